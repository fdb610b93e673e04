//! People: guests, accounts, log-ins and passwords.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{Extension, State};
use axum::http::header::{SET_COOKIE, USER_AGENT};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use gantry_kernel::outside;
use gantry_store::AccountRow;
use gantry_wire::{OwnAccount, SessionInfo};
use serde::Deserialize;

use super::error::ApiError;
use super::{authenticate, password, require_session};
use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::people::{self, Identity, Proof, role};
use crate::registry::wall_ms;
use crate::secrets;

/// A JSON body, or why it cannot be read.
pub(super) type Body<T> = Result<Json<T>, JsonRejection>;

pub(super) fn body<T>(body: Body<T>) -> Result<T, ApiError> {
    body.map(|Json(value)| value).map_err(|wrong| ApiError::Invalid(wrong.body_text()))
}

/// A body with a name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NameBody {
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
    /// The old one, if there is one.
    #[serde(default)]
    old: String,
    new: String,
}

/// An account, as its owner sees it.
pub(super) fn own_account(row: &AccountRow) -> OwnAccount {
    OwnAccount { account: row.id.clone(), name: row.name.clone(), role: people::wire_role(row) }
}

/// A valid name, trimmed.
pub(super) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    outside::name(name).map_err(|wrong| ApiError::BadName(wrong.to_string()))?;
    Ok(name.to_owned())
}

/// Refuses an address that asks too often.
pub(super) fn check_rate(state: &AppState, from: RemoteAddress) -> Result<(), ApiError> {
    let address = people::counted_address(from.0);
    if state.sign_ins.take(address) { Ok(()) } else { Err(ApiError::TooMany) }
}

/// Begins a session and answers with the account and the cookie.
pub(super) async fn start_session(
    state: &AppState,
    headers: &HeaderMap,
    account: &AccountRow,
) -> Result<Response, ApiError> {
    let token = new_session(state, headers, account).await?;
    let cookie = people::set_cookie(&token, state.secure);
    Ok(([(SET_COOKIE, cookie)], Json(own_account(account))).into_response())
}

/// Replaces the session of a guest who has become a member, so that a stolen guest token is of no
/// use. Open sockets go on.
pub(super) async fn renew_session(
    state: &AppState,
    headers: &HeaderMap,
    identity: &Identity,
) -> Result<[(HeaderName, String); 1], ApiError> {
    let token = new_session(state, headers, &identity.account).await?;
    let account = &identity.account.id;
    state.sockets.renew(account, &identity.proof, &Proof::Session(secrets::hash(&token)));
    if let Some(old) = identity.session() {
        state.registry.store.credentials().delete_session(old).await?;
    }
    Ok([(SET_COOKIE, people::set_cookie(&token, state.secure))])
}

async fn new_session(
    state: &AppState,
    headers: &HeaderMap,
    account: &AccountRow,
) -> Result<String, ApiError> {
    let device = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or("");
    Ok(people::begin_session(&*state.registry.store, &account.id, device).await?)
}

/// A guest may not have the name of a member: others would take them for that member.
async fn check_not_a_members(state: &AppState, name: &str) -> Result<(), ApiError> {
    let key = outside::skeleton(name);
    match state.registry.store.accounts().by_name_key(&key).await? {
        Some(_) => Err(ApiError::NameTaken),
        None => Ok(()),
    }
}

/// Creates a guest, who needs only a name.
pub(super) async fn guest(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    named: Body<NameBody>,
) -> Result<Response, ApiError> {
    check_rate(&state, from)?;
    let name = checked_name(&body(named)?.name)?;
    check_not_a_members(&state, &name).await?;
    let account = people::guest(&name);
    state.registry.store.accounts().create(account.clone()).await?;
    start_session(&state, &headers, &account).await
}

