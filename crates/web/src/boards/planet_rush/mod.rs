//! The board of Lift Off (2000): planets between the seats, rows that grow while everybody plays,
//! and a dock with what the viewer can do now.
//!
//! [`table`] says where everything is, [`story`] what happened card by card, [`timeline`] when all
//! see it, [`pending`] what is shown before the table confirms it; the rest draws.
//! Everything is drawn once per round and then follows small memos, so that a frame in the rush
//! costs next to nothing.
//!
//! Drawing, in `draw`, needs a browser; the rest is tested without one.

mod pending;
mod story;
mod summary;
mod table;
mod timeline;

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
const SYMBOLS: &[(&str, Icon)] = &[("row-deck", Icon::Hand), ("row-discards", Icon::Discard)];

/// The board.
#[cfg(target_family = "wasm")]
pub const BOARD: Board = Board {
    game: "planet-rush",
    draw: draw::draw,
    fills_window: true,
    ending: "",
    picture: draw::picture,
    symbol: |row| super::symbol_of(SYMBOLS, row),
    scenes: Scenes {
        made: made::made,
        how: made::how,
        lessons: made::lessons,
        terms: super::terms_of::<gantry_planet_rush::PlanetRush>,
    },
};
