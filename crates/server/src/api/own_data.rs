//! One's own data: all of it in one document, and its deletion.

use axum::Json;
use axum::extract::{Extension, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use gantry_host::shared::Kept;
use gantry_store::{Phase, RatingRow, TableFilter, TableRow};
use serde::Serialize;

use super::accounts::{Me, limited};
use super::error::ApiError;
use super::in_session;
use super::profile::RatingInfo;
use crate::connections::ReachedFrom;
use crate::desk::Desk;
use crate::house::rows;
use crate::people;

/// Everything that is kept of an account.
#[derive(Debug, Serialize)]
pub(super) struct Export {
    account: Me,
    created_ms: u64,
    changed_ms: u64,
    /// Whether there is a password; of it only a hash is kept.
    password: bool,
    sessions: Vec<Session>,
    passkeys: Vec<Credential>,
    tokens: Vec<Credential>,
    ratings: Vec<RatingInfo>,
    tables: Vec<Table>,
}

/// A device at which somebody is logged in.
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

/// A table at which somebody plays or has played, or which they opened.
#[derive(Debug, Serialize)]
struct Table {
    id: String,
    game: String,
    phase: &'static str,
    /// What they are called at each of their seats.
    names: Vec<String>,
    created_ms: u64,
    changed_ms: u64,
    /// What they said there; of long talks the last lines.
    said: Vec<Said>,
}

/// Something that somebody said.
#[derive(Debug, Serialize)]
struct Said {
    text: String,
    said_ms: u64,
}

/// Everything that is kept of whoever asks, as one document. The record of each finished game can
/// be had from its table.
pub(super) async fn export(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
) -> Result<Json<Export>, ApiError> {
    limited(&desk, from)?;
    let account = in_session(&desk, &headers).await?.account;
    let store = &*desk.house.store;
    let sessions = store.credentials().sessions(&account.id).await?;
    let passkeys = store.credentials().passkeys(&account.id).await?;
    let tokens = store.credentials().tokens(&account.id).await?;
    let ratings: Vec<RatingRow> = store.ratings().of(&account.id).await?;
    let mut courses = Vec::new();
    for rating in ratings {
        courses.push(RatingInfo::read(store, rating, u32::MAX).await?);
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
    Ok(Json(Export {
        created_ms: account.created_ms,
        changed_ms: account.changed_ms,
        password: account.password.is_some(),
        sessions: sessions.into_iter().map(session).collect(),
        passkeys: passkeys.into_iter().map(passkey).collect(),
        tokens: tokens.into_iter().map(token).collect(),
        ratings: courses,
        tables: tables(&desk, &account.id).await?,
        account: Me::from(&account),
    }))
}

async fn tables(desk: &Desk, account: &str) -> Result<Vec<Table>, ApiError> {
    let store = &*desk.house.store;
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
            let said = own.map(|line| Said { text: line.text, said_ms: line.said_ms }).collect();
            tables.push(table(row, account, said));
        }
    }
}

fn table(row: TableRow, account: &str, said: Vec<Said>) -> Table {
    let kept = rows::kept(&row);
    let chairs = kept.iter().flat_map(Kept::chairs);
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

/// Deletes the account of whoever asks, at once and for good. Tables that have not begun lose the
/// player, running games go on after a resignation, finished ones get a neutral name at the seat.
/// Records keep the name: they are the proof of everybody who played.
pub(super) async fn delete(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    limited(&desk, from)?;
    let account = in_session(&desk, &headers).await?.account;
    let id = account.id.clone();
    people::begin_leaving(&*desk.house.store, account).await?;
    desk.sockets.end(&id, |_| true);
    // from here on nobody knows the account any more; what fails now is done later
    if let Err(error) = desk.house.delete_account(&id).await {
        tracing::warn!(%error, "an account is not deleted yet");
    }
    Ok(([(SET_COOKIE, people::forget_cookie())], StatusCode::NO_CONTENT).into_response())
}
