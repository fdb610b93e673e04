//! What operators and their programs ask.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::error::ApiError;
use crate::arrival::comes_from;
use crate::desk::Desk;

/// The process lives.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The server can do its work: the store answers.
pub(super) async fn ready(State(desk): State<Desk>) -> impl IntoResponse {
    match desk.house.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// What can be asked, for programs. Tests compare it with the router and with real answers.
pub(super) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], include_str!("../../openapi.json"))
}

/// Figures for Prometheus. For strangers there is nothing here.
pub(super) async fn metrics(State(desk): State<Desk>, request: Request) -> Response {
    if !comes_from(&request).is_some_and(|from| desk.metrics_from.contains(from)) {
        return ApiError::NotFound.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], desk.house.metrics.text()).into_response()
}
