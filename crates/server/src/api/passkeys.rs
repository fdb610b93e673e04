//! Passkeys: adding, naming and removing them, and logging in.
//!
//! Each takes two requests: `start` hands out what the browser gives to
//! `navigator.credentials.create` or `get`, the second takes the result.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use gantry_kernel::{hex, outside};
use gantry_store::{AccountRow, PasskeyRow};
use gantry_wire::PasskeyInfo;
use serde::{Deserialize, Serialize};
use webauthn_rs::prelude::{Passkey, PublicKeyCredential, RegisterPublicKeyCredential, Webauthn};
use webauthn_rs_proto::{
    PublicKeyCredentialCreationOptions, PublicKeyCredentialRequestOptions, ResidentKeyRequirement,
};

use super::accounts::{
    Body, NameBody, body, check_rate, checked_name, renew_session, start_session,
};
use super::error::ApiError;
use super::require_session;
use crate::app_state::AppState;
use crate::connections::RemoteAddress;
use crate::limits::MOST_PASSKEYS;
use crate::passkeys::{Ceremony, relying_party, user_handle};
use crate::people::role;
use crate::registry::wall_ms;

fn party(state: &AppState, headers: &HeaderMap) -> Result<Webauthn, ApiError> {
    relying_party(headers, state.secure).ok_or(ApiError::NoPasskeysHere)
}

fn info(row: PasskeyRow) -> PasskeyInfo {
    let PasskeyRow { credential, name, created_ms, used_ms, .. } = row;
    PasskeyInfo { id: hex::encode(&credential), name, created_ms, used_ms }
}

/// The name that a guest wants as a member.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WantedName {
    name: Option<String>,
}

/// The options for the browser, and the name of the ceremony.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Started<T> {
    ceremony: String,
    public_key: T,
}

/// Starts adding a passkey. A guest becomes a member with the given name, or with the name they
/// have; it must be free.
pub(super) async fn start_adding(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    wanted: Body<WantedName>,
) -> Result<Json<Started<PublicKeyCredentialCreationOptions>>, ApiError> {
    check_rate(&state, from)?;
    let account = require_session(&state, &headers).await?.account;
    let party = party(&state, &headers)?;
    let WantedName { name } = body(wanted)?;
    let store = &*state.registry.store;
    let name = checked_name(&name.unwrap_or_else(|| account.name.clone()))?;
    let is_guest = account.role == role::GUEST;
    if is_guest && store.accounts().by_name_key(&outside::skeleton(&name)).await?.is_some() {
        return Err(ApiError::NameTaken);
    }
    let known = store.credentials().passkeys(&account.id).await?;
    if known.len() >= MOST_PASSKEYS {
        return Err(ApiError::Invalid(format!("There are at most {MOST_PASSKEYS} passkeys.")));
    }
    let others = known.into_iter().map(|row| row.credential).collect();
    let shown = if is_guest { &name } else { &account.name };
    let handle = user_handle(&account.id);
    let begun = party.start_passkey_registration(handle, shown, shown, Some(others));
    let (mut options, pending) = begun.map_err(|error| ApiError::Invalid(error.to_string()))?;
    // people log in without typing a name, so the authenticator must find the key by itself
    if let Some(selection) = &mut options.public_key.authenticator_selection {
        selection.resident_key = Some(ResidentKeyRequirement::Required);
        selection.require_resident_key = true;
    }
    let name = if is_guest { name } else { String::new() };
    let pending = Ceremony::Register { account: account.id, name, state: Box::new(pending) };
    let ceremony = state.ceremonies.begin(from.0, pending).ok_or(ApiError::TooMany)?;
    Ok(Json(Started { ceremony, public_key: options.public_key }))
}

/// A new passkey from the browser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewPasskey {
    ceremony: String,
    /// The name that its owner gives it.
    name: String,
    credential: RegisterPublicKeyCredential,
}

/// Adds a passkey. A guest becomes a member and keeps everything.
pub(super) async fn add(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    made: Body<NewPasskey>,
) -> Result<Response, ApiError> {
    check_rate(&state, from)?;
    let identity = require_session(&state, &headers).await?;
    let account = identity.account.clone();
    let party = party(&state, &headers)?;
    let NewPasskey { ceremony, name, credential } = body(made)?;
    let name = checked_name(&name)?;
    let Some(Ceremony::Register { account: own, name: wanted, state: pending }) =
        state.ceremonies.finish(&ceremony)
    else {
        return Err(ApiError::CeremonyOver);
    };
    if own != account.id {
        return Err(ApiError::CeremonyOver);
    }
    if credential.extensions.cred_props.as_ref().and_then(|props| props.rk) == Some(false) {
        let why = "This authenticator does not keep passkeys that can be found without a name.";
        return Err(ApiError::Invalid(why.into()));
    }
    let passkey = party.finish_passkey_registration(&credential, &pending).map_err(|error| {
        tracing::info!(%error, "a passkey was not added");
        ApiError::WrongPasskey
    })?;
    let row = PasskeyRow {
        credential: passkey.cred_id().clone(),
        account: account.id.clone(),
        name,
        key: serde_json::to_string(&passkey).expect("plain data"),
        created_ms: wall_ms(),
        used_ms: wall_ms(),
    };
    let credentials = state.registry.store.credentials();
    credentials.add_passkey(row.clone()).await?;
    let was_guest = account.role == role::GUEST;
    if let Err(error) = promote(&state, account, wanted).await {
        // the name was taken meanwhile, so the guest has to start again
        credentials.delete_passkey(&row.credential).await?;
        return Err(error);
    }
    let info = Json(info(row));
    if was_guest {
        return Ok((renew_session(&state, &headers, &identity).await?, info).into_response());
    }
    Ok(info.into_response())
}

