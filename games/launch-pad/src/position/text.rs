//! The keys of a position, as they are in the text.

use gantry_game_kit::position;
use gantry_game_kit::position::{Pairs, Word, Words};
use serde::{Deserialize, Serialize};

position! {
    turn: Option<Word>,
    stage: Option<Word>,
    turns: Option<u16>,
    #[serde(default)]
    gone: [u8; 2],
    #[serde(default)]
    arrived: Words,
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
    corners: Words,
    #[serde(default)]
    pad: Words,
    aside: Option<bool>,
    low: Option<u8>,
    draw: Option<Words>,
    stock: Option<Words>,
    #[serde(default)]
    discard: Words,
    #[serde(default)]
    laying: Words,
    #[serde(default)]
    shown: Words,
    known: Option<Words>,
    offer: Option<OfferText>,
}

/// An offer.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct OfferText {
    pub give: Words,
    pub want: Words,
}

/// A player.
#[derive(Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SeatText {
    pub hand: Option<Words>,
    pub construction: Words,
    pub quality: Words,
    pub launch: Words,
    pub experts: Pairs<Word>,
    pub specialties: Words,
    pub sealed: Option<Word>,
}
