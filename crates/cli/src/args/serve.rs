//! The command line of `gantry serve`.

use std::net::IpAddr;
use std::path::PathBuf;

use clap::Args;

const EXAMPLES: &str = "\
Ctrl-C or SIGTERM stops it; what is being sent may finish for five seconds. A second Ctrl-C ends it
at once. It serves up to 4096 connections at a time and drops those that stay silent or take nothing.
Requests that call it by a name it does not know are refused, so that no other page can pass for
this one.

Examples:
  gantry serve --open
  gantry serve --address 0.0.0.0 --port 8080
  gantry serve --address 0.0.0.0 --host attic.local --host games.example";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Serve {
    /// Where to listen; 0.0.0.0 lets other machines in
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) address: IpAddr,
    /// The port; 0 takes any that is free
    #[arg(long, default_value_t = 8000)]
    pub(crate) port: u16,
    /// Another name by which browsers may call this server, such as that of this machine in your
    /// network; can be repeated. Loopback names and the machine's own addresses need no mention
    #[arg(long = "host", value_name = "NAME", value_parser = host)]
    pub(crate) hosts: Vec<String>,
    /// Where games and people are kept: a file for SQLite, postgres://… for PostgreSQL, or memory:
    /// to forget everything at the end
    #[arg(long, default_value = "gantry.db", value_name = "PATH|URL")]
    pub(crate) database: String,
    /// Let everybody do so many times as much as usual, for load tests and among friends
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) rate_factor: u32,
    /// Hand out the files of this folder instead of those that are built in, for work on the page
    #[arg(long, value_name = "FOLDER")]
    pub(crate) client: Option<PathBuf>,
    /// Open the page in the browser
    #[arg(long)]
    pub(crate) open: bool,
}

/// A name or an address as browsers send it, without protocol, port and path.
fn host(text: &str) -> Result<String, String> {
    let is_name = |name: &str| {
        !name.is_empty()
            && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-._".contains(&byte))
    };
    if is_name(text) || text.parse::<IpAddr>().is_ok() {
        Ok(text.into())
    } else {
        Err("expected the name or address of a machine, such as attic.local".into())
    }
}
