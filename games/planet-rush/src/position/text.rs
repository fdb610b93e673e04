//! The keys of a position, as they are in the text.

use gantry_game_kit::position;
use gantry_game_kit::position::{Pairs, Word, WordList};
use serde::{Deserialize, Serialize};
use toml::Spanned;

position! {
    round: Option<u8>,
    stage: Option<Word>,
    layout: Option<Word>,
    until: Option<u64>,
    turn: Option<Word>,
    ready: Option<WordList>,
    caller: Option<Word>,
    last: Option<Word>,
    #[serde(serialize_with = "position::section")]
    contest: Option<ContestText>,
}

/// A player.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    pub points: u16,
    pub actions: Option<u16>,
    pub deck: Option<Word>,
    pub unseen: Option<u8>,
    pub discards: Option<Word>,
    pub rows: Pairs<Word>,
    pub rests: Option<u64>,
}

/// The planet that is being resolved.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ContestText {
    pub planet: Option<Spanned<u8>>,
    pub task: Option<Word>,
    pub revealed: Pairs<u8>,
    pub cargo: Pairs<Word>,
    pub ore: Option<u8>,
    pub terraformed: Option<u8>,
}
