//! Looking before acting. A card is enlarged, or a button's effect is shown, when the pointer rests
//! on it, when it gets the focus by keyboard, or on a long touch, which then does nothing else.
//!
//! Anything that can be enlarged has a name in `data-large`; the board draws what has that name.
//! What is to be said about just this thing is in `data-tip`; a thing with nothing else to show is
//! named `tip`. Anything that can be done has its action in `data-would`. One set of listeners at
//! the root of the board handles both.

use std::time::Duration;

use crate::prelude::*;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::tachys::html::event::on;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, PointerEvent, UiEvent};

use super::beside::{Area, place};
use super::motion::all;
use super::{Aside, Play};

/// How long a pointer rests before anything is enlarged; after that, the next thing is enlarged at
/// once.
const POINTER_RESTS: Duration = Duration::from_millis(250);
/// How long a touch lasts before it counts as long: a short touch acts.
const FINGER_RESTS: Duration = Duration::from_millis(450);

/// What is enlarged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Large {
    /// Its name.
    pub word: String,
    /// What is to be said about just this one; empty if there is nothing.
    pub tip: String,
}

/// What a board draws enlarged.
const ENLARGED: &str = ".board [role=tooltip]";
/// What boards light.
const LIT: &str = ".lit, .lo-lit, .lp-lit, .lo-act, .lp-deed";

/// What the viewer is looking at on a board.
#[derive(Clone, Copy)]
pub struct Looking {
    play: StoredValue<Play>,
    large: RwSignal<Option<Large>>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// The element that is enlarged, or will be if the pointer stays.
    under: StoredValue<Option<Element>, LocalStorage>,
    /// The button that the pointer entered last.
    button: StoredValue<Option<Element>, LocalStorage>,
    /// Whether a touch was long: lifting the finger then means nothing.
    rested: StoredValue<bool>,
}

