//! The server: it serves the web client, keeps accounts, and hosts tables that people share.
//!
//! [`registry::Registry`] runs the tables, one task each, and stores them. [`socket`] connects a
//! client to one of them. [`api`] answers all other requests.

mod addresses;
mod api;
mod app_state;
mod appoint;
mod assets;
mod connections;
mod encoding;
mod folder;
mod hosts;
mod ingress;
mod layers;
mod limits;
mod logging;
mod metrics;
pub mod nats;
mod networks;
mod nodes;
mod open_files;
mod open_table;
mod passkeys;
mod people;
mod proxies;
mod quota;
mod rate;
mod registry;
mod respond;
#[cfg(test)]
mod sample;
mod secrets;
mod signals;
mod socket;
mod sockets;
#[cfg(test)]
mod stopping;
#[cfg(test)]
mod tests;
mod tls;
pub mod upkeep;
mod worker;

pub use gantry_store::is_shared;

pub use appoint::{AppointError, appoint};
pub use assets::Client;
pub use hosts::Hosts;
pub use limits::{Limits, PushLimits};
pub use logging::{LogFormat, start_logging};
pub use networks::{Network, Networks};
pub use nodes::{NodeError, NodeSettings};
pub use proxies::{Proxies, ProxyHeader};
pub use rate::Rate;
pub use registry::PushSettings;
pub use tls::{Tls, TlsError};
pub use tracing::Level;
pub use worker::{WorkError, Worker, work};

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use gantry_store::{Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use app_state::AppState;
use ingress::Ingress;
use nats::{Nats, NatsError};
use registry::Registry;
use signals::{Signal, Signals};

/// Why serving failed.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The port is in use.
    #[error("port {0} is in use; try another one, or --port 0 for any that is free")]
    InUse(u16),
    /// The address is not one of this machine, or not allowed.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] gantry_store::OpenError),
    /// The database does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// It cannot be one of several nodes.
    #[error(transparent)]
    Nodes(#[from] NodeError),
    /// There is no connection to NATS.
    #[error(transparent)]
    Nats(#[from] NatsError),
    /// The server stopped by itself.
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// What is served, and to whom.
#[derive(Clone, Debug)]
pub struct Site {
    /// The files of the page.
    pub client: Client,
    /// The names by which the server may be called.
    pub hosts: Hosts,
    /// Certificate and key, if it speaks TLS itself.
    pub tls: Option<Tls>,
    /// The proxies in front of it.
    pub proxies: Proxies,
    /// Who may read the metrics.
    pub metrics_from: Networks,
}

impl Site {
    /// A page for this machine only, without TLS and without a proxy.
    pub fn new(client: Client) -> Self {
        let (hosts, proxies) = (Hosts::default(), Proxies::default());
        Self {
            client,
            hosts,
            tls: None,
            proxies,
            metrics_from: Networks::new(&Network::loopback()),
        }
    }
}

/// What is served, where, and with what.
#[derive(Debug)]
pub struct Settings {
    /// What is served.
    pub site: Site,
    /// Where to listen.
    pub address: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The address of the database.
    pub database: String,
    /// The address of a NATS server, whose workers think for the bots.
    pub nats: Option<String>,
    /// How much of this machine's resources clients may use.
    pub limits: Limits,
    /// How people are called while no page is open; `None` if they are not.
    pub push: Option<PushSettings>,
    /// What this process is called, if it is one of several nodes.
    pub node_name: String,
}

/// Serves until Ctrl-C or SIGTERM. Then clients are told to come back, every table is stored, and
/// running requests may still finish. A second signal ends it at once. `ready` gets the addresses
/// of the page, the nearest first.
///
/// # Panics
/// If no threads can be started.
pub fn serve(settings: Settings, ready: impl FnOnce(&[String])) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Stopped)?;
    let outcome = runtime.block_on(run(settings, ready));
    // do not wait for bots: their results are no longer needed
    runtime.shutdown_background();
    outcome
}

async fn run(settings: Settings, ready: impl FnOnce(&[String])) -> Result<(), ServeError> {
    let Settings { site, address, port, database, nats, node_name, limits, push } = settings;
    open_files::allow(&limits);
    let address = SocketAddr::new(address, port);
    let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::InUse(port),
        _ => ServeError::Listen(address, error),
    })?;
    let store = gantry_store::open(&database).await?;
    let signals = Signals::new().map_err(ServeError::Stopped)?;
    let bound = listener.local_addr().map_err(ServeError::Stopped)?;
    let (stop, told) = mpsc::channel(1);
    tokio::spawn(handle_signals(signals, stop, site.tls.clone()));
    let server = match nats {
        Some(nats) if is_shared(&database) => {
            TableServer::as_node(store, limits, push, NodeSettings::new(nats, node_name)).await?
        }
        nats => TableServer::connected(store, limits, push, nats.as_deref()).await?,
    };
    let scheme = if site.tls.is_some() { "https" } else { "http" };
    tracing::info!(address = %bound, scheme, version = env!("CARGO_PKG_VERSION"), "serving");
    ready(&addresses::to_visit(bound, scheme));
    server.serve(listener, site, told).await;
    tracing::info!("stopped");
    Ok(())
}

