//! Guards against presses that mean something else than the person intended: a button that appears
//! where another was just pressed does not take the next press, and a held key does not press
//! again.

use std::cell::RefCell;

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Element, KeyboardEvent, MouseEvent};

use super::browser;

/// For this long a spot keeps the meaning that it had when it was pressed.
const KEEPS_MS: f64 = 600.0;
/// What can be pressed at a table.
const PRESSED: &str = ".table button, .table [role=button]";

/// The last press that counted.
struct Press {
    at_ms: f64,
    spot: (f64, f64),
    meaning: String,
}

thread_local! {
    static LAST: RefCell<Option<Press>> = const { RefCell::new(None) };
}

/// Watches all presses, for the lifetime of the page, before anything else does.
pub fn watch() {
    capture("click", |event| {
        let event: MouseEvent = event.unchecked_into();
        // A click without a pointer (`detail` 0) has no spot.
        if event.detail() != 0 && is_mistaken(&event) {
            event.prevent_default();
            event.stop_immediate_propagation();
        }
    });
    capture("keydown", |event| {
        let event: KeyboardEvent = event.unchecked_into();
        let presses = matches!(event.key().as_str(), "Enter" | " ");
        if event.repeat() && presses && pressed(event.target()).is_some() {
            event.prevent_default();
        }
    });
}

fn capture(name: &str, call: impl FnMut(JsValue) + 'static) {
    let closure = Closure::<dyn FnMut(JsValue)>::new(call);
    let function = closure.as_ref().unchecked_ref();
    drop(browser::window().add_event_listener_with_callback_and_bool(name, function, true));
    closure.forget();
}

fn pressed(target: Option<web_sys::EventTarget>) -> Option<Element> {
    target?.dyn_into::<Element>().ok()?.closest(PRESSED).ok().flatten()
}

/// Whether the press was meant for what was there a moment ago; otherwise it is remembered. A press
/// on anything else in between, such as what unfolds a sheet, shows that the person has looked.
fn is_mistaken(event: &MouseEvent) -> bool {
    let Some(element) = pressed(event.target()) else {
        LAST.set(None);
        return false;
    };
    let meaning = meaning(&element);
    LAST.with_borrow_mut(|last| {
        let at_ms = event.time_stamp();
        let mistaken = last.as_ref().is_some_and(|last| {
            let another = last.meaning != meaning;
            another && at_ms - last.at_ms < KEEPS_MS && covers(&element, last.spot)
        });
        if !mistaken {
            let spot = (f64::from(event.client_x()), f64::from(event.client_y()));
            *last = Some(Press { at_ms, spot, meaning });
        }
        mistaken
    })
}

/// What a button does, or else what it says, apart from numbers, which may count the actions.
fn meaning(element: &Element) -> String {
    let names = ["data-action", "data-would"];
    let action = names.into_iter().find_map(|name| element.get_attribute(name));
    let text = action.or_else(|| element.text_content()).unwrap_or_default();
    text.chars().filter(|letter| !letter.is_ascii_digit()).collect()
}

fn covers(element: &Element, (x, y): (f64, f64)) -> bool {
    let bounds = element.get_bounding_client_rect();
    let within = |at: f64, from: f64, to: f64| from <= at && at <= to;
    within(x, bounds.left(), bounds.right()) && within(y, bounds.top(), bounds.bottom())
}
