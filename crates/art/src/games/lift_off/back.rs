//! The backs of cards.

use gantry_lift_off::Level;

use super::frame;
use super::scene::pips;
use crate::part::people::{Bust, Hat};
use crate::svg::placed;

/// Which back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back {
    /// Specialists.
    Specialist,
    /// Missions of a level.
    Mission(Level),
    /// Objectives.
    Objective,
}

/// The back of a card.
pub fn back(back: Back) -> String {
    let (ground, emblem) = match back {
        Back::Specialist => {
            let bust = Bust { skin: 1, hair: 2, hat: Hat::Headset, coat: "slate" };
            (frame::specialist(), placed(0.0, -5.0, 0.86, &bust.markup()))
        }
        Back::Mission(level) => {
            (frame::mission(level), placed(0.0, 2.0, 2.2, &pips(level.number())))
        }
        Back::Objective => (
            frame::objective(),
            "<circle r='22' fill='@red'/><circle r='14' fill='@white'/><circle r='6' fill='@red'/>"
                .to_owned(),
        ),
    };
    crate::card::back(&ground.outline(), &emblem)
}
