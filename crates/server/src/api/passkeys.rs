//! Passkeys: made and named by their owners, and used to log in.
//!
//! Each takes two requests: `start` hands out what the browser gives to
//! `navigator.credentials.create` or `get`, the second takes what comes of it.

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use gantry_kernel::{hex, outside};
use gantry_store::{AccountRow, PasskeyRow};
use serde::{Deserialize, Serialize};
use webauthn_rs::prelude::{Passkey, PublicKeyCredential, RegisterPublicKeyCredential, Webauthn};
use webauthn_rs_proto::{
    PublicKeyCredentialCreationOptions, PublicKeyCredentialRequestOptions, ResidentKeyRequirement,
};

use super::accounts::{Body, Named, body, checked_name, let_in, limited};
use super::error::ApiError;
use super::in_session;
use crate::connections::ReachedFrom;
use crate::desk::Desk;
use crate::house::wall_ms;
use crate::passkeys::{Ceremony, relying_party, user_handle};
use crate::people::role;

/// The most passkeys of one account.
const MOST: usize = 20;

fn party(desk: &Desk, headers: &HeaderMap) -> Result<Webauthn, ApiError> {
    relying_party(headers, desk.secure).ok_or(ApiError::NoPasskeysHere)
}

/// A passkey, as its owner sees it.
#[derive(Debug, Serialize)]
pub(super) struct PasskeyInfo {
    /// What the authenticator calls it, in hexadecimal digits.
    id: String,
    name: String,
    created_ms: u64,
    used_ms: u64,
}

impl From<PasskeyRow> for PasskeyInfo {
    fn from(row: PasskeyRow) -> Self {
        let PasskeyRow { credential, name, created_ms, used_ms, .. } = row;
        Self { id: hex::encode(&credential), name, created_ms, used_ms }
    }
}

/// What a guest wants to be called as a member.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    name: Option<String>,
}

/// What the browser is to do, and under which name it is told what came of it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Started<T> {
    ceremony: String,
    public_key: T,
}

/// Begins to make a passkey. A guest says by which name they want to be a member, and keeps the one
/// they have otherwise; it must be free.
pub(super) async fn start_adding(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    wanted: Body<Wanted>,
) -> Result<Json<Started<PublicKeyCredentialCreationOptions>>, ApiError> {
    limited(&desk, from)?;
    let account = in_session(&desk, &headers).await?.account;
    let party = party(&desk, &headers)?;
    let Wanted { name } = body(wanted)?;
    let store = &*desk.house.store;
    let name = checked_name(&name.unwrap_or_else(|| account.name.clone()))?;
    let is_guest = account.role == role::GUEST;
    if is_guest && store.accounts().by_name_key(&outside::skeleton(&name)).await?.is_some() {
        return Err(ApiError::NameTaken);
    }
    let known = store.credentials().passkeys(&account.id).await?;
    if known.len() >= MOST {
        return Err(ApiError::Invalid(format!("There are at most {MOST} passkeys.")));
    }
    let others = known.into_iter().map(|row| row.credential).collect();
    let shown = if is_guest { &name } else { &account.name };
    let handle = user_handle(&account.id);
    let begun = party.start_passkey_registration(handle, shown, shown, Some(others));
    let (mut options, state) = begun.map_err(|error| ApiError::Invalid(error.to_string()))?;
    // people log in without typing a name, so the authenticator must find the key by itself
    if let Some(selection) = &mut options.public_key.authenticator_selection {
        selection.resident_key = Some(ResidentKeyRequirement::Required);
        selection.require_resident_key = true;
    }
    let name = if is_guest { name } else { String::new() };
    let state = Ceremony::Register { account: account.id, name, state: Box::new(state) };
    let ceremony = desk.ceremonies.begin(state).ok_or(ApiError::TooMany)?;
    Ok(Json(Started { ceremony, public_key: options.public_key }))
}

/// A passkey that a browser has made.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Made {
    ceremony: String,
    /// What its owner calls it.
    name: String,
    credential: RegisterPublicKeyCredential,
}

