//! Quick match: a table where somebody waits for the same game at the same pace, or a new one.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::HeaderMap;
use gantry_wire::{CreatedTable, Pace};
use serde::Deserialize;

use super::authenticate;
use super::error::ApiError;
use super::tables::check_may_open;
use crate::app_state::AppState;
use crate::connections::RemoteAddress;

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
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    request: Result<Json<MatchRequest>, JsonRejection>,
) -> Result<Json<CreatedTable>, ApiError> {
    let identity = authenticate(&state, &headers).await?;
    let Json(request) = request.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    check_may_open(&state, &identity.account.id, from).await?;
    let MatchRequest { game, pace } = request;
    let found = state.registry.match_for(&identity.person(), &game, pace).await?;
    Ok(Json(CreatedTable { table: found.map_err(ApiError::Refused)? }))
}
