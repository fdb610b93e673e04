//! The poster.

use gantry_launch_pad::{Card, Rocket};

use super::rocket::stack;
use super::title::lettering;
use crate::part::sky::rays;
use crate::part::thing::{TOWER, WAREHOUSE};
use crate::poster::field;
use crate::svg::placed;

/// The scene with the title.
pub(super) fn poster() -> String {
    crate::poster::poster(&scene(), 12.0, 14.0, 1.0, &lettering())
}

/// Three rockets at three stages of building, in front of the hangar.
fn scene() -> String {
    let full = |model: Card, metal: usize, fuel: usize| {
        let rocket = (0..metal).fold(Rocket::new(model), |rocket, _| rocket.with_part(Card::Metal));
        (0..fuel).fold(rocket, |rocket, _| rocket.with_part(Card::Fuel))
    };
    let galactic = Card::BONUSES.into_iter().fold(full(Card::Galactic, 3, 2), Rocket::with_bonus);
    let stand = |x: f32, scale: f32, rocket: Rocket| placed(x, 178.0, scale, &stack(rocket));
    let rockets = stand(168.0, 0.72, full(Card::Observer, 1, 1))
        + &stand(220.0, 0.72, full(Card::Intrepid, 2, 1))
        + &stand(286.0, 0.98, galactic);
    field("sand")
        + &placed(286.0, 190.0, 4.0, &rays(0.0, 0.0, "white"))
        + &format!("<g stroke='@edge'>{}</g>", placed(68.0, 142.0, 1.4, WAREHOUSE))
        + &placed(252.0, 116.0, 2.05, TOWER)
        + "<path fill='@slate' d='M0 176h320v24H0z'/>\
           <path fill='none' stroke='@mustard' stroke-width='8' d='M0 190h320'/>\
           <path fill='none' stroke='@black' stroke-width='8' stroke-linecap='butt' stroke-dasharray='10 10' d='M0 190h320'/>"
        + &format!("<g stroke='@edge' stroke-width='1.4'>{}</g>", rockets.replace("@ink", "@black"))
}
