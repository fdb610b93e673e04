//! The sheets that the bar unfolds: one at a time. A press elsewhere, Escape, or another sheet
//! closes them. On a very wide window the log stands beside the board and stays.

use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlDetailsElement, HtmlElement, KeyboardEvent, Node};

use super::browser;
use crate::boards::{Aside, Play, all, media};
use crate::prelude::*;

/// A sheet that is unfolded.
const OPEN: &str = ".table:not(.worded) .tools > details[open]";
/// Windows in which the log stands beside the board; the style sheet has the same.
const WIDE: &str = "(min-width: 100rem)";

/// Closes sheets, for as long as the table is drawn.
pub fn watch() {
    let press = window_event_listener(leptos::ev::pointerdown, |event| {
        close_all(|sheet| !contains(sheet, &event) && !is_docked(sheet));
    });
    let escape = window_event_listener(leptos::ev::keydown, |event: KeyboardEvent| {
        if event.key() == "Escape" {
            close_all(|_| true);
        }
    });
    on_cleanup(move || {
        press.remove();
        escape.remove();
    });
}

/// A sheet was folded or unfolded: when one opens, the others close, and so do hints.
pub fn toggled(play: Play, event: &Event) {
    let Some(sheet) = target(event) else { return };
    if sheet.has_attribute("open") && !is_docked(&sheet) {
        close_all(|other| *other != sheet && !is_docked(other));
        // Firefox may tell of a sheet after its table is gone.
        let hints = |aside: &Option<Aside>| matches!(aside, Some(Aside::Hints(_)));
        if play.aside.try_with_untracked(hints) == Some(true) {
            play.aside.set(None);
        }
    }
}

/// Closes every sheet that lies over the board.
pub fn close() {
    close_all(|sheet| !is_docked(sheet));
}

fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

fn contains(sheet: &Element, event: &Event) -> bool {
    let node = event.target().and_then(|target| target.dyn_into::<Node>().ok());
    sheet.contains(node.as_ref())
}

/// Whether it is the log, and stands beside the board.
fn is_docked(sheet: &Element) -> bool {
    sheet.class_list().contains("side") && media(WIDE)
}

/// Closes the sheets that the condition names. If one had the focus, its button gets it.
fn close_all(wanted: impl Fn(&Element) -> bool) {
    let Some(body) = browser::document().body() else { return };
    let focused = browser::document().active_element();
    for sheet in all(&body, OPEN).into_iter().filter(wanted) {
        let inside = sheet.contains(focused.as_deref());
        if let Some(details) = sheet.dyn_ref::<HtmlDetailsElement>() {
            details.set_open(false);
        }
        if let Ok(Some(summary)) = sheet.query_selector("summary")
            && inside
        {
            drop(summary.unchecked_into::<HtmlElement>().focus());
        }
    }
}
