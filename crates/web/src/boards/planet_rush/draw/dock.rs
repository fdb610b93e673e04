//! The dock: what the viewer can do now.

use crate::prelude::*;
use gantry_art::Icon;
use gantry_art::planet_rush::back;
use gantry_kernel::{Phrase, Words as _};
use gantry_planet_rush::{Card, Deed, Pace, PlanetRush};

use super::desk::{Desk, deck_id};
use super::pictures::small;
use super::table::Dock;
use super::{contest, round, seat, teller};
use crate::boards::Aside;
use crate::page::browser;

/// Draws the dock.
pub fn draw(desk: Desk) -> impl IntoView {
    let dock = Memo::new(move |_| Dock::of(&desk.shown.read()));
    let bottom = Memo::new(move |_| desk.table.read().bottom);
    let plays = Memo::new(move |_| desk.table.read().plays);
    let content = move || match dock.get() {
        Dock::Idle => ().into_any(),
        Dock::Ready => plays.get().then(|| ready(desk)).into_any(),
        Dock::Countdown => countdown(desk).into_any(),
        Dock::Hand => hand(desk, plays.get()).into_any(),
        Dock::Contest => contest::draw(desk).into_any(),
    };
    view! {
        <section class="pr-dock" aria-label=move || desk.play.t("web-pr-dock")>
            {move || seat::draw(desk, bottom.get())}
            <div class="pr-act">{live(content)}{teller::draw(desk)}{move || refused(desk)}</div>
        </section>
    }
}

/// Why something was refused, near the cards; the page announces it to screen readers.
fn refused(desk: Desk) -> impl IntoView + use<> {
    match desk.play.aside.get() {
        Some(Aside::Refused(refused)) => Some(
            view! { <p class="pr-why refused" aria-hidden="true">{desk.play.app.reason(&refused)}</p> },
        ),
        _ => None,
    }
}

/// A button for an action, lit if it is possible, with its label and key.
pub fn deed(desk: Desk, deed: Deed, class: &'static str, picture: Option<String>) -> impl IntoView {
    let lit = Memo::new(move |_| desk.lit(deed));
    let words = move || {
        let view = desk.now.read();
        desk.action(deed).map(|action| desk.say(&PlanetRush::action(&view, &action)))
    };
    let key = move || {
        let view = desk.now.read();
        let key = desk.action(deed).and_then(|action| PlanetRush::key(&view, &action));
        key.map(|key| view! { <kbd aria-hidden="true">{key.to_string()}</kbd> })
    };
    let picture = picture.map(|picture| {
        view! { <span class="pr-sign pr-art" aria-hidden="true" inner_html=picture></span> }
    });
    view! {
        <button type="button" class=format!("pr-deed {class}") class:lit=lit
            class:pr-over=move || desk.drag.is_over(deed)
            data-drop=deed.to_string() data-pending=move || desk.mark_of(deed)
            aria-disabled=move || (!lit.get()).to_string()
            on:click=move |_| desk.act(deed)
            data-would=move || desk.would(deed)>
            {picture}<span>{live(words)}</span>{key}
        </button>
    }
}

fn ready(desk: Desk) -> impl IntoView {
    let round = Memo::new(move |_| desk.shown.read().open.round);
    let title = move || {
        let rounds = gantry_planet_rush::ROUNDS;
        desk.say(&Phrase::new("web-pr-round").with("round", round.get()).with("rounds", rounds))
    };
    view! {
        <div class="pr-ready" hidden=move || desk.teller.is_telling()>
            <h2>{live(title)}</h2>
            <p class="pr-about" hidden=move || desk.results.read().last.is_some()>{move || desk.play.t("web-pr-ready-about")}</p>
            {round::draw(desk)}
            {deed(desk, Deed::Ready, "pr-go", Some(small(Icon::Launch)))}
        </div>
    }
}

/// Three, two, one.
fn countdown(desk: Desk) -> impl IntoView {
    let left = desk.play.seconds_left();
    view! { <p class="pr-three" role="timer">{move || left.get().map(|left| view! { <b>{left.max(1)}</b> })}</p> }
}

/// The viewer's deck: its top card can be dragged or played with a key; a press moves the focus to
/// the planets.
fn hand(desk: Desk, plays: bool) -> impl IntoView {
    let bottom = desk.table.read_untracked().bottom;
    let back = move || back(desk.play.colour(bottom).into());
    let top = Memo::new(move |_| desk.shown.read().deck(bottom).shown());
    let cards = Memo::new(move |_| desk.shown.read().deck(bottom).len());
    let handled = Memo::new(move |_| desk.shown.read().open.company(bottom).actions);
    // The next card is not known while one is on its way.
    let waits = Memo::new(move |_| desk.pending.read().is_some());
    let face = move || match top.get().filter(|_| !waits.get()) {
        Some(card) => desk.pictures.read().face(card),
        None => back(),
    };
    let name = move || match top.get() {
        _ if waits.get() => desk.play.t("web-pr-on-its-way"),
        Some(card) => {
            let phrase = Phrase::new("web-pr-top").with("card", desk.card_phrase(card));
            format!("{} {}", desk.say(&phrase), desk.pictures.read().card(card).text)
        }
        None => desk.play.t("web-pr-empty"),
    };
    // Without dragging, continue from here to the planets.
    let choose = move |_| {
        if !desk.drag.swallows_click() {
            browser::focus(".pr-column.lit .pr-planet");
        }
    };
    let large = move || {
        let known = !desk.hurries.get() && !waits.get();
        top.get().filter(|_| known).map(Card::id)
    };
    // Each card is a new element, so that it is seen to turn over.
    let turned = move || vec![handled.get()];
    view! {
        <div class="pr-hand">
            <div class="pr-stack pr-art" aria-hidden="true" data-cards=move || cards.get().min(4).to_string()
                inner_html=live(back)></div>
            <button type="button" class="pr-top pr-art" id=deck_id(bottom) class:pr-dragged=move || desk.drag.moves()
                style:transform=move || desk.drag.transform().unwrap_or_default()
                class:pr-waits=waits data-large=live(large) aria-label=live(name) disabled=!plays on:click=choose
                on:pointerdown=move |event| desk.drag.take(desk, &event)
                on:pointermove=move |event| desk.drag.follow(desk, &event)
                on:pointerup=move |event| desk.drag.put(desk, &event)
                on:pointercancel=move |_| desk.drag.drop_all()>
                <For each=turned key=|handled| *handled let(_handled)>
                    <span class="pr-face" aria-hidden="true" inner_html=live(face)></span>
                </For>
            </button>
            {plays.then(|| view! {
                <div class="pr-deeds">
                    {deed(desk, Deed::Cycle, "", Some(small(Icon::Swap)))}
                    {deed(desk, Deed::Discard, "", Some(small(Icon::Discard)))}
                </div>
            })}
            {rest(desk)}
        </div>
    }
}

/// The pause after a card at the relaxed pace, as a bar that runs out.
fn rest(desk: Desk) -> impl IntoView {
    let rests = Memo::new(move |_| {
        let view = desk.now.read();
        let setup = &view.open.setup;
        let until = view.own().and_then(|own| view.open.company(own).rests);
        until.filter(|_| setup.pace == Pace::Relaxed).map(|until| (until, setup.pause))
    });
    live(move || {
        rests.get().map(|(_, seconds)| {
            view! {
                <div class="pr-rest" role="status" style:--pr-rest=format!("{seconds}s")>
                    <span class="sr-only">{desk.play.t("web-pr-rests")}</span>
                </div>
            }
        })
    })
}
