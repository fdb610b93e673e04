//! The board of Lift Off (2018): the common table, one board in full, the others as summaries, a
//! desk for the current decision, and the hand.
//!
//! `place` says which action is reached where; everything else draws what the view says.
//!
//! Drawing, in `draw`, needs a browser; the rest is tested without one.

mod copies;
mod face;
mod launches;
mod place;
mod track;

#[cfg(target_family = "wasm")]
mod draw;
#[cfg(target_family = "wasm")]
use super::Board;

/// The board.
#[cfg(target_family = "wasm")]
pub const BOARD: Board = Board {
    game: "lift-off",
    draw: draw::draw,
    folds_actions: true,
    picture: draw::picture,
    poster: gantry_art::lift_off::ART.poster,
};
