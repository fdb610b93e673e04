//! The viewer's hand: every kind once, with its count. Cards keep their places.

use crate::prelude::*;
use gantry_kernel::Phrase;
use gantry_launch_pad::{Bag, Card};

use super::desk::Desk;
use super::piece::on_table;
use super::place::Place;
use super::slots::Slots;
use super::spot::Spot;

/// A hand has room for this many kinds of cards, or more.
const FEWEST_PLACES: usize = 4;

/// The viewer's cards; `None` for spectators.
fn cards(desk: Desk) -> Option<Bag> {
    let view = desk.view.get()?;
    view.hands.get(view.viewer.seat()?.index()).map(|hand| hand.known)
}

/// How many cards are in the hand, of how many.
pub fn count(desk: Desk) -> Option<String> {
    let own = desk.view.get()?.viewer.seat()?;
    let (count, limit) = (cards(desk)?.len(), desk.board(own).hand_limit());
    Some(desk.say(&Phrase::new("web-lp-hand").with("count", count).with("limit", limit)))
}

/// The viewer's hand; nothing for spectators.
pub fn draw(desk: Desk) -> impl IntoView {
    let hand = Memo::new(move |_| cards(desk));
    let bag = move || hand.get().unwrap_or_default();
    let slots = Memo::new(move |before: Option<&Slots>| {
        let kinds: Vec<Card> = bag().kinds().collect();
        before.cloned().unwrap_or_default().filled(&kinds)
    });
    // While cards are played the places stay, so that nothing moves or grows.
    let places = Memo::new(move |before: Option<&(usize, usize)>| {
        let cards = bag().len();
        let kept = before.filter(|(held, _)| cards <= *held).map_or(FEWEST_PLACES, |kept| kept.1);
        (cards, slots.read().len().max(kept))
    });
    let place = move |card| slots.read().place(card).map_or(1, |place| place + 1).to_string();
    view! {
        <section class="lp-hand" hidden=move || hand.get().is_none()
            aria-label=move || count(desk).unwrap_or_default()>
            <ul class="lp-cards" data-row="button" style:--n=move || places.get().1.to_string()>
                <For each=move || slots.read().cards() key=|card| *card let(card)>
                    <li style:grid-column=move || place(card)
                        on:pointerdown=move |event| desk.drag.take(card, &event)
                        on:pointermove=move |event| desk.drag.follow(desk, &event)
                        on:pointerup=move |event| desk.drag.put(desk, &event)
                        on:pointercancel=move |_| desk.drag.cancel()>
                        {one(desk, card, Signal::derive(bag))}
                    </li>
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
    let spot = Spot::new("lp-spot lp-card", Signal::stored(Place::Hand(card)), name)
        .shows(Signal::stored(Some(card)))
        .flip(Signal::stored((format!("hand-{card}"), "draw".into())));
    let several = move || {
        let count = count.get();
        (count > 1).then(|| view! { <span class="lp-count" aria-hidden="true">"×"{count}</span> })
    };
    let content = view! { {on_table(desk, card)}{live(several)} };
    spot.draw(desk, content)
}
