//! What every request may need: the house, the files of the page, and what is counted.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::{Arc, Mutex};

use tokio::sync::watch;

use crate::house::House;
use crate::limits::Limits;
use crate::networks::Networks;
use crate::rate::Rates;
use crate::{Client, Site};

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
    /// Who may read the metrics.
    pub(crate) metrics_from: Networks,
}

impl Deref for Desk {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Desk {
    pub(crate) fn new(house: Arc<House>, site: &Site) -> Self {
        let limits = house.limits;
        Self(Arc::new(Inner {
            house,
            client: site.client,
            sockets: Sockets::new(limits),
            entrances: Rates::new(limits.entrances),
            tables: Rates::new(limits.tables),
            closing: watch::Sender::new(false),
            secure: site.tls.is_some(),
            metrics_from: site.metrics_from.clone(),
        }))
    }
}

/// How many sockets are open, and whose.
#[derive(Debug)]
pub(crate) struct Sockets {
    most: usize,
    most_each: usize,
    open: Arc<OpenSockets>,
}

#[derive(Debug, Default)]
struct OpenSockets {
    by_account: Mutex<HashMap<String, usize>>,
    all: watch::Sender<usize>,
}

/// The right to a socket; given back when it is dropped.
#[derive(Debug)]
pub(crate) struct SocketPlace {
    account: String,
    open: Arc<OpenSockets>,
}

impl Sockets {
    fn new(limits: Limits) -> Self {
        let (most, most_each) = (limits.sockets, limits.sockets_per_account);
        Self { most, most_each, open: Arc::default() }
    }

    /// A socket for this account, if there is room.
    pub(crate) fn take(&self, account: &str) -> Option<SocketPlace> {
        let mut open = self.open.by_account.lock().expect("nobody panics while they hold this");
        let own = open.get(account).copied().unwrap_or_default();
        if *self.open.all.borrow() >= self.most || own >= self.most_each {
            return None;
        }
        *open.entry(account.to_owned()).or_default() += 1;
        self.open.all.send_modify(|all| *all += 1);
        Some(SocketPlace { account: account.to_owned(), open: self.open.clone() })
    }

    /// Waits until none is open.
    pub(crate) async fn all_gone(&self) {
        // the sender lives as long as we do
        let _ = self.open.all.subscribe().wait_for(|all| *all == 0).await;
    }
}

impl Drop for SocketPlace {
    fn drop(&mut self) {
        self.open.all.send_modify(|all| *all -= 1);
        let mut open = self.open.by_account.lock().expect("nobody panics while they hold this");
        if let Some(count) = open.get_mut(&self.account) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.account);
            }
        }
    }
}
