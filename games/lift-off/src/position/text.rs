//! The keys of a position, as they stand in the text.

use std::collections::BTreeMap;

use gantry_game_kit::position;
use gantry_game_kit::position::{Word, Words};
use serde::Deserialize;

position! {
    stage: Option<Word>,
    round: Option<u8>,
    starter: Option<Word>,
    turn: Option<Word>,
    direction: Option<Word>,
    second: Option<bool>,
    station: Option<Vec<u8>>,
    deck: Option<Words>,
    dismissed: Option<Words>,
    #[serde(default)]
    decks: BTreeMap<Word, Words>,
    #[serde(default)]
    discards: Words,
    #[serde(default)]
    drawn: Words,
    drawing: Option<DrawingText>,
}

/// Missions being drawn.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawingText {
    pub seat: Option<Word>,
    pub level: Option<u8>,
    pub due: u8,
    pub forced: bool,
    pub told: u8,
}

/// A player.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    pub points: u16,
    pub money: Option<u16>,
    pub income: Option<u8>,
    pub lab: Option<u8>,
    pub capacity: u8,
    pub propulsion: u8,
    pub red: u8,
    pub yellow: u8,
    pub blue: u8,
    pub green: u8,
    pub earth: Words,
    pub space: Words,
    pub rockets: u8,
    pub hand: Option<Words>,
    pub goals: Option<Words>,
    pub task: Option<Word>,
    pub played: Words,
    pub done: Words,
    pub missions: Option<u8>,
    pub launches: Option<u8>,
    pub weights: Option<Vec<u8>>,
    pub lab_used: bool,
    pub bonus_used: bool,
    pub flights: Option<u8>,
    pub flown: Option<u8>,
    pub symbol: Option<Word>,
    pub boost: u8,
    pub bonus: bool,
    pub cargo: Words,
    pub sealed: Option<Word>,
    pub goals_draft: Option<DraftText>,
    pub draft: Option<DraftText>,
    pub carried: BTreeMap<Word, Word>,
}

/// A draft as a player remembers it.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DraftText {
    pub kept: Option<Word>,
    pub passed: Words,
    pub received: Words,
    pub onward: Option<Word>,
    pub gift: Option<Word>,
}
