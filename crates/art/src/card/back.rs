//! The backs of cards.

use crate::ink::Ink;
use crate::part::sky::{halftone, rays};
use crate::svg::{drawing, placed};

/// A background in one colour.
pub(crate) fn plain(ink: Ink) -> String {
    let shape = "M1 7a6 6 0 0 1 6-6h86a6 6 0 0 1 6 6v126a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z";
    format!("<path fill='@{}' stroke='@edge' d='{shape}'/>", ink.name())
}

/// The back of a card: an emblem around the origin, in a ring in front of the sky.
pub(crate) fn back(ground: &str, emblem: &str) -> String {
    let field = "<path fill='@night' stroke='@edge' stroke-width='.8' d='M8 27h84v86H8z'/>";
    let sky = format!(
        "<svg x='8' y='27' width='84' height='86' viewBox='3 -12 84 86' overflow='hidden'>{}{}</svg>",
        rays(45.0, 31.0, "dusk"),
        halftone(1.0, 50.0, 88.0, 7, "teal")
    );
    let ring = "<circle cx='50' cy='70' r='34' fill='@mustard' stroke='@edge'/><circle cx='50' cy='70' r='30' fill='none' stroke='@white' stroke-width='1.2'/>";
    let markup = format!(
        "{ground}{field}{sky}{ring}<g stroke='@edge' stroke-width='.9'>{}</g>\
         <path fill='none' stroke='@white' stroke-width='1.4' d='M32 18h36M26 122h48M38 128h24'/>",
        placed(50.0, 70.0, 1.0, emblem)
    );
    drawing(100.0, 140.0, "card", &markup)
}
