//! The Specialty place of a player.

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat};
use gantry_launch_pad::Card;

use super::desk::Desk;
use super::piece::{on_table, sign};
use super::place::Place;
use super::spot::Spot;

/// A player's specialties; for the viewer also the place for another one.
pub fn draw(desk: Desk, seat: Seat, tracked: bool) -> impl IntoView {
    let there = Memo::new(move |_| {
        let board = desk.board(seat);
        Card::SPECIALTIES.into_iter().filter(|&card| board.has(card)).collect::<Vec<_>>()
    });
    let free = Memo::new(move |_| {
        desk.is_own(seat) && (there.read().is_empty() || desk.is_lit(Place::Specialty))
    });
    let name = move || desk.play().t("web-lp-specialty-place");
    let slot = Spot::new("lp-spot lp-card", Signal::stored(Place::Specialty), name)
        .tip(move || Some(desk.play().t("web-lp-specialty-about")));
    let vacant = view! {
        <span class="lp-vacant" aria-hidden="true">
            {sign(gantry_art::Icon::Specialty)}<span>{move || desk.say(&Phrase::new("row-specialty"))}</span>
        </span>
    };
    view! {
        <section class="lp-specialty" role="group" hidden=move || !desk.is_own(seat) && there.read().is_empty()
            aria-label=move || desk.say(&Phrase::new("row-specialty"))>
            <ul data-row="button">
                <For each=move || there.get() key=|card| *card let(card)>
                    <li>{in_play(desk, seat, card, tracked)}</li>
                </For>
                <li hidden=move || !free.get()>{slot.draw(desk, vacant)}</li>
            </ul>
        </section>
    }
}

fn in_play(desk: Desk, seat: Seat, card: Card, tracked: bool) -> impl IntoView {
    let own = untrack(|| desk.is_own(seat));
    let from = if own { format!("hand-{card}") } else { format!("plate-{seat}") };
    let flip = if tracked { format!("specialty-{seat}-{card}") } else { String::new() };
    let name = move || desk.say(&card.phrase());
    Spot::new("lp-spot lp-card", Signal::stored(Place::InPlay(seat)), name)
        .shows(Signal::stored(Some(card)))
        .flip(Signal::stored((flip, from)))
        .draw(desk, on_table(desk, card))
}
