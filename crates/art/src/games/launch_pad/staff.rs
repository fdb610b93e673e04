//! Staff at their posts: a desk in every zone, with the Expert behind it or a vacant chair.

use gantry_launch_pad::{Card, Zone};

use crate::part::people::{Bust, Hat};
use crate::svg::{drawing, placed};

/// What an Expert looks like, on the card and at the post.
pub(super) const fn portrait(expert: Card) -> Bust {
    match expert {
        Card::Engineer => Bust { skin: 2, hair: 1, hat: Hat::Hard, coat: "blue" },
        Card::Inspector => Bust { skin: 1, hair: 3, hat: Hat::Glasses, coat: "white" },
        Card::MissionController => Bust { skin: 0, hair: 2, hat: Hat::Headset, coat: "red" },
        _ => Bust { skin: 3, hair: 0, hat: Hat::Cap, coat: "leaf" },
    }
}

/// Head and shoulders of whoever is missing.
const VACANT: &str = "<path fill='@stock' fill-opacity='.75' stroke='@ink' stroke-width='1.8' stroke-dasharray='4 4' \
    d='M-26 34c0-14 7-20 20-22v-4C-16-1-11-20 0-20S16-1 6 8v4c13 2 20 8 20 22z'/>";

/// The post of a zone, 72 units square.
pub fn staff(zone: Zone, expert: Option<Card>) -> String {
    let person = expert.map_or_else(|| VACANT.to_owned(), |card| portrait(card).markup());
    let (ink, deep) = match zone {
        Zone::Construction => ("mustard", "ochre"),
        Zone::Quality => ("teal", "petrol"),
        Zone::Launch => ("red", "brick"),
    };
    let desk = format!(
        "<path fill='@{ink}' d='M2 54h68v16H2z'/><path fill='@{deep}' stroke='none' d='M2.7 64h66.6v5.3H2.7z'/>\
         <path fill='@white' d='M0 50h72v5H0z'/>"
    );
    let markup = format!(
        "<g stroke='@edge' stroke-width='1.4'>{}{desk}</g>",
        placed(36.0, 28.0, 1.1, &person)
    );
    drawing(72.0, 72.0, "staff", &markup)
}
