//! Starts a `PostgreSQL` server for tests, from whatever is installed. It listens on this machine
//! only, requires no password, and does not wait for the disk. [`Nats`] is the same for NATS.

mod nats;

use std::io::{BufRead, BufReader, Read};
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, io};

use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection};

pub use nats::Nats;

/// A server that ends with the process that started it.
pub struct Postgres {
    port: u16,
    databases: AtomicU32,
    guard: Child,
    /// Closed when our process ends for any reason; then the guard stops the server.
    keep_alive: Option<ChildStdin>,
}

/// Why there is no server.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// It is not installed.
    #[error(
        "these tests need PostgreSQL. Install it, for instance with: apt-get install postgresql"
    )]
    Missing,
    /// It could not be started.
    #[error("the server does not start: {0}")]
    Failed(String),
}

impl From<io::Error> for StartError {
    fn from(error: io::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

/// Creates the server and starts it, says so, waits until the other end of its input is closed,
/// stops the server and removes everything. `$1` is where the programs are, `$2` the folder, `$3`
/// the port.
const GUARD: &str = r#"
cd "$2" || exit 1
{
    "$1/initdb" --pgdata=data --username=gantry --auth=trust --encoding=UTF8 --no-locale --no-sync &&
    "$1/pg_ctl" start --wait --silent --pgdata=data --log=server.log --options="-p $3 -k '$2' \
        -c listen_addresses=127.0.0.1 -c fsync=off -c full_page_writes=off -c max_connections=300"
} >guard.log 2>&1
if [ $? = 0 ]; then echo ready; else cat guard.log server.log; fi
exec >/dev/null 2>&1
cat
"$1/pg_ctl" stop --mode=immediate --silent --pgdata=data
cd / && rm -rf "$2"
"#;

/// Another process may take the port before the server does.
const ATTEMPTS: usize = 3;

impl Postgres {
    /// The server of this process: all of its tests share it, each with its own database.
    ///
    /// # Panics
    /// If it cannot be started; the message says why.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(|| Self::start().unwrap_or_else(|error| panic!("{error}")))
    }

    /// Starts a server.
    pub fn start() -> Result<Self, StartError> {
        let programs = program_folder().ok_or(StartError::Missing)?;
        let mut last = StartError::Missing;
        for _ in 0..ATTEMPTS {
            match Self::attempt(&programs) {
                Ok(server) => return Ok(server),
                Err(error) => last = error,
            }
        }
        Err(last)
    }

    fn attempt(programs: &Path) -> Result<Self, StartError> {
        let folder = tempfile::Builder::new().prefix("gantry-postgres-").tempdir()?.keep();
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let mut guard = shell_for(&folder)?
            .args(["-c", GUARD, "guard"])
            .arg(programs)
            .arg(&folder)
            .arg(port.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            // Ctrl-C is for us; the guard notices when we have ended.
            .process_group(0)
            .spawn()?;
        let keep_alive = guard.stdin.take();
        let mut output = BufReader::new(guard.stdout.take().expect("piped"));
        let mut first = String::new();
        output.read_line(&mut first)?;
        let server = Self { port, databases: AtomicU32::new(0), guard, keep_alive };
        if first == "ready\n" {
            return Ok(server);
        }
        output.read_to_string(&mut first)?;
        Err(StartError::Failed(first))
    }

    /// Where it listens, on 127.0.0.1.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Creates an empty database; returns its address.
    ///
    /// # Panics
    /// If the server does not create it.
    pub async fn database(&self) -> String {
        let name = format!("test{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let made = async {
            let mut connection = PgConnection::connect(&self.address("postgres")).await?;
            connection.execute(AssertSqlSafe(format!("CREATE DATABASE {name}"))).await?;
            connection.close().await
        };
        made.await.expect("a new database");
        self.address(&name)
    }

    fn address(&self, database: &str) -> String {
        format!("postgres://gantry@127.0.0.1:{}/{database}?sslmode=disable", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.keep_alive.take());
        let _ = self.guard.wait();
    }
}

/// A shell for whoever the folder is given to. The server refuses to run as root.
pub fn shell_for(folder: &Path) -> Result<Command, StartError> {
    // what we make is ours
    if tempfile::tempfile()?.metadata()?.uid() != 0 {
        return Ok(Command::new("sh"));
    }
    let id = |which: &str| -> Option<u32> {
        let output = Command::new("id").args([which, "postgres"]).output().ok()?;
        String::from_utf8(output.stdout).ok()?.trim().parse().ok()
    };
    let nobody = || StartError::Failed("there is no user postgres for it".into());
    let (user, group) = (id("-u").ok_or_else(nobody)?, id("-g").ok_or_else(nobody)?);
    chown(folder, Some(user), Some(group))?;
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "sh"]);
    Ok(command)
}

/// Where the programs are: the newest of Debian's, or the ones found through `PATH`.
pub fn program_folder() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let number = |path: &Path| path.file_name()?.to_str()?.parse::<u32>().ok();
    let debian = versions.map(|entry| entry.path()).max_by_key(|path| number(path));
    let debian = debian.map(|version| version.join("bin"));
    let way = std::env::var_os("PATH").unwrap_or_default();
    debian
        .into_iter()
        .chain(std::env::split_paths(&way))
        .find(|path| ["initdb", "pg_ctl"].iter().all(|program| path.join(program).is_file()))
}
