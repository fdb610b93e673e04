//! Every kind of card that is in a box, for the tests and the contact sheet.

use gantry_art::Kind;
use gantry_lift_off::{Data, Edition, Mission, Objective, Specialist};

/// A kind with the words it is known by in a language: its name's key, its sentence's key.
pub struct Sample {
    /// Its family, for headings and for comparing pictures.
    pub family: &'static str,
    /// The kind.
    pub kind: Kind<'static>,
    /// The file of texts: lift-off, launch-pad or planet-rush.
    pub game: &'static str,
    /// The key of its name.
    pub key: String,
}

/// All of them.
pub fn samples() -> Vec<Sample> {
    let data = Data::newest();
    let mut samples = Vec::new();
    let mut add =
        |family, game, key: String, kind| samples.push(Sample { family, kind, game, key });
    for kind in Specialist::all().filter(|kind| data.specialists[kind.index()].copies != [0; 3]) {
        let card = &data.specialists[kind.index()];
        add("specialists", "lift-off", format!("specialist-{kind}"), Kind::Specialist(kind, card));
    }
    for kind in Mission::all().filter(|kind| data.missions[kind.index()].copies != [0; 3]) {
        let card = &data.missions[kind.index()];
        add("missions", "lift-off", format!("mission-{kind}"), Kind::Mission(kind, card));
    }
    for kind in Objective::all() {
        let card = &data.objectives[kind.index()];
        add("objectives", "lift-off", format!("goal-{kind}"), Kind::Objective(card, Edition::En));
    }
    for card in gantry_launch_pad::Card::all() {
        add("launch-pad", "launch-pad", format!("card-{card}"), Kind::LaunchPad(card));
    }
    for card in gantry_planet_rush::Card::ALL {
        add("planet-rush", "planet-rush", format!("card-{card}"), Kind::PlanetRush(card));
    }
    samples
}
