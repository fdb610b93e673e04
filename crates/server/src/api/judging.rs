//! What a host of this server can look at to decide about a report: every table, listed or not, and
//! its chat.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use gantry_store::{ChatRow, Phase, TableFilter};
use gantry_wire::{ChatLine, JudgedLine, TableSummary};
use serde::Deserialize;

use super::error::ApiError;
use super::hosting::require_host;
use super::tables::summary;
use crate::app_state::AppState;
use crate::limits::JUDGED_TABLES_SHOWN;
use crate::registry::rows;

/// The query of a host's list of tables.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HostTableQuery {
    /// Only in this phase.
    phase: Option<String>,
    /// Only where this account sits.
    account: Option<String>,
    /// The `changed_ms` of the last table of the page before.
    before_ms: Option<u64>,
    /// Its id.
    before_id: Option<String>,
}

/// Tables, newest first, including those that are not listed for everybody.
pub(super) async fn tables(
    State(state): State<AppState>,
    query: Result<Query<HostTableQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let Query(query) = query.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    let host = require_host(&state, &headers).await?.account.id;
    let unknown = |word: &str| ApiError::Invalid(format!("There is no phase {word:?}."));
    let phase = query.phase.as_deref();
    let phase =
        phase.map(|word| Phase::from_word(word).ok_or_else(|| unknown(word))).transpose()?;
    let filter = TableFilter {
        phases: phase.into_iter().collect(),
        account: query.account,
        before: query.before_ms.zip(query.before_id),
        limit: JUDGED_TABLES_SHOWN,
        ..TableFilter::default()
    };
    let rows = state.registry.store.tables(&filter).await?;
    Ok(Json(rows.into_iter().filter_map(|row| summary(row, &host)).collect()))
}

fn judged_line(row: ChatRow) -> JudgedLine {
    let (account, (_, line)) = (row.account.clone(), rows::chat_line(row));
    let ChatLine { number, name, text, at_ms: said_ms, .. } = line;
    JudgedLine { number, account, name, text, said_ms }
}

/// The last lines that were said at a table.
pub(super) async fn chat(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<Vec<JudgedLine>>, ApiError> {
    require_host(&state, &headers).await?;
    let stored = state.registry.store.table(&id).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(stored.chat.into_iter().map(judged_line).collect()))
}
