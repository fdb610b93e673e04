//! Analyses of finished games: one request starts the analysis, others poll until it is done.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use gantry_catalog::LANGUAGES;
use serde::Deserialize;

use super::authenticate;
use super::error::ApiError;
use super::tables::finished;
use crate::app_state::AppState;
use crate::registry::AnalysisState;

/// The query of a request for an analysis.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AnalysisQuery {
    /// The language of its choices; English by default.
    language: Option<String>,
}

/// Checks that the account may see the game; returns the account and the language of the answer.
async fn authorize(
    state: &AppState,
    table: &str,
    headers: &HeaderMap,
    query: Result<Query<AnalysisQuery>, QueryRejection>,
) -> Result<(String, &'static str), ApiError> {
    let Query(query) = query.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    let account = authenticate(state, headers).await?.account.id;
    finished(state, table, &account).await?;
    let wanted = query.language.as_deref().unwrap_or(LANGUAGES[0]);
    let language = LANGUAGES.iter().find(|language| **language == wanted);
    let unknown = || ApiError::Invalid(format!("There is no language {wanted:?}."));
    Ok((account, language.ok_or_else(unknown)?))
}

/// The analysis if it is done, otherwise its progress.
fn respond(progress: &AnalysisState, language: &str) -> Response {
    match progress {
        AnalysisState::Pending(progress) => (StatusCode::ACCEPTED, Json(progress)).into_response(),
        AnalysisState::Done(analysis) => Json(analysis.json(language)).into_response(),
    }
}

/// Starts an analysis, or joins one that has started.
pub(super) async fn start(
    State(state): State<AppState>,
    Path(id): Path<String>,
    query: Result<Query<AnalysisQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (account, language) = authorize(&state, &id, &headers, query).await?;
    let progress = match state.registry.analysis(&id) {
        Some(progress) => progress,
        None if !state.analyses.take(account) => return Err(ApiError::TooMany),
        None => state.registry.analyse(&id).map_err(|_| ApiError::Busy)?,
    };
    Ok(respond(&progress, language))
}

/// The state of an analysis that has started.
pub(super) async fn status(
    State(state): State<AppState>,
    Path(id): Path<String>,
    query: Result<Query<AnalysisQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let (_, language) = authorize(&state, &id, &headers, query).await?;
    let progress = state.registry.analysis(&id).ok_or(ApiError::NoAnalysis)?;
    Ok(respond(&progress, language))
}
