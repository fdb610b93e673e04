//! One card of the board enlarged: when the pointer rests on it, when a key brings the focus there, or when a finger
//! rests on it. Whatever can be enlarged names itself by `data-large`; the board draws what has that name.

use std::time::Duration;

use crate::prelude::*;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::tachys::html::event::on;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent, UiEvent};

use super::Play;

/// A pointer rests so long before anything is enlarged; from then on the next thing comes at once.
const POINTER_RESTS: Duration = Duration::from_millis(250);
/// A finger rests longer: a short touch acts.
const FINGER_RESTS: Duration = Duration::from_millis(450);

/// What is enlarged.
#[derive(Clone, Debug, PartialEq)]
pub struct Large {
    /// Its name.
    pub word: String,
    /// Left, right and top of what it lies on, in the window.
    pub beside: (f64, f64, f64),
}

/// The one enlarger of a board.
#[derive(Clone, Copy)]
pub struct Enlarger {
    shown: RwSignal<Option<Large>>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// What is enlarged, or will be if nothing moves.
    under: StoredValue<Option<Element>, LocalStorage>,
    /// A finger has rested: that it is lifted means nothing more.
    rested: StoredValue<bool>,
}

impl Enlarger {
    /// An enlarger that shows nothing; Escape and any press, wherever, bring it back to that.
    pub fn new(play: Play) -> Self {
        let enlarger = Self {
            shown: RwSignal::new(None),
            waiting: StoredValue::new(None),
            under: StoredValue::new_local(None),
            rested: StoredValue::new(false),
        };
        enlarger.follow(play);
        let escape = window_event_listener(ev::keydown, move |event| {
            if event.key() == "Escape" {
                enlarger.close();
            }
        });
        let press = window_event_listener(ev::pointerdown, move |event| enlarger.press(&event));
        on_cleanup(move || {
            escape.remove();
            press.remove();
        });
        enlarger
    }

    /// What somebody looked at is nothing for the next one who looks, and what is gone is not looked at.
    fn follow(self, play: Play) {
        let eyes = Memo::new(move |_| {
            let frame = play.frame.read();
            (frame.table.clone(), frame.viewer, frame.pass_to)
        });
        Effect::new(move |_| {
            eyes.track();
            self.close();
        });
        Effect::new(move |_| {
            play.frame.track();
            request_animation_frame(move || {
                let under = self.under.try_get_value().flatten();
                if under.is_some_and(|element| !element.is_connected()) {
                    self.close();
                }
            });
        });
    }

    /// What is enlarged; follows it.
    pub fn shown(self) -> Option<Large> {
        self.shown.get()
    }

    /// Whether something is enlarged now.
    pub fn is_open(self) -> bool {
        self.shown.read_untracked().is_some()
    }

    /// Shows nothing any more.
    pub fn close(self) {
        self.forget();
        if self.shown.try_with_untracked(Option::is_some).unwrap_or_default() {
            self.shown.set(None);
        }
    }

    /// Waits for nothing any more.
    fn forget(self) {
        self.under.try_set_value(None);
        if let Some(timer) = self.waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// What the root of a board listens to.
    pub fn listeners(self) -> impl leptos::attr::Attribute + use<> {
        (
            on(ev::pointerover, move |event| self.enter(&event)),
            on(ev::pointerleave, move |event| {
                if is_mouse(&event) {
                    self.close();
                }
            }),
            on(ev::pointerup, move |event| self.lift(&event)),
            on(ev::pointercancel, move |event| self.lift(&event)),
            on(ev::focusin, move |event| self.focus(&event)),
            on(ev::focusout, move |_| self.close()),
            on(ev::capture(ev::click), move |event| self.swallow(&event)),
            on(ev::capture(ev::contextmenu), move |event| self.swallow(&event)),
        )
    }

    /// The pointer comes to something.
    fn enter(self, event: &PointerEvent) {
        let under = enlargeable(event);
        let same = self.under.with_value(|known| *known == under);
        if !is_mouse(event) || event.buttons() != 0 || same {
            return;
        }
        match under {
            Some(element) if self.is_open() => drop(self.show(&element)),
            Some(element) => self.wait(element, POINTER_RESTS, false),
            None => self.close(),
        }
    }

    /// Something is pressed.
    fn press(self, event: &PointerEvent) {
        self.close();
        self.rested.set_value(false);
        if !is_mouse(event)
            && let Some(element) = enlargeable(event)
        {
            self.wait(element, FINGER_RESTS, true);
        }
    }

    /// A finger is lifted: what it has enlarged stays to be read, until the next press.
    fn lift(self, event: &PointerEvent) {
        if !is_mouse(event) && !self.is_open() {
            self.forget();
        }
    }

    /// The focus comes to something, by keyboard.
    fn focus(self, event: &Event) {
        if let Some(element) = enlargeable(event)
            && element.matches(":focus-visible").unwrap_or_default()
        {
            self.show(&element);
        }
    }

    /// A finger that has rested only looked: what the browser makes of lifting it does not count. A click that no
    /// pointer made (`detail` 0) always does.
    fn swallow(self, event: &UiEvent) {
        let pointed = event.detail() != 0 || event.type_() == "contextmenu";
        if pointed && self.rested.get_value() {
            self.rested.set_value(event.type_() == "contextmenu");
            event.prevent_default();
            event.stop_propagation();
        }
    }

    fn wait(self, element: Element, rests: Duration, finger: bool) {
        self.forget();
        self.under.set_value(Some(element.clone()));
        let show = move || {
            if self.show(&element) && finger {
                self.rested.try_set_value(true);
            }
        };
        self.waiting.set_value(set_timeout_with_handle(show, rests).ok());
    }

    /// Shows it if it is still there; whether it is.
    fn show(self, element: &Element) -> bool {
        let word = element.get_attribute("data-large").filter(|_| element.is_connected());
        let Some(word) = word else { return false };
        let rect = element.get_bounding_client_rect();
        self.under.try_set_value(Some(element.clone()));
        self.shown.try_set(Some(Large { word, beside: (rect.left(), rect.right(), rect.top()) }));
        true
    }
}

fn is_mouse(event: &PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

fn enlargeable(event: &Event) -> Option<Element> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    target.closest("[data-large]").ok().flatten()
}
