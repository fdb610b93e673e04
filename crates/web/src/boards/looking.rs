//! Looking before acting: a card is enlarged, and what a button would do is said, when the pointer
//! comes there, when a key brings the focus there, or when a finger rests there, which then does
//! nothing else.
//!
//! Whatever can be enlarged names itself by `data-large`; the board draws what has that name.
//! Whatever can be done says by `data-would` which action it is. One set of listeners at the root
//! of the board finds both.

use std::time::Duration;

use crate::prelude::*;
use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::tachys::html::event::on;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent, UiEvent};

use super::{Aside, Play};

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

/// What is looked at on a board.
#[derive(Clone, Copy)]
pub struct Looking {
    play: StoredValue<Play>,
    large: RwSignal<Option<Large>>,
    waiting: StoredValue<Option<TimeoutHandle>>,
    /// What is enlarged, or will be if nothing moves.
    under: StoredValue<Option<Element>, LocalStorage>,
    /// The button that the pointer came to last.
    button: StoredValue<Option<Element>, LocalStorage>,
    /// A finger has rested: that it is lifted means nothing more.
    rested: StoredValue<bool>,
}

impl Looking {
    /// Nothing is enlarged; Escape and any press, wherever, bring it back to that.
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

    /// What somebody looked at is nothing for the next one who looks; what is enlarged follows what
    /// it lies on, and goes with it.
    fn follow(self, play: Play) {
        let context = Memo::new(move |_| {
            let frame = play.frame.read();
            (frame.table.clone(), frame.viewer, frame.pass_to)
        });
        // read, not tracked: a memo that nobody reads is never computed and tells nobody
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

    /// What is enlarged; follows it.
    pub fn large(self) -> Option<Large> {
        self.large.get()
    }

    /// Whether something is enlarged now.
    pub fn is_large(self) -> bool {
        self.large.try_with_untracked(Option::is_some).unwrap_or_default()
    }

    /// Enlarges nothing any more.
    pub fn close(self) {
        self.forget();
        if self.is_large() {
            self.large.set(None);
        }
    }

    /// Waits for nothing any more.
    fn forget(self) {
        self.under.try_set_value(None);
        if let Some(timer) = self.waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    fn wait(self, rests: Duration, then: impl FnOnce() + 'static) {
        self.waiting.set_value(set_timeout_with_handle(then, rests).ok());
    }

    /// What the root of a board listens to.
    pub fn listeners(self) -> impl leptos::attr::Attribute + use<> {
        (
            on(ev::pointerover, move |event| self.enter(&event)),
            on(ev::pointerleave, move |event| self.leave(&event)),
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
        if !is_mouse(event) || event.buttons() != 0 {
            return;
        }
        let button = around(event, "[data-would]");
        if self.button.with_value(|known| *known != button) {
            if let Some(button) = &button {
                self.say(button);
            }
            self.button.set_value(button);
        }
        let under = around(event, "[data-large]");
        if self.under.with_value(|known| *known == under) {
            return;
        }
        self.forget();
        match under {
            Some(element) if self.is_large() => _ = self.enlarge(&element),
            Some(element) => {
                self.under.set_value(Some(element.clone()));
                self.wait(POINTER_RESTS, move || _ = self.enlarge(&element));
            }
            None => self.close(),
        }
    }

    /// The pointer leaves the board.
    fn leave(self, event: &PointerEvent) {
        if is_mouse(event) {
            self.button.set_value(None);
            self.close();
        }
    }

    /// Something is pressed.
    fn press(self, event: &PointerEvent) {
        self.close();
        self.rested.set_value(false);
        if is_mouse(event) {
            return;
        }
        // on small screens what was said covers something
        let aside = self.play.get_value().aside;
        if aside.with_untracked(|aside| matches!(aside, Some(Aside::Preview { .. }))) {
            aside.set(None);
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

    /// A finger is lifted: what it has enlarged stays to be read, until the next press.
    fn lift(self, event: &PointerEvent) {
        if !is_mouse(event) && !self.is_large() {
            self.forget();
        }
    }

    /// The focus comes to something, by keyboard.
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

    /// A finger that has rested only looked: what the browser makes of lifting it does not count. A
    /// click that no pointer made (`detail` 0) always does.
    fn swallow(self, event: &UiEvent) {
        let menu = event.type_() == "contextmenu";
        if self.rested.get_value() && (menu || event.detail() != 0) {
            self.rested.set_value(menu);
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// Enlarges it if it is still there.
    fn enlarge(self, element: &Element) -> Option<()> {
        let word = element.get_attribute("data-large").filter(|_| element.is_connected())?;
        let rect = element.get_bounding_client_rect();
        self.under.try_set_value(Some(element.clone()));
        let large = Some(Large { word, beside: (rect.left(), rect.right(), rect.top()) });
        if self.large.try_with_untracked(|known| *known != large)? {
            self.large.set(large);
        }
        Some(())
    }

    /// Says beside the table what a button would do, if that can be done; whether it can.
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

/// Whether a key brought the focus, not a press.
pub fn is_by_key(event: &Event) -> bool {
    around(event, ":focus-visible").is_some()
}

/// Whether it was a mouse, which can look without touching.
pub fn is_mouse(event: &PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

/// The nearest element of a kind around what an event happened to.
fn around(event: &Event, selector: &str) -> Option<Element> {
    event.target()?.dyn_into::<Element>().ok()?.closest(selector).ok().flatten()
}
