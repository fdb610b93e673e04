//! A poster for each game, 320 units wide and 200 high, and the fire of a launch.

use gantry_launch_pad::{Card, Rocket};
use gantry_planet_rush::Planet;

use crate::part::craft::{FLAME, ROCKET};
use crate::part::sky::{halftone, rays, stars};
use crate::part::thing::{TOWER, WAREHOUSE};
use crate::planet::ball;
use crate::rocket::stack;
use crate::svg::{drawing, placed, turned};
use crate::title::{Title, emblem, lettering};

/// The poster of a game, with its title.
pub fn poster(title: Title) -> String {
    let (scene, x, y, scale) = match title {
        Title::LiftOff => (lift_off(), 6.0, 14.0, 1.22),
        Title::LaunchPad => (launch_pad(), 12.0, 14.0, 1.0),
        Title::PlanetRush => (planet_rush(), 44.0, 34.0, 1.4),
    };
    sheet(&(scene + &placed(x, y, scale, &lettering(title).markup)))
}

/// The poster of a game that has none of its own: Gantry's mark.
pub fn plain_poster() -> String {
    let sky = placed(160.0, 100.0, 4.0, &rays(0.0, 0.0, "dusk"));
    sheet(&(field("night") + &sky + &placed(96.0, 36.0, 2.0, &emblem())))
}

fn sheet(markup: &str) -> String {
    let cut = format!("<svg width='320' height='200' overflow='hidden'>{markup}</svg>");
    drawing(320.0, 200.0, "poster", &cut)
}

fn field(ink: &str) -> String {
    format!("<path fill='@{ink}' d='M0 0h320v200H0z'/>")
}

/// A rocket leaves its tower before the rising sun.
fn lift_off() -> String {
    let rocket = format!("<g stroke='@edge' stroke-width='.7'>{FLAME}{ROCKET}</g>");
    field("night")
        + &placed(236.0, 176.0, 4.0, &rays(0.0, 0.0, "dusk"))
        + &placed(160.0, 0.0, 1.8, &stars(4))
        + "<circle cx='236' cy='176' r='78' fill='@rose'/>"
        + &placed(158.0, 176.0, 1.0, &halftone(0.0, 0.0, 156.0, 9, "clay"))
        + "<path fill='@petrol' d='M0 172c50-22 90-14 130-6s110-20 190-4v40H0z'/>"
        + &placed(196.0, 122.0, 1.9, TOWER)
        + &placed(240.0, 82.0, 2.6, &rocket)
        + &placed(240.0, 176.0, 1.5, PUFFS)
        + "<path fill='@black' d='M0 184h320v16H0z'/>\
           <path fill='none' stroke='@mustard' stroke-width='2' stroke-dasharray='8 10' d='M6 192h308'/>"
}

const PUFFS: &str = "<path fill='@white' d='M-62 12c-4-14 12-22 22-12 2-14 24-16 28-2 6-8 18-8 24 0 6-12 26-10 28 2 12-8 26 0 22 12z'/>\
    <path fill='@sand' d='M-50 12c6-10 22-10 28-2 8-8 28-8 36 0 8-8 24-6 28 2z'/>";

/// Three rockets in three states before the hangar.
fn launch_pad() -> String {
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

/// Everybody races to the same worlds.
fn planet_rush() -> String {
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

/// Fire and clouds under a rocket that leaves, as wide as [`crate::lift_off_rocket`].
pub fn exhaust() -> String {
    let fire = placed(55.0, -14.0, 1.6, FLAME) + &placed(55.0, 52.0, 0.78, PUFFS);
    drawing(110.0, 64.0, "exhaust", &fire)
}
