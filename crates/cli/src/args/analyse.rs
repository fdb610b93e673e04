//! The command line of `gantry analyse`.

use std::path::PathBuf;

use clap::Args;
use gantry_catalog::Perspective;

use super::Wording;
use super::values::{number, perspective, seconds};

const ANALYSE_EXAMPLES: &str = "\
An estimate is the share of the win that a player may hope for, from what that player could know:
hidden cards play no part in it. Start, choices, luck and others add up to the end; after each sum
stands its standard error. What cannot be told apart from the best choice counts as best; more time
tells more apart. Every estimate takes at least two worlds, however short the time.

Examples:
  gantry analyse match.record
  gantry analyse match.record --as B --seconds 120
  gantry analyse match.record --iterations 500 --json > match.json
  gantry analyse match.record --svg match.svg
  gantry analyse http://localhost:8000/#/join/TABLE";

#[derive(Debug, Args)]
#[command(after_help = ANALYSE_EXAMPLES)]
pub(crate) struct Analyse {
    /// The record, or the link to a table on a server whose game is over; - reads standard input
    pub(crate) file: PathBuf,
    /// Whose decisions: a seat, or all [default: all]
    #[arg(long = "as", value_name = "SEAT", value_parser = perspective)]
    pub(crate) perspective: Option<Perspective>,
    /// How many seconds to think in all
    #[arg(
        long, value_name = "S", default_value = "30", allow_negative_numbers = true,
        value_parser = seconds,
    )]
    pub(crate) seconds: f64,
    /// Imagined games per estimate, instead of a time: the same answer every time
    #[arg(
        long, value_name = "N", allow_negative_numbers = true, conflicts_with = "seconds",
        value_parser = |text: &str| number(text, 1, 1_000_000),
    )]
    pub(crate) iterations: Option<u64>,
    /// Answer in JSON, with every decision
    #[arg(long)]
    pub(crate) json: bool,
    /// Also draw everybody's estimates over the game into this file, if there is none yet
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
    /// With --svg, replace a file that is there already
    #[arg(long, requires = "svg")]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) words: Wording,
}
