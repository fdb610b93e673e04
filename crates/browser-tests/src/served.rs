//! A server on a free port.

use std::net::Ipv4Addr;

use anyhow::{Context, Result};
use gantry_server::{Client, Hosts, Limits, Site, TableServer};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

/// The usual name, which browsers trust as if it had HTTPS.
const LOOPBACK: &str = "127.0.0.1";
/// The only name without HTTPS at which browsers allow passkeys.
const LOCALHOST: &str = "localhost";
/// A name that resolves here in our browsers but is not a loopback name.
const PLAIN_NAME: &str = "gantry.test";

/// A server that pages come from: in this process, with a runtime of its own, so that stopping it
/// cuts every connection; or in another process.
#[derive(Debug)]
pub struct Served {
    port: u16,
    /// The name that browsers use for it.
    name: &'static str,
    runtime: Option<Runtime>,
    /// Keeps the server running.
    _stop: Option<mpsc::Sender<()>>,
}

impl Served {
    /// Starts it.
    pub async fn start(client: Client) -> Result<Self> {
        let runtime = Runtime::new()?;
        let listening = runtime.spawn(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)));
        let listener = listening.await?.context("no free port")?;
        let port = listener.local_addr()?.port();
        let (stop, told) = mpsc::channel(1);
        let site = Site { hosts: Hosts::new(&[PLAIN_NAME.into()]), ..Site::new(client) };
        runtime.spawn(async move {
            let store = gantry_store::open("memory:").await.expect("it needs nothing");
            let open =
                TableServer::new(store, Limits::default()).await.expect("nothing is stored yet");
            open.serve(listener, site, told).await;
        });
        Ok(Self { port, name: LOOPBACK, runtime: Some(runtime), _stop: Some(stop) })
    }

    /// A server that runs elsewhere on this machine.
    pub const fn elsewhere(port: u16) -> Self {
        Self { port, name: LOOPBACK, runtime: None, _stop: None }
    }

    /// No server yet.
    pub const fn nowhere() -> Self {
        Self::elsewhere(0)
    }

    /// Where the page is.
    pub fn address(&self) -> String {
        format!("http://{}:{}/", self.name, self.port)
    }

    /// From now on the page is at a name that browsers trust less, since it has no HTTPS.
    pub fn use_plain_name(&mut self) {
        self.name = PLAIN_NAME;
    }

    /// From now on the page is at a name, not a number.
    pub fn use_localhost(&mut self) {
        self.name = LOCALHOST;
    }

    /// Stops the server; nothing answers there any more.
    pub async fn stop(&mut self) {
        self.release();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }

    fn release(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A runtime must not be dropped in an async context.
impl Drop for Served {
    fn drop(&mut self) {
        self.release();
    }
}
