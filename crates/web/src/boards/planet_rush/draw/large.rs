//! An enlarged card or planet, or what is to be said about something else; the page moves it beside
//! its element.

use crate::prelude::*;
use gantry_planet_rush::{Card, Planet};

use super::desk::Desk;
use crate::boards::looking::Large;

/// Draws the enlarged card.
pub fn draw(desk: Desk) -> impl IntoView {
    live(move || {
        let Large { word, tip } = desk.looking.large()?;
        if !tip.is_empty() {
            let said =
                view! { <div class="pr-large pr-large-planet" role="tooltip"><p>{tip}</p></div> };
            return Some(said.into_any());
        }
        let pictures = desk.pictures.read();
        let card = word.parse::<Card>().ok().map(|card| (pictures.full(card), pictures.card(card)));
        let planet = || {
            let planet = word.parse::<Planet>().ok()?;
            let view = desk.now.read();
            let values = view.open.setup.data().planet(planet);
            Some((gantry_art::planet_rush::planet(planet, values), pictures.planet(planet)))
        };
        let of_card = card.is_some();
        let (picture, named) = card.or_else(planet)?;
        let (name, text) = (named.name.clone(), named.text.clone());
        let shown = view! {
            <div class="pr-large pr-art" class:pr-large-planet=!of_card role="tooltip">
                <div aria-hidden="true" inner_html=picture></div>
                <p class:sr-only=of_card><strong>{name}</strong>" "{text}</p>
            </div>
        };
        Some(shown.into_any())
    })
}
