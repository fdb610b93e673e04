//! Something that can be pressed: lit if that advances the game, named in words; the card it shows
//! can be enlarged.

use crate::prelude::*;
use gantry_kernel::{Phrase, Value};
use gantry_launch_pad::Card;

use super::desk::Desk;
use super::place::Place;

/// What a spot is.
#[derive(Clone, Copy)]
pub struct Spot {
    /// Its CSS class.
    pub class: &'static str,
    /// The place it presses.
    pub place: Signal<Place>,
    /// The card that it shows, if any.
    pub shows: Signal<Option<Card>>,
    /// Its accessible name.
    pub name: Signal<String>,
    /// Its name for motion tracking, and the origin of a new one.
    pub flip: Signal<(String, String)>,
}

impl Spot {
    /// The button, with its content.
    pub fn draw(self, desk: Desk, content: impl IntoView + 'static) -> impl IntoView {
        let Self { class, place, shows, name, flip } = self;
        let lit = Memo::new(move |_| desk.is_lit(place.get()));
        view! {
            <button type="button" class=class class:lp-lit=lit
                aria-label=move || label(desk, &name.get(), place.get())
                aria-description=move || shows.get().map(|card| desk.say(&card.text()))
                aria-disabled=move || (!lit.get()).to_string()
                aria-pressed=move || pressed(desk, place.get())
                data-flip=move || Some(flip.get().0).filter(|name| !name.is_empty())
                data-from=move || flip.get().1
                data-large=move || shows.get().map(|card| card.to_string())
                on:click=move |_| desk.press(place.get_untracked())
                data-would=move || desk.would(place.get())>
                {content}
            </button>
        }
    }
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