/// Adds a passkey. A guest becomes a member and keeps everything.
pub(super) async fn add(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    made: Body<Made>,
) -> Result<Json<PasskeyInfo>, ApiError> {
    limited(&desk, from)?;
    let account = in_session(&desk, &headers).await?.account;
    let party = party(&desk, &headers)?;
    let Made { ceremony, name, credential } = body(made)?;
    let name = checked_name(&name)?;
    let Some(Ceremony::Register { account: own, name: wanted, state }) =
        desk.ceremonies.finish(&ceremony)
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
    let passkey = party.finish_passkey_registration(&credential, &state).map_err(|error| {
        tracing::info!(%error, "a passkey was not made");
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
    let credentials = desk.house.store.credentials();
    credentials.add_passkey(row.clone()).await?;
    if let Err(error) = promote(&desk, account, wanted).await {
        // the name was taken meanwhile, so it all begins again
        credentials.delete_passkey(&row.credential).await?;
        return Err(error);
    }
    Ok(Json(row.into()))
}

/// A guest becomes a member.
async fn promote(desk: &Desk, mut account: AccountRow, name: String) -> Result<(), ApiError> {
    if account.role != role::GUEST {
        return Ok(());
    }
    account.name_key = outside::skeleton(&name);
    account.name = name;
    account.role = role::MEMBER.into();
    account.changed_ms = wall_ms();
    Ok(desk.house.store.accounts().update(account).await?)
}

/// All passkeys of an account.
pub(super) async fn list(
    State(desk): State<Desk>,
    headers: HeaderMap,
) -> Result<Json<Vec<PasskeyInfo>>, ApiError> {
    let account = in_session(&desk, &headers).await?.account.id;
    let passkeys = desk.house.store.credentials().passkeys(&account).await?;
    Ok(Json(passkeys.into_iter().map(Into::into).collect()))
}

/// A passkey of whoever asks, and whether it is the only one.
async fn own(
    desk: &Desk,
    headers: &HeaderMap,
    id: &str,
) -> Result<(AccountRow, PasskeyRow, bool), ApiError> {
    let account = in_session(desk, headers).await?.account;
    let passkeys = desk.house.store.credentials().passkeys(&account.id).await?;
    let only = passkeys.len() == 1;
    let row = passkeys.into_iter().find(|row| hex::encode(&row.credential) == id);
    Ok((account, row.ok_or(ApiError::NotFound)?, only))
}

/// Calls a passkey something else.
pub(super) async fn rename(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
    named: Body<Named>,
) -> Result<Json<PasskeyInfo>, ApiError> {
    let (_, mut row, _) = own(&desk, &headers, &id).await?;
    row.name = checked_name(&body(named)?.name)?;
    if !desk.house.store.credentials().update_passkey(row.clone()).await? {
        return Err(ApiError::NotFound);
    }
    Ok(Json(row.into()))
}

/// Removes a passkey, unless nobody could log in any more.
pub(super) async fn remove(
    State(desk): State<Desk>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    let (account, row, only) = own(&desk, &headers, &id).await?;
    if only && account.password.is_none() {
        return Err(ApiError::LastCredential);
    }
    desk.house.store.credentials().delete_passkey(&row.credential).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Begins to log in with whatever passkey the browser finds.
pub(super) async fn start_login(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
) -> Result<Json<Started<PublicKeyCredentialRequestOptions>>, ApiError> {
    limited(&desk, from)?;
    let begun = party(&desk, &headers)?.start_discoverable_authentication();
    let (options, state) = begun.map_err(|error| ApiError::Invalid(error.to_string()))?;
    let state = Ceremony::LogIn(Box::new(state));
    let ceremony = desk.ceremonies.begin(state).ok_or(ApiError::TooMany)?;
    Ok(Json(Started { ceremony, public_key: options.public_key }))
}

/// A passkey that somebody has used.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Used {
    ceremony: String,
    credential: PublicKeyCredential,
}

/// Somebody comes back with a passkey.
pub(super) async fn login(
    State(desk): State<Desk>,
    Extension(from): Extension<ReachedFrom>,
    headers: HeaderMap,
    used: Body<Used>,
) -> Result<Response, ApiError> {
    limited(&desk, from)?;
    let party = party(&desk, &headers)?;
    let Used { ceremony, credential } = body(used)?;
    let Some(Ceremony::LogIn(state)) = desk.ceremonies.finish(&ceremony) else {
        return Err(ApiError::CeremonyOver);
    };
    let store = &*desk.house.store;
    let row = store.credentials().passkey(credential.get_credential_id()).await?;
    let mut row = row.ok_or(ApiError::WrongPasskey)?;
    let handle = user_handle(&row.account);
    if credential.get_user_unique_id() != Some(handle.as_bytes()) {
        return Err(ApiError::WrongPasskey);
    }
    let mut passkey: Passkey = serde_json::from_str(&row.key)
        .map_err(|error| gantry_store::StoreError::Damaged(error.to_string()))?;
    let proved = party.finish_discoverable_authentication_v2(&credential, *state, &passkey);
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
    let_in(&desk, &headers, &account).await
}
