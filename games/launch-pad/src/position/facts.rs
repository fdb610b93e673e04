//! What follows from a position, for scenarios to test.

use gantry_game_kit::position::{Pairs, per_seat, sections};
use gantry_kernel::SeatSet;
use serde::Serialize;

use crate::legal::{awaiting, legal};
use crate::score::{self, Score};
use crate::state::State;

#[derive(Serialize)]
struct Facts {
    must: SeatSet,
    may: SeatSet,
    score: Pairs<i32>,
    hand_size: Pairs<usize>,
    bonus_cards: Pairs<i32>,
    draw_size: usize,
    discard_size: usize,
    corners_in_pile: usize,
    winners: Option<SeatSet>,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatFacts>,
}

#[derive(Serialize)]
struct SeatFacts {
    legal: Vec<String>,
}

/// The shape of [`gantry_kernel::Text::facts`].
pub fn facts(state: &State) -> impl Serialize {
    let (seats, waiting) = (state.seats(), awaiting(state));
    let mut actions = Vec::new();
    Facts {
        must: waiting.must(),
        may: waiting.may(),
        score: per_seat(seats, |seat| Score::of(state.board(seat)).total()),
        hand_size: per_seat(seats, |seat| state.hand(seat).len()),
        bonus_cards: per_seat(seats, |seat| score::bonus_cards(state.board(seat))),
        draw_size: state.draw.len(),
        discard_size: state.open.discards.len(),
        corners_in_pile: state.open.clock.corners_in_pile(),
        winners: score::standings(state).map(|standings| standings.winners()),
        seat: per_seat(seats, |seat| {
            legal(state, seat, &mut actions);
            SeatFacts { legal: actions.iter().map(ToString::to_string).collect() }
        }),
    }
}
