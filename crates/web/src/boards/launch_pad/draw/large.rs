//! The one enlarged card, and Escape: it closes that, or puts down the card that is held.

use crate::prelude::*;
use gantry_art::Form;
use gantry_launch_pad::Card;
use web_sys::KeyboardEvent;

use super::desk::Desk;
use super::piece::{drawing, face};
use crate::boards::keys::walk;

/// The card that is looked at, large and with its rule. What it says is also the description of
/// what shows it.
pub fn draw(desk: Desk) -> impl IntoView {
    move || {
        let card: Card = desk.looking.large()?.word.parse().ok()?;
        Some(view! {
            <div class="lp-large" role="tooltip" aria-label=desk.say(&card.phrase())>
                {drawing("lp-face", face(desk, card, Form::Full))}
            </div>
        })
    }
}

/// Keys that mean the same everywhere on the table.
pub fn keys(desk: Desk, event: &KeyboardEvent) {
    if event.key() == "Escape" && !desk.looking.is_large() {
        desk.put_down();
    }
    walk(event);
}
