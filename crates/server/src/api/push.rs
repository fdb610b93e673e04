//! Web push: browsers that are called when it is somebody's turn and no page is open.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Extension, Query, State};
use axum::http::{HeaderMap, StatusCode};
use gantry_wire::PushKey;
use serde::Deserialize;

use super::accounts::{Body, body, check_rate};
use super::error::ApiError;
use super::require_session;
use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::registry::{EndpointError, Push};

/// A browser, by its address at its push service.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EndpointBody {
    endpoint: String,
}

impl From<EndpointError> for ApiError {
    fn from(error: EndpointError) -> Self {
        Self::Invalid(error.to_string())
    }
}

/// What calls people; not found if the operator has not set it up.
fn push(state: &AppState) -> Result<&Push, ApiError> {
    state.registry.push.as_ref().ok_or(ApiError::NotFound)
}

/// The key that browsers subscribe for.
pub(super) async fn key(State(state): State<AppState>) -> Json<PushKey> {
    Json(PushKey { key: state.registry.push.as_ref().map(Push::key) })
}

/// A browser is to be called from now on.
pub(super) async fn subscribe(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    endpoint: Body<EndpointBody>,
) -> Result<StatusCode, ApiError> {
    check_rate(&state, from)?;
    let account = require_session(&state, &headers).await?.account.id;
    let push = push(&state)?;
    let EndpointBody { endpoint } = body(endpoint)?;
    push.check(&endpoint)?;
    push.subscribe(&*state.registry.store, &account, endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A browser is not to be called any more.
pub(super) async fn unsubscribe(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    endpoint: Result<Query<EndpointBody>, QueryRejection>,
) -> Result<StatusCode, ApiError> {
    check_rate(&state, from)?;
    let account = require_session(&state, &headers).await?.account.id;
    let Query(wanted) = endpoint.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    let subscriptions = state.registry.store.subscriptions();
    let rows = subscriptions.of(&account).await?;
    let own = rows.iter().any(|row| row.endpoint == wanted.endpoint);
    if own && subscriptions.delete(&wanted.endpoint).await? {
        Ok(StatusCode::NO_CONTENT)
    } else {
        Err(ApiError::NotFound)
    }
}
