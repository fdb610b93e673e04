//! What a viewer knows, for scenarios to test.

use gantry_game_kit::position::{Pairs, WordList, per_seat, runs, sections, word};
use gantry_kernel::{Seat, SeatSet};
use serde::Serialize;

use super::text::{OfferText, Position, SeatText};
use super::write::{write_board, write_offer, write_open};
use crate::score::Score;
use crate::view::{OfferView, View};

#[derive(Serialize)]
struct ViewFacts {
    #[serde(flatten)]
    open: Position,
    draw_size: u8,
    discard_size: usize,
    corners_in_pile: usize,
    chosen: SeatSet,
    offer: Option<OfferFacts>,
    hand_size: Pairs<u8>,
    score: Pairs<i32>,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatFacts>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum OfferFacts {
    Drafted(&'static str),
    Counts { give: u8, want: u8 },
    Open(OfferText),
}

#[derive(Serialize)]
struct SeatFacts {
    #[serde(flatten)]
    seen: SeatText,
    known: Option<WordList>,
    knows: Option<WordList>,
    open: WordList,
}

/// The shape of [`gantry_kernel::Text::view_facts`]: keys as in positions and facts, and keys of
/// hands for who knows what (LP-9).
pub fn view_facts(view: &View) -> impl Serialize {
    let offer = match &view.offer {
        OfferView::Nothing => None,
        OfferView::Drafted => Some(OfferFacts::Drafted("drafted")),
        &OfferView::Counts { give, want } => Some(OfferFacts::Counts { give, want }),
        OfferView::Open(offer) => Some(OfferFacts::Open(write_offer(offer))),
    };
    let seats = view.open.setup.seats.into();
    ViewFacts {
        open: write_open(&view.open),
        draw_size: view.draw_pile,
        discard_size: view.open.discards.len(),
        corners_in_pile: view.open.clock.corners_in_pile(),
        chosen: view.sealed,
        offer,
        hand_size: per_seat(seats, |seat| view.hand(seat).len),
        score: per_seat(seats, |seat| Score::of(view.board(seat)).total()),
        seat: per_seat(seats, |seat| seat_facts(view, seat)),
    }
}

fn seat_facts(view: &View, seat: Seat) -> SeatFacts {
    let hand = view.hand(seat);
    let own = view.viewer.is(seat);
    let [held, known] = [own, !own].map(|here| here.then(|| runs(hand.known.cards())));
    let plays = view.viewer.seat().is_some();
    SeatFacts {
        seen: SeatText {
            hand: held,
            sealed: view.choice.filter(|_| own).map(word),
            ..write_board(view.board(seat))
        },
        known,
        knows: (!own && plays).then(|| runs(view.exposed[seat.index()].cards())),
        open: runs(hand.open.cards()),
    }
}
