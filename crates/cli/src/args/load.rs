//! The command line of `gantry load`.

use clap::{Args, ValueEnum};

const EXAMPLES: &str = "\
Every table has one connection per seat. A move counts once it is acknowledged, and so durable; its
latency is the time from sending it until every seat of the table was told.

Idle tables are dealt before that and stay in memory, since a clock runs at them. Memory is that of
the server that is started.

Examples:
  gantry load --game launch-pad --tables 200 --seconds 10 --json
  gantry load --game planet-rush --seats 4 --tables 200 --rate 5 --seconds 20
  gantry load --tables 0 --idle-tables 10000 --connections 2000 --seconds 5
  gantry load --url http://127.0.0.1:8000 --tables 50
  gantry load --url http://one.example --url http://two.example --tables 400";

/// How much a frame contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LoadDetail {
    /// Everything that a page shows.
    Full,
    /// View, events and choices, without words.
    Plain,
    /// Events and choices.
    Lean,
}

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Load {
    /// The game
    #[arg(long, default_value = "launch-pad")]
    pub(crate) game: String,
    /// How many tables
    #[arg(long, default_value_t = 50)]
    pub(crate) tables: usize,
    /// Seats at each table
    #[arg(long, default_value_t = 2)]
    pub(crate) seats: usize,
    /// How long, in seconds
    #[arg(long, default_value_t = 10)]
    pub(crate) seconds: u64,
    /// Actions per second and seat in a game in real time; otherwise as fast as it goes
    #[arg(long)]
    pub(crate) rate: Option<u32>,
    /// A table option
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = super::values::key_value)]
    pub(crate) options: Vec<(String, String)>,
    /// Tables at which nobody plays
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) idle_tables: usize,
    /// Connections to the idle tables; they only listen
    #[arg(long, value_name = "N", default_value_t = 0, requires = "idle_tables")]
    pub(crate) connections: usize,
    /// What frames hold
    #[arg(long, value_enum, default_value = "plain")]
    pub(crate) detail: LoadDetail,
    /// Write messages as JSON instead of bytes
    #[arg(long)]
    pub(crate) as_json: bool,
    /// A server that runs already; it must be one that lets this many in. Repeated for each of its
    /// nodes: then the seats of a table are connected to different ones
    #[arg(long = "url", value_name = "URL")]
    pub(crate) urls: Vec<String>,
    /// The database of the server that is started; a file of its own if none is named
    #[arg(long, value_name = "PATH|URL", conflicts_with = "urls")]
    pub(crate) database: Option<String>,
    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,
}
