//! Lists of tables, new tables, and the records of finished games.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
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
use super::{account_or_nobody, authenticate};
use crate::app_state::AppState;
use crate::registry::rows;

/// The most tables in one answer.
const MOST: u32 = 100;
/// For so many of the latest tables of somebody it is worked out whether it is their turn.
const MOST_TURNS: usize = 30;

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
    /// Whether the requesting account plays there.
    own: bool,
    /// Whether the game waits for the requesting account; only told in a list of its own tables.
    your_turn: bool,
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
        your_turn: false,
        phase: row.phase.word(),
        id: row.id,
        game: row.game,
        entries: row.entries,
        created_ms: row.created_ms,
        changed_ms: row.changed_ms,
    })
}

/// The query of a list of tables.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TableQuery {
    /// Only tables where the requesting account plays; otherwise public ones.
    #[serde(default)]
    mine: bool,
    game: Option<String>,
    /// `gathering`, `playing` or `over`; by default, public tables that wait for players.
    phase: Option<String>,
    /// The `changed_ms` of the last table of the page before.
    before_ms: Option<u64>,
    /// Its id.
    before_id: Option<String>,
}

/// Tables, newest first.
pub(super) async fn list(
    State(state): State<AppState>,
    query: Result<Query<TableQuery>, QueryRejection>,
    headers: HeaderMap,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let Query(query) = query.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    let account = if query.mine {
        authenticate(&state, &headers).await?.account.id
    } else {
        account_or_nobody(&state, &headers).await?
    };
    let phase = match &query.phase {
        None => (!query.mine).then_some(Phase::Gathering),
        Some(word) => {
            let phase = Phase::from_word(word);
            Some(phase.ok_or_else(|| ApiError::Invalid(format!("There is no phase {word:?}.")))?)
        }
    };
    let filter = TableFilter {
        phases: phase.into_iter().collect(),
        listed: (!query.mine).then_some(true),
        account: query.mine.then(|| account.clone()),
        game: query.game,
        before: query.before_ms.zip(query.before_id),
        limit: MOST,
    };
    let rows = state.registry.store.tables(&filter).await?;
    let mut tables: Vec<_> = rows.into_iter().filter_map(|row| summary(row, &account)).collect();
    if query.mine {
        let playing = tables.iter_mut().filter(|table| table.phase == Phase::Playing.word());
        for table in playing.take(MOST_TURNS) {
            table.your_turn = is_turn_of(&state, &table.id, &account).await?;
        }
    }
    Ok(Json(tables))
}

/// Whether a running game waits for an account. No row has that, so the log is replayed.
async fn is_turn_of(state: &AppState, id: &str, account: &str) -> Result<bool, ApiError> {
    let Some(stored) = state.registry.store.table(id).await? else { return Ok(false) };
    let now = state.registry.clock.now();
    Ok(rows::restore(stored, now).is_ok_and(|table| table.waits_for(account)))
}

/// The id of a new table.
#[derive(Debug, Serialize)]
pub(super) struct Created {
    pub(super) table: String,
}

/// Opens a table.
pub(super) async fn create(
    State(state): State<AppState>,
    headers: HeaderMap,
    settings: Result<Json<TableSettings>, JsonRejection>,
) -> Result<Json<Created>, ApiError> {
    let identity = authenticate(&state, &headers).await?;
    let Json(settings) = settings.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    if !state.tables.take(identity.account.id.clone()) {
        return Err(ApiError::TooMany);
    }
    let created = state.registry.create(&identity.person(), settings).await?;
    Ok(Json(Created { table: created.map_err(ApiError::Refused)? }))
}

/// One table. Whoever has its id may see it, unless it is private.
pub(super) async fn one(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<TableSummary>, ApiError> {
    let account = account_or_nobody(&state, &headers).await?;
    let row = visible(&state, &id, &account).await?;
    summary(row, &account).map(Json).ok_or(ApiError::NotFound)
}

/// The row of a table, if the account may see it.
async fn visible(state: &AppState, id: &str, account: &str) -> Result<TableRow, ApiError> {
    let stored = state.registry.store.table(id).await?.ok_or(ApiError::NotFound)?;
    let kept = rows::kept(&stored.row).map_err(|_| ApiError::NotFound)?;
    let own = stored.row.accounts.iter().any(|other| other == account);
    let settings = kept.settings();
    let hidden = settings.access == Access::Private
        || settings.spectators == Spectators::Nobody && stored.row.phase != Phase::Gathering;
    if hidden && !own { Err(ApiError::NotFound) } else { Ok(stored.row) }
}

/// The same for a finished game, where everything is visible.
pub(super) async fn finished(
    state: &AppState,
    id: &str,
    account: &str,
) -> Result<TableRow, ApiError> {
    let row = visible(state, id, account).await?;
    if row.phase == Phase::Over { Ok(row) } else { Err(ApiError::NotYet) }
}

/// The record of a game that is over, for whoever may see the table: an invitation leads there, too.
pub(super) async fn record(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let account = account_or_nobody(&state, &headers).await?;
    let row = finished(&state, &id, &account).await?;
    let text = state.registry.record(&id).await?.ok_or(ApiError::NotFound)?;
    let name = format!("attachment; filename=\"{}-{id}.record\"", row.game);
    let kind = "text/plain; charset=utf-8".to_owned();
    Ok(([(CONTENT_TYPE, kind), (CONTENT_DISPOSITION, name)], text))
}
