//! Starts a NATS server for tests, which listens on this machine only.

use std::io::{BufRead as _, BufReader};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::thread;

use super::StartError;

/// A NATS server that ends with the process that started it.
pub struct Nats {
    address: String,
    guard: Child,
    /// Closed when our process ends for any reason; then the guard stops the server.
    keep_alive: Option<ChildStdin>,
}

/// Starts the server at port `$1`, or at any that is free, and stops it when the other end of its
/// own input is closed.
const GUARD: &str = "nats-server --addr 127.0.0.1 --port $1 2>&1 & cat >/dev/null; kill -9 $!";

/// What the server says before its address.
const LISTENING: &str = "Listening for client connections on ";
/// What it says as soon as it can be used.
const READY: &str = "Server is ready";

impl Nats {
    /// The server of this process: its tests have databases of their own, and so subjects.
    ///
    /// # Panics
    /// If it cannot be started; the message says why.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Nats> = OnceLock::new();
        SHARED.get_or_init(|| Self::start().unwrap_or_else(|error| panic!("{error}")))
    }

    /// Starts a server.
    pub fn start() -> Result<Self, StartError> {
        Self::start_at("-1")
    }

    /// Starts a server with the address of one that has stopped.
    pub fn start_again(address: &str) -> Result<Self, StartError> {
        Self::start_at(address.rsplit(':').next().unwrap_or_default())
    }

    fn start_at(port: &str) -> Result<Self, StartError> {
        let mut guard = Command::new("sh")
            .args(["-c", GUARD, "guard", port])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // Ctrl-C is for us; the guard notices when we have ended.
            .process_group(0)
            .spawn()?;
        let keep_alive = guard.stdin.take();
        let mut said = BufReader::new(guard.stdout.take().expect("piped")).lines();
        let (mut address, mut heard) = (None, String::new());
        for line in said.by_ref() {
            let line = line?;
            if let Some((_, listening)) = line.split_once(LISTENING) {
                address = Some(format!("nats://{listening}"));
            }
            if line.contains(READY) {
                break;
            }
            heard.push_str(&line);
        }
        // it must not wait for anybody to read what it says
        thread::spawn(move || said.for_each(drop));
        let server = |address| Self { address, guard, keep_alive };
        address.map(server).ok_or_else(|| {
            let missing = "these tests need NATS. Install it, for instance with: \
                           apt-get install nats-server";
            StartError::Failed(if heard.contains("not found") { missing.into() } else { heard })
        })
    }

    /// Its address.
    pub fn address(&self) -> &str {
        &self.address
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        drop(self.keep_alive.take());
        let _ = self.guard.wait();
    }
}
