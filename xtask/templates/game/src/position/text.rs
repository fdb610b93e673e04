//! The keys of a position, as they are in the text.

use gantry_game_kit::position;
use gantry_game_kit::position::Word;
use serde::{Deserialize, Serialize};
use toml::Spanned;

position! {
    stage: Option<Word>,
    turn: Option<Word>,
    heap: Option<u8>,
}

/// A player.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    pub stones: u8,
    pub card: Option<Spanned<u8>>,
}
