//! The faces of cards.

use gantry_art::lift_off::{mission, objective, specialist};
use gantry_art::{CardText, Form};
use gantry_lift_off::{Mission, Objective, Specialist, View};

/// The face of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A specialist.
    Specialist(Specialist),
    /// A mission.
    Mission(Mission),
    /// An objective.
    Goal(Objective),
}

impl Face {
    /// The id of its kind; no two kinds share one.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Specialist(card) => card.id(),
            Self::Mission(card) => card.id(),
            Self::Goal(card) => card.id(),
        }
    }

    /// The face with this id.
    pub fn read(id: &str) -> Option<Self> {
        id.parse()
            .map(Self::Specialist)
            .or_else(|_| id.parse().map(Self::Mission))
            .or_else(|_| id.parse().map(Self::Goal))
            .ok()
    }
}

/// A card with the values of this table.
pub fn drawing(view: &View, face: Face, form: Form, words: CardText<'_>) -> String {
    let data = view.open.data();
    let print = match face {
        Face::Specialist(card) => specialist(card, data.specialist(card)),
        Face::Mission(card) => mission(card, data.mission(card)),
        Face::Goal(card) => objective(data.objective(card), view.open.setup.edition),
    };
    gantry_art::card(&print, form, words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_known_by_its_id() {
        let faces = Specialist::all()
            .map(Face::Specialist)
            .chain(Mission::all().map(Face::Mission))
            .chain(Objective::all().map(Face::Goal));
        for face in faces {
            assert_eq!(Face::read(face.id()), Some(face));
        }
        assert_eq!(Face::read("nothing"), None);
    }
}
