//! The board of Launch Pad: the others and the middle above, the player's own zones below them, the
//! hand at the bottom.
//!
//! [`place`] knows which press does which action; [`desk`] presses; the rest draws.
//!
//! What is drawn, in `draw`, needs a browser; the rest is tried without one.

mod place;
mod standing;

#[cfg(target_family = "wasm")]
mod draw;
#[cfg(target_family = "wasm")]
use super::Board;

/// The board.
#[cfg(target_family = "wasm")]
pub const BOARD: Board = Board {
    game: "launch-pad",
    draw: draw::draw,
    folds_actions: true,
    picture: draw::picture,
    poster: gantry_art::launch_pad::ART.poster,
};
