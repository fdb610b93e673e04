//! Launch Pad (Melanie James, 2010): all of LP-1 … LP-9. The rules are in `RULES.md`.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod absorb;
mod action;
mod advise;
mod apply;
mod bag;
mod board;
mod card;
mod chance;
mod denial;
mod encode;
mod event;
mod explain;
mod imagine;
mod judge;
mod known;
mod legal;
mod piles;
mod play;
mod position;
mod rocket;
mod score;
mod setup;
mod state;
#[cfg(feature = "testing")]
pub mod testing;
mod trade;
mod view;
mod words;

pub use action::{Action, Aim, Target};
pub use bag::Bag;
pub use board::Board;
pub use card::{CARDS, Card, Family, HAND_CARDS, HAND_KINDS, KINDS};
pub use chance::Chance;
pub use event::Event;
pub use rocket::{Rocket, Zone};
pub use score::Score;
pub use setup::{Length, Setup};
pub use state::{Clock, Corner, Job, Offer, Open, Stage, State};
pub use view::{HandView, OfferView, View};

pub(crate) use chance::purpose;

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LaunchPad;

gantry_game_kit::game!(LaunchPad, "launch-pad", rules 2);
