//! The state that handlers share: the registry, the files of the page, and rate limits.

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use tokio::sync::watch;

use crate::networks::Networks;
use crate::passkeys::Ceremonies;
use crate::rate::Rates;
use crate::registry::Registry;
use crate::sockets::Sockets;
use crate::{Client, Site};

/// The state that all handlers share; clones are cheap.
#[derive(Clone)]
pub(crate) struct AppState(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) registry: Arc<Registry>,
    pub(crate) client: Client,
    pub(crate) sockets: Sockets,
    /// Passkeys that are being made or used.
    pub(crate) ceremonies: Ceremonies,
    /// Guests, log-ins and passwords by address.
    pub(crate) sign_ins: Rates<IpAddr>,
    /// New tables by account.
    pub(crate) tables: Rates<String>,
    /// Analyses by account.
    pub(crate) analyses: Rates<String>,
    /// True once the server has been told to stop.
    pub(crate) closing: watch::Sender<bool>,
    /// Whether browsers reach it over TLS.
    pub(crate) secure: bool,
    /// Who may read the metrics.
    pub(crate) metrics_from: Networks,
}

impl Deref for AppState {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl AppState {
    pub(crate) fn new(registry: Arc<Registry>, site: &Site) -> Self {
        let limits = registry.limits;
        Self(Arc::new(Inner {
            registry,
            client: site.client,
            sockets: Sockets::new(limits),
            ceremonies: Ceremonies::new(limits.ceremonies),
            sign_ins: Rates::new(limits.sign_ins),
            tables: Rates::new(limits.tables),
            analyses: Rates::new(limits.analyses),
            closing: watch::Sender::new(false),
            secure: site.tls.is_some(),
            metrics_from: site.metrics_from.clone(),
        }))
    }
}
