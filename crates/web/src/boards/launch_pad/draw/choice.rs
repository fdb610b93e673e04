//! What the viewer decides right now. Cards to pick from, offers and plays of several steps come to
//! the middle at reading size; the buttons of the turn are above the hand.

use crate::prelude::*;
use gantry_art::{Form, Icon};
use gantry_kernel::{Phrase, Seat};
use gantry_launch_pad::{Bag, Card, OfferView};

use super::desk::Desk;
use super::piece::{drawing, face, on_table, sign};
use super::place::{Place, is_in_middle, tray};
use super::spot::Spot;
use super::standing::spread;
use super::{hand, rival};

/// The places of the tray that are in the middle, or those that are not.
fn places(desk: Desk, middle: bool) -> Vec<Place> {
    let Some(view) = desk.view.get() else { return Vec::new() };
    let places = tray(&view, desk.held.get(), desk.opened.get()).into_iter();
    places.filter(|&place| is_in_middle(place) == middle).collect()
}

/// What comes to the middle.
pub fn middle(desk: Desk) -> impl IntoView {
    let places = Memo::new(move |_| places(desk, true));
    let of = move |cards: bool| {
        let places = places.get().into_iter();
        places.filter(move |place| matches!(place, Place::Pick(_)) == cards).collect::<Vec<_>>()
    };
    let held = Memo::new(move |_| desk.held.get());
    let rows = move |narrow: usize| spread(of(true).len())[narrow].0.to_string();
    let columns = move |narrow: usize| spread(of(true).len())[narrow].1.to_string();
    let shown = move || {
        let card = held.get().filter(|_| of(true).is_empty())?;
        Some(drawing("lp-face lp-chosen", face(desk, card, Form::Full)))
    };
    let back = move || {
        held.get().map(|_| {
            view! {
                <button type="button" class="lp-deed" on:click=move |_| desk.put_down()>
                    {desk.play().t("web-lp-put-back")}
                </button>
            }
        })
    };
    view! {
        <section class="lp-choice" hidden=move || places.read().is_empty()
            class:lp-many=move || !of(true).is_empty() aria-label=move || desk.play().t("web-lp-decide")>
            {live(shown)}
            <div class="lp-ways">
                {move || offer(desk)}
                <ul class="lp-picks" data-row="button" hidden=move || of(true).is_empty()
                    style:--lines=move || rows(0) style:--wide=move || columns(0)
                    style:--stacks=move || rows(1) style:--narrow=move || columns(1)>
                    <For each=move || of(true) key=|place| format!("{place:?}") let(place)>
                        <li>{pick(desk, place)}</li>
                    </For>
                </ul>
                <div class="lp-answers">
                    <For each=move || of(false) key=|place| format!("{place:?}") let(place)>
                        {deed(desk, place)}
                    </For>
                    {live(back)}
                </div>
            </div>
        </section>
    }
}

/// The line above the hand: the viewer, the hand's size, what is held, the buttons of the turn.
pub fn line(desk: Desk, main: Seat) -> impl IntoView {
    let places = Memo::new(move |_| places(desk, false));
    let held = move || {
        let card = desk.held.get()?;
        let words = desk.say(&Phrase::new("web-lp-held").with("card", card.phrase()));
        Some(view! { <p class="lp-held" role="status">{words}</p> })
    };
    view! {
        <div class="lp-line">
            {rival::plate(desk, main)}
            <p class="lp-hand-size">{move || hand::count(desk)}</p>
            {live(held)}
            <div class="lp-deeds">
                <For each=move || places.get() key=|place| format!("{place:?}") let(place)>
                    {deed(desk, place)}
                </For>
            </div>
        </div>
    }
}

/// A card to pick.
fn pick(desk: Desk, place: Place) -> impl IntoView {
    let Place::Pick(card) = place else { return ().into_any() };
    let name = move || desk.say(&card.phrase());
    let spot = Spot::new("lp-spot lp-card", Signal::stored(place), name);
    spot.shows(Signal::stored(Some(card))).draw(desk, on_table(desk, card)).into_any()
}

/// A button in words.
fn deed(desk: Desk, place: Place) -> impl IntoView {
    let class = match place {
        Place::DiscardHeld | Place::Withdraw | Place::Refuse => "lp-deed",
        Place::GoOn => "lp-deed lp-end",
        _ => "lp-deed lp-main",
    };
    let tip = move || match place {
        Place::GoOn if !desk.is_busy() => Some(desk.play().t("web-lp-nothing-left")),
        Place::DiscardHeld => Some(desk.play().t("web-lp-discard-ends")),
        _ => None,
    };
    let icon = match place {
        Place::Part(_, _, Card::Metal) => Some(Icon::Metal),
        Place::Part(..) => Some(Icon::Fuel),
        Place::DrawRest => Some(Icon::Draw),
        Place::DiscardHeld => Some(Icon::Discard),
        _ => None,
    };
    let words = move || desk.words(place);
    let content = view! { {icon.map(sign)}<span>{live(words)}</span> };
    let spot = Spot::new(class, Signal::stored(place), words).tip(tip);
    let alone = move || place == Place::GoOn && !desk.is_busy();
    view! { <span class="lp-button" class:lp-alone=live(alone)>{spot.draw(desk, content)}</span> }
}

/// The offer on the table, for the two players it concerns.
fn offer(desk: Desk) -> Option<impl IntoView> {
    let OfferView::Open(offer) = desk.view.get()?.offer else { return None };
    let side = move |key: &'static str, bag: Bag| {
        let card = move |card: Card| {
            let name = desk.say(&card.phrase());
            view! {
                <li data-large=card.to_string()>{on_table(desk, card)}<span class="sr-only">{name}</span></li>
            }
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
