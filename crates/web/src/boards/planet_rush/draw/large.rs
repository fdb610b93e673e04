//! An enlarged card or planet, beside its element.

use crate::prelude::*;
use gantry_planet_rush::{Card, Planet};

use super::beside::place;
use super::desk::Desk;
use crate::boards::looking::Large;

/// The width and height of the window.
pub fn window_size() -> (f64, f64) {
    let length = |value: Result<wasm_bindgen::JsValue, _>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or_default()
    };
    (length(window().inner_width()), length(window().inner_height()))
}

/// Draws the enlarged card.
pub fn draw(desk: Desk) -> impl IntoView {
    move || {
        let Large { word, beside } = desk.looking.large()?;
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
        let (x, y) = place(beside, window_size());
        Some(view! {
            <div class="pr-large pr-art" class:pr-large-planet=!of_card role="tooltip"
                style:left=format!("{x:.0}px") style:top=format!("{y:.0}px")>
                <div aria-hidden="true" inner_html=picture></div>
                <p class:sr-only=of_card><strong>{name}</strong>" "{text}</p>
            </div>
        })
    }
}
