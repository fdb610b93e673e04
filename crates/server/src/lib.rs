//! The server: for now it hands out the web client, which plays by itself.

mod assets;
mod respond;

use std::net::{IpAddr, SocketAddr};

use axum::Router;
use thiserror::Error;
use tokio::net::TcpListener;

/// Why nothing is served.
#[derive(Debug, Error)]
pub enum ServeError {
    /// Somebody else listens there.
    #[error("port {0} is in use; try another one, or --port 0 for any that is free")]
    InUse(u16),
    /// The address is not one of this machine, or not allowed.
    #[error("cannot listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The server stopped by itself.
    #[error("the server stopped: {0}")]
    Stopped(std::io::Error),
}

/// Whether the client is part of this program.
pub fn has_client() -> bool {
    !assets::ASSETS.is_empty()
}

/// Serves until Ctrl-C; `ready` hears the address at which it does.
///
/// # Panics
/// If the machine gives no threads.
pub fn serve(address: IpAddr, port: u16, ready: impl FnOnce(&str)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Stopped)?;
    runtime.block_on(async {
        let address = SocketAddr::new(address, port);
        let listener = TcpListener::bind(address).await.map_err(|error| match error.kind() {
            std::io::ErrorKind::AddrInUse => ServeError::InUse(port),
            _ => ServeError::Listen(address, error),
        })?;
        let bound = listener.local_addr().map_err(ServeError::Stopped)?;
        ready(&format!("http://{bound}/"));
        let stop = async {
            // without signals there is no other way to stop than to end the program
            if tokio::signal::ctrl_c().await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let served = axum::serve(listener, client()).with_graceful_shutdown(stop);
        served.await.map_err(ServeError::Stopped)
    })
}

/// Serves whoever connects, for as long as it is polled.
pub async fn hand_out(listener: TcpListener) -> Result<(), ServeError> {
    axum::serve(listener, client()).await.map_err(ServeError::Stopped)
}

fn client() -> Router {
    Router::new().fallback(respond::respond)
}
