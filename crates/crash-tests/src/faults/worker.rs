//! A worker as a process.

use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context as _, Result};
use rustix::process::Signal;
use tokio::process::{Child, Command};

use crate::process::send;

/// One worker.
pub(super) struct Worker {
    path: PathBuf,
    nats: String,
    log: PathBuf,
    child: Child,
}

impl Worker {
    /// Starts a worker of this number.
    pub(super) fn start(path: &Path, folder: &Path, number: usize, nats: &str) -> Result<Self> {
        let path = path.canonicalize()?;
        let log = folder.join(format!("worker-{number}.log"));
        let child = spawn(&path, nats, &log)?;
        Ok(Self { path, nats: nats.into(), log, child })
    }

    pub(super) async fn kill(&mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    pub(super) fn start_again(&mut self) -> Result<()> {
        self.child = spawn(&self.path, &self.nats, &self.log)?;
        Ok(())
    }

    pub(super) fn pause(&self, pauses: bool) -> Result<()> {
        send(&self.child, if pauses { Signal::STOP } else { Signal::CONT })
    }
}

fn spawn(path: &Path, nats: &str, log: &Path) -> Result<Child> {
    let log = OpenOptions::new().create(true).append(true).open(log)?;
    let mut command = Command::new(path);
    command.args(["think", "--nats", nats, "--threads", "1"]).stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(log).kill_on_drop(true);
    command.spawn().context("a worker cannot be started")
}