/// Acts on signals until the server has stopped.
async fn handle_signals(mut signals: Signals, stop: mpsc::Sender<()>, tls: Option<Tls>) {
    loop {
        match (signals.next().await, &tls) {
            (Signal::Stop, _) => {
                if stop.send(()).await.is_err() {
                    return;
                }
            }
            (Signal::Reload, Some(tls)) => match tls.reload() {
                Ok(()) => tracing::info!("certificate and key were read again"),
                Err(error) => tracing::error!(%error, "the old certificate stays in use"),
            },
            (Signal::Reload, None) => tracing::info!("there are no files to read again"),
        }
    }
}

/// A server that clients can connect to.
pub struct TableServer {
    registry: Arc<Registry>,
    background: registry::BackgroundTasks,
}

impl TableServer {
    /// Resumes the server's time, and begins to load the tables that are being played. Whoever
    /// enters one meanwhile does not wait for the rest.
    pub async fn new(store: Arc<dyn Store>, limits: Limits) -> Result<Self, StoreError> {
        Self::with_push(store, limits, None).await
    }

    /// The same; with `push`, people are called while no page is open.
    pub async fn with_push(
        store: Arc<dyn Store>,
        limits: Limits,
        push: Option<PushSettings>,
    ) -> Result<Self, StoreError> {
        let (registry, background) = Registry::open(store, &limits, push, None, None).await?;
        Ok(Self { registry, background })
    }

    /// One of several nodes of a server, which share the store.
    pub async fn as_node(
        store: Arc<dyn Store>,
        limits: Limits,
        push: Option<PushSettings>,
        settings: NodeSettings,
    ) -> Result<Self, NodeError> {
        let nodes = nodes::Nodes::start(settings, store.clone()).await?;
        let nats = Some(nodes.nats().clone());
        let opened = Registry::open(store, &limits, push, nats, Some(nodes.clone())).await;
        let (registry, background) = opened?;
        nodes.play(&registry).await?;
        Ok(Self { registry, background })
    }

    /// The same, with the NATS server at this address: workers there think for the bots.
    pub async fn connected(
        store: Arc<dyn Store>,
        limits: Limits,
        push: Option<PushSettings>,
        nats: Option<&str>,
    ) -> Result<Self, ServeError> {
        let nats = match nats {
            Some(address) => Some(Nats::connect(address, "gantry serve").await?),
            None => None,
        };
        let (registry, background) = Registry::open(store, &limits, push, nats, None).await?;
        Ok(Self { registry, background })
    }

    /// Serves connections until it is told to stop. Then sockets are closed, running requests may
    /// finish, and every table is stored, until it is told again or the time for all that is up. A
    /// dropped sender counts as being told once.
    pub async fn serve(self, listener: TcpListener, site: Site, mut stop: mpsc::Receiver<()>) {
        let limits = self.registry.limits;
        let state = AppState::new(self.registry.clone(), &site);
        let (closing, nodes) = (state.closing.clone(), self.registry.nodes.clone());
        let router = api::router(&state).fallback(respond::respond).with_state(state.clone());
        let trusted = site.proxies.trusted.clone();
        let ingress = Ingress::new(site.proxies, self.registry.metrics.clone());
        let router = layers::layered(router, ingress, site.hosts, &limits);
        let (end, ended) = mpsc::channel(1);
        let mut serving = std::pin::pin!(async move {
            connections::serve_all(listener, router, Arc::new(limits), trusted, site.tls, ended)
                .await;
            state.sockets.all_gone().await;
            drop(state);
            self.registry.close(self.background).await;
        });
        tokio::select! {
            () = &mut serving => return,
            _ = stop.recv() => {}
        }
        tracing::info!("stopping");
        closing.send_replace(true);
        // the channel has room for one message
        let _ = end.try_send(());
        if let Some(nodes) = nodes {
            // whoever is connected comes back to another node, which then plays the tables
            tokio::spawn(async move { nodes.leave().await });
        }
        tokio::select! {
            () = &mut serving => {}
            () = tokio::time::sleep(limits.grace) => tracing::warn!("out of time; connections are cut off"),
            () = stopped_again(&mut stop) => tracing::warn!("second signal; connections are cut off"),
        }
    }
}

/// Waits for a second order to stop; for ever if the sender is gone.
async fn stopped_again(stop: &mut mpsc::Receiver<()>) {
    if stop.recv().await.is_none() {
        std::future::pending::<()>().await;
    }
}
