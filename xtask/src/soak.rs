//! What is too long for every day: fuzzing for minutes, and many times as many random games.

use crate::fuzz;
use crate::shell::{Outcome, cargo};
use crate::steps::show_and_run;

/// Tests that play random games play so many times as many; unset means once.
const GAMES: &str = "GANTRY_SOAK_GAMES";

#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    /// How long to fuzz, all targets together
    #[arg(long, value_name = "N", default_value_t = 10,
        value_parser = clap::value_parser!(u64).range(1..))]
    minutes: u64,
    /// How many times as many random games the tests then play
    #[arg(long, value_name = "N", default_value_t = 50,
        value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
}

/// `cargo xtask soak`.
pub(crate) fn soak(arguments: &Arguments) -> Outcome {
    let targets = fuzz::all_targets()?;
    let share = (arguments.minutes * 60).div_ceil(targets.len().max(1) as u64);
    fuzz::fuzz_each(&targets, share)?;
    let mut tests = cargo(["test", "--workspace", "--all-features", "--locked"]);
    show_and_run(tests.env(GAMES, arguments.games.to_string()))
}
