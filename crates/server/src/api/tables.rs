//! Tables in lists: which there are, new ones, and the records of those that are over.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use gantry_catalog::HUMAN;
use gantry_host::shared::Chair;
use gantry_store::{Phase, TableFilter, TableRow};
use gantry_wire::{Access, GameInfo, Spectators, TableSettings};
use serde::{Deserialize, Serialize};

use super::error::ApiError;
use super::identified;
use crate::desk::Desk;
use crate::house::rows;

/// The most tables in one answer.
const MOST: u32 = 100;

/// Every game that can be played here.
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    Json(gantry_catalog::games().iter().map(gantry_host::game_info).collect())
}

/// A table in a list.
#[derive(Debug, Serialize)]
pub(super) struct TableSummary {
    id: String,
    game: String,
    phase: &'static str,
    settings: TableSettings,
    /// The name at each seat; none while it is free.
    seats: Vec<Option<String>>,
    /// `human` or the name of a bot at each seat; none while it is free.
    kinds: Vec<Option<String>>,
    /// The account at each seat, if a person sits there.
    accounts: Vec<Option<String>>,
    entries: u64,
    created_ms: u64,
    changed_ms: u64,
    /// Whether the one who asks plays there.
    own: bool,
}

/// A table as one account sees it in a list.
pub(super) fn summary(row: TableRow, account: &str) -> Option<TableSummary> {
    let kept = rows::kept(&row).ok()?;
    let kind = |chair: &Chair| match chair {
        Chair::Free => None,
        Chair::Person { .. } | Chair::Gone { .. } => Some(HUMAN.to_owned()),
        Chair::Bot { kind } => Some(kind.clone()),
    };
    let chairs = kept.chairs().iter();
    Some(TableSummary {
        settings: kept.settings().clone(),
        seats: chairs.clone().map(|chair| chair.name().map(str::to_owned)).collect(),
        kinds: chairs.clone().map(kind).collect(),
        accounts: chairs.clone().map(|chair| chair.account().map(str::to_owned)).collect(),
        own: chairs.clone().any(|chair| chair.account() == Some(account)),
        phase: row.phase.word(),
        id: row.id,
        game: row.game,
        entries: row.entries,
        created_ms: row.created_ms,
        changed_ms: row.changed_ms,
    })
}

/// Which tables somebody wants to see.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Only tables at which the one who asks plays; otherwise those that are open to everybody.
    #[serde(default)]
    mine: bool,
    game: Option<String>,
    /// `gathering`, `playing` or `over`; of others' tables, those that wait for players.
    phase: Option<String>,
    /// The `changed_ms` of the last table of the page before.
    before_ms: Option<u64>,
    /// Its id.
    before_id: Option<String>,
}

/// Tables, newest first.
pub(super) async fn list(
    State(desk): State<Desk>,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let account = identified(&desk, &headers).await?.account.id;
    let phase = match &which.phase {
        None => (!which.mine).then_some(Phase::Gathering),
        Some(word) => {
            let phase = Phase::from_word(word);
            Some(phase.ok_or_else(|| ApiError::Invalid(format!("There is no phase {word:?}.")))?)
        }
    };
    let filter = TableFilter {
        phases: phase.into_iter().collect(),
        listed: (!which.mine).then_some(true),
        account: which.mine.then(|| account.clone()),
        game: which.game,
        before: which.before_ms.zip(which.before_id),
        limit: MOST,
    };
    let rows = desk.house.store.tables(&filter).await?;
    Ok(Json(rows.into_iter().filter_map(|row| summary(row, &account)).collect()))
}

/// The name of a new table.
#[derive(Debug, Serialize)]
pub(super) struct Created {
    table: String,
}

/// Opens a table.
pub(super) async fn create(
    State(desk): State<Desk>,
    headers: HeaderMap,
    settings: Result<Json<TableSettings>, JsonRejection>,
) -> Result<Json<Created>, ApiError> {
    let identity = identified(&desk, &headers).await?;
    let Json(settings) = settings.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    if !desk.tables.take(identity.account.id.clone()) {
        return Err(ApiError::TooMany);
    }
    let created = desk.house.create(&identity.person(), settings).await?;
    Ok(Json(Created { table: created.map_err(ApiError::Refused)? }))
}

/// One table. Whoever has its name may ask, unless it is private.
pub(super) async fn one(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableSummary>, ApiError> {
    let account = identified(&desk, &headers).await?.account.id;
    let row = visible(&desk, &id, &account).await?;
    summary(row, &account).map(Json).ok_or(ApiError::NotFound)
}

/// The row of a table that somebody may see.
async fn visible(desk: &Desk, id: &str, account: &str) -> Result<TableRow, ApiError> {
    let stored = desk.house.store.table(id).await?.ok_or(ApiError::NotFound)?;
    let kept = rows::kept(&stored.row).map_err(|_| ApiError::NotFound)?;
    let own = stored.row.accounts.iter().any(|other| other == account);
    let settings = kept.settings();
    let hidden = settings.access == Access::Private
        || settings.spectators == Spectators::Nobody && stored.row.phase != Phase::Gathering;
    if hidden && !own { Err(ApiError::NotFound) } else { Ok(stored.row) }
}

/// The record of a game that is over.
pub(super) async fn record(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let account = identified(&desk, &headers).await?.account.id;
    let row = visible(&desk, &id, &account).await?;
    if row.phase != Phase::Over {
        return Err(ApiError::NotYet);
    }
    let text = desk.house.record(&id).await?.ok_or(ApiError::NotFound)?;
    let name = format!("attachment; filename=\"{}-{id}.record\"", row.game);
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], text))
}
