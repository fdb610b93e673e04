//! A node as a process, with its own ways to NATS and to the database, and its own clock.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fs, io};

use anyhow::{Context as _, Result, bail};
use tokio::time::{sleep, timeout};

use super::proxy::Proxy;
use super::services::{Nats, Postgres};
use crate::process::{Process, Program};
use crate::uptime::Uptime;

/// How long a node may take to be ready, on a slow machine, with a database that comes and goes.
const START_TIMEOUT: Duration = Duration::from_mins(5);
/// How long it may take to hand over and stop.
const STOP_TIMEOUT: Duration = Duration::from_secs(20);
/// How long a manager of processes waits before it starts one again.
const AGAIN: Duration = Duration::from_millis(200);
/// Everybody may do this many times as much as usual: the clients are hundreds, from one address.
const RATE_FACTOR: u32 = 1000;

/// One node of the server.
pub(super) struct Node {
    pub(super) program: Program,
    process: Process,
    pub(super) to_nats: Proxy,
    pub(super) to_database: Proxy,
    clock: Clock,
    /// How long processes run does not matter here: there is always one.
    uptime: Arc<Uptime>,
}

/// The clock of a node's machine, as the node sees it.
struct Clock {
    /// Read by the library that stands between the node and its clock.
    file: PathBuf,
    offset_ms: i64,
}

impl Clock {
    fn jump(&mut self, ms: i64) -> io::Result<()> {
        self.offset_ms += ms;
        let seconds = self.offset_ms.unsigned_abs();
        let sign = if self.offset_ms < 0 { '-' } else { '+' };
        // in one step, so that nobody reads half of it
        let new = self.file.with_extension("new");
        fs::write(&new, format!("{sign}{}.{:03}s\n", seconds / 1000, seconds % 1000))?;
        fs::rename(&new, &self.file)
    }
}

/// The library that lets clocks jump: Debian's package `libfaketime`.
pub(super) fn clock_library() -> Option<PathBuf> {
    let machines = fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    let mut libraries = machines.map(|machine| machine.path().join("faketime/libfaketimeMT.so.1"));
    libraries.find(|library| library.is_file())
}

impl Node {
    /// Starts a node of this number; it is not ready yet.
    pub(super) async fn start(
        path: &Path,
        folder: &Path,
        number: usize,
        services: (&Postgres, &Nats),
        seed: u64,
    ) -> Result<Self> {
        let to_database = Proxy::to(services.0.port).await?;
        let to_nats = Proxy::to(services.1.port).await?;
        let name = format!("node-{number}");
        let (database, nats) = (Postgres::address(to_database.port), Nats::address(to_nats.port));
        let factor = RATE_FACTOR.to_string();
        let given = ["--database", &database, "--nats", &nats, "--rate-factor", &factor];
        let given = given.into_iter().map(str::to_owned);
        let mut program = Program::new(path, folder, &name, given, seed)?;
        let mut clock = Clock { file: folder.join(&name).with_extension("clock"), offset_ms: 0 };
        clock.jump(0)?;
        if let Some(library) = clock_library() {
            let file = clock.file.to_string_lossy().into_owned();
            program = program
                .with_variable("LD_PRELOAD", library.to_string_lossy().into_owned())
                .with_variable("FAKETIME_TIMESTAMP_FILE", file)
                .with_variable("FAKETIME_CACHE_DURATION", "1".into())
                // only the time of day jumps: timers count what has passed
                .with_variable("FAKETIME_DONT_FAKE_MONOTONIC", "1".into());
        }
        let uptime = Arc::new(Uptime::default());
        let process = program.start(&uptime)?;
        Ok(Self { program, process, to_nats, to_database, clock, uptime })
    }

    /// Waits until it listens, and starts it again if it cannot, as a manager of processes does.
    pub(super) async fn ready(&mut self) -> Result<()> {
        let began = Instant::now();
        loop {
            match timeout(START_TIMEOUT, self.process.ready()).await {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(error)) if began.elapsed() > START_TIMEOUT => return Err(error),
                Ok(Err(_)) => {
                    sleep(AGAIN).await;
                    self.process = self.program.start(&self.uptime)?;
                }
                Err(_) => bail!("{} does not start", self.program.log().display()),
            }
        }
    }

    pub(super) async fn kill(&mut self) -> Result<()> {
        self.process.kill().await.with_context(|| self.program.log().display().to_string())
    }

    /// Asks it to hand over and stop.
    pub(super) async fn drain(&mut self) -> Result<()> {
        self.process
            .stop(STOP_TIMEOUT)
            .await
            .with_context(|| self.program.log().display().to_string())
    }

    pub(super) async fn start_again(&mut self) -> Result<()> {
        self.process = self.program.start(&self.uptime)?;
        self.ready().await
    }

    pub(super) fn pause(&self, pauses: bool) -> Result<()> {
        self.process.pause(pauses)
    }

    pub(super) fn jump(&mut self, ms: i64) -> Result<()> {
        Ok(self.clock.jump(ms)?)
    }
}
