//! A press that was meant for the last question must not answer the next one: what appears at the
//! same spot ignores pointers for a moment.

use crate::prelude::*;
use leptos::ev;
use leptos::tachys::html::event::on;
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::Table;

/// How long a new question ignores presses.
const PAUSE_MS: f64 = 600.0;

/// The listeners for the root of the board.
pub fn listeners(table: Table) -> impl leptos::attr::Attribute + use<> {
    let asked_at = StoredValue::new(f64::NEG_INFINITY);
    let question = table.question;
    Effect::new(move |before: Option<_>| {
        let now = question.get();
        if before.is_some_and(|before| before != now) {
            asked_at.set_value(now_ms());
        }
        now
    });
    on(ev::capture(ev::click), move |event| {
        let fresh = now_ms() - asked_at.get_value() < PAUSE_MS;
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let answers =
            target.and_then(|target| target.closest("[aria-disabled]").ok().flatten()).is_some();
        // Keys and scripts have no spot: their clicks have no detail.
        if fresh && answers && event.detail() != 0 {
            event.prevent_default();
            event.stop_propagation();
        }
    })
}

fn now_ms() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}
