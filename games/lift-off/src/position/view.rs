//! What a viewer knows, for scenarios to test.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{list, plain_list, runs, table};
use gantry_kernel::Seat;

use super::write::{Which, Writer};
use crate::state::Stage;
use crate::view::View;

/// The text of [`gantry_kernel::Text::view_facts`]: keys as in positions and facts, and `known` for
/// the cards that another player certainly has in hand (LO-12).
pub fn view_facts(view: &View) -> String {
    let mut writer = Writer::of(Which::All);
    let open = &view.open;
    writer.frame(open);
    if open.clock.stage == Stage::Deal {
        return writer.text;
    }
    writer.course(open);
    writer.discarded(open);
    writer.line("deck_size", view.deck);
    writer.line("deck_sizes", plain_list(view.decks.iter()));
    writer.line("drawn", runs(view.looked_at.iter()));
    writer.line("drawn_size", view.drawn);
    writer.drawing(open);
    writer.line("chosen", list(view.sealed.iter()));
    let by_seat = |value: &dyn Fn(Seat) -> u8| {
        table(&view.seats().map(|seat| format!("{seat} = {}", value(seat))).collect::<Vec<_>>())
    };
    writer.line("hand_size", by_seat(&|seat| view.seats[seat.index()].cards));
    writer.line("goals_size", by_seat(&|seat| view.seats[seat.index()].goals));
    for seat in view.seats() {
        let _ = writeln!(writer.text, "\n[seat.{seat}]");
        writer.board(open.data(), view.board(seat));
        let seen = &view.seats[seat.index()];
        let own = view.viewer.is(seat);
        if own {
            writer.line("hand", runs(seen.hand.iter()));
            writer.sealed(view.choice);
            writer.memory(&view.memory, open.seats());
        } else {
            writer.line("known", runs(view.known_in_hand(seat).iter()));
        }
        if own || open.clock.stage == Stage::Over {
            writer.line("goals", runs(seen.shown.iter()));
        }
    }
    writer.text
}
