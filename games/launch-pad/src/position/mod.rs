//! A state as readable TOML, and back. `docs/notation.md` describes the format.

mod check;
mod deal;
mod facts;
mod keys;
mod read;
mod text;
mod view;
mod words;
mod write;

#[cfg(feature = "testing")]
pub(crate) use check::left_over;

use gantry_game_kit::text;

use crate::LaunchPad;

text!(LaunchPad);
