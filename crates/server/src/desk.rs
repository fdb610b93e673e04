//! What every request may need: the house, the files of the page, and what is counted.

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use tokio::sync::watch;

use crate::house::House;
use crate::networks::Networks;
use crate::passkeys::Ceremonies;
use crate::rate::Rates;
use crate::sockets::Sockets;
use crate::{Client, Site};

/// Shared by all requests.
#[derive(Clone)]
pub(crate) struct Desk(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) house: Arc<House>,
    pub(crate) client: Client,
    pub(crate) sockets: Sockets,
    /// Passkeys that are being made or used.
    pub(crate) ceremonies: Ceremonies,
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
            ceremonies: Ceremonies::new(limits.ceremonies),
            entrances: Rates::new(limits.entrances),
            tables: Rates::new(limits.tables),
            closing: watch::Sender::new(false),
            secure: site.tls.is_some(),
            metrics_from: site.metrics_from.clone(),
        }))
    }
}
