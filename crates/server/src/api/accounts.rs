//! People: guests, accounts, log-ins, the tokens of programs, and what is kept of somebody.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, Path, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use gantry_kernel::outside;
use gantry_store::{AccountRow, TableFilter, TokenRow};
use serde::{Deserialize, Serialize};

use super::error::ApiError;
use super::{identified, password};
use crate::connections::ReachedFrom;
use crate::desk::Desk;
use crate::house::wall_ms;
use crate::people::{self, role};
use crate::secrets;

/// The most tokens of one account.
const MOST_TOKENS: usize = 20;

type Body<T> = Result<Json<T>, JsonRejection>;

fn body<T>(body: Body<T>) -> Result<T, ApiError> {
    body.map(|Json(value)| value).map_err(|wrong| ApiError::Invalid(wrong.body_text()))
}

/// What somebody is called.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    name: String,
}

/// A name and a password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Login {
    name: String,
    password: String,
}

/// A change of password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPassword {
    /// The one before, if there is one.
    #[serde(default)]
    old: String,
    new: String,
}

/// Who somebody is.
#[derive(Debug, Serialize)]
pub(super) struct Me {
    account: String,
    name: String,
    role: String,
}

impl From<&AccountRow> for Me {
    fn from(row: &AccountRow) -> Self {
        Self { account: row.id.clone(), name: row.name.clone(), role: row.role.clone() }
    }
}

fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    outside::name(name).map_err(|wrong| ApiError::Invalid(wrong.to_string()))?;
    Ok(name.to_owned())
}

fn limited(desk: &Desk, from: ReachedFrom) -> Result<(), ApiError> {
    let address = people::counted_address(from.0);
    if desk.entrances.take(address) { Ok(()) } else { Err(ApiError::TooMany) }
}

/// Begins a session and says who it is of.
async fn let_in(
    desk: &Desk,
    headers: &HeaderMap,
    account: &AccountRow,
) -> Result<Response, ApiError> {
    let device = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or("");
    let token = people::begin_session(&*desk.house.store, &account.id, device).await?;
    let cookie = people::set_cookie(&token, desk.secure);
    Ok(([(SET_COOKIE, cookie)], Json(Me::from(account))).into_response())
}

/// Somebody plays at once, with nothing but a name.
pub(super) async fn guest(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    named: Body<Named>,
) -> Result<Response, ApiError> {
    limited(&desk, from)?;
    let name = checked_name(&body(named)?.name)?;
    let account = people::guest(&name);
    desk.house.store.accounts().create(account.clone()).await?;
    let_in(&desk, &headers, &account).await
}

/// Who asks.
pub(super) async fn me(State(desk): State<Desk>, headers: HeaderMap) -> Result<Json<Me>, ApiError> {
    Ok(Json(Me::from(&identified(&desk, &headers).await?.account)))
}

/// Somebody takes another name.
pub(super) async fn rename(
    State(desk): State<Desk>,
    headers: HeaderMap,
    named: Body<Named>,
) -> Result<Json<Me>, ApiError> {
    let mut account = identified(&desk, &headers).await?.account;
    let name = checked_name(&body(named)?.name)?;
    if account.role != role::GUEST {
        account.name_key = outside::skeleton(&name);
    }
    (account.name, account.changed_ms) = (name, wall_ms());
    desk.house.store.accounts().update(account.clone()).await?;
    Ok(Json(Me::from(&account)))
}

/// A guest becomes an account and keeps everything, or a stranger opens one.
pub(super) async fn register(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    login: Body<Login>,
) -> Result<Response, ApiError> {
    limited(&desk, from)?;
    let Login { name, password } = body(login)?;
    let name = checked_name(&name)?;
    let hash = password::hash(password).await?;
    let known = people::identify(&*desk.house.store, &headers).await?;
    let guest = known.filter(|identity| identity.account.role == role::GUEST);
    let is_new = guest.is_none();
    let mut account = guest.map_or_else(|| people::guest(&name), |identity| identity.account);
    account.name_key = outside::skeleton(&name);
    account.name = name;
    account.role = role::MEMBER.into();
    account.password = Some(hash);
    account.changed_ms = wall_ms();
    if is_new {
        desk.house.store.accounts().create(account.clone()).await?;
        return let_in(&desk, &headers, &account).await;
    }
    desk.house.store.accounts().update(account.clone()).await?;
    Ok(Json(Me::from(&account)).into_response())
}

/// Somebody comes back.
pub(super) async fn login(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    login: Body<Login>,
) -> Result<Response, ApiError> {
    limited(&desk, from)?;
    let Login { name, password } = body(login)?;
    let key = outside::skeleton(name.trim());
    let account = desk.house.store.accounts().by_name_key(&key).await?;
    let stored = account.as_ref().and_then(|account| account.password.clone());
    let fits = password::verify(password, stored).await;
    let Some(account) = account.filter(|_| fits) else { return Err(ApiError::WrongPassword) };
    if account.role == role::BANNED {
        return Err(ApiError::Banned);
    }
    let_in(&desk, &headers, &account).await
}

