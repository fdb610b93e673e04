//! Everything that is not a table being played: who somebody is, which tables there are, how the
//! server does. JSON in, JSON out; `docs/protocol.md` describes it for people.

mod accounts;
mod error;
mod hosting;
mod operation;
mod own_data;
mod passkeys;
mod password;
mod profile;
mod tables;
mod tokens;

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
use error::ApiError;

/// Everything under `/api`, and what operators look at.
pub(crate) fn router(desk: &Desk) -> Router<Desk> {
    let api = Router::new()
        .route("/guest", post(accounts::guest))
        .route("/me", get(accounts::me).delete(own_data::delete))
        .route("/me/export", get(own_data::export))
        .route("/me/name", post(accounts::rename))
        .route("/me/password", post(accounts::set_password))
        .route("/me/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/me/passkeys/start", post(passkeys::start_adding))
        .route("/me/passkeys/{id}", post(passkeys::rename).delete(passkeys::remove))
        .route("/me/tokens", get(tokens::tokens).post(tokens::add_token))
        .route("/me/tokens/{name}", delete(tokens::delete_token))
        .route("/account", post(accounts::register))
        .route("/login", post(accounts::login))
        .route("/login/passkey", post(passkeys::login))
        .route("/login/passkey/start", post(passkeys::start_login))
        .route("/logout", post(accounts::logout))
        .route("/accounts", get(profile::by_name))
        .route("/accounts/{id}", get(profile::one))
        .route("/host/reports", get(hosting::reports))
        .route("/host/reports/{id}/close", post(hosting::close_report))
        .route("/host/accounts", get(hosting::accounts))
        .route("/host/accounts/{id}/ban", post(hosting::ban))
        .route("/host/accounts/{id}/unban", post(hosting::unban))
        .route("/host/tables/{id}/close", post(hosting::close_table))
        .route("/games", get(tables::games))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/{id}", get(tables::one))
        .route("/tables/{id}/record", get(tables::record))
        .route("/socket", get(socket::open))
        .fallback(|| async { ApiError::NotFound })
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
async fn identified(desk: &Desk, headers: &HeaderMap) -> Result<Identity, ApiError> {
    match people::identify(&*desk.house.store, headers).await? {
        Some(identity) if identity.account.role == role::BANNED => Err(ApiError::Banned),
        Some(identity) => Ok(identity),
        None => Err(ApiError::Stranger),
    }
}

/// Who asks, if they have logged in: a program plays for somebody, but it does not change what they
/// log in with or delete their account.
async fn in_session(desk: &Desk, headers: &HeaderMap) -> Result<Identity, ApiError> {
    let identity = identified(desk, headers).await?;
    if identity.session().is_some() { Ok(identity) } else { Err(ApiError::SessionOnly) }
}
