//! A card or planet enlarged, beside what it lies on.

use crate::prelude::*;
use gantry_planet_rush::{Card, Planet};

use super::desk::Desk;
use crate::boards::looking::Large;

/// How much room an enlarged card takes.
const SIZE: (f64, f64) = (250.0, 352.0);
/// How far it stays from everything.
const GAP: f64 = 10.0;

/// How wide and how high the window is.
pub fn window_size() -> (f64, f64) {
    let length = |value: Result<wasm_bindgen::JsValue, _>| {
        value.ok().and_then(|value| value.as_f64()).unwrap_or_default()
    };
    (length(window().inner_width()), length(window().inner_height()))
}

/// To the right if there is room, else to the left.
fn place((left, right, top): (f64, f64, f64), (wide, high): (f64, f64)) -> (f64, f64) {
    let fits = right + SIZE.0 + 2.0 * GAP <= wide;
    let x = if fits { right + GAP } else { (left - SIZE.0 - GAP).max(GAP) };
    let y = (top - SIZE.1 / 3.0).clamp(GAP, (high - SIZE.1 - GAP).max(GAP));
    (x, y)
}

/// The place where it is shown.
pub fn draw(desk: Desk) -> impl IntoView {
    move || {
        let Large { word, beside } = desk.looking.large()?;
        let pictures = desk.pictures.read();
        let card = word.parse::<Card>().ok().map(|card| (pictures.full(card), pictures.card(card)));
        let planet = || {
            let planet = word.parse::<Planet>().ok()?;
            let view = desk.now.read();
            let values = view.open.setup.data().planet(planet);
            Some((gantry_art::planet(planet, values), pictures.planet(planet)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_enlarged_stays_within_the_window() {
        for wide in [360.0, 768.0, 1280.0, 1600.0] {
            for high in [640.0, 740.0, 1000.0] {
                for step in 0..20 {
                    let left = wide * f64::from(step) / 20.0;
                    let top = high * f64::from(step) / 20.0;
                    let (x, y) = place((left, left + 60.0, top), (wide, high));
                    assert!(x >= 0.0 && x + SIZE.0 <= wide, "{left} in {wide}: {x}");
                    assert!(y >= 0.0 && y + SIZE.1 <= high, "{top} in {high}: {y}");
                }
            }
        }
    }
}
