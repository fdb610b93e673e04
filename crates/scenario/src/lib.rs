//! Scenarios: a position, what is played, and what must hold then, in a file that people write.
//!
//! ```toml
//! game = "launch-pad"
//!
//! [[scenario]]
//! rules = ["LP-4.2"]
//! title = "Metal goes on a rocket that still needs it"
//! rules_version = 1                              # played by these rules, not by the newest
//! given = '''
//! (a position; or left out: then `seats`, `options` and `seed` start a fresh game that is dealt)
//! '''
//! play = '''
//! A play metal construction observer           # accepted
//! A play metal construction observer !LP-4.2   # refused by this rule
//! A play metal construction observer !         # refused by whichever rule
//! then seat.A.hand = ["metal"]                 # holds here, as below at the end
//! * thief metal fuel                           # this outcome of chance
//! * thief metal metal !                        # this outcome is impossible
//! *                                            # whatever the scenario's dice give
//! @ 4000                                       # the clock: what follows comes in at 4000 ms
//! ~ 5000                                       # the deadline has passed at 5000 ms
//! '''
//! then = '''
//! (TOML: every key must have this value in the position or among the game's facts)
//! absent = ["countdown"]                       # these keys are not there
//! as B: hand_size = { A = 1 }                  # what B sees
//! '''
//! ```

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod claim;
#[cfg(test)]
mod grammar;
mod holds;
mod known;
mod lines;
#[cfg(test)]
mod nim;
mod play;
mod read;
pub mod rules;
mod run;
#[cfg(test)]
mod tests;
mod things;

pub use known::facts;
pub use run::{RunResult, Runner, Verdict, run_file};

use gantry_kernel::LineError;

/// A parsed file of scenarios.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// The id of the game, and its line.
    pub game: (String, usize),
    /// The scenarios in file order.
    pub scenarios: Vec<Scenario>,
}

/// One scenario.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scenario {
    /// The line of its first key.
    pub line: usize,
    /// The rules it is about.
    pub rules: Vec<String>,
    /// The line on which they are listed.
    pub rules_line: usize,
    /// What it shows.
    pub title: String,
    /// Where it begins.
    pub start: Start,
    /// The number behind the dice.
    pub seed: u64,
    /// The version of the rules, and its line; `None` means the newest.
    pub version: Option<(u32, usize)>,
    /// What is played.
    pub play: Option<Block>,
    /// What must hold then.
    pub then: Option<Block>,
}

/// Where a scenario begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// At a position.
    Given(Block),
    /// At the beginning, after the deal.
    Fresh {
        /// The line to report if these settings cannot be played.
        line: usize,
        /// How many sit at the table.
        seats: usize,
        /// The options that differ from the default.
        options: Vec<(String, String)>,
    },
}

/// A multi-line string in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Block {
    /// The line of the file with its first line.
    pub line: usize,
    /// The line of the file with its end. A string with `\n` in it has more lines than the file.
    pub end: usize,
    /// The text.
    pub text: String,
}

impl Block {
    /// Turns an error in the block's text into an error of the file.
    fn fault(&self, fault: LineError) -> LineError {
        let fault = fault.shifted_by(self.line - 1);
        LineError { line: fault.line.min(self.end), ..fault }
    }
}

/// Parses a file. The format is the same for every game.
pub fn read(text: &str) -> Result<File, LineError> {
    read::file(text)
}
