//! People: guests, accounts, log-ins and passwords.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use gantry_kernel::outside;
use gantry_store::AccountRow;
use serde::{Deserialize, Serialize};

use super::error::ApiError;
use super::{identified, in_session, password};
use crate::connections::ReachedFrom;
use crate::desk::Desk;
use crate::house::wall_ms;
use crate::people::{self, Proof, role};

/// A body of JSON, or what is wrong with it.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

pub(super) fn body<T>(body: Body<T>) -> Result<T, ApiError> {
    body.map(|Json(value)| value).map_err(|wrong| ApiError::Invalid(wrong.body_text()))
}

/// What somebody is called.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Named {
    pub(super) name: String,
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

/// A name without what stands around it, if it can be one.
pub(super) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    outside::name(name).map_err(|wrong| ApiError::Invalid(wrong.to_string()))?;
    Ok(name.to_owned())
}

/// Refuses those who come too often from one address.
pub(super) fn limited(desk: &Desk, from: ReachedFrom) -> Result<(), ApiError> {
    let address = people::counted_address(from.0);
    if desk.entrances.take(address) { Ok(()) } else { Err(ApiError::TooMany) }
}

/// Begins a session and says who it is of.
pub(super) async fn let_in(
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

/// Ends this session and its sockets.
pub(super) async fn logout(
    State(desk): State<Desk>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let identity = identified(&desk, &headers).await?;
    if let Proof::Session(session) = &identity.proof {
        desk.house.store.credentials().delete_session(session).await?;
        desk.sockets.end(&identity.account.id, |proof| *proof == identity.proof);
    }
    Ok(([(SET_COOKIE, people::forget_cookie())], StatusCode::NO_CONTENT).into_response())
}

/// Changes the password, and ends every other session with its sockets. Programs play on.
pub(super) async fn set_password(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    passwords: Body<NewPassword>,
) -> Result<StatusCode, ApiError> {
    limited(&desk, from)?;
    let identity = in_session(&desk, &headers).await?;
    let NewPassword { old, new } = body(passwords)?;
    let mut account = identity.account.clone();
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
    let kept = identity.session();
    desk.house.store.credentials().delete_sessions(&id, kept).await?;
    desk.sockets.end(&id, |proof| matches!(proof, Proof::Session(_)) && *proof != identity.proof);
    Ok(StatusCode::NO_CONTENT)
}
