//! What hosts of this server may do: look at reports, ban and unban, close tables. Everybody else
//! is told that only hosts may.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use gantry_kernel::outside;
use gantry_store::{AccountRow, ReportRow};
use serde::{Deserialize, Serialize};

use super::accounts::{Body, body};
use super::error::ApiError;
use super::in_session;
use crate::desk::Desk;
use crate::house::{Closing, wall_ms};
use crate::people::{self, Identity, role};

/// The most reports or accounts in one answer.
const MOST: u32 = 100;
/// The longest note on a report, in characters.
const LONGEST_OUTCOME: usize = 500;

/// Who asks, if they are a host.
async fn host(desk: &Desk, headers: &HeaderMap) -> Result<Identity, ApiError> {
    let identity = in_session(desk, headers).await?;
    if identity.is_host() { Ok(identity) } else { Err(ApiError::HostsOnly) }
}

/// Which reports a host wants to see.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Also those that were dealt with.
    #[serde(default)]
    all: bool,
}

/// A report.
#[derive(Debug, Serialize)]
pub(super) struct ReportInfo {
    id: String,
    table: Option<String>,
    by: String,
    /// The name of who reports; none if the account is gone.
    by_name: Option<String>,
    about: String,
    /// The name of who is reported; none if the account is gone.
    about_name: Option<String>,
    /// The reason, and below it what was said.
    text: String,
    created_ms: u64,
    closed_ms: Option<u64>,
    outcome: Option<String>,
}

/// The last reports, newest first.
pub(super) async fn reports(
    State(desk): State<Desk>,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Result<Json<Vec<ReportInfo>>, ApiError> {
    host(&desk, &headers).await?;
    let rows = desk.house.store.reports().list(!which.all, MOST).await?;
    let mut reports = Vec::new();
    for row in rows {
        let ReportRow { id, table, by, about, text, created_ms, closed_ms, outcome } = row;
        let (by_name, about_name) = (name(&desk, &by).await?, name(&desk, &about).await?);
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

async fn name(desk: &Desk, account: &str) -> Result<Option<String>, ApiError> {
    Ok(desk.house.store.accounts().get(account).await?.map(|row| row.name))
}

/// What was done about a report.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Outcome {
    outcome: String,
}

/// Notes that a report was dealt with.
pub(super) async fn close_report(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
    outcome: Body<Outcome>,
) -> Result<StatusCode, ApiError> {
    host(&desk, &headers).await?;
    let Outcome { outcome } = body(outcome)?;
    let outcome = outcome.trim();
    outside::line("what was done on one line", outcome, LONGEST_OUTCOME)
        .map_err(|wrong| ApiError::Invalid(wrong.to_string()))?;
    let closed = desk.house.store.reports().close(&id, outcome, wall_ms()).await?;
    if closed { Ok(StatusCode::NO_CONTENT) } else { Err(ApiError::NotFound) }
}

/// Whom a host looks for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    /// The beginning of a member's name.
    name: String,
}

/// An account, as a host sees it.
#[derive(Debug, Serialize)]
pub(super) struct AccountInfo {
    account: String,
    name: String,
    role: String,
    created_ms: u64,
}

impl From<AccountRow> for AccountInfo {
    fn from(row: AccountRow) -> Self {
        let AccountRow { id: account, name, role, created_ms, .. } = row;
        Self { account, name, role, created_ms }
    }
}

/// Members whose name begins so.
pub(super) async fn accounts(
    State(desk): State<Desk>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Result<Json<Vec<AccountInfo>>, ApiError> {
    host(&desk, &headers).await?;
    let prefix = outside::skeleton(wanted.name.trim());
    let rows = desk.house.store.accounts().search(&prefix, MOST).await?;
    let shown = rows.into_iter().filter(|row| row.role != role::LEAVING);
    Ok(Json(shown.map(AccountInfo::from).collect()))
}

/// Bans an account: its sessions and sockets end at once, and nobody can log in to it. Its games
/// stay; where it still plays, clocks and stand-ins do what they do for everybody who is away.
pub(super) async fn ban(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    host(&desk, &headers).await?;
    let store = &*desk.house.store;
    let mut account = store.accounts().get(&id).await?.ok_or(ApiError::NotFound)?;
    match account.role.as_str() {
        role::LEAVING => return Err(ApiError::NotFound),
        // whoever runs the server takes that role away first
        role::HOST => return Err(ApiError::Invalid("A host cannot be banned.".into())),
        role::BANNED => {}
        _ => {
            account.role = role::BANNED.into();
            account.changed_ms = wall_ms();
            store.accounts().update(account).await?;
        }
    }
    store.credentials().delete_sessions(&id, None).await?;
    desk.sockets.end(&id, |_| true);
    Ok(StatusCode::NO_CONTENT)
}

/// Lets a banned account in again.
pub(super) async fn unban(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    host(&desk, &headers).await?;
    let store = &*desk.house.store;
    let account = store.accounts().get(&id).await?;
    let account = account.filter(|account| account.role == role::BANNED);
    let mut account = account.ok_or(ApiError::NotFound)?;
    account.role = people::plain_role(&account).into();
    account.changed_ms = wall_ms();
    store.accounts().update(account).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Closes a table: whoever looks at it is told, nobody plays there any more, and its log stays.
pub(super) async fn close_table(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    host(&desk, &headers).await?;
    match desk.house.close_table(&id).await? {
        Closing::Closed => Ok(StatusCode::NO_CONTENT),
        Closing::Over => Err(ApiError::Over),
        Closing::NoTable => Err(ApiError::NotFound),
    }
}
