//! The command lines that look after the database of a server.

use std::path::PathBuf;

use clap::Args;

const BACKUP: &str = "\
A server may play on meanwhile. The copy is a database of its own: `gantry check --database COPY`
looks for damage in it.

Example:
  gantry backup --database gantry.db --to gantry-monday.db";

#[derive(Debug, Args)]
#[command(after_help = BACKUP)]
pub(crate) struct Backup {
    #[command(flatten)]
    pub(crate) of: Database,
    /// The new file
    #[arg(long, value_name = "FILE")]
    pub(crate) to: PathBuf,
}

const RESTORE: &str = "\
The copy is checked first and stays as it is. What is replaced is lost.

Example:
  gantry restore --from gantry-monday.db --to gantry.db --force";

#[derive(Debug, Args)]
#[command(after_help = RESTORE)]
pub(crate) struct Restore {
    /// A file that `gantry backup` has written
    #[arg(long, value_name = "FILE")]
    pub(crate) from: PathBuf,
    /// Where the database is to be; no server may use it
    #[arg(long, value_name = "PATH")]
    pub(crate) to: PathBuf,
    /// Replace the database that is there
    #[arg(long)]
    pub(crate) force: bool,
}

const CHECK: &str = "\
The database is checked, and the log of every table is played again: each line must meet its digest.
A server may play on meanwhile. The exit code is 1 if there are faults.";

#[derive(Debug, Args)]
#[command(after_help = CHECK)]
pub(crate) struct Check {
    #[command(flatten)]
    pub(crate) of: Database,
}

const THAW: &str = "\
A table freezes when its log cannot be played again or the rules fail there; nothing of it is lost.
After an update that mends this, it goes on from where it was. Its log is tried first. Stop the
server before.";

#[derive(Debug, Args)]
#[command(after_help = THAW)]
pub(crate) struct Thaw {
    #[command(flatten)]
    pub(crate) of: Database,
    /// The table, as logs and `gantry check` name it
    pub(crate) table: String,
}

/// Which database.
#[derive(Debug, Args)]
pub(crate) struct Database {
    /// The database of the server, as `gantry serve` takes it
    #[arg(
        long,
        env = "GANTRY_SERVE_DATABASE",
        hide_env_values = true,
        default_value = "gantry.db",
        value_name = "PATH|URL"
    )]
    pub(crate) database: String,
}
