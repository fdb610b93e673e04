//! Bots. A bot is a function of what its seat may see; its type keeps it from peeking.

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
pub use sim::{LookTimes, Playout, next_input, play_out, play_out_dealt, play_out_watched};

use gantry_kernel::{Dice, Game, SeatContext};

/// A bot's answer when it looks at the table in real time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Response {
    /// Act at once; the index in `legal`.
    Act(usize),
    /// Do nothing for this many milliseconds, then look again.
    Wait(u32),
}

/// Decides for a seat.
pub trait Bot<G: Game>: Send + Sync {
    /// The index of the chosen action in `legal`, which is not empty.
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize;

    /// In real time: act, or look again later. By default a bot acts whenever it is asked.
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

/// The longest pause of a bot without reaction times. On average such a bot is as quick as a
/// person.
const LONGEST_PAUSE_MS: u32 = 2000;
