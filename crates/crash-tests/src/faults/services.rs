//! `PostgreSQL` and NATS as processes that can be killed and started again at the same port.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail, ensure};
use gantry_store::testing::{program_folder, shell_for};
use rustix::process::Signal;
use sqlx::{AssertSqlSafe, Connection as _, Executor as _, PgConnection};
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};

use crate::process::{free_port, send};

/// How long a service may take to start or stop.
const LIMIT: Duration = Duration::from_mins(1);
/// The database of the server.
const DATABASE: &str = "gantry";

/// A `PostgreSQL` server.
pub(super) struct Postgres {
    folder: TempDir,
    programs: PathBuf,
    pub(super) port: u16,
    /// It answers before it has stored, and forgets what it has answered when it crashes.
    forgets: bool,
    child: Child,
}

impl Postgres {
    /// Creates one with an empty database.
    pub(super) async fn create(seed: u64, forgets: bool) -> Result<Self> {
        let programs = program_folder().context("PostgreSQL is not installed")?;
        let folder = tempfile::Builder::new().prefix("gantry-faults-").tempdir()?;
        let mut init = Command::from(shell_for(folder.path())?);
        let made = init
            .args(["-c", r#"cd "$1" && exec "$0" --pgdata="$1/data" --username=gantry --auth=trust --encoding=UTF8 --no-locale --no-sync"#])
            .arg(programs.join("initdb"))
            .arg(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .status();
        ensure!(made.await?.success(), "PostgreSQL cannot be set up");
        let port = free_port(seed)?;
        let child = spawn(folder.path(), &programs, port, forgets)?;
        let mut server = Self { folder, programs, port, forgets, child };
        let mut connection = server.ready("postgres").await?;
        connection.execute(AssertSqlSafe(format!("CREATE DATABASE {DATABASE}"))).await?;
        connection.close().await?;
        Ok(server)
    }

    /// Where it is found through this port.
    pub(super) fn address(port: u16) -> String {
        Self::database(port, DATABASE)
    }

    fn database(port: u16, name: &str) -> String {
        format!("postgres://gantry@127.0.0.1:{port}/{name}?sslmode=disable")
    }

    /// Waits until it answers.
    async fn ready(&mut self, database: &str) -> Result<PgConnection> {
        let address = Self::database(self.port, database);
        let began = Instant::now();
        loop {
            if let Ok(connection) = PgConnection::connect(&address).await {
                return Ok(connection);
            }
            if let Some(status) = self.child.try_wait()? {
                bail!("PostgreSQL ended by itself: {status}");
            }
            ensure!(began.elapsed() < LIMIT, "PostgreSQL does not start");
            sleep(Duration::from_millis(20)).await;
        }
    }

    /// Ends it at once, in the middle of everything, as a crash does.
    pub(super) async fn crash(&mut self) -> Result<()> {
        send(&self.child, Signal::QUIT)?;
        timeout(LIMIT, self.child.wait()).await.context("PostgreSQL does not stop")??;
        Ok(())
    }

    /// Starts it again, and waits until it has recovered.
    pub(super) async fn start_again(&mut self) -> Result<()> {
        self.child = spawn(self.folder.path(), &self.programs, self.port, self.forgets)?;
        self.ready(DATABASE).await?.close().await?;
        Ok(())
    }

    /// What it has written.
    pub(super) fn log(&self) -> PathBuf {
        self.folder.path().join("server.log")
    }
}

fn spawn(folder: &Path, programs: &Path, port: u16, forgets: bool) -> Result<Child> {
    let script = r#"cd "$1" && exec "$0" -D data -p "$2" -k "$1" -c listen_addresses=127.0.0.1 \
        -c fsync=off -c synchronous_commit="$3" -c max_connections=300 >>server.log 2>&1"#;
    let mut command = Command::from(shell_for(folder)?);
    command.args(["-c", script]).arg(programs.join("postgres")).arg(folder).arg(port.to_string());
    command.arg(if forgets { "off" } else { "on" });
    command.stdin(Stdio::null()).kill_on_drop(true);
    command.spawn().context("PostgreSQL cannot be started")
}

/// A NATS server.
pub(super) struct Nats {
    pub(super) port: u16,
    child: Child,
}

impl Nats {
    pub(super) async fn start(seed: u64) -> Result<Self> {
        let port = free_port(seed)?;
        let mut server = Self { port, child: Self::spawn(port)? };
        server.ready().await?;
        Ok(server)
    }

    /// Where it is found through this port.
    pub(super) fn address(port: u16) -> String {
        format!("nats://127.0.0.1:{port}")
    }

    fn spawn(port: u16) -> Result<Child> {
        let mut command = Command::new("nats-server");
        command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.kill_on_drop(true).spawn().context("nats-server cannot be started")
    }

    async fn ready(&mut self) -> Result<()> {
        let began = Instant::now();
        while TcpStream::connect(("127.0.0.1", self.port)).await.is_err() {
            if let Some(status) = self.child.try_wait()? {
                bail!("NATS ended by itself: {status}");
            }
            ensure!(began.elapsed() < LIMIT, "NATS does not start");
            sleep(Duration::from_millis(10)).await;
        }
        Ok(())
    }

    pub(super) async fn kill(&mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    pub(super) async fn start_again(&mut self) -> Result<()> {
        self.child = Self::spawn(self.port)?;
        self.ready().await
    }
}
