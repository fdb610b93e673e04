//! Lift Off (Marcel-André Casasola Merkle, 2000): the real-time planet race. Called `planet-rush`
//! in code, because another game here has the same title.
//!
//! The rules are in `RULES.md`, numbered; code cites them. The planets' values are data.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod card;
mod chance;
mod data;
mod denial;
mod encode;
mod event;
mod explain;
mod imagine;
mod judge;
mod layout;
mod legal;
mod pile;
mod planet;
mod position;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod view;
mod words;

pub use action::{Action, Deed, ROUNDS};
pub use apply::COUNTDOWN_MS;
pub use card::{BLUE_KINDS, Bag, Card, Colour, DECK, KINDS};
pub use chance::Chance;
pub use data::{Data, PlanetCard, Provenance};
pub use denial::Denial;
pub use event::{Cause, Event, Handling, Obstacle, Spot};
pub use layout::{Layout, MOST_PLANETS, Side};
pub use pile::Pile;
pub use planet::{PLANETS, Planet};
pub use setup::{CustomData, MOST_SEATS, Pace, Placement, SEATS, Setup};
pub use state::{Company, Contest, Deck, Open, Stage, State, Task};
pub use view::{DeckView, View};

/// The game.
#[derive(Clone, Copy, Debug)]
pub struct PlanetRush;

gantry_game_kit::game!(PlanetRush, "planet-rush", rules 1);
