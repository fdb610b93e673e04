//! Authentication: guests, members and programs, by cookie or by token.

use std::net::IpAddr;

use axum::http::header::{AUTHORIZATION, COOKIE, HOST, HeaderMap, ORIGIN};
use axum::http::uri::{Authority, Uri};
use gantry_host::shared::Person;
use gantry_store::{AccountRow, SessionRow, Store, StoreError};
use gantry_wire::Role;

use crate::limits::SESSION_LIFETIME_MS;
use crate::registry::wall_ms;
use crate::secrets;

/// The name of the cookie.
const COOKIE_NAME: &str = "gantry_session";
/// How often the use of a session is recorded: once an hour.
const TOUCH_MS: u64 = 60 * 60 * 1000;

/// What an account is and may do.
pub(crate) mod role {
    /// Somebody without a password.
    pub(crate) const GUEST: &str = "guest";
    /// Somebody with a password or a passkey.
    pub(crate) const MEMBER: &str = "member";
    /// A host of this server.
    pub(crate) const HOST: &str = "host";
    /// Somebody who may no longer log in.
    pub(crate) const BANNED: &str = "banned";
    /// Somebody whose data is being deleted.
    pub(crate) const LEAVING: &str = "leaving";
}

/// An authenticated account.
#[derive(Clone, Debug)]
pub(crate) struct Identity {
    pub(crate) account: AccountRow,
    pub(crate) proof: Proof,
}

/// How the account was authenticated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Proof {
    /// The session with this hash.
    Session(Vec<u8>),
    /// The token of a program with this hash.
    Token(Vec<u8>),
}

impl Identity {
    pub(crate) fn person(&self) -> Person {
        Person { account: self.account.id.clone(), name: self.account.name.clone() }
    }

    /// The hash of the session's token; none for a program.
    pub(crate) fn session(&self) -> Option<&[u8]> {
        match &self.proof {
            Proof::Session(hash) => Some(hash),
            Proof::Token(_) => None,
        }
    }

    pub(crate) fn is_host(&self) -> bool {
        self.account.role == role::HOST
    }
}

/// The value of our cookie.
fn cookie(headers: &HeaderMap) -> Option<&str> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = texts.flat_map(|text| text.split(';'));
    pairs
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|pair| pair.0 == COOKIE_NAME)
        .map(|pair| pair.1)
}

/// The cookie that a browser is to keep; `secure` where the connection is.
pub(crate) fn set_cookie(token: &str, secure: bool) -> String {
    let seconds = SESSION_LIFETIME_MS / 1000;
    let secure = if secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}")
}

/// The header value that deletes the cookie.
pub(crate) fn clear_cookie() -> String {
    format!("{COOKIE_NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}

/// Whether a request with a cookie comes from a page of this server: another page must not act in
/// somebody's name. Programs have no origin.
pub(crate) fn is_own_page(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let origin = origin.to_str().ok().and_then(|text| text.parse::<Uri>().ok());
    let origin = origin.and_then(|uri| uri.into_parts().authority);
    let host = headers.get(HOST).and_then(|host| Authority::try_from(host.as_bytes()).ok());
    origin.is_some() && origin == host
}

/// The account that a request is authenticated for, if any.
pub(crate) async fn identify(
    store: &dyn Store,
    headers: &HeaderMap,
) -> Result<Option<Identity>, StoreError> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|text| text.strip_prefix("Bearer ")) {
        let hash = secrets::hash(token.trim());
        let Some(token) = store.credentials().token(&hash).await? else { return Ok(None) };
        return known(store, &token.account, Proof::Token(hash)).await;
    }
    let Some(token) = cookie(headers).filter(|_| is_own_page(headers)) else { return Ok(None) };
    let hash = secrets::hash(token);
    let now_ms = wall_ms();
    let session = store.credentials().session(&hash).await?;
    let Some(session) = session.filter(|session| session.expires_ms > now_ms) else {
        return Ok(None);
    };
    if session.seen_ms + TOUCH_MS < now_ms {
        store.credentials().touch_session(&hash, now_ms, now_ms + SESSION_LIFETIME_MS).await?;
    }
    known(store, &session.account, Proof::Session(hash)).await
}

