//! Scenes of Lift Off (2000): one large thing each, recognizable in a hurry.

use gantry_planet_rush::Card;

use crate::part::craft::{FLAME, ROCKET};
use crate::part::people::{Bust, Hat};
use crate::part::sky::{ground, limb, rays, sky, stars};
use crate::part::thing::{CLAW, DRILL, ENERGY, GUARD, PANEL, SAPLING};
use crate::svg::placed;

/// The picture of a kind of card.
pub(super) fn scene(card: Card) -> String {
    match card {
        Card::Tank => sky("sand") + &rays(45.0, 31.0, "white") + &placed(45.0, 32.0, 1.1, ENERGY),
        Card::Settler => {
            let settler = Bust { skin: 1, hair: 1, hat: Hat::Goggles, coat: "mustard" };
            sky("teal") + &rays(45.0, 62.0, "petrol") + &placed(45.0, 30.0, 1.25, &settler.markup())
        }
        Card::Solar => {
            sky("mustard")
                + &rays(84.0, 4.0, "ochre")
                + "<circle cx='84' cy='4' r='14' fill='@white'/>"
                + &ground(54.0, "clay")
                + &placed(42.0, 29.0, 1.05, PANEL)
        }
        Card::Security => {
            sky("dusk") + &rays(45.0, 20.0, "night") + &placed(45.0, 37.0, 0.95, GUARD)
        }
        Card::LiftOff => {
            sky("dusk")
                + &stars(2)
                + &placed(45.0, 23.0, 1.05, &format!("{FLAME}{ROCKET}"))
                + CLOUDS
        }
        Card::Mining => {
            sky("rose") + &ground(40.0, "clay") + ROCKS + &placed(45.0, 32.0, 1.05, DRILL)
        }
        Card::Terraforming => {
            sky("night")
                + &stars(6)
                + &limb(42.0, "clay", "brick")
                + &placed(45.0, 32.0, 1.05, SAPLING)
        }
        Card::Steal => {
            sky("brick") + &rays(45.0, 0.0, "black") + &placed(45.0, 34.0, 1.0, CLAW) + LOOT
        }
    }
}

const CLOUDS: &str = "<path fill='@white' d='M-4 66c-2-12 8-18 16-13 4-9 16-9 20-2 4-5 12-5 16 0 5-8 18-6 20 3 8-4 26-2 26 12z'/>\
    <path fill='@sand' stroke='none' d='M6 66c4-8 16-10 24-4 8-6 22-4 28 1 8-4 20-3 24 3z'/>";
const ROCKS: &str = "<path fill='@mustard' d='M14 50l6-5 6 4-2 7h-8zM68 52l5-6 7 3 1 7H70z'/>";
const LOOT: &str =
    "<path fill='@mustard' d='M35 44h20v14H35z'/><path fill='none' d='M35 49h20M45 44v14'/>";
