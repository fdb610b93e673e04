//! Passkeys: the relying party that authenticators see, and ceremonies in progress.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::Mutex;
use std::time::Instant;

use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use sha2::{Digest as _, Sha256};
use webauthn_rs::prelude::{
    DiscoverableAuthentication, PasskeyRegistration, Url, Uuid, Webauthn, WebauthnBuilder,
};

use crate::limits::CEREMONY;
use crate::people::counted_address;
use crate::quota::{Quota, QuotaPermit};
use crate::secrets;

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
    builder.rp_name("Gantry").timeout(CEREMONY).build().ok()
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
    by_address: Quota<IpAddr>,
    in_progress: Mutex<InProgress>,
}

#[derive(Default)]
struct InProgress {
    ceremonies: HashMap<String, (Instant, Ceremony, QuotaPermit<IpAddr>)>,
    /// Their names, oldest first; some may be finished.
    order: VecDeque<(Instant, String)>,
}

impl Ceremonies {
    /// With limits on ceremonies in progress: of all, and of each address.
    pub(crate) fn new(most: usize, of_each: usize) -> Self {
        Self { most, by_address: Quota::new(of_each), in_progress: Mutex::default() }
    }

    /// Remembers a ceremony of somebody at this address. Returns the name by which it is finished,
    /// or `None` if there are too many.
    pub(crate) fn begin(&self, from: IpAddr, ceremony: Ceremony) -> Option<String> {
        self.begin_at(Instant::now(), counted_address(from), ceremony)
    }

    fn begin_at(&self, now: Instant, from: IpAddr, ceremony: Ceremony) -> Option<String> {
        let mut in_progress = self.in_progress.lock().expect("no holder of this lock panics");
        while let Some((_, name)) =
            in_progress.order.pop_front_if(|(since, _)| now.duration_since(*since) >= CEREMONY)
        {
            in_progress.ceremonies.remove(&name);
        }
        if in_progress.order.len() >= self.most {
            return None;
        }
        let permit = self.by_address.take(from)?;
        let name = secrets::random_id();
        in_progress.order.push_back((now, name.clone()));
        in_progress.ceremonies.insert(name.clone(), (now, ceremony, permit));
        Some(name)
    }

    /// Takes a ceremony out: each is finished once, and in time.
    pub(crate) fn finish(&self, name: &str) -> Option<Ceremony> {
        self.finish_at(Instant::now(), name)
    }

    fn finish_at(&self, now: Instant, name: &str) -> Option<Ceremony> {
        let mut in_progress = self.in_progress.lock().expect("no holder of this lock panics");
        let (since, ceremony, _) = in_progress.ceremonies.remove(name)?;
        (now.duration_since(since) < CEREMONY).then_some(ceremony)
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
        let ceremonies = Ceremonies::new(2, 2);
        let start = Instant::now();
        let here: IpAddr = "192.0.2.1".parse().unwrap();
        let first = ceremonies.begin_at(start, here, log_in()).expect("room");
        let second = ceremonies.begin_at(start, here, log_in()).expect("room");
        assert!(ceremonies.begin_at(start, here, log_in()).is_none(), "too many");
        assert!(ceremonies.finish_at(start, &first).is_some());
        assert!(ceremonies.finish_at(start, &first).is_none(), "only once");
        assert!(ceremonies.finish_at(start + CEREMONY, &second).is_none(), "too late");
        let late = start + CEREMONY;
        for _ in 0..2 {
            ceremonies.begin_at(late, here, log_in()).expect("old ones make room");
        }
    }

    #[test]
    fn no_address_can_use_up_all_ceremonies() {
        let ceremonies = Ceremonies::new(9, 2);
        let [here, there]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|ip| ip.parse().unwrap());
        let first = ceremonies.begin(here, log_in()).expect("room");
        ceremonies.begin(here, log_in()).expect("room");
        assert!(ceremonies.begin(here, log_in()).is_none(), "two are in progress");
        assert!(ceremonies.begin(there, log_in()).is_some());
        assert!(ceremonies.finish(&first).is_some());
        assert!(ceremonies.begin(here, log_in()).is_some(), "one is finished");
    }
}
