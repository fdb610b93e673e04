//! Quick match: a table where somebody waits for the same game at the same pace, or a new one.

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use axum::http::HeaderMap;
use gantry_wire::Pace;
use serde::Deserialize;

use super::authenticate;
use super::error::ApiError;
use super::tables::Created;
use crate::app_state::AppState;

/// What somebody wants to play.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MatchRequest {
    game: String,
    #[serde(default)]
    pace: Pace,
}

/// Answers with a table that has a seat for the requesting account. The seat is promised for a
/// minute: whoever asked sits down there, after having seen the pledge.
pub(super) async fn find(
    State(state): State<AppState>,
    headers: HeaderMap,
    request: Result<Json<MatchRequest>, JsonRejection>,
) -> Result<Json<Created>, ApiError> {
    let identity = authenticate(&state, &headers).await?;
    let Json(request) = request.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    if !state.tables.take(identity.account.id.clone()) {
        return Err(ApiError::TooMany);
    }
    let MatchRequest { game, pace } = request;
    let found = state.registry.match_for(&identity.person(), &game, pace).await?;
    Ok(Json(Created { table: found.map_err(ApiError::Refused)? }))
}
