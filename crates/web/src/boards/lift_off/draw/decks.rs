//! The mission decks: how many cards each has, and what a launch of its level requires.

use crate::prelude::*;
use gantry_art::lift_off::{Back, back};
use gantry_kernel::{Phrase, Value};
use gantry_lift_off::{Colour, Level, requirement};

use super::Table;
use super::place::Place;
use super::spot::technology;

/// All four, with their heading.
pub fn draw(table: Table) -> impl IntoView {
    view! {
        <section class="lo-decks" aria-labelledby="lo-decks">
            <h2 id="lo-decks">{move || table.word("row-decks")}</h2>
            {all(table)}
        </section>
    }
}

/// All four, to look at.
pub fn all(table: Table) -> impl IntoView {
    let deck = |level: Level| {
        let closed = Memo::new(move |_| table.of(|view| !view.open.is_available(level)));
        view! {
            <div class="lo-deck" class:lo-closed=closed tabindex="0" role="img" data-large="deck"
                aria-label=move || name(table, level) aria-description=move || table.meaning("deck")>
                {face(table, level)}
            </div>
        }
    };
    view! { <div class="lo-piles">{Level::ALL.map(deck).into_iter().collect_view()}</div> }
}

/// The back of a deck with its count and requirement.
fn face(table: Table, level: Level) -> impl IntoView {
    let cards = Memo::new(move |_| table.of(|view| view.decks[level.index()]));
    let closed = Memo::new(move |_| table.of(|view| !view.open.is_available(level)));
    let needed = Memo::new(move |_| {
        table.of(|view| {
            view.open.data().requirements[level.index()][view.open.clock.phase()].to_vec()
        })
    });
    let icons = move || {
        let alternatives = needed.get();
        let drawn = |numbers: &[u8; 4]| {
            let each = Colour::ALL.into_iter().zip(*numbers);
            let each = each.flat_map(|(colour, count)| std::iter::repeat_n(colour, count.into()));
            view! { <span class="lo-need">{each.map(technology).collect_view()}</span> }
        };
        alternatives.iter().map(drawn).collect_view()
    };
    let count = move || {
        if closed.get() { table.play.t("web-lo-later") } else { format!("×{}", cards.get()) }
    };
    view! {
        <span class="lo-back" aria-hidden="true" inner_html=back(Back::Mission(level))></span>
        <span class="lo-count" aria-hidden="true">{count}</span>
        <span class="lo-needs" aria-hidden="true">{live(icons)}</span>
    }
}

/// The deck in words.
fn name(table: Table, level: Level) -> String {
    let (cards, needs) = table.of(|view| {
        let needed = &view.open.data().requirements[level.index()][view.open.clock.phase()];
        (view.decks[level.index()], requirement(needed))
    });
    let needs = needs.map_or_else(|| table.word("list-empty"), |needs| table.play.say(&needs));
    let phrase = Phrase::new("web-lo-deck")
        .with("level", level.number())
        .with("cards", cards)
        .with("needs", Value::Code(needs));
    table.play.app.say(&phrase)
}

/// A deck to draw from, in the middle.
pub fn choice(table: Table, level: Level) -> impl IntoView {
    let place = Place::Deck(level);
    let only = Memo::new(move |_| table.only(place));
    let lit = move || only.read().is_some();
    let label = move || match only.get() {
        Some(action) => table.words(action),
        None => name(table, level),
    };
    view! {
        <button type="button" class="lo-spot lo-draw" class:lo-lit=live(lit) aria-disabled=move || (!lit()).to_string()
            aria-label=live(label) aria-description=move || name(table, level) data-would=move || only.get().map(|action| action.to_string())
            data-answer=move || only.get().map(|action| action.to_string())
            on:click=move |_| table.click(place)>
            {face(table, level)}
            <span class="lo-words">{live(label)}</span>
        </button>
    }
}
