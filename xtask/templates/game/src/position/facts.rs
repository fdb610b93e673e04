//! What follows from a position, for scenarios to test.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{line, list};
use gantry_kernel::Seat;

use crate::legal::legal;
use crate::score::{points, standings};
use crate::state::State;

/// The text of [`gantry_kernel::Text::facts`]. Facts of a seat stand beside its keys in the
/// position.
pub fn facts(state: &State) -> String {
    let mut text = String::new();
    let open = &state.open;
    line(&mut text, "must", list(open.awaiting().must().iter()));
    if let Some(standings) = standings(state) {
        line(&mut text, "winners", list(standings.winners().iter()));
    }
    let mut actions = Vec::new();
    for seat in Seat::all(open.seats()) {
        let _ = writeln!(text, "\n[seat.{seat}]");
        legal(state, seat, &mut actions);
        line(&mut text, "legal", list(actions.iter()));
        if let Some(&card) = state.cards.get(seat.index()) {
            line(&mut text, "score", points(open.stones[seat.index()], card));
        }
    }
    text
}
