//! The board of Launch Pad: the other players and the middle on top, the viewer's own zones below,
//! the hand at the bottom.
//!
//! [`place`] knows which press does which action; [`desk`] handles presses; the rest draws.
//!
//! Drawing, in `draw`, needs a browser; the rest is tested without one.

mod place;
mod slots;
mod standing;

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
    ("row-hand", Icon::Hand),
    ("row-draw", Icon::Draw),
    ("row-discard", Icon::Discard),
    ("row-points", Icon::Points),
    ("row-specialty", Icon::Specialty),
];

/// The board.
#[cfg(target_family = "wasm")]
pub const BOARD: Board = Board {
    game: "launch-pad",
    draw: draw::draw,
    fills_window: true,
    ending: "end",
    picture: draw::picture,
    symbol: |row| super::symbol_of(SYMBOLS, row),
    scenes: Scenes {
        made: made::made,
        how: made::how,
        lessons: made::lessons,
        terms: super::terms_of::<gantry_launch_pad::LaunchPad>,
    },
};
