//! The server as a process that can be killed.

use std::fs::OpenOptions;
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

use crate::dice::Dice;
use crate::uptime::Uptime;

/// The part of the random numbers.
const PART: u64 = 1;
/// Ports that systems do not give to outgoing connections. With one of those, a client that
/// connects while no server runs could connect to itself, and the next server would find its port
/// taken.
const PORTS: std::ops::Range<u16> = 20_000..32_000;
/// What a server says when it is ready.
const READY: &str = "Gantry is at ";

/// How to start the server.
pub(crate) struct Program {
    path: PathBuf,
    folder: PathBuf,
    name: String,
    port: u16,
    given: Vec<String>,
    variables: Vec<(String, String)>,
    pub(crate) address: String,
}

/// A port that is free, and stays free until somebody asks for just this one.
pub(crate) fn free_port(seed: u64) -> Result<u16> {
    static ASKED: AtomicU64 = AtomicU64::new(0);
    // two runs at a time may have the same seed
    let asked = ASKED.fetch_add(1, Ordering::Relaxed) << 32;
    let mut dice = Dice::new(seed ^ asked ^ u64::from(std::process::id()), PART);
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    let mut ports = std::iter::repeat_with(|| {
        PORTS.start + u16::try_from(dice.below(PORTS.len())).expect("a port")
    });
    ports.by_ref().take(1000).find(free).context("no port is free")
}

impl Program {
    /// With these arguments besides the port. What it writes is in a file of this name.
    pub(crate) fn new(
        path: &Path,
        folder: &Path,
        name: &str,
        given: impl IntoIterator<Item = String>,
        seed: u64,
    ) -> Result<Self> {
        let path = path.canonicalize().with_context(|| format!("no program {}", path.display()))?;
        let port = free_port(seed)?;
        let address = format!("http://127.0.0.1:{port}/");
        let (name, folder) = (name.to_owned(), folder.to_owned());
        let given = given.into_iter().collect();
        Ok(Self { path, folder, name, port, given, variables: Vec::new(), address })
    }

    /// Sets a variable of its environment.
    pub(crate) fn with_variable(mut self, name: &str, value: String) -> Self {
        self.variables.push((name.to_owned(), value));
        self
    }

    /// What all servers of this run have written to their error output.
    pub(crate) fn log(&self) -> PathBuf {
        self.folder.join(&self.name).with_extension("log")
    }

    /// Starts it; it is not ready yet.
    pub(crate) fn start(&self, uptime: &Arc<Uptime>) -> Result<Process> {
        let log = OpenOptions::new().create(true).append(true).open(self.log());
        let mut command = Command::new(&self.path);
        command
            .args(["serve", "--address", "127.0.0.1", "--port"])
            .arg(self.port.to_string())
            .args(&self.given)
            .current_dir(&self.folder)
            .env("LC_ALL", "C")
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log.context("a file for what it writes")?)
            .kill_on_drop(true);
        uptime.begin();
        let mut child = command.spawn().context("the server cannot be started")?;
        let said = BufReader::new(child.stdout.take().context("piped")?).lines();
        Ok(Process { child, said, ready: false, uptime: uptime.clone() })
    }
}

/// A server that runs.
pub(crate) struct Process {
    child: Child,
    said: Lines<BufReader<ChildStdout>>,
    ready: bool,
    uptime: Arc<Uptime>,
}

impl Process {
    /// Waits until it listens. Dropped before that, it can be called again.
    pub(crate) async fn ready(&mut self) -> Result<()> {
        while !self.ready {
            match self.said.next_line().await? {
                Some(line) => self.ready = line.contains(READY),
                None => bail!("it ended by itself: {}", self.child.wait().await?),
            }
        }
        Ok(())
    }

    pub(crate) const fn is_ready(&self) -> bool {
        self.ready
    }

    /// Kills it with SIGKILL.
    pub(crate) async fn kill(&mut self) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("it ended by itself: {status}");
        }
        self.child.kill().await?;
        self.uptime.end();
        Ok(())
    }

    /// Asks it to stop, which it must do cleanly and in time.
    pub(crate) async fn stop(&mut self, limit: Duration) -> Result<()> {
        if let Some(status) = self.child.try_wait()? {
            bail!("it ended by itself: {status}");
        }
        self.terminate()?;
        let status = timeout(limit, self.child.wait()).await;
        self.uptime.end();
        let status = status.with_context(|| format!("it runs {limit:?} after SIGTERM"))??;
        ensure!(status.success() || !cfg!(unix), "it stopped with {status}");
        Ok(())
    }

    #[cfg(unix)]
    fn terminate(&mut self) -> Result<()> {
        send(&self.child, rustix::process::Signal::TERM)
    }

    /// Stops it where it is, or lets it go on.
    #[cfg(unix)]
    pub(crate) fn pause(&self, pauses: bool) -> Result<()> {
        use rustix::process::Signal;
        send(&self.child, if pauses { Signal::STOP } else { Signal::CONT })
    }

    /// Where there is no SIGTERM, it is killed.
    #[cfg(not(unix))]
    fn terminate(&mut self) -> Result<()> {
        Ok(self.child.start_kill()?)
    }
}

/// Sends a signal to a program that runs.
#[cfg(unix)]
pub(crate) fn send(child: &Child, signal: rustix::process::Signal) -> Result<()> {
    use rustix::process::{Pid, kill_process};
    let id = child.id().and_then(|id| i32::try_from(id).ok()).and_then(Pid::from_raw);
    Ok(kill_process(id.context("it has ended")?, signal)?)
}
