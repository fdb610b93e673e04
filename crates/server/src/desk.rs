//! What every request may need: the house, the files of the page, and what is counted.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use tokio::sync::watch;

use crate::Client;
use crate::house::House;
use crate::limits::Limits;
use crate::rate::Rates;

/// Shared by all requests.
#[derive(Clone)]
pub(crate) struct Desk(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) house: Arc<House>,
    pub(crate) client: Client,
    pub(crate) sockets: Sockets,
    /// Guests, log-ins and passwords by address.
    pub(crate) entrances: Rates<IpAddr>,
    /// New tables by account.
    pub(crate) tables: Rates<String>,
    /// True once the server has been told to stop.
    pub(crate) closing: watch::Sender<bool>,
    /// Whether browsers reach it through TLS.
    pub(crate) secure: bool,
}

impl Deref for Desk {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Desk {
    pub(crate) fn new(house: Arc<House>, client: Client, secure: bool) -> Self {
        let limits = house.limits;
        Self(Arc::new(Inner {
            house,
            client,
            sockets: Sockets::new(limits),
            entrances: Rates::new(limits.entrances),
            tables: Rates::new(limits.tables),
            closing: watch::Sender::new(false),
            secure,
        }))
    }
}

/// How many sockets are open, and whose.
#[derive(Clone, Debug)]
pub(crate) struct Sockets {
    most: usize,
    most_each: usize,
    open: Arc<Mutex<HashMap<String, usize>>>,
}

/// The right to a socket; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    account: String,
    open: Arc<Mutex<HashMap<String, usize>>>,
}

impl Sockets {
    fn new(limits: Limits) -> Self {
        let (most, most_each) = (limits.sockets, limits.sockets_per_account);
        Self { most, most_each, open: Arc::default() }
    }

    /// A socket for this account, if there is room.
    pub(crate) fn take(&self, account: &str) -> Option<SocketPlace> {
        let mut open = self.open.lock().expect("nobody panics while they hold this");
        let all: usize = open.values().sum();
        let own = open.get(account).copied().unwrap_or_default();
        if all >= self.most || own >= self.most_each {
            return None;
        }
        *open.entry(account.to_owned()).or_default() += 1;
        Some(SocketPlace { account: account.to_owned(), open: self.open.clone() })
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        let mut open = self.open.lock().expect("nobody panics while they hold this");
        if let Some(count) = open.get_mut(&self.account) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.account);
            }
        }
    }
}
