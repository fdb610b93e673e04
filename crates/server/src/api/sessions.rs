//! The devices that are logged in to an account.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use gantry_kernel::hex;
use gantry_store::SessionRow;
use gantry_wire::DeviceInfo;

use super::error::ApiError;
use super::require_session;
use crate::app_state::AppState;
use crate::limits::SESSIONS_SHOWN;
use crate::people::Proof;

/// How many digits of a session's hash are its id: too few to find the rest of the hash, and enough
/// to tell the sessions of one account apart.
const DIGITS: usize = 16;

fn id(row: &SessionRow) -> String {
    let mut digits = hex::encode(&row.token_hash);
    digits.truncate(DIGITS);
    digits
}

/// The sessions of an account, last used first.
pub(super) async fn list(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<Vec<DeviceInfo>>, ApiError> {
    let identity = require_session(&state, &headers).await?;
    let rows = state.registry.store.credentials().sessions(&identity.account.id).await?;
    let info = |row: SessionRow| DeviceInfo {
        id: id(&row),
        own: identity.session() == Some(row.token_hash.as_slice()),
        device: row.device,
        created_ms: row.created_ms,
        seen_ms: row.seen_ms,
        expires_ms: row.expires_ms,
    };
    Ok(Json(rows.into_iter().take(SESSIONS_SHOWN).map(info).collect()))
}

/// Ends a session of the account, and its sockets.
pub(super) async fn end(
    State(state): State<AppState>,
    Path(wanted): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let account = require_session(&state, &headers).await?.account.id;
    let credentials = state.registry.store.credentials();
    let rows = credentials.sessions(&account).await?;
    let row = rows.into_iter().find(|row| id(row) == wanted).ok_or(ApiError::NotFound)?;
    credentials.delete_session(&row.token_hash).await?;
    state.sockets.end(&account, |proof| *proof == Proof::Session(row.token_hash.clone()));
    Ok(StatusCode::NO_CONTENT)
}
