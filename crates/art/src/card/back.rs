//! The backs of cards.

use gantry_lift_off::Level;

use super::Frame;
use crate::icon::{EDGE, Icon, seat_ink};
use crate::ink::Ink;
use crate::part::craft::ROCKET;
use crate::part::people::{Bust, Hat};
use crate::part::sky::{halftone, rays};
use crate::scene::pips;
use crate::svg::{drawing, placed};

/// Whose back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// Lift Off's specialists.
    Specialist,
    /// Lift Off's missions of a level.
    Mission(Level),
    /// Lift Off's objectives.
    Objective,
    /// Launch Pad's one deck.
    LaunchPad,
    /// A company of Lift Off (2000), by seat from 0.
    PlanetRush(usize),
}

impl Back {
    /// All of them.
    pub const ALL: [Self; 11] = [
        Self::Specialist,
        Self::Mission(Level::ALL[0]),
        Self::Mission(Level::ALL[1]),
        Self::Mission(Level::ALL[2]),
        Self::Mission(Level::ALL[3]),
        Self::Objective,
        Self::LaunchPad,
        Self::PlanetRush(0),
        Self::PlanetRush(1),
        Self::PlanetRush(2),
        Self::PlanetRush(3),
    ];
}

/// The back of a card.
pub fn back(back: Back) -> String {
    let plain = "M1 7a6 6 0 0 1 6-6h86a6 6 0 0 1 6 6v126a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6z";
    let solid = |ink: &str| format!("<path fill='@{ink}' stroke='@edge' d='{plain}'/>");
    let (ground, emblem) = match back {
        Back::Specialist => (
            Frame::Specialist.paint().outline(),
            placed(
                0.0,
                -5.0,
                0.86,
                &Bust { skin: 1, hair: 2, hat: Hat::Headset, coat: "slate" }.markup(),
            ),
        ),
        Back::Mission(level) => {
            (Frame::Mission(level).paint().outline(), placed(0.0, 2.0, 2.2, &pips(level.number())))
        }
        Back::Objective => (
            Frame::Objective.paint().outline(),
            "<circle r='22' fill='@red'/><circle r='14' fill='@white'/><circle r='6' fill='@red'/>"
                .to_owned(),
        ),
        Back::LaunchPad => (solid("petrol"), placed(0.0, 3.0, 1.3, ROCKET)),
        Back::PlanetRush(seat) => {
            let shape = Icon::of_seat(seat).coloured(Ink::White, EDGE);
            (solid(seat_ink(seat).name()), placed(-26.0, -26.0, 2.2, &shape))
        }
    };
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
        placed(50.0, 70.0, 1.0, &emblem)
    );
    drawing(100.0, 140.0, "card", &markup)
}
