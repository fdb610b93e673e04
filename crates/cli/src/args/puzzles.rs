//! The command lines of `gantry puzzles` and `gantry puzzle`.

use std::path::PathBuf;

use clap::Args;

use super::values::number;
use super::{Batch, Wording};

const PUZZLES_EXAMPLES: &str = "\
A puzzle is a decision with one choice that is clearly best, given what the seat could know: three
searches with other dice agree, the last in many worlds. The greedy bot chooses otherwise. The file
has the whole position, every choice with its share of the win, and how that was measured.

Examples:
  gantry puzzles lift-off --seats 3 --games 20 --seed 1 --out puzzles
  gantry puzzles planet-rush --option pace=turns --bot greedy --games 50 --out puzzles";

#[derive(Debug, Args)]
#[command(after_help = PUZZLES_EXAMPLES)]
pub(crate) struct Puzzles {
    #[command(flatten)]
    pub(crate) batch: Batch,
    /// How many games
    #[arg(
        long, value_name = "N", default_value = "10", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, u64::MAX),
    )]
    pub(crate) games: u64,
    /// The bot at every seat
    #[arg(long, value_name = "NAME", default_value = "strong")]
    pub(crate) bot: String,
    /// Write the puzzles into this folder as SEED-ENTRY.toml; files that are there already are kept
    #[arg(long, value_name = "DIR")]
    pub(crate) out: PathBuf,
    /// How many threads share the work [default: as many as the machine has]
    #[arg(
        long, value_name = "N", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, 256),
    )]
    pub(crate) threads: Option<u64>,
}

const PUZZLE_EXAMPLES: &str = "\
At the prompt type the number of a choice or the action itself; the first one counts.

Examples:
  gantry puzzle lift-off
  gantry puzzle launch-pad 3 --lang de";

#[derive(Debug, Args)]
#[command(after_help = PUZZLE_EXAMPLES)]
pub(crate) struct Puzzle {
    /// The game; see `gantry games`
    pub(crate) game: String,
    /// Which of its puzzles
    #[arg(
        value_name = "N", default_value = "1", allow_negative_numbers = true,
        value_parser = |text: &str| number(text, 1, 1_000),
    )]
    pub(crate) number: u64,
    #[command(flatten)]
    pub(crate) words: Wording,
}
