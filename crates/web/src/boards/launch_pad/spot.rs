//! A thing that can be pressed: lit if that gets on with the game, named in words, enlarged on hover, focus and long press.

use std::time::Duration;

use crate::prelude::*;
use gantry_kernel::{Phrase, Value};
use gantry_launch_pad::Card;
use leptos::leptos_dom::helpers::TimeoutHandle;
use web_sys::{Element, FocusEvent, PointerEvent};

use super::desk::Desk;
use super::place::Place;

const LONG_PRESS: Duration = Duration::from_millis(450);

/// What a spot is.
#[derive(Clone, Copy)]
pub struct Spot {
    /// How it looks.
    pub class: &'static str,
    /// What is pressed.
    pub place: Signal<Place>,
    /// The card that it shows, if any.
    pub shows: Signal<Option<Card>>,
    /// What it is called.
    pub name: Signal<String>,
    /// Its name while it moves, and what a new one comes from.
    pub flip: Signal<(String, String)>,
}

impl Spot {
    /// The button, with what is drawn on it.
    pub fn draw(self, desk: Desk, content: impl IntoView + 'static) -> impl IntoView {
        let Self { class, place, shows, name, flip } = self;
        let lit = Memo::new(move |_| desk.is_lit(place.get()));
        let touch = Touch::new(desk, shows);
        view! {
            <button type="button" class=class class:lp-lit=lit
                aria-label=move || label(desk, &name.get(), place.get())
                aria-description=move || shows.get().map(|card| desk.say(&card.text()))
                aria-disabled=move || (!lit.get()).to_string()
                aria-pressed=move || pressed(desk, place.get())
                data-flip=move || Some(flip.get().0).filter(|name| !name.is_empty())
                data-from=move || flip.get().1
                on:click=move |_| if !touch.was_long() { desk.press(place.get_untracked()) }
                on:pointerenter=move |event| if is_mouse(&event) { touch.look(place) }
                on:pointerleave=move |_| touch.leave()
                on:pointerdown=move |event| if !is_mouse(&event) { touch.begin() }
                on:pointerup=move |_| touch.end()
                on:pointercancel=move |_| touch.end()
                on:focus=move |event| if is_by_key(&event) { touch.look(place) }
                on:blur=move |_| touch.leave()>
                {content}
            </button>
        }
    }
}

/// The name, and what a press does if it does anything.
fn label(desk: Desk, name: &str, place: Place) -> String {
    match desk.deed(place) {
        Some(deed) if deed != name => desk.say(
            &Phrase::new("web-lp-named")
                .with("name", Value::Code(name.into()))
                .with("deed", Value::Code(deed)),
        ),
        _ => name.into(),
    }
}

/// Cards in hand can be held, or be the choice for Surplus.
fn pressed(desk: Desk, place: Place) -> Option<String> {
    let Place::Hand(card) = place else { return None };
    let chosen = desk.view.read().as_ref().and_then(|view| view.choice);
    Some((desk.held.get() == Some(card) || chosen == Some(card)).to_string())
}

fn is_mouse(event: &PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

fn is_by_key(event: &FocusEvent) -> bool {
    let target = event_target::<Element>(event);
    target.matches(":focus-visible").unwrap_or(false)
}

/// Looking at a thing, by pointer, key or long press.
#[derive(Clone, Copy)]
struct Touch {
    desk: Desk,
    shows: Signal<Option<Card>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    long: StoredValue<bool>,
}

impl Touch {
    fn new(desk: Desk, shows: Signal<Option<Card>>) -> Self {
        on_cleanup(move || {
            desk.enlarged.try_set(None);
        });
        Self { desk, shows, timer: StoredValue::new(None), long: StoredValue::new(false) }
    }

    fn look(self, place: Signal<Place>) {
        self.desk.enlarged.set(self.shows.get_untracked());
        self.desk.preview(place.get_untracked());
    }

    fn leave(self) {
        self.end();
        self.desk.enlarged.set(None);
    }

    fn begin(self) {
        self.long.set_value(false);
        let ripe = move || {
            if self.long.try_set_value(true).is_none() {
                self.desk.enlarged.try_set(self.shows.get_untracked());
            }
        };
        self.timer.set_value(set_timeout_with_handle(ripe, LONG_PRESS).ok());
    }

    fn end(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// Whether the press was a long one, which only looks; told once.
    fn was_long(self) -> bool {
        self.long.try_update_value(std::mem::take).unwrap_or(false)
    }
}
