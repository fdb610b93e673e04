//! New Game: take stones from a heap, with a card that only its owner knows.
//!
//! The rules are in `RULES.md`, numbered; code cites them.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod card;
mod chance;
mod denial;
mod encode;
mod event;
mod explain;
mod imagine;
mod judge;
mod legal;
mod position;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;
mod words;

pub use action::Action;
pub use card::Card;
pub use chance::Chance;
pub use denial::Denial;
pub use event::Event;
pub use setup::{SEATS, Setup};
pub use state::{Open, Stage, State};
pub use view::View;

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct NewGame;

gantry_game_kit::game!(NewGame, "new-game", rules 1);
