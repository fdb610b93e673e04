//! A state as readable TOML, and back.

mod check;
mod facts;
mod keys;
mod read;
mod text;
mod view;
mod words;
mod write;

use gantry_game_kit::text;

use crate::NewGame;

text!(NewGame);
