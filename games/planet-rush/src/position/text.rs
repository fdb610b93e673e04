//! The keys of a position, as they stand in the text.

use std::collections::BTreeMap;

use gantry_game_kit::position::{Head, Options, Word};
use serde::Deserialize;
use toml::Spanned;

/// The whole text.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub game: Option<Word>,
    pub rules_version: Option<Spanned<u32>>,
    pub seats: Option<Spanned<usize>>,
    #[serde(default)]
    pub options: Options,
    pub round: Option<u8>,
    pub stage: Option<Word>,
    pub layout: Option<Word>,
    pub until: Option<u64>,
    pub turn: Option<Word>,
    pub ready: Option<Vec<Word>>,
    pub caller: Option<Word>,
    pub last: Option<Word>,
    pub contest: Option<ContestText>,
    #[serde(default)]
    pub seat: BTreeMap<Word, SeatText>,
}

impl Position {
    pub const fn head(&self) -> Head<'_> {
        Head {
            game: self.game.as_ref(),
            rules: self.rules_version.as_ref(),
            seats: self.seats.as_ref(),
            options: &self.options,
        }
    }
}

/// A player.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    pub points: u16,
    pub actions: Option<u16>,
    pub deck: Option<Word>,
    pub unseen: Option<u8>,
    pub discards: Option<Word>,
    pub rows: BTreeMap<Word, Word>,
    pub rests: Option<u64>,
}

/// The planet that is being resolved.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ContestText {
    pub planet: Option<Spanned<u8>>,
    pub task: Option<Word>,
    pub revealed: BTreeMap<Word, u8>,
    pub cargo: BTreeMap<Word, Word>,
    pub ore: Option<u8>,
    pub terraformed: Option<u8>,
}
