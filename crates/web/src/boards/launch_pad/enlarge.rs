//! The one enlarged card, and the keys of the table: Escape closes, arrows go along a row.

use crate::prelude::*;
use gantry_art::Form;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

use super::desk::Desk;
use super::piece::{drawing, face};
use crate::boards::motion::all;

/// The card that is looked at, large and with its rule. What it says is also the description of what shows it.
pub fn draw(desk: Desk) -> impl IntoView {
    let card = move || {
        let card = desk.enlarged.get()?;
        Some(view! {
            <div class="lp-large" role="tooltip" aria-label=desk.say(&card.phrase())>
                {drawing("lp-face", face(desk, card, Form::Full))}
            </div>
        })
    };
    view! { {card} }
}

/// Keys that mean the same everywhere on the table.
pub fn keys(desk: Desk, event: &KeyboardEvent) {
    let step = match event.key().as_str() {
        "Escape" => {
            if desk.enlarged.get_untracked().is_some() {
                desk.enlarged.set(None);
            } else {
                desk.put_down();
            }
            return;
        }
        "ArrowLeft" => -1,
        "ArrowRight" => 1,
        _ => return,
    };
    if go_along(event, step).is_some() {
        event.prevent_default();
    }
}

/// Puts the focus on the next button of the row that has it.
fn go_along(event: &KeyboardEvent, step: isize) -> Option<()> {
    let here: Element = event.target()?.dyn_into().ok()?;
    let row = here.closest("[data-row]").ok()??;
    let buttons = all(&row, "button");
    let at = buttons.iter().position(|button| *button == here)?;
    let count = buttons.len();
    let next = &buttons[(at + count).checked_add_signed(step)? % count];
    next.dyn_ref::<HtmlElement>()?.focus().ok()
}
