//! A seat in one line that unfolds: points, deck, top card, what it is doing; then what is known
//! about its piles.

use crate::prelude::*;
use gantry_art::Icon;
use gantry_art::planet_rush::back;
use gantry_kernel::{Phrase, Seat};
use gantry_planet_rush::{Bag, Card, Pace, Stage, View};
use web_sys::HtmlDetailsElement;

use super::desk::{Desk, deck_id};
use super::pictures::{colour, sign, small};
use crate::boards;

/// Draws a seat; for the one at the bottom the dock shows the top card.
pub fn draw(desk: Desk, seat: Seat) -> impl IntoView {
    let own = desk.table.read_untracked().bottom == seat;
    let name = move || desk.play.seat(seat).map(|seat| seat.name);
    let points = Memo::new(move |_| desk.shown.read().open.company(seat).points);
    let cards = Memo::new(move |_| desk.shown.read().deck(seat).len());
    let notes = Memo::new(move |_| notes(&desk.shown.read(), seat));
    let acts = Memo::new(move |_| acts(&desk.shown.read(), seat));
    let say = move |key, count: usize| desk.say(&Phrase::new(key).with("count", count));
    let open = RwSignal::new(false);
    let about = move || desk.play.t("web-pr-seat-about");
    let class = move || format!("pr-seat seat-{}", desk.play.colour(seat));
    view! {
        <details class=live(class) class:pr-acts=acts class:pr-self=own
            on:toggle=move |event| open.set(event_target::<HtmlDetailsElement>(&event).open())>
            <summary data-large="tip" data-tip=live(about)>
                {(!own).then(|| top(desk, seat))}
                <span class="pr-who">{boards::sign(desk.play, seat)}{live(name)}</span>
                <span class="pr-score">
                    <i aria-hidden="true" class="pr-art" inner_html=small(Icon::Points)></i>
                    {move || say("web-pr-points", points.get().into())}
                </span>
                <span class="pr-count">{move || say("web-pr-cards", cards.get())}</span>
                <span class="pr-notes">
                    {move || notes.get().into_iter().map(|key| view! { <em>{desk.play.t(key)}</em> }).collect_view()}
                </span>
            </summary>
            {move || open.get().then(|| piles(desk, seat))}
        </details>
    }
}

/// The top card, or the back of the deck.
fn top(desk: Desk, seat: Seat) -> impl IntoView {
    let top = Memo::new(move |_| desk.shown.read().deck(seat).shown());
    let empty = Memo::new(move |_| desk.shown.read().deck(seat).is_empty());
    let picture = move || match top.get() {
        Some(card) => desk.pictures.read().face(card),
        None => back(desk.play.colour(seat).into()),
    };
    let name = move || top.get().map(|card| desk.pictures.read().card(card).name.clone());
    view! {
        <span class="pr-deck pr-art" id=deck_id(seat) class:pr-empty=empty
            data-large=move || top.get().map(Card::id)>
            <span aria-hidden="true" inner_html=live(picture)></span>
            <span class="sr-only">{live(name)}</span>
        </span>
    }
}

/// Whether the game waits for this seat now.
fn acts(view: &View, seat: Seat) -> bool {
    let open = &view.open;
    match open.stage {
        Stage::Ready(ready) => !ready.contains(seat),
        Stage::Rush => open.setup.pace == Pace::Turns && open.turn == seat,
        Stage::Resolve => open.chooser() == Some(seat),
        Stage::Layout | Stage::Shuffle(_) | Stage::Countdown | Stage::Over => false,
    }
}

/// Other things to say about a seat.
fn notes(view: &View, seat: Seat) -> Vec<&'static str> {
    let open = &view.open;
    let company = open.company(seat);
    let most = open.companies[..open.seats()].iter().map(|company| company.points).max();
    let all = [
        (matches!(open.stage, Stage::Ready(ready) if ready.contains(seat)), "web-pr-is-ready"),
        (open.stage == Stage::Rush && company.rests.is_some(), "web-pr-rests"),
        (open.stage == Stage::Rush && acts(view, seat), "web-pr-turn"),
        (open.stage == Stage::Resolve && open.caller == Some(seat), "web-pr-called"),
        (open.stage == Stage::Resolve && acts(view, seat), "web-pr-chooses"),
        (open.stage == Stage::Over && Some(company.points) == most, "web-pr-wins"),
    ];
    all.into_iter().filter(|(holds, _)| *holds).map(|(_, key)| key).collect()
}

/// What is known about the deck, and what was discarded.
fn piles(desk: Desk, seat: Seat) -> impl IntoView {
    let unseen = move || {
        let view = desk.shown.read();
        let hidden = !matches!(view.open.stage, Stage::Resolve | Stage::Over);
        if hidden { view.unseen(seat) } else { Bag::default() }
    };
    let discards = move || desk.shown.read().open.company(seat).discards;
    let known = move || desk.shown.read().deck(seat).known;
    let kinds = move |bag: Bag| {
        let there = Card::ALL.into_iter().filter(move |&card| bag.count(card) > 0);
        there.map(|card| chip(desk, card, bag.count(card))).collect_view()
    };
    let pile = move |key, content: Box<dyn Fn() -> AnyView + Send>| {
        view! { <dt>{move || desk.play.t(key)}</dt> <dd><ul class="pr-chips">{content}</ul></dd> }
    };
    view! {
        <dl class="pr-piles">
            {pile("web-pr-unseen", Box::new(move || kinds(unseen()).into_any()))}
            {pile("web-pr-known", Box::new(move || {
                known().iter().map(|card| chip(desk, card, 1)).collect_view().into_any()
            }))}
            {pile("web-pr-discarded", Box::new(move || kinds(discards()).into_any()))}
        </dl>
    }
}

/// A kind of card and how many.
pub fn chip(desk: Desk, card: Card, count: u8) -> impl IntoView {
    let name = desk.pictures.read().card(card).name.clone();
    let many = (count > 1).then(|| view! { <b>"×"{count}</b> });
    view! {
        <li class=format!("pr-chip pr-art {}", colour(card)) data-large=card.id()>
            <span class="pr-sign" aria-hidden="true" inner_html=sign(card)></span>
            <span class="pr-word">{name}</span>{many}
        </li>
    }
}
