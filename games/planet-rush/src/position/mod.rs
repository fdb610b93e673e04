//! A state as readable TOML, and back. `docs/notation-planet-rush.md` describes the format.

mod cards;
mod check;
mod contest;
mod facts;
mod fill;
mod keys;
mod read;
mod text;
mod view;
mod words;
mod write;

use gantry_game_kit::text;
use gantry_kernel::Seat;

use crate::PlanetRush;
use crate::card::DECK;
use crate::data::Data;
use crate::setup::Pace;
use crate::state::{Open, Stage};

text!(PlanetRush, values Data);

/// Whether cards have been handled in this round: before that, all decks are complete and face down
/// (PR-3.1).
const fn begun(stage: Stage) -> bool {
    matches!(stage, Stage::Rush | Stage::Resolve | Stage::Over)
}

/// Whether somebody has called in this round (PR-3.5).
const fn called(stage: Stage) -> bool {
    matches!(stage, Stage::Resolve | Stage::Over)
}

/// Who begins the round if players take turns (PR-7.2).
fn starter(round: u8, seats: usize) -> Seat {
    Seat::new(usize::from(round.max(1) - 1) % seats)
}

/// The earliest end of the stage if it began at time 0, with its rule; `None` if it does not end by
/// itself.
fn earliest_end(open: &Open) -> Option<(u64, &'static str)> {
    let setup = &open.setup;
    match open.stage {
        Stage::Countdown => Some((crate::COUNTDOWN_MS, "PR-3.1")),
        Stage::Rush if setup.pace != Pace::Turns => {
            Some((u64::from(setup.minutes) * 60_000, "PR-3.6"))
        }
        Stage::Resolve if setup.choice > 0 => Some((u64::from(setup.choice) * 1000, "PR-7.3")),
        _ => None,
    }
}

/// How many cards below the top nobody has seen after this many actions: each shows one more
/// (PR-6.2).
fn unseen_after(actions: u16) -> u8 {
    let below_top = u16::try_from(DECK - 1).expect("thirty cards");
    u8::try_from(below_top.saturating_sub(actions)).expect("thirty cards")
}
