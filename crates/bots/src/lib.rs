//! Bots. A bot is a function of what its seat may see: by type it cannot peek.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

pub mod analysis;
mod greedy;
pub mod measure;
mod profile;
mod random;
pub mod search;
mod sim;

pub use greedy::Greedy;
pub use profile::{Human, PROFILES, Profile};
pub use random::Random;
pub use search::{Budget, Config, Findings, Rollout, Search, Searcher, Stopwatch};
pub use sim::{Clocks, Playout, next_input, play_out, play_out_dealt, play_out_watched};

use gantry_kernel::{Dice, Game, SeatContext};

/// What a bot does in real time when it looks at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Response {
    /// This, at once: the index in `legal`.
    Act(usize),
    /// Nothing before so many milliseconds have passed; then it looks again.
    Wait(u32),
}

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send + Sync {
    /// The index of the chosen action in `legal`, which is not empty.
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize;

    /// In real time: act, or look again later. A bot that knows nothing of time acts when it is
    /// asked.
    fn answer(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Response {
        Response::Act(self.decide(context, legal, dice))
    }

    /// How many milliseconds after acting the bot looks again.
    fn pause(&mut self, dice: &mut Dice) -> u32 {
        dice.below(LONGEST_PAUSE_MS)
    }
}

/// The longest pause of a bot that knows nothing of time: on average it is as quick as a person.
const LONGEST_PAUSE_MS: u32 = 2000;