/// Whether there is a server here, and who asks: not an error for somebody unknown.
pub(super) async fn session(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<SessionInfo>, ApiError> {
    let known = people::identify(&*state.registry.store, &headers).await?;
    let banned = known.as_ref().is_some_and(|known| known.account.role == role::BANNED);
    let me = known.filter(|_| !banned).map(|known| own_account(&known.account));
    Ok(Json(SessionInfo { version: gantry_wire::VERSION, me, banned }))
}

/// The account of the request.
pub(super) async fn me(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<OwnAccount>, ApiError> {
    Ok(Json(own_account(&authenticate(&state, &headers).await?.account)))
}

/// Changes the name of an account.
pub(super) async fn rename(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    named: Body<NameBody>,
) -> Result<Json<OwnAccount>, ApiError> {
    check_rate(&state, from)?;
    let mut account = require_session(&state, &headers).await?.account;
    let name = checked_name(&body(named)?.name)?;
    if account.role == role::GUEST {
        check_not_a_members(&state, &name).await?;
    } else {
        account.name_key = outside::skeleton(&name);
    }
    (account.name, account.changed_ms) = (name, wall_ms());
    state.registry.store.accounts().update(account.clone()).await?;
    Ok(Json(own_account(&account)))
}

/// Makes a guest a member, who keeps everything, or creates a new member.
pub(super) async fn register(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    login: Body<Login>,
) -> Result<Response, ApiError> {
    check_rate(&state, from)?;
    let Login { name, password } = body(login)?;
    let name = checked_name(&name)?;
    let hash = password::hash(password).await?;
    let known = people::identify(&*state.registry.store, &headers).await?;
    let guest = known.filter(|identity| identity.account.role == role::GUEST);
    if guest.as_ref().is_some_and(|guest| guest.session().is_none()) {
        return Err(ApiError::SessionOnly);
    }
    let new = || people::guest(&name);
    let mut account = guest.as_ref().map_or_else(new, |guest| guest.account.clone());
    account.name_key = outside::skeleton(&name);
    account.name = name;
    account.role = role::MEMBER.into();
    account.password = Some(hash);
    account.changed_ms = wall_ms();
    let Some(guest) = guest else {
        state.registry.store.accounts().create(account.clone()).await?;
        return start_session(&state, &headers, &account).await;
    };
    state.registry.store.accounts().update(account.clone()).await?;
    let cookie = renew_session(&state, &headers, &guest).await?;
    Ok((cookie, Json(own_account(&account))).into_response())
}

/// Logs in with a password.
pub(super) async fn login(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    login: Body<Login>,
) -> Result<Response, ApiError> {
    check_rate(&state, from)?;
    let Login { name, password } = body(login)?;
    let key = outside::skeleton(name.trim());
    if !state.log_ins.take(secrets::hash(&key)) {
        return Err(ApiError::TooMany);
    }
    let account = state.registry.store.accounts().by_name_key(&key).await?;
    let stored = account.as_ref().and_then(|account| account.password.clone());
    let fits = password::verify(password, stored).await;
    let Some(account) = account.filter(|_| fits) else { return Err(ApiError::WrongPassword) };
    if account.role == role::BANNED {
        return Err(ApiError::Banned);
    }
    start_session(&state, &headers, &account).await
}

/// Ends this session and its sockets. That is all that a banned account can do: somebody else may
/// want to use the browser.
pub(super) async fn logout(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let identity = people::identify(&*state.registry.store, &headers).await?;
    let identity = identity.ok_or(ApiError::Unauthenticated)?;
    if let Proof::Session(session) = &identity.proof {
        state.registry.store.credentials().delete_session(session).await?;
        state.sockets.end(&identity.account.id, |proof| *proof == identity.proof);
    }
    Ok(([(SET_COOKIE, people::clear_cookie())], StatusCode::NO_CONTENT).into_response())
}

/// Changes the password, and ends every other session with its sockets. Tokens stay valid.
pub(super) async fn set_password(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    passwords: Body<NewPassword>,
) -> Result<StatusCode, ApiError> {
    check_rate(&state, from)?;
    let identity = require_session(&state, &headers).await?;
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
    state.registry.store.accounts().update(account).await?;
    let kept = identity.session();
    state.registry.store.credentials().delete_sessions(&id, kept).await?;
    state.sockets.end(&id, |proof| matches!(proof, Proof::Session(_)) && *proof != identity.proof);
    Ok(StatusCode::NO_CONTENT)
}
