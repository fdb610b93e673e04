//! A state as a position. Every key that means something is written, so that scenarios can name it.

use gantry_game_kit::position::{per_seat, said, word};
use gantry_kernel::Seat;

use super::text::{Position, SeatText};
use crate::NewGame;
use crate::card::Card;
use crate::state::{Open, State};

/// The shape of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> Position {
    write_table(&state.open, |seat| state.cards.get(seat.index()).copied())
}

/// The table with the cards that are known.
pub fn write_table(open: &Open, card: impl Fn(Seat) -> Option<Card>) -> Position {
    let section = |seat: Seat| SeatText {
        stones: open.stones[seat.index()],
        card: card(seat).map(|card| said(card.number())),
    };
    Position {
        stage: Some(word(open.stage)),
        turn: Some(word(open.turn)),
        heap: Some(open.heap),
        seat: per_seat(open.seats(), section),
        ..Position::of::<NewGame>(&open.setup)
    }
}
