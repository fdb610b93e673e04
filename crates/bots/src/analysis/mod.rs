//! What a game shows about its players: what their choices cost them, and what chance and the
//! others did to them.
//!
//! **The estimate.** A seat's estimate at a point of the game is its expected share of the win,
//! given what it could know then: the mean over worlds supposed from its *view*
//! ([`gantry_heuristics::Evaluate::suppose`]), each played on by search and then by greedy players
//! to its end. The true hidden cards play no part, and the dice depend only on the seat and the
//! number of the entry: games that look the same to a seat give the same estimates. At the end of a
//! game the estimate is the result: 1 for a win, a fraction for a shared win, 0 for a loss.
//!
//! **The parts.** A seat's course is a chain of steps. Each runs from one estimate to the next and
//! has one cause:
//!
//! - [`Cause::Choice`], a decision of the seat with more than one legal action: the estimate of the
//!   chosen action less that of the best one, both measured before it in the same worlds. Never
//!   positive. Another choice is better only if it is ahead by three standard errors of the
//!   difference; one that cannot be told apart from the chosen one loses nothing.
//! - [`Cause::Others`], adjacent actions of other seats: the estimate after them less the one
//!   before them. It includes what their actions show of their cards, which cannot be separated. It
//!   also includes sealed choices, no matter who was the last to choose.
//! - [`Cause::Luck`], what nobody chose: outcomes of chance, deadlines, and what the seat's own
//!   action reveals, which is the estimate after the action less what the action was worth before
//!   it. The latter also absorbs corrections from looking one step further. If an action showed
//!   nothing (it could be taken back) and the seat decides again, nothing is attributed: the same
//!   expectation was estimated twice.
//! - [`Cause::Rush`], a real-time phase in which nobody must act: the estimate after it less the
//!   one before it. Choices there are a matter of seconds; they are not judged, only counted
//!   ([`Course::unjudged`]).
//!
//! Estimates have errors, and sums of many changes would contain more error than signal. So the
//! points of a course and the changes between them are those that all its estimates together make
//! most likely (`smooth`); [`Course::error`] says how certain the sums are. The start, the result,
//! and the numbers of a decision stay as they were estimated.
//!
//! An entry that leaves the seat's view unchanged changes nothing. Steps follow each other without
//! gaps, so *start + choices + luck + others + rush = end*. All of these are multiples of 2⁻²⁰, so
//! this holds to the last bit.

mod compare;
mod conclude;
mod plan;
mod smooth;

pub use compare::{RatedChoice, advise, compare, expectation};
pub use plan::{Estimated, Plan};
pub use smooth::fitted;

use gantry_kernel::Seat;

use crate::search::{Config, Rollout};

/// The version of these estimates. A change of search or ratings that moves them is a new version,
/// so that a stored proof names what it was made with.
pub const VERSION: u32 = 1;

/// How estimates are measured. Every world is played to its end, so an estimate is how often the
/// seat has won; but where a real-time phase begins, the world is judged as it is.
const MEASURING: Config = Config { rollout: Rollout::Greedy(u16::MAX), ..Config::USUAL };

/// An estimated share of the win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WinShare {
    /// From 0 to 1.
    pub share: f64,
    /// Its standard error.
    pub error: f64,
}

impl WinShare {
    /// Rounds to a multiple of 2⁻²⁰: sums and differences of such numbers are exact.
    pub(crate) fn exact(share: f64, error: f64) -> Self {
        Self { share: exact(share), error }
    }
}

/// The nearest multiple of 2⁻²⁰.
fn exact(share: f64) -> f64 {
    const PARTS: f64 = 1_048_576.0;
    (share * PARTS).round() / PARTS
}

/// Why an estimate changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// The seat did not choose the best action.
    Choice,
    /// Chance, a deadline, or what the seat's own action revealed.
    Luck,
    /// Others acted.
    Others,
    /// A real-time phase.
    Rush,
}

impl Cause {
    /// All causes.
    pub const ALL: [Self; 4] = [Self::Choice, Self::Luck, Self::Others, Self::Rush];
}

/// A change of a seat's estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Why.
    pub cause: Cause,
    /// The first of its entries, counted from 1.
    pub first: usize,
    /// The last of its entries.
    pub last: usize,
    /// The change.
    pub change: f64,
}

/// A possible choice, and what it was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative<T> {
    /// The choice.
    pub choice: T,
    /// The estimate before making it.
    pub worth: WinShare,
    /// The standard error of its difference from the choice that was made.
    pub gap_error: f64,
}

/// A decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<T> {
    /// The entry that made it, counted from 1.
    pub entry: usize,
    /// How many legal actions there were.
    pub choices: usize,
    /// The best ones and the chosen one, best first.
    pub alternatives: Vec<Alternative<T>>,
    /// The index of the chosen one in `alternatives`: 0 if no other was clearly better.
    pub chosen: usize,
    /// The standard error of the loss.
    pub loss_error: f64,
}

impl<T> Decision<T> {
    /// The estimate before the decision: that of the best choice.
    pub fn best(&self) -> f64 {
        self.alternatives[0].worth.share
    }

    /// The estimate of the chosen action.
    pub fn kept(&self) -> f64 {
        self.alternatives[self.chosen].worth.share
    }

    /// How much the choice lost compared with the best; never negative.
    pub fn loss(&self) -> f64 {
        self.best() - self.kept()
    }
}

/// An estimate at a point of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// The number of entries before it.
    pub entry: usize,
    /// The share of the win.
    pub share: f64,
}

/// How a game went for one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<T> {
    /// The seat.
    pub seat: Seat,
    /// The estimate at the beginning.
    pub start: f64,
    /// The result, or the estimate where an unfinished game stops.
    pub end: f64,
    /// Every decision that was judged.
    pub decisions: Vec<Decision<T>>,
    /// Everything that changed the estimate, in order: `start` plus all changes is `end`.
    pub steps: Vec<Step>,
    /// The estimates in order. They are for drawing, so none is below 0 or above 1.
    pub points: Vec<Point>,
    /// How many decisions in real time were not judged.
    pub unjudged: usize,
    /// The standard error of the sum of each cause, in the order of [`Cause::ALL`].
    pub errors: [f64; 4],
}

impl<T> Course<T> {
    /// The sum of all changes with one cause.
    pub fn sum(&self, cause: Cause) -> f64 {
        let steps = self.steps.iter().filter(|step| step.cause == cause);
        steps.fold(0.0, |sum, step| sum + step.change)
    }

    /// The standard error of that sum.
    pub const fn error(&self, cause: Cause) -> f64 {
        self.errors[cause as usize]
    }

    /// How many decisions had nothing clearly better than what was chosen.
    pub fn best_choices(&self) -> usize {
        self.decisions.iter().filter(|decision| decision.chosen == 0).count()
    }

    /// The average fraction of the best choice's share that the chosen one kept; `None` without
    /// decisions.
    pub fn accuracy(&self) -> Option<f64> {
        let kept = |decision: &Decision<T>| {
            if decision.chosen == 0 { 1.0 } else { decision.kept() / decision.best() }
        };
        let count =
            f64::from(u32::try_from(self.decisions.len()).expect("fewer than 2^32 entries"));
        (count > 0.0).then(|| self.decisions.iter().map(kept).sum::<f64>() / count)
    }
}

/// The analysis of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<T> {
    /// The seats that were asked for.
    pub courses: Vec<Course<T>>,
    /// How many entries the log has.
    pub entries: usize,
    /// Whether the game is over.
    pub over: bool,
}