/// A guest becomes a member.
async fn promote(state: &AppState, mut account: AccountRow, name: String) -> Result<(), ApiError> {
    if account.role != role::GUEST {
        return Ok(());
    }
    account.name_key = outside::skeleton(&name);
    account.name = name;
    account.role = role::MEMBER.into();
    account.changed_ms = wall_ms();
    Ok(state.registry.store.accounts().update(account).await?)
}

/// All passkeys of an account.
pub(super) async fn list(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<Vec<PasskeyInfo>>, ApiError> {
    let account = require_session(&state, &headers).await?.account.id;
    let passkeys = state.registry.store.credentials().passkeys(&account).await?;
    Ok(Json(passkeys.into_iter().map(info).collect()))
}

/// One of the account's passkeys, and whether it is the only one.
async fn own(
    state: &AppState,
    headers: &HeaderMap,
    id: &str,
) -> Result<(AccountRow, PasskeyRow, bool), ApiError> {
    let account = require_session(state, headers).await?.account;
    let passkeys = state.registry.store.credentials().passkeys(&account.id).await?;
    let only = passkeys.len() == 1;
    let row = passkeys.into_iter().find(|row| hex::encode(&row.credential) == id);
    Ok((account, row.ok_or(ApiError::NotFound)?, only))
}

/// Renames a passkey.
pub(super) async fn rename(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
    named: Body<NameBody>,
) -> Result<Json<PasskeyInfo>, ApiError> {
    let (_, mut row, _) = own(&state, &headers, &id).await?;
    row.name = checked_name(&body(named)?.name)?;
    if !state.registry.store.credentials().update_passkey(row.clone()).await? {
        return Err(ApiError::NotFound);
    }
    Ok(Json(info(row)))
}

/// Removes a passkey, unless nobody could log in without it.
pub(super) async fn remove(
    State(state): State<AppState>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let (account, row, only) = own(&state, &headers, &id).await?;
    if only && account.password.is_none() {
        return Err(ApiError::LastCredential);
    }
    state.registry.store.credentials().delete_passkey(&row.credential).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts a login with any passkey that the browser finds.
pub(super) async fn start_login(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
) -> Result<Json<Started<PublicKeyCredentialRequestOptions>>, ApiError> {
    check_rate(&state, from)?;
    let begun = party(&state, &headers)?.start_discoverable_authentication();
    let (options, pending) = begun.map_err(|error| ApiError::Invalid(error.to_string()))?;
    let pending = Ceremony::LogIn(Box::new(pending));
    let ceremony = state.ceremonies.begin(from.0, pending).ok_or(ApiError::TooMany)?;
    Ok(Json(Started { ceremony, public_key: options.public_key }))
}

/// A login with a passkey.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PasskeyLogin {
    ceremony: String,
    credential: PublicKeyCredential,
}

/// Finishes a login with a passkey.
pub(super) async fn login(
    State(state): State<AppState>,
    Extension(from): Extension<RemoteAddress>,
    headers: HeaderMap,
    used: Body<PasskeyLogin>,
) -> Result<Response, ApiError> {
    check_rate(&state, from)?;
    let party = party(&state, &headers)?;
    let PasskeyLogin { ceremony, credential } = body(used)?;
    let Some(Ceremony::LogIn(pending)) = state.ceremonies.finish(&ceremony) else {
        return Err(ApiError::CeremonyOver);
    };
    let store = &*state.registry.store;
    let row = store.credentials().passkey(credential.get_credential_id()).await?;
    let mut row = row.ok_or(ApiError::WrongPasskey)?;
    let handle = user_handle(&row.account);
    if credential.get_user_unique_id() != Some(handle.as_bytes()) {
        return Err(ApiError::WrongPasskey);
    }
    let mut passkey: Passkey = serde_json::from_str(&row.key)
        .map_err(|error| gantry_store::StoreError::Damaged(error.to_string()))?;
    let proved = party.finish_discoverable_authentication_v2(&credential, *pending, &passkey);
    let proved = proved.map_err(|error| {
        tracing::info!(%error, "a passkey was refused");
        ApiError::WrongPasskey
    })?;
    let account = store.accounts().get(&row.account).await?;
    let account = account.filter(|account| account.role != role::LEAVING);
    let account = account.ok_or(ApiError::WrongPasskey)?;
    if account.role == role::BANNED {
        return Err(ApiError::Banned);
    }
    passkey.update_credential(&proved);
    row.key = serde_json::to_string(&passkey).expect("plain data");
    row.used_ms = wall_ms();
    store.credentials().update_passkey(row).await?;
    start_session(&state, &headers, &account).await
}
