//! Endpoints for operators and monitoring.

use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use super::error::ApiError;
use crate::app_state::AppState;
use crate::ingress::source_address;

/// The process is running.
pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// The server is ready: the store answers, and the tables that are being played are loaded.
pub(super) async fn ready(State(state): State<AppState>) -> impl IntoResponse {
    match state.registry.store.ping().await {
        Ok(()) if *state.registry.loaded.borrow() => (StatusCode::OK, "ready\n"),
        Ok(()) => (StatusCode::SERVICE_UNAVAILABLE, "tables are being loaded\n"),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
        }
    }
}

/// The `OpenAPI` description. Tests compare it with the router and with real answers.
pub(super) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], include_str!("../../openapi.json"))
}

/// Metrics for Prometheus. Other networks get a 404.
pub(super) async fn metrics(State(state): State<AppState>, request: Request) -> Response {
    if !source_address(&request).is_some_and(|from| state.metrics_from.contains(from)) {
        return ApiError::NotFound.into_response();
    }
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], state.registry.metrics.text()).into_response()
}
