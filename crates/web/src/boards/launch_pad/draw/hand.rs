//! The viewer's hand: every kind once, with its count.

use crate::prelude::*;
use gantry_kernel::Phrase;
use gantry_launch_pad::{Bag, Card};

use super::desk::Desk;
use super::piece::on_table;
use super::place::Place;
use super::spot::Spot;

/// The viewer's hand; nothing for spectators.
pub fn draw(desk: Desk) -> impl IntoView {
    let hand = Memo::new(move |_| {
        let view = desk.view.get()?;
        let own = view.viewer.seat()?;
        view.hands.get(own.index()).map(|hand| hand.known)
    });
    let limit = move || {
        let view = desk.view.get()?;
        let own = view.viewer.seat()?;
        let count = hand.get()?.len();
        let limit = desk.board(own).hand_limit();
        Some(desk.say(&Phrase::new("web-lp-hand").with("count", count).with("limit", limit)))
    };
    let bag = move || hand.get().unwrap_or_default();
    let kinds = move || bag().kinds().collect::<Vec<_>>();
    view! {
        <section class="lp-hand" hidden=move || hand.get().is_none()>
            <h2 class="lp-hand-title">{limit}</h2>
            <ul class="lp-cards" data-row="button">
                <For each=kinds key=|card| *card let(card)>
                    <li>{one(desk, card, Signal::derive(bag))}</li>
                </For>
            </ul>
        </section>
    }
}

fn one(desk: Desk, card: Card, bag: Signal<Bag>) -> impl IntoView {
    let count = Memo::new(move |_| bag.get().count(card));
    let name = move || match count.get() {
        0 | 1 => desk.say(&card.phrase()),
        count => {
            desk.say(&Phrase::new("cards-counted").with("card", card.phrase()).with("count", count))
        }
    };
    let spot = Spot {
        class: "lp-spot lp-card",
        place: Signal::stored(Place::Hand(card)),
        shows: Signal::stored(Some(card)),
        name: Signal::derive(name),
        flip: Signal::stored((format!("hand-{card}"), "draw".into())),
    };
    let several = move || {
        let count = count.get();
        (count > 1).then(|| view! { <span class="lp-count" aria-hidden="true">"×"{count}</span> })
    };
    let content = view! { {on_table(desk, card)}{several} };
    spot.draw(desk, content)
}
