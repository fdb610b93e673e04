//! What a viewer knows, for scenarios to test.

use gantry_game_kit::position::{Pairs, WordList, per_seat, runs, sections};
use gantry_kernel::{Seat, SeatSet};
use serde::Serialize;

use super::text::{Position, SeatText};
use super::write::{Which, write_board, write_memory, write_open};
use crate::state::Stage;
use crate::view::{SeatView, View};

#[derive(Default, Serialize)]
struct ViewFacts {
    #[serde(flatten)]
    open: Position,
    deck_size: Option<u8>,
    deck_sizes: Option<[u8; 4]>,
    drawn_size: Option<u8>,
    chosen: Option<SeatSet>,
    hand_size: Option<Pairs<u8>>,
    goals_size: Option<Pairs<u8>>,
    #[serde(serialize_with = "sections")]
    seat: Pairs<SeatFacts>,
}

#[derive(Serialize)]
struct SeatFacts {
    #[serde(flatten)]
    seen: SeatText,
    known: Option<WordList>,
}

/// The shape of [`gantry_kernel::Text::view_facts`]: keys as in positions and facts, and `known`
/// for the cards that another player certainly has in hand (LO-12).
pub fn view_facts(view: &View) -> impl Serialize {
    let open = write_open(&view.open, Which::All);
    if view.open.clock.stage == Stage::Deal {
        return ViewFacts { open, ..ViewFacts::default() };
    }
    let seats = view.open.seats();
    let sizes =
        |size: fn(&SeatView) -> u8| Some(per_seat(seats, |seat| size(&view.seats[seat.index()])));
    ViewFacts {
        open: Position { drawn: Some(runs(view.looked_at)), ..open },
        deck_size: Some(view.deck),
        deck_sizes: Some(view.decks),
        drawn_size: Some(view.drawn),
        chosen: Some(view.sealed),
        hand_size: sizes(|seat| seat.cards),
        goals_size: sizes(|seat| seat.goals),
        seat: per_seat(seats, |seat| seat_facts(view, seat)),
    }
}

fn seat_facts(view: &View, seat: Seat) -> SeatFacts {
    let (open, seen) = (&view.open, &view.seats[seat.index()]);
    let own = view.viewer.is(seat);
    let board = write_board(open.data(), view.board(seat), Which::All);
    let board = if own { write_memory(board, view.choice, &view.memory) } else { board };
    let shown = own || open.clock.stage == Stage::Over;
    SeatFacts {
        seen: SeatText {
            hand: own.then(|| runs(seen.hand)),
            goals: shown.then(|| runs(seen.shown)),
            ..board
        },
        known: (!own).then(|| runs(view.known_in_hand(seat))),
    }
}
