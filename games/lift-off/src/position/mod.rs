//! A state as readable TOML, and back. `docs/notation-lift-off.md` describes the format.

mod board;
mod check;
mod defaults;
mod drafts;
mod facts;
mod fill;
mod flights;
mod keys;
mod read;
mod text;
mod view;
mod words;
mod write;

use gantry_game_kit::text;

use crate::LiftOff;
use crate::data::Data;

text!(LiftOff, values Data);