impl Looking {
    /// Nothing is enlarged. Escape and any press, anywhere, return to this state.
    pub fn new(play: Play) -> Self {
        let looking = Self {
            play: StoredValue::new(play),
            large: RwSignal::new(None),
            waiting: StoredValue::new(None),
            under: StoredValue::new_local(None),
            button: StoredValue::new_local(None),
            rested: StoredValue::new(false),
        };
        looking.follow(play);
        let escape = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                looking.close();
            }
        });
        let press = window_event_listener(ev::pointerdown, move |event| looking.press(&event));
        on_cleanup(move || {
            escape.remove();
            press.remove();
        });
        looking
    }

    /// Closes it when another person looks. What is enlarged follows its element, and disappears
    /// with it.
    fn follow(self, play: Play) {
        let context = Memo::new(move |_| {
            let frame = play.frame.read();
            (frame.table.clone(), frame.viewer, frame.pass_to)
        });
        // Read, not just tracked: a memo that nobody reads is never computed and notifies nobody.
        Effect::new(move |_| context.with(|_| self.close()));
        Effect::new(move |_| {
            play.frame.track();
            request_animation_frame(move || {
                let under = self.under.try_get_value().flatten();
                if let Some(under) = under.filter(|_| self.is_large())
                    && self.enlarge(&under).is_none()
                {
                    self.close();
                }
            });
        });
    }

    /// What is enlarged; reactive.
    pub fn large(self) -> Option<Large> {
        self.large.get()
    }

    /// Whether something is enlarged now.
    pub fn is_large(self) -> bool {
        self.large.try_with_untracked(Option::is_some).unwrap_or_default()
    }

    /// Closes what is enlarged.
    pub fn close(self) {
        self.forget();
        if self.is_large() {
            self.large.set(None);
        }
    }

    /// Cancels the pending timer.
    fn forget(self) {
        self.under.try_set_value(None);
        if let Some(timer) = self.waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    fn wait(self, rests: Duration, then: impl FnOnce() + 'static) {
        self.waiting.try_set_value(set_timeout_with_handle(then, rests).ok());
    }

    /// The listeners for the root of a board.
    pub fn listeners(self) -> impl leptos::attr::Attribute + use<> {
        (
            on(ev::pointermove, move |event| self.enter(&event)),
            on(ev::pointerleave, move |event| self.leave(&event)),
            on(ev::pointerup, move |event| self.lift(&event)),
            on(ev::pointercancel, move |event| self.lift(&event)),
            on(ev::focusin, move |event| self.focus(&event)),
            on(ev::focusout, move |_| self.close()),
            on(ev::capture(ev::click), move |event| self.swallow(&event)),
            on(ev::capture(ev::contextmenu), move |event| self.swallow(&event)),
        )
    }

    /// The pointer moves. If it rests and something else appears below it, that was not chosen, so
    /// it is not enlarged.
    fn enter(self, event: &PointerEvent) {
        if !is_mouse(event) || event.buttons() != 0 {
            return;
        }
        let button = around(event, "[data-would]");
        // The board may be gone while its element still hears of the pointer.
        if self.button.try_with_value(|known| *known != button) == Some(true) {
            if let Some(button) = &button {
                self.say(button);
            }
            self.button.try_set_value(button);
        }
        let under = around(event, "[data-large]");
        if self.under.try_with_value(|known| *known == under) != Some(false) {
            return;
        }
        self.forget();
        match under {
            Some(element) if self.is_large() => _ = self.enlarge(&element),
            Some(element) => {
                self.under.try_set_value(Some(element.clone()));
                self.wait(POINTER_RESTS, move || _ = self.enlarge(&element));
            }
            None => self.close(),
        }
    }

    /// The pointer leaves the board.
    fn leave(self, event: &PointerEvent) {
        if is_mouse(event) {
            self.button.try_set_value(None);
            self.close();
        }
    }

    /// Something is pressed.
    fn press(self, event: &PointerEvent) {
        self.close();
        self.rested.try_set_value(false);
        let Some(play) = self.play.try_get_value().filter(|_| !is_mouse(event)) else { return };
        // On small screens the text beside the table covers something.
        let previews = |aside: &Option<Aside>| matches!(aside, Some(Aside::Preview { .. }));
        if play.aside.try_with_untracked(previews) == Some(true) {
            play.aside.set(None);
        }
        let card = around(event, "[data-large]");
        let button = around(event, "[data-would]");
        if card.is_some() || button.is_some() {
            self.wait(FINGER_RESTS, move || {
                let shows = card.is_some_and(|card| self.enlarge(&card).is_some());
                let says = button.is_some_and(|button| self.say(&button));
                self.rested.try_set_value(shows || says);
            });
        }
    }

    /// A finger is lifted: what it enlarged stays readable until the next press.
    fn lift(self, event: &PointerEvent) {
        if !is_mouse(event) && !self.is_large() {
            self.forget();
        }
    }

    /// Something gets the focus by keyboard.
    fn focus(self, event: &Event) {
        if !is_by_key(event) {
            return;
        }
        if let Some(card) = around(event, "[data-large]") {
            self.forget();
            self.enlarge(&card);
        }
        if let Some(button) = around(event, "[data-would]") {
            self.say(&button);
        }
    }

    /// A long touch only looks: the click that the browser makes of lifting the finger does not
    /// count. A click without a pointer (`detail` 0) always counts.
    fn swallow(self, event: &UiEvent) {
        let menu = event.type_() == "contextmenu";
        if self.rested.try_get_value() == Some(true) && (menu || event.detail() != 0) {
            self.rested.try_set_value(menu);
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Enlarges an element if it is still there.
    fn enlarge(self, element: &Element) -> Option<()> {
        let word = element.get_attribute("data-large").filter(|_| element.is_connected())?;
        self.under.try_set_value(Some(element.clone()));
        let tip = element.get_attribute("data-tip").unwrap_or_default();
        let large = Some(Large { word, tip });
        if self.large.try_with_untracked(|known| *known != large)? {
            self.large.set(large);
        }
        let element = element.clone();
        // Once it is drawn, and before it is painted.
        request_animation_frame(move || _ = put_beside(&element));
        Some(())
    }

    /// Shows beside the table what a button would do, if that is possible; returns whether it is.
    fn say(self, button: &Element) -> bool {
        let (would, play) = (button.get_attribute("data-would"), self.play.try_get_value());
        let Some((action, play)) = would.zip(play) else { return false };
        let can = untrack(|| play.can(&action));
        if can {
            play.show_preview(&action);
        }
        can
    }
}

/// Moves what is enlarged beside its element, away from what can be pressed now.
fn put_beside(element: &Element) -> Option<()> {
    let document = element.owner_document()?;
    let card: HtmlElement = document.query_selector(ENLARGED).ok()??.dyn_into().ok()?;
    let board = document.query_selector(".board").ok()??;
    let root = document.document_element()?;
    let (wide, high) = (f64::from(root.client_width()), f64::from(root.client_height()));
    let top = area(&board).top.clamp(0.0, high / 2.0);
    let window = Area { left: 0.0, top, width: wide, height: high - top };
    let lit: Vec<Area> = all(&board, LIT).iter().map(area).collect();
    let size = (f64::from(card.offset_width()), f64::from(card.offset_height()));
    let (x, y) = place(size, area(element), &lit, window);
    let style = card.style();
    let (left, top) = (format!("{x:.0}px"), format!("{y:.0}px"));
    let spot = [("left", left.as_str()), ("top", &top), ("right", "auto"), ("bottom", "auto")];
    for (name, value) in spot.into_iter().chain([("transform", "none"), ("translate", "none")]) {
        // A browser that does not know a property leaves it.
        drop(style.set_property(name, value));
    }
    Some(())
}

/// The rectangle of an element in the window.
pub fn area(element: &Element) -> Area {
    let bounds = element.get_bounding_client_rect();
    let (left, top) = (bounds.left(), bounds.top());
    Area { left, top, width: bounds.width(), height: bounds.height() }
}

/// Whether the focus came by keyboard, not by a press.
pub fn is_by_key(event: &Event) -> bool {
    around(event, ":focus-visible").is_some()
}

/// Whether it was a mouse, which can hover without pressing.
pub fn is_mouse(event: &PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

/// The nearest matching ancestor of an event's target.
fn around(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}
