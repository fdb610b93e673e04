//! Tokens, with which programs play for an account.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use gantry_store::TokenRow;
use gantry_wire::TokenInfo;

use super::accounts::{Body, NameBody, body, checked_name};
use super::error::ApiError;
use super::require_session;
use crate::app_state::AppState;
use crate::limits::MOST_TOKENS;
use crate::people::Proof;
use crate::registry::wall_ms;
use crate::secrets;

/// All tokens of an account.
pub(super) async fn tokens(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<Vec<TokenInfo>>, ApiError> {
    let account = require_session(&state, &headers).await?.account.id;
    let tokens = state.registry.store.credentials().tokens(&account).await?;
    let info =
        |row: TokenRow| TokenInfo { name: row.name, created_ms: row.created_ms, token: None };
    Ok(Json(tokens.into_iter().map(info).collect()))
}

/// A new token for a program.
pub(super) async fn add_token(
    State(state): State<AppState>,
    headers: HeaderMap,
    named: Body<NameBody>,
) -> Result<Json<TokenInfo>, ApiError> {
    let account = require_session(&state, &headers).await?.account.id;
    let name = checked_name(&body(named)?.name)?;
    let known = state.registry.store.credentials().tokens(&account).await?;
    if known.len() >= MOST_TOKENS {
        return Err(ApiError::Invalid(format!("There are at most {MOST_TOKENS} tokens.")));
    }
    if known.iter().any(|token| token.name == name) {
        return Err(ApiError::NameTaken);
    }
    let (token, created_ms) = (secrets::token(), wall_ms());
    let row = TokenRow { hash: secrets::hash(&token), account, name: name.clone(), created_ms };
    state.registry.store.credentials().add_token(row).await?;
    Ok(Json(TokenInfo { name, created_ms, token: Some(token) }))
}

/// Ends a token, and the sockets of the program that has it.
pub(super) async fn delete_token(
    State(state): State<AppState>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let account = require_session(&state, &headers).await?.account.id;
    let tokens = state.registry.store.credentials().tokens(&account).await?;
    let token = tokens.into_iter().find(|token| token.name == name).ok_or(ApiError::NotFound)?;
    state.registry.store.credentials().delete_token(&token.hash).await?;
    state.sockets.end(&account, |proof| *proof == Proof::Token(token.hash.clone()));
    Ok(StatusCode::NO_CONTENT)
}
