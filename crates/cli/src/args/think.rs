//! The command line of `gantry think`.

use std::num::NonZeroU32;

use clap::Args;

use super::LogLevel;

const EXAMPLES: &str = "\
A server with the same --nats gives out the decisions of bots that think long. What it sends is what
the bot's seat sees, and no hidden card. Any number of workers share the work; one that stops or
dies costs a repeat, and where there is none, the server thinks itself. A bot is as strong wherever
it thinks, since it counts the worlds that it imagines.

Examples:
  gantry think --nats nats://localhost:4222
  gantry think --nats nats://me:secret@nats.example:4222 --threads 8";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, mut_args(|arg| arg.hide_env_values(true)))]
pub(crate) struct Think {
    /// The NATS server at which jobs are given out
    #[arg(long, env = "GANTRY_THINK_NATS", value_name = "URL")]
    pub(crate) nats: String,
    /// How many bots think at a time [default: one for each processor]
    #[arg(long, env = "GANTRY_THINK_THREADS", value_name = "N")]
    pub(crate) threads: Option<NonZeroU32>,
    /// How much is logged
    #[arg(long, env = "GANTRY_THINK_LOG_LEVEL", value_enum, default_value = "info")]
    pub(crate) log_level: LogLevel,
}
