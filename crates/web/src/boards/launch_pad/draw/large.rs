//! The enlarged card with what is to be said about it, and Escape, which closes it or puts down the
//! held card.

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
    live(move || {
        let large = desk.looking.large()?;
        // The held card would cover what it can be played on.
        let card: Option<Card> =
            large.word.parse().ok().filter(|card| desk.held.get() != Some(*card));
        let tip = Some(large.tip).filter(|tip| !tip.is_empty());
        if card.is_none() && tip.is_none() {
            return None;
        }
        let picture = card.map(|card| drawing("lp-face", face(desk, card, Form::Full)));
        Some(view! {
            <div class="lp-large" role="tooltip" aria-label=card.map(|card| desk.say(&card.phrase()))>
                {tip.map(|tip| view! { <p class="lp-tip">{tip}</p> })}
                {picture}
            </div>
        })
    })
}

/// Keys that mean the same everywhere on the table.
pub fn keys(desk: Desk, event: &KeyboardEvent) {
    if event.key() == "Escape" && !desk.looking.is_large() {
        desk.put_down();
    }
    walk(event);
}
