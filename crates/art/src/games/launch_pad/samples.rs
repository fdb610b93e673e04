//! Everything that is drawn, for tests and the contact sheet.

use gantry_launch_pad::{Card, Rocket, Zone};

use super::{back, corner, fire, grounds, landscape, pad, print, rocket, smoke, staff};
use crate::games::{Pieces, Sample};

pub(super) fn cards() -> Vec<Sample> {
    let sample =
        |card| Sample { family: "launch-pad", key: format!("card-{card}"), print: print(card) };
    Card::all().map(sample).collect()
}

pub(super) fn pieces() -> Vec<Pieces> {
    let corners = |bits: u8| pad([0, 1, 2, 3].map(|corner| bits >> corner & 1 == 1));
    vec![
        Pieces { sort: "backs", drawings: vec![back()] },
        Pieces { sort: "rockets", drawings: rockets().into_iter().map(rocket).collect() },
        Pieces { sort: "pads", drawings: (0..16).map(corners).collect() },
        Pieces { sort: "corners", drawings: (0..4).map(corner).collect() },
        Pieces { sort: "staff", drawings: posts() },
        Pieces { sort: "grounds", drawings: Zone::ALL.into_iter().map(grounds).collect() },
        Pieces { sort: "backdrops", drawings: vec![landscape(), fire(), smoke()] },
    ]
}

/// Every post, served and vacant.
fn posts() -> Vec<String> {
    let experts = Zone::ALL.map(Zone::expert).into_iter().chain([Card::Jack]);
    let served = experts.map(|expert| staff(Zone::Launch, Some(expert)));
    served.chain(Zone::ALL.map(|zone| staff(zone, None))).collect()
}

/// Every state a rocket can be in.
fn rockets() -> Vec<Rocket> {
    let mut rockets = Vec::new();
    for model in [Card::Observer, Card::Explorer, Card::Intrepid, Card::Galactic] {
        let mut rocket = Rocket::new(model);
        for part in [Card::Metal, Card::Fuel] {
            while rocket.needs(part) {
                rockets.push(rocket);
                rocket = rocket.with_part(part);
            }
        }
        for bonus in Card::BONUSES {
            rockets.push(rocket);
            rocket = rocket.with_bonus(bonus);
        }
        rockets.push(rocket);
    }
    rockets
}
