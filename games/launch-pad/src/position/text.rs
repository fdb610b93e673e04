//! The keys of a position, as they are in the text.

use gantry_game_kit::position;
use gantry_game_kit::position::{Pairs, Word, WordList};
use serde::{Deserialize, Serialize};

position! {
    turn: Option<Word>,
    stage: Option<Word>,
    turns: Option<u16>,
    #[serde(default)]
    gone: [u8; 2],
    #[serde(default)]
    arrived: WordList,
    #[serde(default)]
    took: bool,
    #[serde(default)]
    refilled: bool,
    #[serde(default)]
    plays: u8,
    #[serde(default)]
    offers: u8,
    withdrawn: Option<u8>,
    countdown: Option<u8>,
    #[serde(default)]
    corners: WordList,
    #[serde(default)]
    pad: WordList,
    aside: Option<bool>,
    low: Option<u8>,
    draw: Option<WordList>,
    stock: Option<WordList>,
    #[serde(default)]
    discard: WordList,
    #[serde(default)]
    laying: WordList,
    #[serde(default)]
    shown: WordList,
    known: Option<WordList>,
    offer: Option<OfferText>,
}

/// An offer.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OfferText {
    pub give: WordList,
    pub want: WordList,
}

/// A player.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    pub hand: Option<WordList>,
    pub construction: WordList,
    pub quality: WordList,
    pub launch: WordList,
    pub experts: Pairs<Word>,
    pub specialties: WordList,
    pub sealed: Option<Word>,
}
