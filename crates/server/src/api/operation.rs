//! What operators and their programs ask.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

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

/// Figures for Prometheus.
pub(super) async fn metrics(State(desk): State<Desk>) -> impl IntoResponse {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], desk.house.metrics.text())
}
