//! Everything that is not a table being played: who somebody is, which tables there are, how the
//! server does. JSON in, JSON out; `docs/protocol.md` describes it for people.

mod accounts;
mod error;
mod operation;
mod password;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};

use crate::desk::Desk;
use crate::people::{self, Identity, role};
use crate::socket;
pub(crate) use error::ApiError;

/// Everything under `/api`, and what operators look at.
pub(crate) fn router(desk: &Desk) -> Router<Desk> {
    let api = Router::new()
        .route("/guest", post(accounts::guest))
        .route("/me", get(accounts::me).delete(accounts::delete))
        .route("/me/export", get(accounts::export))
        .route("/me/name", post(accounts::rename))
        .route("/me/password", post(accounts::set_password))
        .route("/me/tokens", get(accounts::tokens).post(accounts::add_token))
        .route("/me/tokens/{name}", delete(accounts::delete_token))
        .route("/account", post(accounts::register))
        .route("/login", post(accounts::login))
        .route("/logout", post(accounts::logout))
        .route("/games", get(tables::games))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::one))
        .route("/tables/{id}/record", get(tables::record))
        .route("/socket", get(socket::open))
        .route("/openapi.json", get(operation::openapi))
        .fallback(|| async { ApiError::NotFound })
        .method_not_allowed_fallback(|| async { ApiError::Method })
        .layer(from_fn(own_pages_only))
        .layer(from_fn(not_kept))
        .layer(DefaultBodyLimit::max(desk.house.limits.body_bytes));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(operation::health))
        .route("/readyz", get(operation::ready))
        .route("/metrics", get(operation::metrics))
        .layer(from_fn_with_state(desk.clone(), until_closed))
}

/// Another page must not change anything in somebody's name.
async fn own_pages_only(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !people::is_own_page(request.headers()) {
        return ApiError::OtherPage.into_response();
    }
    next.run(request).await
}

/// Answers are for whoever asked, and for now.
async fn not_kept(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A server that closes begins nothing new.
async fn until_closed(State(desk): State<Desk>, request: Request, next: Next) -> Response {
    if *desk.closing.borrow() && request.uri().path() != "/healthz" {
        return ApiError::Closing.into_response();
    }
    next.run(request).await
}

/// Who asks; a stranger is told to say so first.
pub(crate) async fn identified(desk: &Desk, headers: &HeaderMap) -> Result<Identity, ApiError> {
    match people::identify(&*desk.house.store, headers).await? {
        Some(identity) if identity.account.role == role::BANNED => Err(ApiError::Banned),
        Some(identity) => Ok(identity),
        None => Err(ApiError::Stranger),
    }
}
