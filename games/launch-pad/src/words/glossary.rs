//! Words that can be looked up.

use gantry_kernel::{Phrase, Term};

use crate::card::Card;
use crate::rocket::Zone;
use crate::setup::Setup;

/// Cards, zones and the Countdown, with what they mean.
pub fn glossary(_: &Setup) -> Vec<Term> {
    let cards = Card::all().map(|card| Term {
        word: card.name().into(),
        name: card.phrase(),
        text: card.text(),
    });
    let zones = Zone::ALL.into_iter().map(|zone| Term {
        word: zone.name().into(),
        name: zone.phrase(),
        text: Phrase::new(match zone {
            Zone::Construction => "text-zone-construction",
            Zone::Quality => "text-zone-quality",
            Zone::Launch => "text-zone-launch",
        }),
    });
    let countdown = Term {
        word: "countdown".into(),
        name: Phrase::new("word-countdown"),
        text: Phrase::new("text-countdown"),
    };
    cards.chain(zones).chain([countdown]).collect()
}
