//! The server: for now it serves the web client, which plays by itself.

mod addresses;
mod assets;
mod connections;
mod encoding;
mod folder;
mod hosts;
mod layers;
mod limits;
mod respond;
mod signals;
#[cfg(test)]
mod tests;

pub use assets::Client;
pub use hosts::Hosts;
pub use limits::Limits;

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// Why serving failed.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The port is in use.
    #[error("port {0} is in use; try another one, or --port 0 for any that is free")]
    InUse(u16),
    /// The address is not one of this machine, or not allowed.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The server stopped by itself.
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// Serves a client until Ctrl-C or SIGTERM; running requests may still finish. A second signal ends
/// it at once. `ready` gets the addresses of the page, the nearest first.
///
/// # Panics
/// If no threads can be started.
pub fn serve(
    client: Client,
    address: IpAddr,
    port: u16,
    hosts: Hosts,
    ready: impl FnOnce(&[String]),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Stopped)?;
    runtime.block_on(async {
        let address = SocketAddr::new(address, port);
        let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => ServeError::InUse(port),
            _ => ServeError::Listen(address, error),
        })?;
        let mut signals = signals::Signals::new().map_err(ServeError::Stopped)?;
        let bound = listener.local_addr().map_err(ServeError::Stopped)?;
        ready(&addresses::to_visit(bound));
        let (stop, told) = mpsc::channel(1);
        tokio::spawn(async move {
            loop {
                signals.next().await;
                if stop.send(()).await.is_err() {
                    return;
                }
            }
        });
        hand_out(listener, client, hosts, Limits::default(), told).await;
        Ok(())
    })
}

/// Serves connections until it is told to stop, then lets running requests finish until it is told
/// again or their time is up. A dropped sender counts as being told.
pub async fn hand_out(
    listener: TcpListener,
    client: Client,
    hosts: Hosts,
    limits: Limits,
    stop: mpsc::Receiver<()>,
) {
    let router = Router::new().fallback(respond::respond).with_state(client);
    connections::serve_all(listener, layers::layered(router, hosts, limits), limits, stop).await;
}
