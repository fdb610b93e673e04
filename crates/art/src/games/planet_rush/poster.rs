//! The poster.

use gantry_planet_rush::Planet;

use super::planet::ball;
use super::title::lettering;
use crate::part::craft::{FLAME, ROCKET};
use crate::part::sky::stars;
use crate::poster::field;
use crate::svg::{placed, turned};

/// The scene with the title.
pub(super) fn poster() -> String {
    crate::poster::poster(&scene(), 44.0, 34.0, 1.4, &lettering())
}

/// Everybody races to the same worlds.
fn scene() -> String {
    let world = |x: f32, y: f32, scale: f32, planet: Planet| {
        placed(x - 100.0 * scale, y - 80.0 * scale, scale, &ball(planet))
    };
    let racer = format!("<g stroke='@edge' stroke-width='.8'>{FLAME}{ROCKET}</g>");
    field("night")
        + &placed(70.0, -6.0, 1.8, &stars(9))
        + &placed(160.0, 100.0, 1.8, &stars(3))
        + &format!(
            "<g stroke='@edge' stroke-width='1.4'>{}{}{}</g>",
            world(36.0, 196.0, 1.1, Planet::BetaMinor),
            world(278.0, 40.0, 0.5, Planet::UrsaMagna),
            world(24.0, 30.0, 0.26, Planet::PiosProxima)
        )
        + &turned(226.0, 152.0, 62.0, 1.25, &racer)
        + &turned(290.0, 134.0, 62.0, 0.8, &racer)
        + &turned(168.0, 182.0, 62.0, 0.65, &racer)
}
