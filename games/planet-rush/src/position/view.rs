//! What a viewer knows, for scenarios to test. Everybody knows the same (PR-6).

use std::fmt::Write as _;

use gantry_game_kit::position::write::line;
use gantry_kernel::Seat;

use super::begun;
use super::facts::deck_facts;
use super::write::{write_open, write_table};
use crate::view::View;

/// The text of [`gantry_kernel::Text::view_facts`]: keys as in positions and facts, without
/// decks.
pub fn view_facts(view: &View) -> String {
    let mut text = String::new();
    let open = &view.open;
    write_open(&mut text, open);
    for seat in Seat::all(open.seats()) {
        let (company, deck) = (open.company(seat), view.deck(seat));
        let _ = writeln!(text, "\n[seat.{seat}]");
        line(&mut text, "points", company.points);
        line(&mut text, "actions", company.actions);
        deck_facts(&mut text, deck);
        if begun(open.stage) {
            line(&mut text, "unseen", deck.unseen);
        }
        write_table(&mut text, open, seat);
    }
    text
}
