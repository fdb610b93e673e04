//! The command line of `gantry host`.

use clap::Args;

const EXAMPLES: &str = "\
A host of a server reads reports, bans accounts and closes tables. Who is one is decided here, where
the database is, and never over the net. The account must exist: open it in the browser first. With
SQLite the server must be stopped meanwhile; with PostgreSQL it may run.

Examples:
  gantry host Ada
  gantry host Ada --dismiss
  gantry host Ada --database postgres://gantry@localhost/gantry";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Host {
    /// The name of an account with a password or a passkey
    pub(crate) name: String,
    /// Make a host a member again
    #[arg(long)]
    pub(crate) dismiss: bool,
    /// Where the server keeps games and people, as in `gantry serve`
    #[arg(long, default_value = "gantry.db", value_name = "PATH|URL")]
    pub(crate) database: String,
}
