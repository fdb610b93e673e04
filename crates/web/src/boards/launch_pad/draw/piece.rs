//! Drawings from `gantry-art`, embedded in the page.

use crate::prelude::*;
use gantry_art::{CardText, Form, Icon, Weight, launch_pad};
use gantry_launch_pad::{Card, Zone};

use super::desk::Desk;

/// A drawing. It is hidden from screen readers: the element that contains it has a name.
pub fn drawing(class: &'static str, markup: String) -> impl IntoView {
    view! { <span class=class aria-hidden="true" inner_html=markup></span> }
}

/// The face of a card, in the reader's language.
pub fn face(desk: Desk, card: Card, form: Form) -> String {
    let (title, sentence) = (desk.say(&card.phrase()), desk.say(&card.text()));
    gantry_art::card(
        &launch_pad::print(card),
        form,
        CardText { title: &title, sentence: &sentence },
    )
}

/// A card as it looks on the table.
pub fn on_table(desk: Desk, card: Card) -> impl IntoView {
    move || drawing("lp-face", face(desk, card, Form::Compact))
}

/// An icon in the colour of the text.
pub fn sign(icon: Icon) -> impl IntoView {
    drawing("lp-icon", gantry_art::icon(icon, Weight::Solid))
}

/// The icon of a zone.
pub const fn of_zone(zone: Zone) -> Icon {
    match zone {
        Zone::Construction => Icon::Metal,
        Zone::Quality => Icon::Certificate,
        Zone::Launch => Icon::Launch,
    }
}

/// The icon of the Expert who serves a zone.
pub const fn of_expert(expert: Card) -> Icon {
    match expert {
        Card::Engineer => Icon::Engineer,
        Card::Inspector => Icon::Inspector,
        Card::MissionController => Icon::Controller,
        _ => Icon::Jack,
    }
}
