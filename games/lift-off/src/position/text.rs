//! The keys of a position, as they are in the text. A key with a default may be left out.

use gantry_game_kit::position;
use gantry_game_kit::position::{Pairs, Word, WordList};
use serde::{Deserialize, Serialize};

position! {
    stage: Option<Word>,
    round: Option<u8>,
    starter: Option<Word>,
    turn: Option<Word>,
    direction: Option<Word>,
    second: Option<bool>,
    station: Option<Vec<u8>>,
    deck: Option<WordList>,
    dismissed: Option<WordList>,
    discards: Option<WordList>,
    drawn: Option<WordList>,
    drawing: Option<DrawingText>,
    #[serde(serialize_with = "position::section")]
    decks: Option<Pairs<WordList>>,
}

/// Missions being drawn.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawingText {
    pub seat: Option<Word>,
    pub level: Option<u8>,
    pub due: Option<u8>,
    pub forced: Option<bool>,
    pub told: Option<u8>,
}

/// A player.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatText {
    pub points: Option<u16>,
    pub money: Option<u16>,
    pub income: Option<u8>,
    pub lab: Option<u8>,
    pub capacity: Option<u8>,
    pub propulsion: Option<u8>,
    pub red: Option<u8>,
    pub yellow: Option<u8>,
    pub blue: Option<u8>,
    pub green: Option<u8>,
    pub earth: Option<WordList>,
    pub space: Option<WordList>,
    pub rockets: Option<u8>,
    pub task: Option<Word>,
    pub played: Option<WordList>,
    pub done: Option<WordList>,
    pub missions: Option<u8>,
    pub launches: Option<u8>,
    pub weights: Option<Vec<u8>>,
    pub lab_used: Option<bool>,
    pub bonus_used: Option<bool>,
    pub flights: Option<u8>,
    pub flown: Option<u8>,
    pub symbol: Option<Word>,
    pub boost: Option<u8>,
    pub bonus: Option<bool>,
    pub cargo: Option<WordList>,
    pub hand: Option<WordList>,
    pub goals: Option<WordList>,
    pub sealed: Option<Word>,
    pub goals_draft: Option<DraftText>,
    pub draft: Option<DraftText>,
    pub carried: Option<Pairs<Word>>,
}

/// A draft as a player remembers it.
#[derive(Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DraftText {
    pub kept: Option<Word>,
    pub passed: Option<WordList>,
    pub received: Option<WordList>,
    pub onward: Option<Word>,
    pub gift: Option<Word>,
}
