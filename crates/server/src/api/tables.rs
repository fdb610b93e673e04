//! Lists of tables, new tables, and the records of finished games.

use axum::Json;
use axum::extract::rejection::{JsonRejection, QueryRejection};
use axum::extract::{Extension, Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use gantry_catalog::HUMAN;
use gantry_host::shared::{Chair, SharedTable};
use gantry_store::{Phase, TableFilter, TableRow};
use gantry_wire::{
    Access, CreatedTable, GameInfo, RecordBody, Spectators, TablePhase, TableSettings, TableSummary,
};
use serde::Deserialize;

use super::accounts::{Body, body};
use super::error::ApiError;
use super::{account_or_nobody, authenticate};
use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::limits::{RESULTS_SHOWN, TABLES_SHOWN, TURNS_SHOWN};
use crate::people;
use crate::registry::{CloseOutcome, rows};

/// Every game that can be played here.
pub(super) async fn games() -> Json<Vec<GameInfo>> {
    Json(gantry_catalog::games().iter().map(gantry_host::game_info).collect())
}

/// A table as one account sees it in a list.
pub(super) fn summary(row: TableRow, account: &str) -> Option<TableSummary> {
    let setup = rows::table_setup(&row).ok()?;
    let kind = |chair: &Chair| match chair {
        Chair::Free => None,
        Chair::Person { .. } | Chair::Gone { .. } => Some(HUMAN.to_owned()),
        Chair::Bot { kind } => Some(kind.clone()),
    };
    let chairs = setup.chairs().iter();
    Some(TableSummary {
        settings: setup.settings().clone(),
        seats: chairs.clone().map(|chair| chair.name().map(str::to_owned)).collect(),
        kinds: chairs.clone().map(kind).collect(),
        accounts: chairs.clone().map(|chair| chair.account().map(str::to_owned)).collect(),
        own: chairs.clone().any(|chair| chair.account() == Some(account)),
        your_turn: false,
        time_left_ms: None,
        places: None,
        phase: rows::wire_phase(row.phase),
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
    /// Whether the places in finished games are told; then at most [`RESULTS_SHOWN`] tables are
    /// listed, and only one's own.
    #[serde(default)]
    results: bool,
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
    let with_results = query.mine && query.results;
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
        limit: if with_results { RESULTS_SHOWN } else { TABLES_SHOWN },
    };
    let rows = state.registry.store.tables(&filter).await?;
    let mut tables: Vec<_> = rows.into_iter().filter_map(|row| summary(row, &account)).collect();
    if query.mine {
        let playing = tables.iter_mut().filter(|table| table.phase == TablePhase::Playing);
        for table in playing.take(TURNS_SHOWN) {
            (table.your_turn, table.time_left_ms) =
                state.registry.turn_of(&table.id, &account).await?;
        }
    }
    if with_results {
        for table in tables.iter_mut().filter(|table| table.phase == TablePhase::Over) {
            table.places = places(&state, table).await?;
        }
    }
    Ok(Json(tables))
}

/// The place at each seat of a finished game, which follows from its log.
async fn places(
    state: &AppState,
    table: &TableSummary,
) -> Result<Option<Vec<Option<u8>>>, ApiError> {
    let results = state.registry.replayed(&table.id, |table| table.results()).await?;
    let Some(results) = results.flatten() else { return Ok(None) };
    let mut results = results.into_iter();
    // results are in the order of the seats where people with accounts sit
    let place = |account: &Option<String>| account.as_ref().and_then(|_| results.next());
    Ok(Some(table.accounts.iter().map(place).map(|result| Some(result?.1)).collect()))
}

/// Refuses somebody who has opened too many tables, lately or altogether.
pub(super) async fn check_may_open(
    state: &AppState,
    account: &str,
    from: RemoteAddress,
) -> Result<(), ApiError> {
    let address = people::counted_address(from.0);
    if !state.tables.take(account.to_owned()) || !state.tables_by_address.take(address) {
        return Err(ApiError::TooMany);
    }
    let most = state.registry.limits.open_tables;
    let open = TableFilter {
        phases: vec![Phase::Gathering, Phase::Playing],
        account: Some(account.to_owned()),
        limit: most,
        ..TableFilter::default()
    };
    let count = state.registry.store.count_tables(&open).await?;
    if count >= usize::try_from(most).unwrap_or(usize::MAX) {
        return Err(ApiError::TooManyTables);
    }
    Ok(())
}

/// Opens a table.
pub(super) async fn create(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    settings: Result<Json<TableSettings>, JsonRejection>,
) -> Result<Json<CreatedTable>, ApiError> {
    let identity = authenticate(&state, &headers).await?;
    let Json(settings) = settings.map_err(|wrong| ApiError::Invalid(wrong.body_text()))?;
    check_may_open(&state, &identity.account.id, from).await?;
    let created = state.registry.create(&identity.person(), settings).await?;
    Ok(Json(CreatedTable { table: created.map_err(ApiError::Refused)? }))
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
    let setup = rows::table_setup(&stored.row).map_err(|_| ApiError::NotFound)?;
    let own = stored.row.accounts.iter().any(|other| other == account);
    let settings = setup.settings();
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

/// The record of a game that is over, for whoever may see the table: an invitation leads there,
/// too.
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

/// Opens a table that continues a game begun elsewhere, from its record.
pub(super) async fn go_on(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    record: Body<RecordBody>,
) -> Result<Json<CreatedTable>, ApiError> {
    let identity = authenticate(&state, &headers).await?;
    let RecordBody { record } = body(record)?;
    check_may_open(&state, &identity.account.id, from).await?;
    let created = state.registry.go_on(&identity.person(), record).await?;
    Ok(Json(CreatedTable { table: created.map_err(ApiError::Refused)? }))
}

/// Closes the table of a running game and gives its record, with the secret, to the one person who
/// plays it: the game goes on elsewhere. A repeated request gives it again.
pub(super) async fn take(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Json<RecordBody>, ApiError> {
    let account = authenticate(&state, &headers).await?.account.id;
    visible(&state, &id, &account).await?;
    let record = {
        let account = account.clone();
        move |table: SharedTable| table.record_to_move(&account)
    };
    // Only its player gets the record. Once the table is closed, nothing is added to it.
    let allowed = state.registry.replayed(&id, record.clone()).await?.ok_or(ApiError::NotFound)?;
    allowed.map_err(ApiError::Refused)?;
    match state.registry.close_table(&id).await? {
        CloseOutcome::Closed => {}
        CloseOutcome::Over => return Err(ApiError::Over),
        CloseOutcome::NoTable => return Err(ApiError::NotFound),
    }
    let record = state.registry.replayed(&id, record).await?.ok_or(ApiError::NotFound)?;
    Ok(Json(RecordBody { record: record.map_err(ApiError::Refused)? }))
}