/// The account, unless it is deleted or being deleted.
async fn known(
    store: &dyn Store,
    account: &str,
    proof: Proof,
) -> Result<Option<Identity>, StoreError> {
    let account = store.accounts().get(account).await?;
    let account = account.filter(|account| account.role != role::LEAVING);
    Ok(account.map(|account| Identity { account, proof }))
}

/// Begins a session for an account; returns its token.
pub(crate) async fn begin_session(
    store: &dyn Store,
    account: &str,
    device: &str,
) -> Result<String, gantry_store::AccountError> {
    let token = secrets::token();
    let now_ms = wall_ms();
    let row = SessionRow {
        token_hash: secrets::hash(&token),
        account: account.to_owned(),
        device: device.chars().take(100).collect(),
        created_ms: now_ms,
        seen_ms: now_ms,
        expires_ms: now_ms + SESSION_LIFETIME_MS,
    };
    store.credentials().add_session(row).await?;
    Ok(token)
}

/// The name key of a guest. Guests may share a name, so it is one that nobody can choose.
fn guest_key(id: &str) -> String {
    format!("guest {id}")
}

/// What an account is when it is neither a host nor banned.
pub(crate) fn plain_role(account: &AccountRow) -> &'static str {
    if account.name_key == guest_key(&account.id) { role::GUEST } else { role::MEMBER }
}

/// What an account that may log in is told to be.
pub(crate) fn wire_role(account: &AccountRow) -> Role {
    match account.role.as_str() {
        role::HOST => Role::Host,
        role::GUEST => Role::Guest,
        _ => Role::Member,
    }
}

/// The prefix of the name keys of accounts that are being deleted.
const LEAVING_KEY: &str = "leaving ";

/// Begins to delete an account: nobody can log in any more, and its name is free again.
pub(crate) async fn begin_leaving(
    store: &dyn Store,
    mut account: AccountRow,
) -> Result<(), gantry_store::AccountError> {
    account.name_key = format!("{LEAVING_KEY}{}", account.id);
    account.name = "?".into();
    account.role = role::LEAVING.into();
    (account.password, account.settings) = (None, "{}".into());
    account.changed_ms = wall_ms();
    store.accounts().update(account).await
}

/// Accounts whose deletion has begun but not finished.
pub(crate) async fn leaving(store: &dyn Store) -> Result<Vec<AccountRow>, StoreError> {
    let mut accounts = store.accounts().search(LEAVING_KEY, 100).await?;
    // somebody may have such a name
    accounts.retain(|account| account.role == role::LEAVING);
    Ok(accounts)
}

/// A new account without a password.
pub(crate) fn guest(name: &str) -> AccountRow {
    let (id, now_ms) = (secrets::random_id(), wall_ms());
    AccountRow {
        name_key: guest_key(&id),
        id,
        revision: 0,
        name: name.to_owned(),
        role: role::GUEST.into(),
        password: None,
        settings: "{}".into(),
        created_ms: now_ms,
        changed_ms: now_ms,
    }
}

/// The address that rates are counted by: for IPv6, the prefix that one customer has.
pub(crate) fn counted_address(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(six) => {
            let [a, b, c, d, ..] = six.segments();
            IpAddr::V6([a, b, c, d, 0, 0, 0, 0].into())
        }
        four @ IpAddr::V4(_) => four,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        pairs.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect()
    }

    #[test]
    fn cookies_are_found_among_others() {
        let headers = headers(&[("cookie", "theme=dark; gantry_session=abc; x=y")]);
        assert_eq!(cookie(&headers), Some("abc"));
        assert!(set_cookie("t", true).ends_with("HttpOnly; SameSite=Lax; Secure"));
    }

    #[test]
    fn requests_of_other_pages_are_recognized() {
        for (origin, own) in [
            ("http://games.example:8000", true),
            ("https://games.example:8000", true),
            ("http://games.example", false),
            ("http://evil.example", false),
            ("null", false),
        ] {
            let headers = headers(&[("host", "games.example:8000"), ("origin", origin)]);
            assert_eq!(is_own_page(&headers), own, "{origin}");
        }
        assert!(is_own_page(&headers(&[("host", "games.example")])), "a program");
    }
}
