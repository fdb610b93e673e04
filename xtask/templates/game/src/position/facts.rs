//! What follows from a position, for scenarios to test.

use gantry_game_kit::position::{Pairs, per_seat, sections};
use gantry_kernel::{Seat, SeatSet};
use serde::Serialize;

use crate::legal::legal;
use crate::score::{points, standings};
use crate::state::State;

#[derive(Serialize)]
struct Facts {
    must: SeatSet,
    winners: Option<SeatSet>,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatFacts>,
}

#[derive(Serialize)]
struct SeatFacts {
    legal: Vec<String>,
    score: Option<u8>,
}

/// The shape of [`gantry_kernel::Text::facts`]. The facts of a seat are beside its keys in the
/// position.
pub fn facts(state: &State) -> impl Serialize {
    let open = &state.open;
    let mut actions = Vec::new();
    let seat_facts = |seat: Seat| {
        legal(state, seat, &mut actions);
        let card = state.cards.get(seat.index());
        SeatFacts {
            legal: actions.iter().map(ToString::to_string).collect(),
            score: card.map(|&card| points(open.stones[seat.index()], card)),
        }
    };
    Facts {
        must: open.awaiting().must(),
        winners: standings(state).map(|standings| standings.winners()),
        seat: per_seat(open.seats(), seat_facts),
    }
}
