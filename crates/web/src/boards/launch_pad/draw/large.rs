//! The enlarged card, and Escape, which closes it or puts down the held card.

use crate::prelude::*;
use gantry_art::Form;
use gantry_launch_pad::Card;
use web_sys::KeyboardEvent;

use super::desk::Desk;
use super::piece::{drawing, face};
use crate::boards::keys::walk;

/// The enlarged card with its rule text. The text is also the accessible description of the element
/// that shows it.
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
