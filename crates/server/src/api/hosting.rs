//! For hosts of this server: reports, bans, closing tables. Everybody else is refused.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use gantry_kernel::outside;
use gantry_store::{AccountRow, ReportRow};
use gantry_wire::{AccountInfo, ReportInfo};
use serde::Deserialize;

use super::accounts::{Body, body};
use super::error::ApiError;
use super::require_session;
use crate::app_state::AppState;
use crate::limits::{LONGEST_OUTCOME, REPORTS_SHOWN};
use crate::people::{self, Identity, role};
use crate::registry::{CloseOutcome, wall_ms};

/// The identity behind a request, which must be a host.
pub(super) async fn require_host(
    state: &AppState,
    headers: &HeaderMap,
) -> Result<Identity, ApiError> {
    let identity = require_session(state, headers).await?;
    if identity.is_host() { Ok(identity) } else { Err(ApiError::HostsOnly) }
}

/// The query of a request for reports.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportQuery {
    /// Include reports that were handled.
    #[serde(default)]
    all: bool,
}

/// The last reports, newest first.
pub(super) async fn reports(
    State(state): State<AppState>,
    query: Result<Query<ReportQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Json<Vec<ReportInfo>>, ApiError> {
    let Query(query) = query.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    require_host(&state, &headers).await?;
    let rows = state.registry.store.reports().list(!query.all, REPORTS_SHOWN).await?;
    let mut reports = Vec::new();
    for row in rows {
        let ReportRow { id, table, by, about, text, created_ms, closed_ms, outcome } = row;
        let (by_name, about_name) = (name(&state, &by).await?, name(&state, &about).await?);
        reports.push(ReportInfo {
            id,
            table,
            by,
            by_name,
            about,
            about_name,
            text,
            created_ms,
            closed_ms,
            outcome,
        });
    }
    Ok(Json(reports))
}

async fn name(state: &AppState, account: &str) -> Result<Option<String>, ApiError> {
    Ok(state.registry.store.accounts().get(account).await?.map(|row| row.name))
}

/// What was done about a report.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReportClosing {
    outcome: String,
}

/// Records that a report was handled.
pub(super) async fn close_report(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    outcome: Body<ReportClosing>,
) -> Result<StatusCode, ApiError> {
    require_host(&state, &headers).await?;
    let ReportClosing { outcome } = body(outcome)?;
    let outcome = outcome.trim();
    outside::line("what was done on one line", outcome, LONGEST_OUTCOME)
        .map_err(|wrong| ApiError::Invalid(wrong.to_string()))?;
    let closed = state.registry.store.reports().close(&id, outcome, wall_ms()).await?;
    if closed { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::NotFound) }
}

/// The query of a search for accounts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AccountQuery {
    /// The beginning of a member's name.
    name: Option<String>,
    /// An account's id: guests share names, so they are found by it.
    id: Option<String>,
}

fn account_info(row: AccountRow) -> AccountInfo {
    let AccountRow { id: account, name, role, created_ms, .. } = row;
    AccountInfo { account, name, role, created_ms }
}

/// Members whose name has this prefix, or the account with this id.
pub(super) async fn accounts(
    State(state): State<AppState>,
    query: Result<Query<AccountQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Json<Vec<AccountInfo>>, ApiError> {
    let Query(query) = query.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    require_host(&state, &headers).await?;
    let accounts = state.registry.store.accounts();
    let rows: Vec<AccountRow> = match (query.name, query.id) {
        (Some(name), None) => {
            accounts.search(&outside::skeleton(name.trim()), REPORTS_SHOWN).await?
        }
        (None, Some(id)) => accounts.get(id.trim()).await?.into_iter().collect(),
        _ => return Err(ApiError::Invalid("Give either a name or an id.".into())),
    };
    let shown = rows.into_iter().filter(|row| row.role != role::LEAVING);
    Ok(Json(shown.map(account_info).collect()))
}

/// Bans an account: its sockets end at once, nobody can log in to it or do anything with it, and it
/// resigns where it still plays. Its sessions stay, so that its pages can say that it is banned.
pub(super) async fn ban(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    require_host(&state, &headers).await?;
    let store = &*state.registry.store;
    let mut account = store.accounts().get(&id).await?.ok_or(ApiError::NotFound)?;
    match account.role.as_str() {
        role::LEAVING => return Err(ApiError::NotFound),
        // the operator has to dismiss them first
        role::HOST => return Err(ApiError::Invalid("A host cannot be banned.".into())),
        role::BANNED => {}
        _ => {
            account.role = role::BANNED.into();
            account.changed_ms = wall_ms();
            store.accounts().update(account).await?;
        }
    }
    state.sockets.end(&id, |_| true);
    state.registry.ban(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Lifts a ban.
pub(super) async fn unban(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    require_host(&state, &headers).await?;
    let store = &*state.registry.store;
    let account = store.accounts().get(&id).await?;
    let account = account.filter(|account| account.role == role::BANNED);
    let mut account = account.ok_or(ApiError::NotFound)?;
    account.role = people::plain_role(&account).into();
    account.changed_ms = wall_ms();
    store.accounts().update(account).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes a table: its clients are told, nobody plays there any more, and its log is kept.
pub(super) async fn close_table(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    require_host(&state, &headers).await?;
    match state.registry.close_table(&id).await? {
        CloseOutcome::Closed => Ok(StatusCode::NO_CONTENT),
        CloseOutcome::Over => Err(ApiError::Over),
        CloseOutcome::NoTable => Err(ApiError::NotFound),
    }
}
