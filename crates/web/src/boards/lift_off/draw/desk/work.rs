//! The specialist in play and, for each of its actions, every way to do it.

use crate::prelude::*;
use gantry_kernel::Seat;
use gantry_lift_off::{Action, Specialist, Work, work_now};

use super::place::Place;
use super::{Face, Table, acts};

/// The first copy number of the specialist in play, who also lies among the played ones.
const SHOWN_COPY: usize = 700;

/// Draws both.
pub fn draw(table: Table, seat: Seat, card: Specialist) -> AnyView {
    let (works, copy) = untrack(|| {
        table.at(seat, |view, board| {
            let works = view.open.data().specialist(card).works.to_vec();
            (works, SHOWN_COPY + board.round.played.len())
        })
    });
    let offered = untrack(|| table.offers(Place::Desk));
    let (deeds, ends): (Vec<Action>, Vec<Action>) =
        offered.into_iter().partition(|action| matches!(action, Action::Do(_)));
    let row = move |work: Work| {
        let is_way = |action: &Action| matches!(action, Action::Do(deed) if deed.work() == work);
        let ways: Vec<Action> = deeds.iter().copied().filter(is_way).collect();
        let heading = move || {
            let view = table.view.read();
            let phrase = view.as_deref().map(|view| work_now(&view.open, view.board(seat), work));
            phrase.map(|phrase| table.play.say(&phrase))
        };
        // A single way says what it is.
        let several = ways.len() > 1;
        view! { <div class="lo-work">{several.then(|| view! { <h3>{live(heading)}</h3> })}{acts(table, ways)}</div> }
    };
    view! {
        <div class="lo-worker">{table.read(Face::Specialist(card), copy)}</div>
        <div class="lo-paper">
            {works.into_iter().map(row).collect_view()}
            {acts(table, ends)}
        </div>
    }
}
