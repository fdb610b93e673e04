//! The board of Lift Off (2018): a launch site under the sky. Launched missions and the station are
//! above, the rocket, its tower and the laboratory stand on the Earth, the hand lies below, the
//! others' boards lie at the side, and what is to be decided comes to the middle.
//!
//! `question` says what the viewer is asked, `place` which action is reached where; everything else
//! draws what the view says.
//!
//! Drawing, in `draw`, needs a browser; the rest is tested without one.

mod copies;
mod face;
mod launches;
mod place;
mod question;
mod shelf;
mod track;

#[cfg(target_family = "wasm")]
mod draw;
#[cfg(target_family = "wasm")]
mod made;
#[cfg(target_family = "wasm")]
use super::{Board, Scenes};
#[cfg(target_family = "wasm")]
use gantry_art::Icon;

/// Icons of rows of the table.
#[cfg(target_family = "wasm")]
const SYMBOLS: &[(&str, Icon)] = &[
    ("row-money", Icon::Money),
    ("row-rocket", Icon::Launch),
    ("row-launch", Icon::Launch),
    ("row-lab", Icon::Lab),
    ("row-techs", Icon::Technology),
    ("row-earth", Icon::Earth),
    ("row-space", Icon::Space),
    ("row-hand", Icon::Hand),
    ("row-goals", Icon::Objective),
    ("row-decks", Icon::Mission),
    ("row-station", Icon::Station),
    ("row-points-now", Icon::Points),
];

/// The board.
#[cfg(target_family = "wasm")]
pub const BOARD: Board = Board {
    game: "lift-off",
    draw: draw::draw,
    fills_window: true,
    ending: "done",
    picture: draw::picture,
    symbol: |row| super::symbol_of(SYMBOLS, row),
    scenes: Scenes {
        made: made::made,
        how: made::how,
        lessons: made::lessons,
        terms: super::terms_of::<gantry_lift_off::LiftOff>,
    },
};
