//! The course of a finished game in outline.

use gantry_kernel::{Phrase, Seat};
use serde::{Deserialize, Serialize};

/// How everybody's expected share of the win changed during a finished game, as far as it is
/// estimated. Each call adds an estimate.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// How many entries the game has.
    pub entries: usize,
    /// The points that are estimated so far, by ascending entry.
    pub points: Vec<CoursePoint>,
    /// Where the game turned, in order; found once all points are estimated.
    pub turns: Vec<TurningPoint>,
    /// Whether everything is estimated.
    pub done: bool,
}

/// What everybody could expect at a point of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CoursePoint {
    /// The number of entries before it.
    pub entry: usize,
    /// The share of the win, in thousandths, by ascending seat, each from what that seat knew.
    pub permille: Vec<u16>,
}

/// Entries that clearly changed what somebody could expect.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// Whose expectation changed most.
    pub seat: Seat,
    /// The first of the entries, counted from 1.
    pub first: usize,
    /// The last of them.
    pub last: usize,
    /// The share of the win before them, in thousandths.
    pub before: u16,
    /// And after them.
    pub after: u16,
    /// What they told the viewer, shortened.
    pub phrases: Vec<Phrase>,
}
