//! Something that can be pressed: lit if that leads somewhere, named in words; the card it shows
//! can be enlarged.

use crate::prelude::*;
use gantry_kernel::{Phrase, Value};
use gantry_launch_pad::Card;

use super::desk::Desk;
use super::place::Place;

/// What a spot is.
#[derive(Clone, Copy)]
pub struct Spot {
    class: &'static str,
    place: Signal<Place>,
    name: Signal<String>,
    shows: Signal<Option<Card>>,
    tip: Signal<Option<String>>,
    flip: Signal<(String, String)>,
}

impl Spot {
    /// A spot with a CSS class that presses a place and has this accessible name.
    pub fn new(
        class: &'static str,
        place: impl Into<Signal<Place>>,
        name: impl Fn() -> String + Send + Sync + 'static,
    ) -> Self {
        Self {
            class,
            place: place.into(),
            name: Signal::derive(name),
            shows: Signal::stored(None),
            tip: Signal::stored(None),
            flip: Signal::stored((String::new(), String::new())),
        }
    }

    /// The card that it shows.
    #[must_use]
    pub fn shows(self, card: impl Into<Signal<Option<Card>>>) -> Self {
        Self { shows: card.into(), ..self }
    }

    /// What it is or counts, said to whoever points at it or listens.
    #[must_use]
    pub fn tip(self, words: impl Fn() -> Option<String> + Send + Sync + 'static) -> Self {
        Self { tip: Signal::derive(words), ..self }
    }

    /// Its name for motion tracking, and the origin of a new one.
    #[must_use]
    pub fn flip(self, flip: impl Into<Signal<(String, String)>>) -> Self {
        Self { flip: flip.into(), ..self }
    }

    /// The button, with its content.
    pub fn draw(self, desk: Desk, content: impl IntoView + 'static) -> impl IntoView {
        let Self { class, place, shows, name, tip, flip } = self;
        let lit = Memo::new(move |_| desk.is_lit(place.get()));
        let about = move || {
            let card = shows.get().map(|card| desk.say(&card.text()));
            let words: Vec<String> = tip.get().into_iter().chain(card).collect();
            (!words.is_empty()).then(|| words.join(" "))
        };
        let press = move |event: leptos::ev::MouseEvent| {
            let place = place.get_untracked();
            if !desk.is_hasty(place, &event) {
                desk.press(place);
            }
        };
        view! {
            <button type="button" class=class class:lp-lit=lit
                aria-label=move || label(desk, &name.get(), place.get())
                aria-description=live(about)
                aria-disabled=move || (!lit.get()).to_string()
                aria-pressed=move || pressed(desk, place.get())
                data-flip=move || Some(flip.get().0).filter(|name| !name.is_empty())
                data-from=move || flip.get().1
                data-large=move || named(shows.get(), tip.read().is_some())
                data-tip=tip
                on:click=press
                data-would=move || desk.would(place.get())>
                {content}
            </button>
        }
    }
}

/// What is enlarged: a card, or only words.
fn named(card: Option<Card>, tip: bool) -> Option<String> {
    card.map(|card| card.to_string()).or_else(|| tip.then(|| "tip".into()))
}

/// The name, and what a press does, if anything.
fn label(desk: Desk, name: &str, place: Place) -> String {
    match desk.deed(place) {
        Some(deed) if deed != name => desk.say(
            &Phrase::new("web-named")
                .with("name", Value::Code(name.into()))
                .with("deed", Value::Code(deed)),
        ),
        _ => name.into(),
    }
}

/// Whether a card in hand is held, or chosen for Surplus.
fn pressed(desk: Desk, place: Place) -> Option<String> {
    let Place::Hand(card) = place else { return None };
    let chosen = desk.view.read().as_ref().and_then(|view| view.choice);
    Some((desk.held.get() == Some(card) || chosen == Some(card)).to_string())
}
