//! What all players share: the pad, the Countdown, the two piles.

use crate::prelude::*;
use gantry_art::{Icon, launch_pad};
use gantry_kernel::Phrase;
use gantry_launch_pad::{Card, Stage};
use leptos::html::Dialog;

use super::desk::Desk;
use super::piece::{drawing, on_table, sign};
use super::place::Place;
use super::spot::Spot;

/// The common pad with its corners; once it is complete, how many turns are left.
pub fn pad(desk: Desk) -> impl IntoView {
    let corners = Memo::new(move |_| {
        let view = desk.view.read();
        let clock = view.as_ref().map(|view| view.open.clock);
        clock.map(|clock| Card::CORNERS.map(|corner| clock.on_pad(corner))).unwrap_or_default()
    });
    let words = move || {
        let there = Card::CORNERS.into_iter().zip(corners.get());
        let there: Vec<Phrase> =
            there.filter(|(_, lies)| *lies).map(|(corner, _)| corner.phrase()).collect();
        desk.say(&Phrase::new("web-lp-pad").with("corners", there))
    };
    let countdown = move || {
        let clock = desk.view.get()?.open.clock;
        let turns = clock.countdown.filter(|_| clock.stage != Stage::Over)?;
        let words = desk.say(&Phrase::new("cell-countdown").with("turns", turns));
        Some(view! { <p class="lp-countdown">{words}</p> })
    };
    // The corners that lie there, as marks that fly in.
    let marks = move || {
        let there = Card::CORNERS.into_iter().zip(corners.get()).filter(|(_, lies)| *lies);
        let mark = |(corner, _): (Card, bool)| {
            view! { <i class=format!("lp-mark lp-{corner}") data-flip=format!("corner-{corner}") data-from="draw"></i> }
        };
        there.map(mark).collect_view()
    };
    view! {
        <div class="lp-pad" role="img" tabindex="0" aria-label=words data-large="tip"
            data-tip=move || desk.say(&Phrase::new("text-countdown"))>
            {move || drawing("lp-pad-art", launch_pad::pad(corners.get()))}{live(marks)}
        </div>
        {live(countdown)}
    }
}

/// The two piles.
pub fn piles(desk: Desk) -> impl IntoView {
    view! {
        <section class="lp-piles" data-row="button" aria-label=move || desk.play().t("web-lp-middle")>
            {draw_pile(desk)}{discard_pile(desk)}
        </section>
    }
}

fn draw_pile(desk: Desk) -> impl IntoView {
    let size = Memo::new(move |_| desk.view.read().as_ref().map_or(0, |view| view.draw_pile));
    let name = move || {
        let corners = desk.view.read().as_ref().map_or(0, |view| view.open.clock.corners_in_pile());
        let pile = Phrase::new("cell-pile").with("cards", size.get()).with("corners", corners);
        desk.say(&Phrase::new("web-lp-draw-pile").with("pile", pile))
    };
    let content = view! {
        {drawing("lp-face", launch_pad::back())}
        <span class="lp-count" aria-hidden="true">{size}</span>
    };
    Spot::new("lp-spot lp-card lp-pile", Signal::stored(Place::DrawPile), name)
        .tip(move || Some(name()))
        .flip(Signal::stored(("draw".into(), String::new())))
        .draw(desk, content)
}

fn discard_pile(desk: Desk) -> impl IntoView {
    let pile = Memo::new(move |_| {
        let view = desk.view.read();
        let open = view.as_ref().map(|view| &view.open);
        let pile = open.map(|open| (open.top_discard(), open.discards.len()));
        pile.unwrap_or_default()
    });
    let top = move || pile.get().0;
    let name = move || {
        let (top, cards) = pile.get();
        let top = top.map_or(Phrase::new("nothing"), Card::phrase);
        desk.say(&Phrase::new("web-lp-discard-pile").with("card", top).with("cards", cards))
    };
    let flip = move || {
        let (top, cards) = pile.get();
        let card = top.map(|card| card.to_string()).unwrap_or_default();
        let view = desk.view.read_untracked();
        let own = view.as_ref().is_some_and(|view| view.viewer.is(view.open.clock.turn));
        let turn = view.as_ref().map(|view| view.open.clock.turn).unwrap_or_default();
        let from = if own { format!("hand-{card}") } else { format!("plate-{turn}") };
        (format!("discard-{cards}-{card}"), from)
    };
    let empty = move || {
        let words = desk.say(&Phrase::new("row-discard"));
        view! { <span class="lp-vacant" aria-hidden="true">{sign(Icon::Discard)}<span>{words}</span></span> }
    };
    let content = view! {
        {move || top().map_or_else(|| empty().into_any(), |card| on_table(desk, card).into_any())}
        <span class="lp-count" aria-hidden="true">{move || pile.get().1}</span>
    };
    Spot::new("lp-spot lp-card lp-pile", Signal::stored(Place::DiscardPile), name)
        .shows(Signal::derive(top))
        .tip(move || Some(desk.play().t("web-lp-discard-about")))
        .flip(Signal::derive(flip))
        .draw(desk, content)
}

/// The whole discard pile, spread out; it is public (LP-9.3).
pub fn pile(desk: Desk) -> impl IntoView {
    let dialog = NodeRef::<Dialog>::new();
    Effect::new(move |_| {
        if let (true, Some(dialog)) = (desk.browsing.get(), dialog.get()) {
            drop(dialog.show_modal());
        }
    });
    let card = move |card: Card| {
        view! {
            <li>{on_table(desk, card)}<span class="sr-only">{desk.say(&card.phrase())}</span></li>
        }
    };
    let cards = move || {
        let view = desk.view.get().filter(|_| desk.browsing.get());
        let cards = view.map(|view| view.open.discards).unwrap_or_default();
        cards.into_iter().rev().map(card).collect_view()
    };
    view! {
        <dialog node_ref=dialog class="lp-spread" closedby="any" aria-labelledby="lp-spread"
            on:close=move |_| desk.browsing.set(false)>
            <form method="dialog">
                <h2 id="lp-spread">{move || desk.say(&Phrase::new("row-discard"))}</h2>
                <button type="submit">{move || desk.play().t("web-close")}</button>
            </form>
            <p>{move || desk.play().t("web-lp-spread")}</p>
            <ol>{cards}</ol>
        </dialog>
    }
}