/// Ends this session.
pub(super) async fn logout(
    State(desk): State<Desk>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let identity = identified(&desk, &headers).await?;
    if let Some(session) = identity.session {
        desk.house.store.credentials().delete_session(&session).await?;
    }
    Ok(([(SET_COOKIE, people::forget_cookie())], StatusCode::NO_CONTENT).into_response())
}

/// Changes the password, and ends every other session.
pub(super) async fn set_password(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    passwords: Body<NewPassword>,
) -> Result<StatusCode, ApiError> {
    limited(&desk, from)?;
    let identity = identified(&desk, &headers).await?;
    let NewPassword { old, new } = body(passwords)?;
    let mut account = identity.account;
    if account.role == role::GUEST {
        return Err(ApiError::Invalid("A guest has no password.".into()));
    }
    let stored = account.password.take();
    if stored.is_some() && !password::verify(old, stored).await {
        return Err(ApiError::WrongPassword);
    }
    account.password = Some(password::hash(new).await?);
    account.changed_ms = wall_ms();
    let id = account.id.clone();
    desk.house.store.accounts().update(account).await?;
    let kept = identity.session.as_deref();
    desk.house.store.credentials().delete_sessions(&id, kept).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A token with which a program plays, as its owner sees it.
#[derive(Debug, Serialize)]
pub(super) struct TokenInfo {
    name: String,
    created_ms: u64,
    /// The token itself, shown once.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// All tokens of an account.
pub(super) async fn tokens(
    State(desk): State<Desk>,
    headers: HeaderMap,
) -> Result<Json<Vec<TokenInfo>>, ApiError> {
    let account = identified(&desk, &headers).await?.account.id;
    let tokens = desk.house.store.credentials().tokens(&account).await?;
    let info =
        |row: TokenRow| TokenInfo { name: row.name, created_ms: row.created_ms, token: None };
    Ok(Json(tokens.into_iter().map(info).collect()))
}

/// A new token for a program.
pub(super) async fn add_token(
    State(desk): State<Desk>,
    headers: HeaderMap,
    named: Body<Named>,
) -> Result<Json<TokenInfo>, ApiError> {
    let account = identified(&desk, &headers).await?.account.id;
    let name = checked_name(&body(named)?.name)?;
    let known = desk.house.store.credentials().tokens(&account).await?;
    if known.len() >= MOST_TOKENS {
        return Err(ApiError::Invalid(format!("There are at most {MOST_TOKENS} tokens.")));
    }
    if known.iter().any(|token| token.name == name) {
        return Err(ApiError::NameTaken);
    }
    let (token, created_ms) = (secrets::token(), wall_ms());
    let row = TokenRow { hash: secrets::hash(&token), account, name: name.clone(), created_ms };
    desk.house.store.credentials().add_token(row).await?;
    Ok(Json(TokenInfo { name, created_ms, token: Some(token) }))
}

/// Ends a token.
pub(super) async fn delete_token(
    State(desk): State<Desk>,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let account = identified(&desk, &headers).await?.account.id;
    let tokens = desk.house.store.credentials().tokens(&account).await?;
    let token = tokens.into_iter().find(|token| token.name == name).ok_or(ApiError::NotFound)?;
    desk.house.store.credentials().delete_token(&token.hash).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is kept of an account.
#[derive(Debug, Serialize)]
pub(super) struct Export {
    account: Me,
    created_ms: u64,
    devices: Vec<(String, u64)>,
    tokens: Vec<String>,
    tables: Vec<String>,
    ratings: Vec<(String, f64, f64, u64)>,
}

/// Everything that is kept of whoever asks.
pub(super) async fn export(
    State(desk): State<Desk>,
    headers: HeaderMap,
) -> Result<Json<Export>, ApiError> {
    let account = identified(&desk, &headers).await?.account;
    let store = &*desk.house.store;
    let sessions = store.credentials().sessions(&account.id).await?;
    let tokens = store.credentials().tokens(&account.id).await?;
    let ratings = store.ratings().of(&account.id).await?;
    let mut tables = Vec::new();
    let mut filter = TableFilter { account: Some(account.id.clone()), ..TableFilter::default() };
    loop {
        let page = store.tables(&filter).await?;
        let Some(last) = page.last() else { break };
        filter.before = Some((last.changed_ms, last.id.clone()));
        tables.extend(page.into_iter().map(|row| row.id));
    }
    Ok(Json(Export {
        account: Me::from(&account),
        created_ms: account.created_ms,
        devices: sessions.into_iter().map(|row| (row.device, row.seen_ms)).collect(),
        tokens: tokens.into_iter().map(|row| row.name).collect(),
        tables,
        ratings: ratings
            .into_iter()
            .map(|row| (row.game, row.rating, row.deviation, row.games))
            .collect(),
    }))
}

/// Deletes the account of whoever asks. The records of its games stay.
pub(super) async fn delete(
    State(desk): State<Desk>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let account = identified(&desk, &headers).await?.account;
    desk.house.store.accounts().delete(&account.id).await?;
    Ok(([(SET_COOKIE, people::forget_cookie())], StatusCode::NO_CONTENT).into_response())
}
