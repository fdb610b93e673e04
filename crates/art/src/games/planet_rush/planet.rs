//! The planets of Lift Off (2000), large enough to have rows of cards beside them.

use gantry_planet_rush::{Planet, PlanetCard};

use crate::icon::Icon;
use crate::ink::Ink;
use crate::part::sky::ring;
use crate::sign::{Sign, row};
use crate::svg::{N, add, drawing};

const R: f32 = 74.0;

/// A planet with its values: points for the majority, terraformings, ore.
pub fn planet(planet: Planet, card: &PlanetCard) -> String {
    let markup = format!(
        "<g stroke='@edge' stroke-width='1.6'>{}</g><path fill='@stock' stroke='@edge' stroke-width='1.2' \
         d='M34 152h132a14 14 0 0 1 0 28H34a14 14 0 0 1 0-28z'/>{}",
        ball(planet),
        row(&signs(card), 28.0, 166.0, 144.0, 24.0)
    );
    drawing(200.0, 184.0, "planet", &markup)
}

/// A planet without its values.
pub fn globe(planet: Planet) -> String {
    drawing(
        200.0,
        160.0,
        "planet",
        &format!("<g stroke='@edge' stroke-width='1.6'>{}</g>", ball(planet)),
    )
}

fn signs(card: &PlanetCard) -> Vec<Sign> {
    let mut signs = vec![Sign::Points(card.points.into())];
    signs.extend((0..card.terraforming).map(|_| Sign::Tinted(Icon::Terraforming, Ink::Leaf)));
    signs.extend((0..card.ore).map(|_| Sign::Tinted(Icon::Ore, Ink::Mustard)));
    signs
}

/// A planet around the point 100, 80.
pub(super) fn ball(planet: Planet) -> String {
    let (r, ink, deep, face) = match planet {
        Planet::BetaMinor => (R, "teal", "petrol", SEAS),
        Planet::PiosProxima => (R, "rose", "clay", BELTS),
        Planet::GammaFerrum => (R, "slate", "black", CRATERS),
        Planet::TauViridis => (R, "leaf", "moss", SWIRLS),
        Planet::UrsaMagna => (R * 0.8, "mustard", "ochre", STORMS),
    };
    let ringed = planet == Planet::UrsaMagna;
    let [behind, before] = if ringed { ring(100.0, 80.0, 90.0) } else { Default::default() };
    format!(
        "{behind}<circle cx='100' cy='80' r='{r}' fill='@{ink}'/>\
         <g transform='translate(100 80) scale({:.2})' stroke='none'>{face}</g>{}\
         <circle cx='100' cy='80' r='{r}' fill='none'/>{before}",
        r / R,
        shade(r, deep),
        r = N(r)
    )
}

/// Halftone that increases towards the side away from the sun.
fn shade(r: f32, ink: &str) -> String {
    let mut out = format!("<g fill='none' stroke='@{ink}'>");
    let rows = 14_u8;
    for row in 0..rows {
        let y = (f32::from(row) + 0.5) / f32::from(rows) * 2.0 * r - r;
        let limb = (r * r - y * y).sqrt();
        let start = limb * 0.1 + f32::from(row % 2) * 4.0;
        for (from, thick) in [(0.0, 1.8), (0.38, 3.4), (0.7, 5.4)] {
            let left = start + (limb - start) * from;
            let right = start + (limb - start) * (from + 0.3) - if from > 0.6 { 4.0 } else { 1.0 };
            if right > left {
                add!(
                    out,
                    "<path stroke-width='{thick}' stroke-dasharray='0 8' d='M{} {}h{}'/>",
                    N(100.0 + left),
                    N(80.0 + y),
                    N(right - left)
                );
            }
        }
    }
    out + "</g>"
}

const SEAS: &str = "<path fill='@leaf' d='M-60-38c14-22 34-34 54-34 10 8-2 18 6 26s20 2 18 14-22 10-26 22-18 8-26 2-30-16-26-30zM8 20c12-8 34-6 42 4s-4 30-20 42C18 62 4 40 8 20zM-56 20c8-2 18 4 18 14s-6 14-8 22C-58 46-66 32-66 22z'/>";
const BELTS: &str = "<path fill='@clay' d='M-70-22c40 10 100 10 140 0v10c-40 10-100 10-140 0zM-72 18c42 10 102 10 144 0l-4 12c-40 10-96 10-136 0z'/><path fill='@sand' d='M-64-36c34 8 94 8 128 0l4 8c-40 10-96 10-136 0z'/><circle cx='-18' cy='2' r='9' fill='@brick'/>";
const CRATERS: &str = "<g fill='@steel'><circle cx='-28' cy='-30' r='17'/><circle cx='18' cy='-44' r='9'/><circle cx='-40' cy='22' r='10'/><circle cx='6' cy='24' r='20'/><circle cx='44' cy='-8' r='11'/></g><g fill='@clay'><circle cx='-25' cy='-28' r='12'/><circle cx='9' cy='27' r='14'/><circle cx='46' cy='-6' r='7'/></g>";
const SWIRLS: &str = "<g fill='none' stroke='@white' stroke-width='7' stroke-linecap='round'><path d='M-54-30c20-14 50-14 66 0s40 8 46 2'/><path d='M-64 6c24-12 44-2 60 6s44 6 60-6'/><path d='M-44 42c18-10 34-6 46 0s24 2 34-4'/></g>";
const STORMS: &str = "<path fill='@ochre' d='M-68-28h136l4 12H-72zM-73 6H73l-2 14H-71zM-60 44H60l-8 10H-52z'/><path fill='@rose' d='M-73-8H73v8H-73z'/><ellipse cx='-24' cy='13' rx='15' ry='8' fill='@red'/>";
