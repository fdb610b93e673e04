//! What is between board and hand: the held card, cards to pick from, offers, and the buttons to
//! continue.

use crate::prelude::*;
use gantry_kernel::Phrase;
use gantry_launch_pad::{Bag, Card, OfferView};

use super::desk::Desk;
use super::piece::on_table;
use super::place::{Place, tray};
use super::spot::Spot;

/// Draws the tray.
pub fn draw(desk: Desk) -> impl IntoView {
    let places = Memo::new(move |_| {
        desk.view.get().map(|view| tray(&view, desk.held.get())).unwrap_or_default()
    });
    let of = move |cards: bool| {
        let places = places.get().into_iter();
        places.filter(move |place| matches!(place, Place::Pick(_)) == cards).collect::<Vec<_>>()
    };
    let held = move || {
        let card = desk.held.get()?;
        let words = desk.say(&Phrase::new("web-lp-held").with("card", card.phrase()));
        Some(view! {
            <p class="lp-held" role="status">{words}</p>
            <button type="button" class="plain" on:click=move |_| desk.put_down()>
                {desk.play().t("web-lp-put-back")}
            </button>
        })
    };
    view! {
        <div class="lp-tray" hidden=move || places.read().is_empty()>
            {move || offer(desk)}
            <ul class="lp-picks" data-row="button" hidden=move || of(true).is_empty()>
                <For each=move || of(true) key=|place| format!("{place:?}") let(place)>
                    <li>{pick(desk, place)}</li>
                </For>
            </ul>
            <div class="lp-deeds">
                {held}
                <For each=move || of(false) key=|place| format!("{place:?}") let(place)>
                    {deed(desk, place)}
                </For>
            </div>
        </div>
    }
}

/// A card to pick.
fn pick(desk: Desk, place: Place) -> impl IntoView {
    let Place::Pick(card) = place else { return ().into_any() };
    let spot = Spot {
        class: "lp-spot lp-card",
        place: Signal::stored(place),
        shows: Signal::stored(Some(card)),
        name: Signal::derive(move || desk.say(&card.phrase())),
        flip: Signal::stored((String::new(), String::new())),
    };
    spot.draw(desk, on_table(desk, card)).into_any()
}

/// A button in words.
fn deed(desk: Desk, place: Place) -> impl IntoView {
    let name = move || desk.words(place);
    let spot = Spot {
        class: match place {
            Place::DiscardPile | Place::Withdraw | Place::Refuse => "lp-deed",
            _ => "lp-deed lp-main",
        },
        place: Signal::stored(place),
        shows: Signal::stored(None),
        name: Signal::derive(name),
        flip: Signal::stored((String::new(), String::new())),
    };
    spot.draw(desk, name)
}

/// The offer on the table, for the two players it concerns.
fn offer(desk: Desk) -> Option<impl IntoView> {
    let OfferView::Open(offer) = desk.view.get()?.offer else { return None };
    let side = move |key: &'static str, bag: Bag| {
        let card = move |card: Card| {
            let name = desk.say(&card.phrase());
            view! { <li>{on_table(desk, card)}<span class="sr-only">{name}</span></li> }
        };
        let cards = bag.cards().map(card).collect_view();
        view! { <div><h3>{desk.play().t(key)}</h3><ul>{cards}</ul></div> }
    };
    Some(view! {
        <div class="lp-offer">
            {side("web-lp-gives", offer.give)}{side("web-lp-wants", offer.want)}
        </div>
    })
}
