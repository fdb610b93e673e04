//! What a client shows besides tables in play: puzzles, the deal of the day, proofs, reviews.

use std::fmt;

use gantry_kernel::{Choice, Seat};
use serde::{Deserialize, Serialize};

use crate::{Hint, Preview, Refused};

/// A table that shows a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleFrame {
    /// Its number, from 1.
    pub number: usize,
    /// How many the game has.
    pub count: usize,
    /// What came of it, once the viewer has chosen.
    pub verdict: Option<PuzzleVerdict>,
}

/// What came of a choice in a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PuzzleVerdict {
    /// What was chosen, in notation.
    pub chosen: String,
    /// Whether that is the best choice.
    pub solved: bool,
    /// The best choices and the chosen one, best first.
    pub choices: Vec<Hint>,
    /// What the best choice would change, and what the chosen one; after the best choice, what the
    /// second would.
    pub previews: Vec<Preview>,
    /// In how many imagined worlds the choices were measured.
    pub worlds: u32,
}

/// The deal of a day, as far as its results are known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyResults {
    /// The seat of everybody who plays it.
    pub seat: Seat,
    /// How many sit at the table.
    pub seats: usize,
    /// The bot at the other seats.
    pub bot: String,
    /// The kept table, once somebody has begun here.
    pub table: Option<String>,
    /// What the person here scored, once their game is over.
    pub own: Option<DailyScore>,
    /// What bots scored from the same seat, in order; `None` while their game is still played.
    pub bots: Vec<(String, Option<DailyScore>)>,
    /// Whether all of them are known.
    pub done: bool,
}

/// A result from one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyScore {
    /// The points.
    pub points: i32,
    /// The place, from 1.
    pub place: u8,
}

/// What checking a record has shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Verified {
    /// The game's id.
    pub game: String,
    /// The version of the rules.
    pub rules: u32,
    /// What the players are called, by ascending seat.
    pub names: Vec<String>,
    /// The host's commitment to the deal, in hexadecimal digits.
    pub commitment: String,
    /// What players added to the deal.
    pub salts: Vec<(Seat, String)>,
    /// The secret behind the deal, in hexadecimal digits, once the game is over and it is shown.
    pub secret: Option<String>,
    /// The result of the check.
    pub verdict: FairVerdict,
}

/// The result of checking a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FairVerdict {
    /// The rules were followed, and nothing contradicts the record.
    Sound {
        /// How many entries were played again; every digest matched.
        entries: usize,
        /// How many outcomes of chance were drawn again from the secret; `None` if it is not shown.
        outcomes: Option<usize>,
        /// Whether the game began from a position, which its author may have stacked.
        from_position: bool,
        /// The digest over everything, in hexadecimal digits.
        digest: String,
        /// The points by ascending seat, if the game is over.
        points: Option<Vec<i32>>,
    },
    /// Something contradicts the rules, a digest or the secret.
    Disproved(RecordFault),
    /// The record is of rules that this program does not have, so nothing is known.
    Unknown(RecordFault),
}

impl FairVerdict {
    /// Whether everything is proved: rules, outcomes and the deal.
    pub const fn is_proved(&self) -> bool {
        matches!(self, Self::Sound { outcomes: Some(_), from_position: false, .. })
    }
}

/// Where and why a record is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordFault {
    /// The entry, counted from 1; 0 for the part above the log.
    pub entry: usize,
    /// The line of the file.
    pub line: usize,
    /// What is wrong, in English only.
    pub message: String,
    /// The rule that refuses it, if one does.
    pub refused: Option<Refused>,
}

impl fmt::Display for RecordFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { entry, line, message, .. } = self;
        if *entry > 0 {
            write!(f, "entry {entry}, ")?;
        }
        write!(f, "line {line}: {message}")
    }
}

/// What can be said about the next step of a finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// After how many entries.
    pub entry: usize,
    /// Who acted next; `None` for chance, a deadline, or the end.
    pub seat: Option<Seat>,
    /// What they chose.
    pub chosen: Option<Choice>,
    /// The best choices and the chosen one, best first, given what the seat could know; empty if
    /// there was no choice, or it was made in real time.
    pub choices: Vec<Hint>,
    /// What the choice cost, in thousandths of the win: 0 if nothing was clearly better.
    pub lost: u16,
    /// How much what the step showed changed the seat's expectation, in thousandths of the win:
    /// luck.
    pub luck: i16,
    /// Two standard errors of that.
    pub luck_spread: u16,
}
