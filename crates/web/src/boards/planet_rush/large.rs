//! One card or planet enlarged: when the pointer rests on it, when it has the focus of a keyboard, or when a finger rests
//! on it. Whatever can be enlarged says so by `data-large`.

use std::time::Duration;

use crate::prelude::*;
use gantry_planet_rush::{Card, Planet};
use leptos::leptos_dom::helpers::TimeoutHandle;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use super::desk::Desk;

/// A pointer or finger rests so long before anything is enlarged.
const REST_MS: u64 = 420;
/// How much room an enlarged card takes.
const SIZE: (f64, f64) = (250.0, 352.0);
/// How far it stays from everything.
const GAP: f64 = 10.0;

/// What is enlarged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Thing {
    Card(Card),
    Planet(Planet),
}

impl Thing {
    fn of(element: &Element) -> Option<Self> {
        let word = element.get_attribute("data-large")?;
        let card = word.parse().ok().map(Self::Card);
        card.or_else(|| word.parse().ok().map(Self::Planet))
    }
}

/// The one enlarger of the board.
#[derive(Clone, Copy)]
pub struct Enlarger {
    shown: RwSignal<Option<(Thing, (f64, f64))>>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// What the pointer is on.
    under: StoredValue<Option<Element>, LocalStorage>,
    /// A finger has rested: that it is lifted means nothing more.
    rested: StoredValue<bool>,
}

impl Enlarger {
    /// An enlarger that shows nothing.
    pub fn new() -> Self {
        Self {
            shown: RwSignal::new(None),
            waiting: StoredValue::new(None),
            under: StoredValue::new_local(None),
            rested: StoredValue::new(false),
        }
    }

    /// Shows nothing any more.
    pub fn close(self) {
        self.under.set_value(None);
        if let Some(timer) = self.waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        if self.shown.read_untracked().is_some() {
            self.shown.set(None);
        }
    }

    /// Whether the click that comes now is only a finger that is lifted after resting.
    pub fn swallows_click(self) -> bool {
        self.rested.try_update_value(std::mem::take).unwrap_or_default()
    }

    /// The pointer comes to something. Where there is no time, what is played on stays in sight.
    pub fn enter(self, event: &PointerEvent, hurried: bool) {
        let under = enlargeable(event).filter(|element| !hurried || !is_played_on(element));
        let same = self.under.with_value(|known| *known == under);
        if event.pointer_type() == "mouse" && event.buttons() == 0 && !same {
            self.wait(under.clone(), false);
            self.under.set_value(under);
        }
    }

    /// A finger is put on something.
    pub fn press(self, event: &PointerEvent) {
        self.close();
        self.rested.set_value(false);
        if event.pointer_type() != "mouse" {
            self.wait(enlargeable(event), true);
        }
    }

    /// The focus comes to something, by keyboard.
    pub fn focus(self, event: &Event, hurried: bool) {
        if let Some(element) = enlargeable(event)
            && !(hurried && is_played_on(&element))
            && element.matches(":focus-visible").unwrap_or_default()
        {
            self.show(&element);
        }
    }

    fn wait(self, element: Option<Element>, finger: bool) {
        self.close();
        let Some(element) = element else { return };
        let show = move || {
            self.show(&element);
            if finger {
                self.rested.try_set_value(true);
            }
        };
        let timer = set_timeout_with_handle(show, Duration::from_millis(REST_MS)).ok();
        self.waiting.set_value(timer);
    }

    fn show(self, element: &Element) {
        if let Some(thing) = Thing::of(element).filter(|_| element.is_connected()) {
            self.shown.try_set(Some((thing, beside(element))));
        }
    }
}

fn enlargeable(event: &Event) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-large]").ok().flatten()
}

/// Whether it is a button: a planet or the top card.
fn is_played_on(element: &Element) -> bool {
    element.tag_name() == "BUTTON"
}

/// A place beside an element and within the window.
fn beside(element: &Element) -> (f64, f64) {
    let rect = element.get_bounding_client_rect();
    place((rect.left(), rect.right(), rect.top()), window_size())
}

/// How wide and how high the window is.
pub fn window_size() -> (f64, f64) {
    let length = |value: Result<wasm_bindgen::JsValue, _>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or_default()
    };
    (length(window().inner_width()), length(window().inner_height()))
}

/// To the right if there is room, else to the left.
fn place((left, right, top): (f64, f64, f64), (wide, high): (f64, f64)) -> (f64, f64) {
    let fits = right + SIZE.0 + 2.0 * GAP <= wide;
    let x = if fits { right + GAP } else { (left - SIZE.0 - GAP).max(GAP) };
    let y = (top - SIZE.1 / 3.0).clamp(GAP, (high - SIZE.1 - GAP).max(GAP));
    (x, y)
}

/// The place where it is shown.
pub fn draw(desk: Desk) -> impl IntoView {
    move || {
        let (thing, (x, y)) = desk.large.shown.get()?;
        let pictures = desk.pictures.read();
        let (picture, named) = match thing {
            Thing::Card(card) => (pictures.full(card), pictures.card(card)),
            Thing::Planet(planet) => {
                let view = desk.now.read();
                let values = view.open.setup.data().planet(planet);
                (gantry_art::planet(planet, values), pictures.planet(planet))
            }
        };
        let (name, text) = (named.name.clone(), named.text.clone());
        let planet = matches!(thing, Thing::Planet(_));
        Some(view! {
            <div class="pr-large pr-art" class:pr-large-planet=planet role="tooltip"
                style:left=format!("{x:.0}px") style:top=format!("{y:.0}px")>
                <div aria-hidden="true" inner_html=picture></div>
                <p class:sr-only=!planet><strong>{name}</strong>" "{text}</p>
            </div>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_enlarged_stays_within_the_window() {
        for wide in [360.0, 768.0, 1280.0, 1600.0] {
            for high in [640.0, 740.0, 1000.0] {
                for step in 0..20 {
                    let left = wide * f64::from(step) / 20.0;
                    let top = high * f64::from(step) / 20.0;
                    let (x, y) = place((left, left + 60.0, top), (wide, high));
                    assert!(x >= 0.0 && x + SIZE.0 <= wide, "{left} in {wide}: {x}");
                    assert!(y >= 0.0 && y + SIZE.1 <= high, "{top} in {high}: {y}");
                }
            }
        }
    }
}
