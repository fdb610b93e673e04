//! Everything that is drawn, for tests and the contact sheet.

use gantry_lift_off::{Colour, Data, Edition, Level, Mission, Objective, Specialist};

use super::{
    Back, back, earth, fire, lab, mission, objective, pad, rocket, sky, smoke, specialist, station,
    technology,
};
use crate::games::{Pieces, Sample};

pub(super) fn cards() -> Vec<Sample> {
    let data = Data::newest();
    let mut samples = Vec::new();
    let mut add = |family, key, print| samples.push(Sample { family, key, print });
    for kind in Specialist::all() {
        let card = &data.specialists[kind.index()];
        if card.copies != [0; 3] {
            add("specialists", format!("specialist-{kind}"), specialist(kind, card));
        }
    }
    for kind in Mission::all() {
        let card = &data.missions[kind.index()];
        if card.copies != [0; 3] {
            add("missions", format!("mission-{kind}"), mission(kind, card));
        }
    }
    for kind in Objective::all() {
        let card = &data.objectives[kind.index()];
        add("objectives", format!("goal-{kind}"), objective(card, Edition::En));
    }
    samples
}

pub(super) fn pieces() -> Vec<Pieces> {
    let backs =
        [Back::Specialist, Back::Objective].into_iter().chain(Level::ALL.map(Back::Mission));
    let upgrades = [(0, 0), (4, 0), (0, 4), (2, 3), (4, 4), (255, 255)];
    let rockets = Level::ALL
        .into_iter()
        .flat_map(|lab| upgrades.map(|(capacity, propulsion)| rocket(lab, capacity, propulsion)));
    let docked = |count: usize| station(&vec![Some(count % 5); count]);
    vec![
        Pieces { sort: "backs", drawings: backs.map(back).collect() },
        Pieces { sort: "rockets", drawings: rockets.collect() },
        Pieces { sort: "stations", drawings: (0..15).map(docked).collect() },
        Pieces {
            sort: "laboratories",
            drawings: Level::ALL.map(|level| lab(level, [3, 5, 7, 9], [5, 7, 9])).into(),
        },
        Pieces { sort: "scenery", drawings: vec![pad(), fire(), smoke(), sky(), earth()] },
        Pieces { sort: "technologies", drawings: Colour::ALL.map(technology).into() },
    ]
}
