//! Export and deletion of an account's data.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use gantry_host::shared::TableSetup;
use gantry_store::{Phase, RatingRow, TableFilter, TableRow};
use gantry_wire::{GameRating, OwnAccount};
use serde::Serialize;

use super::accounts::{check_rate, own_account};
use super::error::ApiError;
use super::profile::game_rating;
use super::require_session;
use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::people;
use crate::registry::rows;

/// Everything that is stored about an account.
#[derive(Debug, Serialize)]
pub(super) struct Export {
    account: OwnAccount,
    created_ms: u64,
    changed_ms: u64,
    /// Whether there is a password; only its hash is stored.
    password: bool,
    sessions: Vec<Session>,
    passkeys: Vec<Credential>,
    tokens: Vec<Credential>,
    /// The browsers that are called when it is somebody's turn.
    subscriptions: Vec<Subscription>,
    ratings: Vec<GameRating>,
    tables: Vec<Table>,
    /// What was sent of deals of the day.
    daily: Vec<DailyExport>,
    /// The reports that the account has written.
    reports: Vec<WrittenReport>,
}

/// A result of a deal of the day.
#[derive(Debug, Serialize)]
struct DailyExport {
    game: String,
    date: String,
    points: i64,
    place: u64,
    sent_ms: u64,
}

/// A report that the account has written.
#[derive(Debug, Serialize)]
struct WrittenReport {
    /// The table where it happened.
    table: Option<String>,
    text: String,
    created_ms: u64,
    /// When a host has handled it.
    closed_ms: Option<u64>,
}

/// A device that is logged in.
#[derive(Debug, Serialize)]
struct Session {
    device: String,
    created_ms: u64,
    seen_ms: u64,
    expires_ms: u64,
}

/// A passkey or a token.
#[derive(Debug, Serialize)]
struct Credential {
    name: String,
    created_ms: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    used_ms: Option<u64>,
}

/// A browser that is called: its address at its push service.
#[derive(Debug, Serialize)]
struct Subscription {
    endpoint: String,
    created_ms: u64,
}

/// A table where the account plays or has played, or which it opened.
#[derive(Debug, Serialize)]
struct Table {
    id: String,
    game: String,
    phase: &'static str,
    /// The name at each of their seats.
    names: Vec<String>,
    created_ms: u64,
    changed_ms: u64,
    /// Their chat lines there; in a long chat only the last ones.
    said: Vec<ChatLine>,
}

/// A chat line.
#[derive(Debug, Serialize)]
struct ChatLine {
    text: String,
    said_ms: u64,
}

/// Everything that is stored about the account, as one document. The records of finished games are
/// available at their tables.
pub(super) async fn export(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
) -> Result<Json<Export>, ApiError> {
    check_rate(&state, from)?;
    let account = require_session(&state, &headers).await?.account;
    let store = &*state.registry.store;
    let sessions = store.credentials().sessions(&account.id).await?;
    let passkeys = store.credentials().passkeys(&account.id).await?;
    let tokens = store.credentials().tokens(&account.id).await?;
    let subscriptions = store.subscriptions().of(&account.id).await?;
    let ratings: Vec<RatingRow> = store.ratings().of(&account.id).await?;
    let mut courses = Vec::new();
    for rating in ratings {
        courses.push(game_rating(store, rating, u32::MAX).await?);
    }
    let session = |row: gantry_store::SessionRow| Session {
        device: row.device,
        created_ms: row.created_ms,
        seen_ms: row.seen_ms,
        expires_ms: row.expires_ms,
    };
    let passkey = |row: gantry_store::PasskeyRow| Credential {
        name: row.name,
        created_ms: row.created_ms,
        used_ms: Some(row.used_ms),
    };
    let token = |row: gantry_store::TokenRow| Credential {
        name: row.name,
        created_ms: row.created_ms,
        used_ms: None,
    };
    let subscription = |row: gantry_store::SubscriptionRow| Subscription {
        endpoint: row.endpoint,
        created_ms: row.created_ms,
    };
    let report = |row: gantry_store::ReportRow| WrittenReport {
        table: row.table,
        text: row.text,
        created_ms: row.created_ms,
        closed_ms: row.closed_ms,
    };
    let reports = store.reports().by(&account.id).await?;
    let result = |row: gantry_store::SentResultRow| DailyExport {
        game: row.game,
        date: row.date,
        points: row.points,
        place: row.place,
        sent_ms: row.sent_ms,
    };
    let daily = store.sent_results().by(&account.id).await?.into_iter().map(result).collect();
    Ok(Json(Export {
        reports: reports.into_iter().map(report).collect(),
        daily,
        created_ms: account.created_ms,
        changed_ms: account.changed_ms,
        password: account.password.is_some(),
        sessions: sessions.into_iter().map(session).collect(),
        passkeys: passkeys.into_iter().map(passkey).collect(),
        tokens: tokens.into_iter().map(token).collect(),
        subscriptions: subscriptions.into_iter().map(subscription).collect(),
        ratings: courses,
        tables: tables(&state, &account.id).await?,
        account: own_account(&account),
    }))
}

async fn tables(state: &AppState, account: &str) -> Result<Vec<Table>, ApiError> {
    let store = &*state.registry.store;
    let mut tables = Vec::new();
    let mut filter = TableFilter { account: Some(account.to_owned()), ..TableFilter::default() };
    loop {
        let page = store.tables(&filter).await?;
        let Some(last) = page.last() else { return Ok(tables) };
        filter.before = Some((last.changed_ms, last.id.clone()));
        for row in page {
            let stored = store.table(&row.id).await?;
            let chat = stored.map(|stored| stored.chat).unwrap_or_default();
            let own = chat.into_iter().filter(|line| line.account.as_deref() == Some(account));
            let said =
                own.map(|line| ChatLine { text: line.text, said_ms: line.said_ms }).collect();
            tables.push(table(row, account, said));
        }
    }
}

fn table(row: TableRow, account: &str, said: Vec<ChatLine>) -> Table {
    let setup = rows::table_setup(&row);
    let chairs = setup.iter().flat_map(TableSetup::chairs);
    let names = chairs.filter(|chair| chair.account() == Some(account));
    Table {
        names: names.filter_map(|chair| chair.name().map(str::to_owned)).collect(),
        phase: Phase::word(row.phase),
        id: row.id,
        game: row.game,
        created_ms: row.created_ms,
        changed_ms: row.changed_ms,
        said,
    }
}

/// Deletes the account, at once and for good. It leaves tables that have not begun, resigns in
/// running games, and its seats in finished games get a neutral name. Records keep the name: they
/// are the proof for everybody who played.
pub(super) async fn delete(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    check_rate(&state, from)?;
    let account = require_session(&state, &headers).await?.account;
    let id = account.id.clone();
    people::begin_leaving(&*state.registry.store, account).await?;
    state.sockets.end(&id, |_| true);
    // nobody can use the account from here on; what fails now is retried later
    if let Err(error) = state.registry.delete_account(&id).await {
        tracing::warn!(%error, "an account is not deleted yet");
    }
    Ok(([(SET_COOKIE, people::clear_cookie())], StatusCode::NO_CONTENT).into_response())
}
