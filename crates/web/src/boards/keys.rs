//! Arrow keys: left and right along the nearest row, up and down along the nearest column.
//!
//! `data-row` on a row is a selector for its focus stops; `data-column` does the same for a column.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::motion::all;

/// Moves the focus to the next stop, if the key and the focused element have one.
pub fn walk(event: &KeyboardEvent) {
    let (way, back) = match event.key().as_str() {
        "ArrowLeft" => ("data-row", true),
        "ArrowRight" => ("data-row", false),
        "ArrowUp" => ("data-column", true),
        "ArrowDown" => ("data-column", false),
        _ => return,
    };
    // With modifier keys, arrows belong to the browser.
    let plain = !(event.alt_key() || event.ctrl_key() || event.meta_key() || event.shift_key());
    if let Some(next) = next(event, way, back).filter(|_| plain) {
        event.prevent_default();
        // An element that cannot take the focus leaves it where it is.
        drop(next.focus());
    }
}

fn next(event: &KeyboardEvent, way: &str, back: bool) -> Option<HtmlElement> {
    let here: Element = event.target()?.dyn_into().ok()?;
    let around = |way: &str| here.closest(&format!("[{way}]")).ok().flatten();
    let line = around(way)?;
    let mut stops = all(&line, &line.get_attribute(way)?);
    stops.retain(|stop| stop.dyn_ref::<HtmlElement>().is_some_and(|stop| stop.offset_width() > 0));
    // From an element beside a stop, continue as from the stop in the same column.
    let column = around("data-column");
    let at = stops.iter().position(|stop| *stop == here).or_else(|| {
        stops
            .iter()
            .position(|stop| column.as_ref().is_some_and(|column| column.contains(Some(stop))))
    })?;
    let next = if back { at.checked_sub(1)? } else { at + 1 };
    stops.get(next)?.dyn_ref().cloned()
}
