//! A line between a browser and a server of which a test decides how slow it is, and whether it is
//! cut.

use std::net::Ipv4Addr;
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};
use tokio::task::{JoinHandle, JoinSet};
use tokio::time::{Instant, sleep_until};

/// How much is passed on at once.
const CHUNK_BYTES: usize = 16 * 1024;

/// How the line is.
#[derive(Clone, Copy, Debug, Default)]
struct Line {
    /// How long everything takes, each way.
    delay: Duration,
    /// Whether nothing that the server sends arrives.
    withholds: bool,
    is_cut: bool,
}

/// Passes on what arrives at its port, until it is dropped.
#[derive(Debug)]
pub struct Relay {
    /// Where browsers find the server through it.
    pub port: u16,
    line: watch::Sender<Line>,
    accepting: JoinHandle<()>,
}

impl Relay {
    /// A fast line to the server at a port of this machine.
    pub async fn to(server: u16) -> Result<Self> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let port = listener.local_addr()?.port();
        let (line, state) = watch::channel(Line::default());
        Ok(Self { port, line, accepting: tokio::spawn(accept(listener, server, state)) })
    }

    /// From now on everything takes this long, each way.
    pub fn delay(&self, delay: Duration) {
        self.line.send_modify(|line| line.delay = delay);
    }

    /// From now on nothing that the server sends arrives, until the line is cut and mended.
    pub fn withhold(&self) {
        self.line.send_modify(|line| line.withholds = true);
    }

    /// Cuts all connections; what was on its way is lost. New ones end at once.
    pub fn cut(&self) {
        self.line.send_modify(|line| line.is_cut = true);
    }

    /// New connections go through again, both ways.
    pub fn mend(&self) {
        self.line.send_modify(|line| (line.is_cut, line.withholds) = (false, false));
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, server: u16, line: watch::Receiver<Line>) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                let is_cut = line.borrow().is_cut;
                if let Ok((browser, _)) = accepted && !is_cut {
                    connections.spawn(connect(browser, server, line.clone()));
                }
            }
            Some(_) = connections.join_next() => {}
        }
    }
}

/// Passes on one connection in both directions, until it ends or is cut.
async fn connect(browser: TcpStream, server: u16, mut line: watch::Receiver<Line>) {
    // A server that does not answer is one that does not answer the browser either.
    let Ok(server) = TcpStream::connect((Ipv4Addr::LOCALHOST, server)).await else { return };
    let ways = [&browser, &server].map(|stream| stream.set_nodelay(true));
    if ways.iter().any(Result::is_err) {
        return;
    }
    let (from_browser, to_browser) = browser.into_split();
    let (from_server, to_server) = server.into_split();
    let there = pass_on(from_browser, to_server, line.clone(), |_| true);
    let back = pass_on(from_server, to_browser, line.clone(), |line| !line.withholds);
    tokio::select! {
        _ = async { tokio::join!(there, back) } => {}
        _ = line.wait_for(|line| line.is_cut) => {}
    }
}

/// Passes on everything in one direction, each part when it is due and the line is open.
async fn pass_on(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    line: watch::Receiver<Line>,
    is_open: fn(&Line) -> bool,
) {
    let (queue, mut waiting) = mpsc::unbounded_channel();
    let mut state = line.clone();
    let read = async move {
        let mut buffer = vec![0; CHUNK_BYTES];
        while let Ok(count @ 1..) = from.read(&mut buffer).await {
            let due = Instant::now() + line.borrow().delay;
            if queue.send((due, buffer[..count].to_vec())).is_err() {
                return;
            }
        }
    };
    let write = async move {
        while let Some((due, bytes)) = waiting.recv().await {
            sleep_until(due).await;
            let is_there = state.wait_for(is_open).await.is_ok();
            if !is_there || to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    };
    tokio::join!(read, write);
}
