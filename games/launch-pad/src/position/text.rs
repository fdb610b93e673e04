//! The keys of a position, as they stand in the text.

use std::collections::BTreeMap;

use gantry_game_kit::position::{Head, Options, Word, Words};
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
    pub turn: Option<Word>,
    pub stage: Option<Word>,
    pub turns: Option<u16>,
    #[serde(default)]
    pub gone: [u8; 2],
    #[serde(default)]
    pub arrived: Words,
    #[serde(default)]
    pub took: bool,
    #[serde(default)]
    pub refilled: bool,
    #[serde(default)]
    pub plays: u8,
    #[serde(default)]
    pub offers: u8,
    #[serde(default)]
    pub withdrawn: u8,
    pub countdown: Option<u8>,
    #[serde(default)]
    pub corners: Words,
    #[serde(default)]
    pub pad: Words,
    pub aside: Option<bool>,
    pub low: Option<u8>,
    pub draw: Option<Words>,
    pub stock: Option<Words>,
    #[serde(default)]
    pub discard: Words,
    #[serde(default)]
    pub laying: Words,
    #[serde(default)]
    pub shown: Words,
    #[serde(default)]
    pub known: Words,
    #[serde(default)]
    pub offer: OfferText,
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

/// An offer.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OfferText {
    pub give: Words,
    pub want: Words,
}

/// A player.
#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    pub hand: Words,
    pub construction: Words,
    pub quality: Words,
    pub launch: Words,
    pub experts: BTreeMap<Word, Word>,
    pub specialties: Words,
    pub sealed: Option<Word>,
}
