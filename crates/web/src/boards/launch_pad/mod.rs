//! The board of Launch Pad: the others and the middle above, the own zones below them, the hand at the bottom.
//!
//! [`place`] knows which press does which action; [`desk`] presses; the rest draws.
//!
//! What is drawn, in `draw`, needs a browser; the rest is tried without one.

mod place;
mod standing;

#[cfg(target_family = "wasm")]
mod draw;
#[cfg(target_family = "wasm")]
pub use draw::{draw, picture};
