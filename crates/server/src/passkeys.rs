//! Passkeys: the relying party that authenticators see, and ceremonies in progress.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use sha2::{Digest as _, Sha256};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, PasskeyRegistration, Url, Uuid, Webauthn, WebauthnBuilder,
};

use crate::secrets;

/// How long somebody may take to find their key: what the standard recommends.
const TIMEOUT: Duration = Duration::from_mins(5);

/// The relying party for a request of a page of ours: its id is the name of the host, and keys are
/// bound to it. None where browsers allow no passkeys, as at an address without a name.
pub(crate) fn relying_party(headers: &HeaderMap, secure: bool) -> Option<Webauthn> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    // every change has been checked to come from a page of this host
    let origin = match text(ORIGIN) {
        Some(origin) => origin.to_owned(),
        None => format!("{}://{}", if secure { "https" } else { "http" }, text(HOST)?),
    };
    let origin = Url::parse(&origin).ok()?;
    let builder = WebauthnBuilder::new(origin.domain()?, &origin).ok()?;
    builder.rp_name("Gantry").timeout(TIMEOUT).build().ok()
}

/// The handle by which authenticators know an account.
pub(crate) fn user_handle(account: &str) -> Uuid {
    let hash = Sha256::digest(account.as_bytes());
    let mut handle = [0; 16];
    handle.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(handle)
}

/// A request to an authenticator that is in progress.
pub(crate) enum Ceremony {
    /// A new passkey.
    Register {
        /// For whom.
        account: String,
        /// The name that a guest wants as a member; empty for a member.
        name: String,
        state: Box<PasskeyRegistration>,
    },
    /// A login with an existing one.
    LogIn(Box<DiscoverableAuthentication>),
}

/// Ceremonies that have begun. They are kept in memory: after a restart people begin again.
pub(crate) struct Ceremonies {
    most: usize,
    begun: Mutex<HashMap<String, (Instant, Ceremony)>>,
}

impl Ceremonies {
    /// With a limit on ceremonies in progress.
    pub(crate) fn new(most: usize) -> Self {
        Self { most, begun: Mutex::default() }
    }

    /// Remembers a ceremony. Returns the name by which it is finished, or `None` if there are too
    /// many.
    pub(crate) fn begin(&self, ceremony: Ceremony) -> Option<String> {
        self.begin_at(Instant::now(), ceremony)
    }

    fn begin_at(&self, now: Instant, ceremony: Ceremony) -> Option<String> {
        let mut begun = self.begun.lock().expect("no holder of this lock panics");
        if begun.len() >= self.most {
            begun.retain(|_, (since, _)| now.duration_since(*since) < TIMEOUT);
        }
        if begun.len() >= self.most {
            return None;
        }
        let name = secrets::random_id();
        begun.insert(name.clone(), (now, ceremony));
        Some(name)
    }

    /// Takes a ceremony out: each is finished once, and in time.
    pub(crate) fn finish(&self, name: &str) -> Option<Ceremony> {
        self.finish_at(Instant::now(), name)
    }

    fn finish_at(&self, now: Instant, name: &str) -> Option<Ceremony> {
        let mut begun = self.begun.lock().expect("no holder of this lock panics");
        let (since, ceremony) = begun.remove(name)?;
        (now.duration_since(since) < TIMEOUT).then_some(ceremony)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(host: &str, origin: Option<&str>) -> HeaderMap {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(ORIGIN, origin.parse().unwrap());
        }
        headers
    }

    fn log_in() -> Ceremony {
        let party = relying_party(&headers("games.example", None), true).expect("a name");
        Ceremony::LogIn(Box::new(party.start_discoverable_authentication().unwrap().1))
    }

    #[test]
    fn a_relying_party_has_a_name() {
        for (host, origin, works) in [
            ("localhost:8000", Some("http://localhost:8000"), true),
            ("games.example", Some("https://games.example"), true),
            ("games.example", None, true),
            ("127.0.0.1:8000", Some("http://127.0.0.1:8000"), false),
            ("[::1]:8000", None, false),
            ("games.example", Some("null"), false),
        ] {
            let party = relying_party(&headers(host, origin), true);
            assert_eq!(party.is_some(), works, "{host} {origin:?}");
        }
    }

    #[test]
    fn ceremonies_are_finished_once_and_in_time() {
        let ceremonies = Ceremonies::new(2);
        let start = Instant::now();
        let first = ceremonies.begin_at(start, log_in()).expect("room");
        let second = ceremonies.begin_at(start, log_in()).expect("room");
        assert!(ceremonies.begin_at(start, log_in()).is_none(), "too many");
        assert!(ceremonies.finish_at(start, &first).is_some());
        assert!(ceremonies.finish_at(start, &first).is_none(), "only once");
        assert!(ceremonies.finish_at(start + TIMEOUT, &second).is_none(), "too late");
        let late = start + TIMEOUT;
        for _ in 0..2 {
            ceremonies.begin_at(start, log_in()).expect("room");
        }
        assert!(ceremonies.begin_at(late, log_in()).is_some(), "old ones make room");
    }
}
