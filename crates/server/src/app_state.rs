//! The state that handlers share: the registry, the files of the page, and rate limits.

use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;

use tokio::sync::{Semaphore, watch};

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
    /// Log-ins by the hash of the name.
    pub(crate) log_ins: Rates<Vec<u8>>,
    /// Requests that change nothing, by address.
    pub(crate) reads: Rates<IpAddr>,
    /// New tables by account.
    pub(crate) tables: Rates<String>,
    /// New tables by address.
    pub(crate) tables_by_address: Rates<IpAddr>,
    /// Analyses by account.
    pub(crate) analyses: Rates<String>,
    /// Results of the deal of the day, by address.
    pub(crate) daily_results: Rates<IpAddr>,
    /// One place for each result that may be checked at a time.
    pub(crate) daily_checks: Semaphore,
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
            sockets: Sockets::new(&limits),
            ceremonies: Ceremonies::new(limits.ceremonies, limits.ceremonies_per_address),
            sign_ins: Rates::new(limits.sign_ins),
            log_ins: Rates::new(limits.log_ins),
            reads: Rates::new(limits.reads),
            tables: Rates::new(limits.tables),
            tables_by_address: Rates::new(limits.tables_per_address),
            analyses: Rates::new(limits.analyses),
            daily_results: Rates::new(limits.daily_results),
            daily_checks: Semaphore::new(limits.daily_checks),
            closing: watch::Sender::new(false),
            secure: site.tls.is_some(),
            metrics_from: site.metrics_from.clone(),
        }))
    }
}
