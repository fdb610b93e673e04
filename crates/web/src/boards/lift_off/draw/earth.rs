//! Missions that wait on Earth. They are loaded with a press, or dragged to the rocket.

use crate::prelude::*;

use super::Table;
use super::copies::{Copied, waiting};
use super::face::Face;
use super::place::Place;
use super::spot::{hollow, shelf};

/// Draws them.
pub fn draw(table: Table) -> impl IntoView {
    let cards = Memo::new(move |_| {
        let Some(seat) = table.main.get() else { return Vec::new() };
        table.at(seat, |_, board| waiting(board))
    });
    let count = Memo::new(move |_| cards.read().len());
    let list = view! {
        <ul data-row="button">
            <For each=move || cards.get() key=|card| *card let(copied)><li>{mission(table, copied)}</li></For>
        </ul>
    };
    let heading = move || format!("{} · {}", table.word("row-earth"), count.get());
    view! {
        <section class="lo-earth" class:lo-empty=move || count.get() == 0 aria-labelledby="lo-earth">
            <h2 id="lo-earth">{heading}</h2>
            {shelf("lo-waiting", move || count.get(), list)}
            {move || (count.get() == 0).then(|| hollow(table, "web-lo-none", 2))}
        </section>
    }
}

fn mission(table: Table, card: Copied) -> impl IntoView {
    let (face, place) = (Face::Mission(card.0), Place::Earth(card.0));
    let only = Memo::new(move |_| table.only(place));
    let lit = move || only.read().is_some();
    let label = move || {
        let name = table.title(face);
        match only.get() {
            Some(action) => table.named(name, table.words(action)),
            None => name,
        }
    };
    let drag = table.drag;
    let press = move |_| {
        if !drag.swallows_click() {
            table.click(place);
        }
    };
    view! {
        <button type="button" class="lo-spot lo-carded" class:lo-lit=lit class:lo-dragged=move || drag.transform(card).is_some()
            aria-disabled=move || (!lit()).to_string() aria-label=label
            aria-description=move || table.sentence(face) data-large=face.id()
            data-answer=move || only.get().map(|action| action.to_string())
            style:transform=move || drag.transform(card).unwrap_or_default()
            on:click=press
            on:pointerdown=move |event| drag.take(table, card, &event)
            on:pointermove=move |event| drag.follow(table, &event)
            on:pointerup=move |event| drag.put(table, &event)
            on:pointercancel=move |_| drag.cancel()>
            {table.picture(face, card.1)}
        </button>
    }
}
