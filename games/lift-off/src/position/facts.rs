//! What follows from a position, for scenarios to test.

use std::fmt::Display;

use gantry_game_kit::position::write::{list, plain_list, table};
use gantry_kernel::Seat;

use super::write::{Which, Writer};
use crate::card::Level;
use crate::legal::awaiting;
use crate::score::{self, Score};
use crate::state::{MissionPile, State};

/// The text of [`gantry_kernel::Text::facts`]. Keys of the position that are left out there come
/// here.
pub fn facts(state: &State) -> String {
    let mut writer = Writer::of(Which::Defaults);
    let open = &state.open;
    let data = open.data();
    let waiting = awaiting(state);
    writer.line("must", list(waiting.must().iter()));
    writer.line("may", list(waiting.may().iter()));
    writer.line("investment", open.investment().0);
    writer.line("deck_size", state.deck.len());
    writer.line("deck_sizes", plain_list(state.decks.iter().map(MissionPile::len)));
    let score = |seat: Seat| Score::of(&open.setup, open.board(seat), state.goals(seat));
    let seats = || Seat::all(state.seats());
    let per_seat = |value: &dyn Fn(Seat) -> String| {
        let parts: Vec<String> = seats().map(|seat| format!("{seat} = {}", value(seat))).collect();
        table(&parts)
    };
    writer.line("cost", per_seat(&|seat| open.board(seat).cost(data).to_string()));
    writer.line("weight", per_seat(&|seat| open.board(seat).weight(data).to_string()));
    writer.line("hand_size", per_seat(&|seat| state.hand(seat).len().to_string()));
    let in_space = |seat: Seat| {
        plain_list(Level::ALL.into_iter().map(|level| open.board(seat).in_space(data, level)))
    };
    writer.line("in_space", per_seat(&in_space));
    let total = |seat: Seat| (open.board(seat).points + score(seat).total()).to_string();
    writer.line("score", per_seat(&total));
    let parts = |seat: Seat| {
        let Score { missions, goals, green, money } = score(seat);
        let pair = |key: &str, value: u16| format!("{key} = {value}");
        table(&[
            pair("missions", missions),
            pair("goals", goals),
            pair("green", green),
            pair("money", money),
        ])
    };
    writer.line("final", per_seat(&parts));
    let goals = |seat: Seat| {
        let board = open.board(seat);
        let pair = |goal: &dyn Display, points: u16| format!("{goal} = {points}");
        let goals = state.goals(seat).iter();
        let parts: Vec<String> =
            goals.map(|goal| pair(goal, score::goal_points(&open.setup, board, *goal))).collect();
        table(&parts)
    };
    writer.line("goal_points", per_seat(&goals));
    if let Some(standings) = score::standings(state) {
        writer.line("winners", list(standings.winners().iter()));
        writer.line("places", per_seat(&|seat| standings.places[seat.index()].to_string()));
    }
    writer.top(state);
    writer.seats(state);
    writer.text
}
