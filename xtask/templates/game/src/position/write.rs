//! Writes a position. Every key that says something is written, so that scenarios can name it.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{differing, line, quoted, table};
use gantry_kernel::{Game as _, Seat, Text as _};

use crate::NewGame;
use crate::card::Card;
use crate::setup::Setup;
use crate::state::{Open, State};

/// The text of [`gantry_kernel::Text::position`].
pub fn write(state: &State) -> String {
    write_table(&state.open, |seat| state.cards.get(seat.index()).copied())
}

/// The table with the cards that are known.
pub fn write_table(open: &Open, card: impl Fn(Seat) -> Option<Card>) -> String {
    let mut text = String::new();
    line(&mut text, "game", quoted(NewGame::ID));
    line(&mut text, "seats", open.seats());
    let plain = NewGame::options(&Setup::new(open.setup.seats));
    let options = differing(NewGame::options(&open.setup), plain);
    if !options.is_empty() {
        line(&mut text, "options", table(&options));
    }
    line(&mut text, "stage", quoted(open.stage));
    line(&mut text, "turn", quoted(open.turn));
    line(&mut text, "heap", open.heap);
    for seat in Seat::all(open.seats()) {
        let _ = writeln!(text, "\n[seat.{seat}]");
        line(&mut text, "stones", open.stones[seat.index()]);
        if let Some(card) = card(seat) {
            line(&mut text, "card", card);
        }
    }
    text
}
