//! The poster.

use super::title::lettering;
use crate::part::craft::{FLAME, ROCKET};
use crate::part::sky::{halftone, rays, stars};
use crate::part::thing::TOWER;
use crate::poster::{PUFFS, field};
use crate::svg::placed;

/// The scene with the title.
pub(super) fn poster() -> String {
    crate::poster::poster(&scene(), 6.0, 14.0, 1.22, &lettering())
}

/// A rocket leaves its tower in front of the rising sun.
fn scene() -> String {
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
