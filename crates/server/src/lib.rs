//! The server: it serves the web client, knows people, and hosts tables that they play at
//! together.
//!
//! [`house::House`] is the tables, one task each, around a store. [`socket`] is a client that plays
//! at one of them. [`api`] answers everything else that clients ask.

mod addresses;
mod api;
mod appoint;
mod assets;
mod connections;
mod desk;
mod encoding;
mod folder;
mod hosts;
mod house;
mod layers;
mod limits;
mod metrics;
mod passkeys;
mod people;
mod rate;
mod respond;
mod secrets;
mod signals;
mod socket;
mod sockets;
#[cfg(test)]
mod tests;

pub use appoint::{AppointError, appoint};
pub use assets::Client;
pub use hosts::Hosts;
pub use limits::Limits;
pub use rate::Rate;

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use gantry_store::{Store, StoreError};
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use desk::Desk;

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
    /// The server stopped by itself.
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// What is served, where, and with what.
#[derive(Debug)]
pub struct Settings {
    /// The files of the page.
    pub client: Client,
    /// Where to listen.
    pub address: IpAddr,
    /// The port; 0 for any that is free.
    pub port: u16,
    /// The host names that the server answers to.
    pub hosts: Hosts,
    /// The address of the database.
    pub database: String,
    /// Whether browsers reach it through TLS.
    pub secure: bool,
    /// How much of this machine's resources clients may use.
    pub limits: Limits,
}

/// Serves until Ctrl-C or SIGTERM. Then every table is stored, and running requests may still
/// finish. A second signal ends it at once. `ready` gets the addresses of the page, the nearest
/// first.
///
/// # Panics
/// If no threads can be started.
pub fn serve(settings: Settings, ready: impl FnOnce(&[String])) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Stopped)?;
    runtime.block_on(async {
        let address = SocketAddr::new(settings.address, settings.port);
        let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => ServeError::InUse(settings.port),
            _ => ServeError::Listen(address, error),
        })?;
        let store = gantry_store::open(&settings.database).await?;
        let mut signals = signals::Signals::new().map_err(ServeError::Stopped)?;
        let bound = listener.local_addr().map_err(ServeError::Stopped)?;
        let (stop, told) = mpsc::channel(1);
        tokio::spawn(async move {
            loop {
                signals.next().await;
                if stop.send(()).await.is_err() {
                    return;
                }
            }
        });
        let house = Open::new(store, settings.limits).await?;
        ready(&addresses::to_visit(bound));
        house.serve(listener, settings.client, settings.hosts, settings.secure, told).await;
        Ok(())
    })
}

/// An open house: its tables go on, and clients may connect.
pub struct Open {
    house: Arc<house::House>,
    caretakers: house::Caretakers,
}

impl Open {
    /// Opens a house around a store: every table that is being played goes on.
    pub async fn new(store: Arc<dyn Store>, limits: Limits) -> Result<Self, StoreError> {
        let (house, caretakers) = house::House::open(store, limits).await?;
        Ok(Self { house, caretakers })
    }

    /// Serves connections until it is told to stop. Then every table is stored, and running
    /// requests may finish until it is told again or their time is up. A dropped sender counts as
    /// being told.
    pub async fn serve(
        self,
        listener: TcpListener,
        client: Client,
        hosts: Hosts,
        secure: bool,
        mut stop: mpsc::Receiver<()>,
    ) {
        let limits = self.house.limits;
        let desk = Desk::new(self.house.clone(), client, secure);
        let router = api::router(&desk).fallback(respond::respond).with_state(desk.clone());
        let router = layers::layered(router, hosts, limits);
        let (end, told) = mpsc::channel(1);
        let closing = desk.clone();
        let stopping = tokio::spawn(async move {
            while stop.recv().await.is_some() {
                closing.closing.send_replace(true);
                if end.send(()).await.is_err() {
                    return;
                }
            }
            closing.closing.send_replace(true);
        });
        connections::serve_all(listener, router, limits, told).await;
        desk.closing.send_replace(true);
        stopping.abort();
        drop(desk);
        self.house.close(self.caretakers).await;
    }
}
