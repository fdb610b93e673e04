//! What a viewer knows, for scenarios to test.

use std::fmt::Write as _;

use gantry_game_kit::position::write::{line, list, quoted, runs, table};
use gantry_kernel::Seat;

use super::write::{write_board, write_clock};
use crate::bag::Bag;
use crate::score::Score;
use crate::view::{OfferView, View};

/// The text of [`gantry_kernel::Text::view_facts`]: keys as in positions and facts, and those of
/// hands that say who knows what (LP-9).
pub fn view_facts(view: &View) -> String {
    let mut text = String::new();
    write_clock(&mut text, &view.open.setup, &view.open.clock);
    line(&mut text, "draw_size", view.draw_pile);
    if view.open.stock != Bag::of_the_box() {
        line(&mut text, "stock", runs(view.open.stock.cards()));
    }
    line(&mut text, "discard", runs(view.open.discards.iter().rev().copied()));
    line(&mut text, "discard_size", view.open.discards.len());
    line(&mut text, "corners_in_pile", view.open.clock.corners_in_pile());
    line(&mut text, "laying", runs(view.open.laying.iter().copied()));
    let shown = view.open.shown.iter().map(|(seat, card)| format!("{seat} {card}"));
    line(&mut text, "shown", list(shown));
    line(&mut text, "chosen", list(view.sealed.iter()));
    match &view.offer {
        OfferView::Nothing => {}
        OfferView::Drafted => line(&mut text, "offer", quoted("drafted")),
        OfferView::Counts { give, want } => {
            line(&mut text, "offer", table(&[format!("give = {give}"), format!("want = {want}")]));
        }
        OfferView::Open(offer) => {
            let [give, want] = [&offer.give, &offer.want].map(|cards| runs(cards.cards()));
            line(&mut text, "offer", table(&[format!("give = {give}"), format!("want = {want}")]));
        }
    }
    let by_seat = |value: &dyn Fn(Seat) -> i64| {
        table(&view.seats().map(|seat| format!("{seat} = {}", value(seat))).collect::<Vec<_>>())
    };
    line(&mut text, "hand_size", by_seat(&|seat| view.hand(seat).len.into()));
    line(&mut text, "score", by_seat(&|seat| Score::of(view.board(seat)).total().into()));
    view.seats().for_each(|seat| write_seat(&mut text, view, seat));
    text
}

fn write_seat(text: &mut String, view: &View, seat: Seat) {
    let hand = view.hand(seat);
    let _ = writeln!(text, "\n[seat.{seat}]");
    if view.viewer.is(seat) {
        line(text, "hand", runs(hand.known.cards()));
        if let Some(card) = view.choice {
            line(text, "sealed", quoted(card));
        }
    } else {
        line(text, "known", runs(hand.known.cards()));
        if view.viewer.seat().is_some() {
            line(text, "knows", runs(view.exposed[seat.index()].cards()));
        }
    }
    line(text, "open", runs(hand.open.cards()));
    write_board(text, view.board(seat));
}
