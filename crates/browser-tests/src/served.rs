//! The server, on a port that is free, until it is stopped.

use std::net::Ipv4Addr;

use anyhow::{Context, Result};
use gantry_server::{Client, Hosts, Limits};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::mpsc;

/// A name that leads here in our browsers, but is no loopback name: they trust it with less.
pub const PLAIN_NAME: &str = "gantry.test";

/// A server that runs. Its runtime is its own, so that stopping it cuts every connection.
#[derive(Debug)]
pub struct Served {
    port: u16,
    runtime: Option<Runtime>,
    /// It would stop without.
    _stop: mpsc::Sender<()>,
}

impl Served {
    /// Starts it.
    pub async fn start(client: Client) -> Result<Self> {
        let runtime = Runtime::new()?;
        let listening = runtime.spawn(TcpListener::bind((Ipv4Addr::LOCALHOST, 0)));
        let listener = listening.await?.context("no free port")?;
        let port = listener.local_addr()?.port();
        let (stop, told) = mpsc::channel(1);
        let hosts = Hosts::new(&[PLAIN_NAME.into()]);
        runtime.spawn(gantry_server::hand_out(listener, client, hosts, Limits::default(), told));
        Ok(Self { port, runtime: Some(runtime), _stop: stop })
    }

    /// Where the page is.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}/", self.port)
    }

    /// The same page by a name that browsers do not trust without HTTPS.
    pub fn plain_address(&self) -> String {
        format!("http://{PLAIN_NAME}:{}/", self.port)
    }

    /// Stops it; nobody answers there any more.
    pub async fn stop(&mut self) {
        self.let_go();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).await.is_ok() {
            tokio::task::yield_now().await;
        }
    }

    fn let_go(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

/// A runtime must not be dropped where others wait.
impl Drop for Served {
    fn drop(&mut self) {
        self.let_go();
    }
}
