//! Everything that is drawn, for tests and the contact sheet.

use gantry_planet_rush::{Card, Data, Planet};

use super::{back, globe, planet, print};
use crate::games::{Pieces, Sample};

pub(super) fn cards() -> Vec<Sample> {
    let sample =
        |card| Sample { family: "planet-rush", key: format!("card-{card}"), print: print(card) };
    Card::ALL.into_iter().map(sample).collect()
}

pub(super) fn pieces() -> Vec<Pieces> {
    let values = Data::standard();
    let planets = Planet::ALL.map(|kind| planet(kind, values.planet(kind)));
    vec![
        Pieces { sort: "backs", drawings: (0..4).map(back).collect() },
        Pieces { sort: "planets", drawings: planets.into() },
        Pieces { sort: "globes", drawings: Planet::ALL.map(globe).into() },
    ]
}
