//! What a game says about those who played it: what their choices cost them, and what chance and
//! the others did.
//!
//! **The estimate.** A seat's estimate at a point of the game is the share of the win that it may
//! hope for given what it could know then: the mean over worlds supposed from its *view*
//! ([`gantry_heuristics::Evaluate::suppose`]), each played on by search and then by greedy players
//! to its end. The cards that were truly hidden play no part in it, and dice depend on the seat and
//! the number of the entry only: games that look the same to a seat give the same estimates. At the
//! end of a game the estimate is the result: 1 for a win, a part of a shared one, 0 for a loss.
//!
//! **The parts.** The course of a seat is a chain of steps; each runs from one estimate to the next
//! and has one cause:
//!
//! - [`Cause::Choice`], an own decision with more than one legal action: the estimate of the chosen
//!   action less that of the best one, both measured before it in the same worlds. Never positive.
//!   Another choice is better only if it is ahead by three standard errors of the difference; what
//!   cannot be told apart from the chosen one loses nothing.
//! - [`Cause::Others`], neighbouring acts of other seats: the estimate after them less the one
//!   before them. What their acts show of their cards belongs to it; one cannot have the one
//!   without the other. So does what all have chosen in secret, whoever was the last to choose.
//! - [`Cause::Luck`], what nobody chose: outcomes of chance, deadlines, and what an own act shows,
//!   which is the estimate after the act less what the act was worth before it. The latter also
//!   takes up what a look from one step further corrects. After an own act that showed nothing (it
//!   could be taken back) and is followed by another own decision nothing is attributed: it is the
//!   same hope, estimated twice.
//! - [`Cause::Rush`], everything in a rush in real time, where nobody has to act: the estimate
//!   after it less the one before it. Choices there are matters of seconds; they are not judged,
//!   only counted ([`Course::unjudged`]).
//!
//! Estimates have errors, and sums of many changes would have more of them than of what happened.
//! So the points of a course and the changes between them are what all its estimates together make
//! most likely (`smooth`); [`Course::error`] says how sure the sums are. The start, the result, and
//! what is said of a decision stand as they were estimated.
//!
//! An entry that leaves the seat's view as it was changes nothing. Steps follow each other without
//! gaps, therefore *start + choices + luck + others + rush = end*; all of these are multiples of
//! 2⁻²⁰, so that this holds to the last bit.

mod conclude;
mod judge;
mod plan;
mod smooth;

pub use judge::{Advice, advise};
pub use plan::{Found, Plan};

use gantry_kernel::Seat;

use crate::search::{Config, Rollout};

/// How estimates are measured: every world is played to its end, so that an estimate is how often
/// the seat has won. Only where players act in real time a world is judged when that begins.
const MEASURING: Config = Config { rollout: Rollout::Greedy(u16::MAX), ..Config::USUAL };

/// An estimated share of the win.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// From 0 to 1.
    pub share: f64,
    /// Its standard error.
    pub error: f64,
}

impl Worth {
    /// A multiple of 2⁻²⁰: sums and differences of such numbers are exact.
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
    /// The seat chose something else than the best.
    Choice,
    /// Chance, a deadline, or what an own act showed.
    Luck,
    /// Others acted.
    Others,
    /// A rush in real time.
    Rush,
}

impl Cause {
    /// All there are.
    pub const ALL: [Self; 4] = [Self::Choice, Self::Luck, Self::Others, Self::Rush];
}

/// A change of a seat's estimate.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Why.
    pub cause: Cause,
    /// The first entry that belongs to it, counted from 1.
    pub first: usize,
    /// The last one.
    pub last: usize,
    /// By how much.
    pub change: f64,
}

/// Something that could be done, and what it was worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Alternative<T> {
    /// What.
    pub choice: T,
    /// The estimate before doing it.
    pub worth: Worth,
    /// The standard error of its difference to the choice that was made.
    pub gap_error: f64,
}

/// A decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment<T> {
    /// The entry by which it was made, counted from 1.
    pub entry: usize,
    /// How many legal actions there were.
    pub choices: usize,
    /// The best of them, and the chosen one; the best first.
    pub alternatives: Vec<Alternative<T>>,
    /// The index of the chosen one in `alternatives`: 0 if no other was clearly better.
    pub chosen: usize,
    /// The standard error of the loss.
    pub loss_error: f64,
}

impl<T> Moment<T> {
    /// The estimate before the decision: that of the best choice.
    pub fn best(&self) -> f64 {
        self.alternatives[0].worth.share
    }

    /// The estimate of what was chosen.
    pub fn kept(&self) -> f64 {
        self.alternatives[self.chosen].worth.share
    }

    /// How much the choice lost against the best: never negative.
    pub fn loss(&self) -> f64 {
        self.best() - self.kept()
    }
}

/// An estimate at a point of the game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// After so many entries.
    pub entry: usize,
    /// The share of the win.
    pub share: f64,
}

/// How a game went for one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Course<T> {
    /// Whose.
    pub seat: Seat,
    /// The estimate at the beginning.
    pub start: f64,
    /// The result, or what is hoped for where an unfinished game stops.
    pub end: f64,
    /// Every decision that was judged.
    pub moments: Vec<Moment<T>>,
    /// Everything that changed the estimate, in order: `start` and all changes make `end`.
    pub steps: Vec<Step>,
    /// What was hoped for, in order: for drawing, and so never below 0 nor above 1.
    pub points: Vec<Point>,
    /// How many decisions in real time were not judged.
    pub unjudged: usize,
    /// The standard error of the sum of each cause, in the order of [`Cause::ALL`].
    pub errors: [f64; 4],
}

impl<T> Course<T> {
    /// All changes for one cause together.
    pub fn sum(&self, cause: Cause) -> f64 {
        let steps = self.steps.iter().filter(|step| step.cause == cause);
        steps.fold(0.0, |sum, step| sum + step.change)
    }

    /// The standard error of that.
    pub const fn error(&self, cause: Cause) -> f64 {
        self.errors[cause as usize]
    }

    /// In how many decisions nothing was clearly better than what was chosen.
    pub fn best_choices(&self) -> usize {
        self.moments.iter().filter(|moment| moment.chosen == 0).count()
    }

    /// How much of the best choices' shares the chosen ones kept, on average; none without
    /// decisions.
    pub fn accuracy(&self) -> Option<f64> {
        let kept = |moment: &Moment<T>| {
            if moment.chosen == 0 { 1.0 } else { moment.kept() / moment.best() }
        };
        let count = f64::from(u32::try_from(self.moments.len()).expect("fewer than 2^32 entries"));
        (count > 0.0).then(|| self.moments.iter().map(kept).sum::<f64>() / count)
    }
}

/// What was found about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<T> {
    /// The seats that were asked for.
    pub courses: Vec<Course<T>>,
    /// How many entries the log has.
    pub entries: usize,
    /// Whether the game is over.
    pub over: bool,
}
