//! What a viewer knows, for scenarios to test. Everybody knows the same (PR-6).

use gantry_game_kit::position::{Pairs, per_seat, sections};
use gantry_kernel::Seat;
use serde::Serialize;

use super::facts::{DeckFacts, deck_facts};
use super::text::{Position, SeatText};
use super::write::{write_company, write_open};
use crate::view::View;

#[derive(Serialize)]
struct ViewFacts {
    #[serde(flatten)]
    table: Position,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatFacts>,
}

#[derive(Serialize)]
struct SeatFacts {
    #[serde(flatten)]
    company: SeatText,
    #[serde(flatten)]
    deck: DeckFacts,
}

/// The shape of [`gantry_kernel::Text::view_facts`]: keys as in positions and facts, without
/// decks.
pub fn view_facts(view: &View) -> impl Serialize {
    let section = |seat: Seat| {
        let deck = view.deck(seat);
        let company = write_company(&view.open, seat, deck.unseen);
        SeatFacts { company, deck: deck_facts(deck) }
    };
    ViewFacts { table: write_open(&view.open), seat: per_seat(view.open.seats(), section) }
}
