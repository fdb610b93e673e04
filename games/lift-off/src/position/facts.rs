//! What follows from a position, for scenarios to test.

use gantry_game_kit::position::{Pairs, per_seat, sections};
use gantry_kernel::{Seat, SeatSet, Standings};
use serde::Serialize;

use super::text::{Position, SeatText};
use super::write::{self, Which, write_seat, write_table};
use crate::card::{Level, Objective};
use crate::legal::{awaiting, legal};
use crate::score::{self, Score};
use crate::state::{MissionPile, State};

#[derive(Serialize)]
struct Facts {
    must: SeatSet,
    may: SeatSet,
    investment: u8,
    deck_size: usize,
    deck_sizes: Vec<usize>,
    cost: Pairs<u8>,
    weight: Pairs<u8>,
    hand_size: Pairs<usize>,
    in_space: Pairs<[usize; 4]>,
    score: Pairs<u16>,
    #[serde(rename = "final")]
    parts: Pairs<Score>,
    goal_points: Pairs<Pairs<u16>>,
    winners: Option<SeatSet>,
    places: Option<Pairs<u8>>,
    #[serde(flatten)]
    defaults: Position,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatFacts>,
}

#[derive(Serialize)]
struct SeatFacts {
    #[serde(flatten)]
    defaults: SeatText,
    legal: Vec<String>,
}

/// The shape of [`gantry_kernel::Text::facts`]. Keys that the position leaves out are here.
pub fn facts(state: &State) -> impl Serialize {
    let open = &state.open;
    let (seats, data, waiting) = (state.seats(), open.data(), awaiting(state));
    let standings = score::standings(state);
    let score = |seat: Seat| Score::of(&open.setup, open.board(seat), state.goals(seat));
    let goal_points = |seat: Seat| {
        let points = |goal| score::goal_points(&open.setup, open.board(seat), goal);
        let goal = |&goal: &Objective| (goal, points(goal));
        state.goals(seat).iter().map(goal).collect()
    };
    Facts {
        must: waiting.must(),
        may: waiting.may(),
        investment: open.investment().0,
        deck_size: state.deck.len(),
        deck_sizes: state.decks.iter().map(MissionPile::len).collect(),
        cost: per_seat(seats, |seat| open.board(seat).cost(data)),
        weight: per_seat(seats, |seat| open.board(seat).weight(data)),
        hand_size: per_seat(seats, |seat| state.hand(seat).len()),
        in_space: per_seat(seats, |seat| {
            Level::ALL.map(|level| open.board(seat).in_space(data, level))
        }),
        score: per_seat(seats, |seat| open.board(seat).points + score(seat).total()),
        parts: per_seat(seats, score),
        goal_points: per_seat(seats, goal_points),
        winners: standings.as_ref().map(Standings::winners),
        places: standings.map(|found| per_seat(seats, |seat| found.places[seat.index()])),
        defaults: write_table(state, Which::Defaults),
        seat: write::sections(state, |seat| {
            let mut actions = Vec::new();
            legal(state, seat, &mut actions);
            let legal = actions.iter().map(ToString::to_string).collect();
            SeatFacts { defaults: write_seat(state, seat, Which::Defaults), legal }
        }),
    }
}
