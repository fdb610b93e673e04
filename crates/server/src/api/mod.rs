//! The HTTP API, everything except play itself: accounts, lists of tables, health.
//! `docs/protocol.md` describes it.

mod accounts;
mod analysis;
mod daily;
mod error;
mod hosting;
mod judging;
mod matching;
mod operation;
mod own_data;
mod passkeys;
mod password;
mod profile;
mod push;
mod sessions;
mod tables;
mod tokens;

use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::header::CACHE_CONTROL;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use axum::{Extension, Router};

use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::people::{self, Identity, role};
use crate::socket;
pub(crate) use error::ApiError;

/// Everything under `/api`, and the endpoints for operators.
pub(crate) fn router(state: &AppState) -> Router<AppState> {
    let api = Router::new()
        .route("/guest", post(accounts::guest))
        .route("/session", get(accounts::session))
        .route("/me", get(accounts::me).delete(own_data::delete))
        .route("/me/export", get(own_data::export))
        .route("/me/name", post(accounts::rename))
        .route("/me/password", post(accounts::set_password))
        .route("/me/passkeys", get(passkeys::list).post(passkeys::add))
        .route("/me/passkeys/start", post(passkeys::start_adding))
        .route("/me/passkeys/{id}", post(passkeys::rename).delete(passkeys::remove))
        .route("/me/sessions", get(sessions::list))
        .route("/me/sessions/{id}", delete(sessions::end))
        .route("/me/tokens", get(tokens::tokens).post(tokens::add_token))
        .route("/me/tokens/{name}", delete(tokens::delete_token))
        .route("/me/push", post(push::subscribe).delete(push::unsubscribe))
        .route("/push", get(push::key))
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
        .route("/host/tables", get(judging::tables))
        .route("/host/tables/{id}/chat", get(judging::chat))
        .route("/host/tables/{id}/close", post(hosting::close_table))
        .route("/daily/{game}/{date}", get(daily::ranking).post(daily::send))
        .route("/games", get(tables::games))
        .route("/match", post(matching::find))
        .route("/tables", get(tables::list).post(tables::create))
        .route("/tables/moved", post(tables::go_on))
        .route("/tables/{id}", get(tables::one))
        .route("/tables/{id}/take", post(tables::take))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/analysis", get(analysis::status).post(analysis::start))
        .route("/socket", get(socket::open))
        .route("/openapi.json", get(operation::openapi))
        .fallback(|| async { ApiError::NotFound })
        .method_not_allowed_fallback(|| async { ApiError::Method })
        .layer(from_fn(own_pages_only))
        .layer(from_fn_with_state(state.clone(), limit_reads))
        .layer(from_fn(no_store))
        .layer(DefaultBodyLimit::max(state.registry.limits.body_bytes));
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(operation::health))
        .route("/readyz", get(operation::ready))
        .route("/metrics", get(operation::metrics))
        .layer(from_fn_with_state(state.clone(), refuse_when_closing))
}

/// Refuses changes from pages of other sites (CSRF).
async fn own_pages_only(request: Request, next: Next) -> Response {
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes && !people::is_own_page(request.headers()) {
        return ApiError::OtherPage.into_response();
    }
    next.run(request).await
}

/// Requests that change nothing have one limit for all; the others have their own.
async fn limit_reads(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    request: Request,
    next: Next,
) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    if reads && !state.reads.take(people::counted_address(from.0)) {
        return ApiError::TooMany.into_response();
    }
    next.run(request).await
}

/// Forbids caching: answers are private and change.
async fn no_store(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A server that is stopping accepts no new requests.
async fn refuse_when_closing(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    if *state.closing.borrow() && request.uri().path() != "/healthz" {
        return ApiError::Closing.into_response();
    }
    next.run(request).await
}

/// The identity behind a request, or an error that asks to log in.
pub(crate) async fn authenticate(
    state: &AppState,
    headers: &HeaderMap,
) -> Result<Identity, ApiError> {
    match people::identify(&*state.registry.store, headers).await? {
        Some(identity) if identity.account.role == role::BANNED => Err(ApiError::Banned),
        Some(identity) => Ok(identity),
        None => Err(ApiError::Unauthenticated),
    }
}

/// The account id behind a request; empty for somebody unknown, who sees what is public.
async fn account_or_nobody(state: &AppState, headers: &HeaderMap) -> Result<String, ApiError> {
    match authenticate(state, headers).await {
        Ok(identity) => Ok(identity.account.id),
        Err(ApiError::Unauthenticated) => Ok(String::new()),
        Err(error) => Err(error),
    }
}

/// The identity behind a request, which must have a session: a token lets a program play, but not
/// change credentials or delete the account.
async fn require_session(state: &AppState, headers: &HeaderMap) -> Result<Identity, ApiError> {
    let identity = authenticate(state, headers).await?;
    if identity.session().is_some() { Ok(identity) } else { Err(ApiError::SessionOnly) }
}
