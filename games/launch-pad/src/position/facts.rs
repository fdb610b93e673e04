//! What follows from a position, for scenarios to test.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{line, list, table};
use gantry_kernel::Seat;

use crate::legal::{awaiting, legal};
use crate::score::{self, Score};
use crate::state::State;

/// The text of [`gantry_kernel::Text::facts`].
pub fn facts(state: &State) -> String {
    let mut text = String::new();
    let waiting = awaiting(state);
    let seats = || Seat::all(state.seats());
    line(&mut text, "must", list(waiting.must().iter()));
    line(&mut text, "may", list(waiting.may().iter()));
    let scores: Vec<String> =
        seats().map(|seat| format!("{seat} = {}", Score::of(state.board(seat)).total())).collect();
    line(&mut text, "score", table(&scores));
    let sizes: Vec<String> =
        seats().map(|seat| format!("{seat} = {}", state.hand(seat).len())).collect();
    line(&mut text, "hand_size", table(&sizes));
    let bonuses: Vec<String> =
        seats().map(|seat| format!("{seat} = {}", score::bonus_cards(state.board(seat)))).collect();
    line(&mut text, "bonus_cards", table(&bonuses));
    line(&mut text, "draw_size", state.draw.len());
    line(&mut text, "discard_size", state.open.discards.len());
    line(&mut text, "corners_in_pile", state.open.clock.corners_in_pile());
    if let Some(standings) = score::standings(state) {
        line(&mut text, "winners", list(standings.winners().iter()));
    }
    let mut actions = Vec::new();
    for seat in seats() {
        legal(state, seat, &mut actions);
        let _ = writeln!(text, "seat.{seat}.legal = {}", list(actions.iter()));
    }
    text
}
