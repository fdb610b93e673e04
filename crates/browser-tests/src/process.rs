//! `gantry serve` as a process of its own, with its database in a temporary folder: it can be
//! killed and started again at the same address.

use std::ffi::OsStr;
use std::net::Ipv4Addr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;
use tokio::net::{TcpListener, TcpStream};
use tokio::process::{Child, Command};

/// How long it may take to listen, on a slow machine.
const PATIENCE: Duration = Duration::from_mins(1);
const POLL_INTERVAL: Duration = Duration::from_millis(10);

/// A server process. It is killed on drop.
#[derive(Debug)]
pub struct ServerProcess {
    /// Where it listens.
    pub port: u16,
    client: Option<PathBuf>,
    folder: TempDir,
    child: Option<Child>,
}

/// The command, which is built into the same folder as this program.
pub fn gantry() -> Result<PathBuf> {
    let own = std::env::current_exe()?;
    let path = own.with_file_name("gantry").with_extension(std::env::consts::EXE_EXTENSION);
    ensure!(path.exists(), "{} is missing: `cargo build --package gantry`", path.display());
    Ok(path)
}

/// Runs the command with these arguments; returns what it says.
pub async fn run(arguments: &[&OsStr]) -> Result<String> {
    let output = Command::new(gantry()?).args(arguments).output().await?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "{arguments:?}: {said}{errors}");
    Ok(said)
}

impl ServerProcess {
    /// Starts it on a free port.
    pub async fn start(client: Option<&Path>) -> Result<Self> {
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await?;
        let port = free.local_addr()?.port();
        drop(free);
        let folder = tempfile::Builder::new().prefix("gantry-online").tempdir()?;
        let client = client.map(std::path::absolute).transpose()?;
        let mut process = Self { port, client, folder, child: None };
        process.begin().await?;
        Ok(process)
    }

    /// Starts it again, with what it has stored.
    pub async fn begin(&mut self) -> Result<()> {
        let mut command = Command::new(gantry()?);
        command
            .args(["serve", "--address", "127.0.0.1", "--port", &self.port.to_string()])
            .arg("--database")
            .arg(self.database())
            .current_dir(self.folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .kill_on_drop(true);
        if let Some(client) = &self.client {
            command.arg("--client").arg(client);
        }
        self.child = Some(command.spawn().context("the server cannot be started")?);
        let listens = async {
            while TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).await.is_err() {
                tokio::time::sleep(POLL_INTERVAL).await;
            }
        };
        tokio::time::timeout(PATIENCE, listens).await.context("the server does not listen")
    }

    /// Where its database is.
    pub fn database(&self) -> String {
        self.folder.path().join("games.db").display().to_string()
    }

    /// Makes somebody a host, for which it is stopped meanwhile.
    pub async fn appoint(&mut self, name: &str) -> Result<()> {
        self.kill().await?;
        let mut command = Command::new(gantry()?);
        command.args(["host", name, "--database", &self.database()]).stdout(Stdio::null());
        ensure!(command.status().await?.success(), "{name} is no host");
        self.begin().await
    }

    /// Kills it as a power failure would: it can do nothing more.
    pub async fn kill(&mut self) -> Result<()> {
        let mut child = self.child.take().context("it runs")?;
        Ok(child.kill().await?)
    }
}
