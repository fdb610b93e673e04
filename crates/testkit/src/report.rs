//! What the kit reports.

use std::fmt;

use thiserror::Error;

use crate::Check;
use crate::check::Tally;

/// A broken promise: which one, and how to reproduce it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "{check} is broken\n  setup: {setup}\n  game seed: {seed}\n  before entry: {entry}\n  {detail}"
)]
pub struct ConformanceError {
    /// The promise.
    pub check: Check,
    /// The settings of the game.
    pub setup: String,
    /// The seed of the game: a plan of one game with this seed and setup reproduces it.
    pub seed: u64,
    /// The entry that was next, counted from 1.
    pub entry: usize,
    /// What was found.
    pub detail: String,
}

/// What was checked, if all promises were kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How many games were played.
    pub games: usize,
    /// How many entries they had in total.
    pub entries: usize,
    pub(crate) tally: Tally,
}

impl Report {
    pub(crate) const fn new() -> Self {
        Self { games: 0, entries: 0, tally: Tally::new() }
    }

    /// How often a check was made. A check that was never made proves nothing.
    pub fn times(&self, check: Check) -> u64 {
        self.tally.times(check)
    }

    /// For tests: asserts that every check was made, except those that do not apply to a game.
    ///
    /// # Panics
    /// If one was not.
    pub fn assert_no_idle_check(&self, unused: &[Check]) {
        // A panic is counted only when it happens.
        let made = |check: &Check| self.times(*check) > 0 || *check == Check::Panics;
        let idle: Vec<_> = Check::ALL.iter().filter(|check| !made(check)).collect();
        let unexpected: Vec<_> = idle.iter().filter(|check| !unused.contains(check)).collect();
        assert!(unexpected.is_empty(), "never made: {unexpected:?}\n{self}");
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} games, {} entries", self.games, self.entries)?;
        for &check in Check::ALL {
            writeln!(f, "{:>10} {check:?}", self.times(check))?;
        }
        Ok(())
    }
}
