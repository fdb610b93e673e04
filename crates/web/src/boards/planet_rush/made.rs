//! Pictures before and after a game.

use gantry_art::planet_rush::{globe, print};
use gantry_art::{CardText, Form, card};
use gantry_kernel::{EntryEvents, Seat};
use gantry_planet_rush::{Card, Event, Planet};

use crate::boards::Play;

/// The planets that were won, in order.
pub fn made(_: Play, seat: Seat, told: &[EntryEvents]) -> Vec<String> {
    let events = told.iter().flat_map(|entry| &entry.events);
    let won = events.filter_map(|event| match serde_json::from_str(event) {
        Ok(Event::Settled { planet, winner: Some(winner), .. }) if winner == seat => {
            Some(globe(planet.planet))
        }
        _ => None,
    });
    won.collect()
}

/// Cargo, energy, Lift Off, theft, a planet.
pub fn lessons() -> Vec<String> {
    let face = |kind: Card| card(&print(kind), Form::Compact, CardText { title: "", sentence: "" });
    vec![
        face(Card::Settler),
        face(Card::Solar),
        face(Card::LiftOff),
        face(Card::Steal),
        globe(Planet::UrsaMagna),
    ]
}

/// A planet, cargo, Lift Off, an order, STOP.
pub fn how() -> Vec<String> {
    let face = |kind: Card| card(&print(kind), Form::Compact, CardText { title: "", sentence: "" });
    vec![
        globe(Planet::BetaMinor),
        face(Card::Settler),
        face(Card::LiftOff),
        face(Card::Terraforming),
        globe(Planet::UrsaMagna),
    ]
}
