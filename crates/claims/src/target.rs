//! Every claim about every game, by name.

use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;

use crate::{action, data, inputs, outcome, played_record, position, record, scenario};

/// A claim by the name that fuzzers and seeds know it by.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// `GAME_WHAT`, in words with underscores.
    pub name: &'static str,
    claim: Claim,
}

#[derive(Clone, Copy, Debug)]
enum Claim {
    Text(fn(&str)),
    Bytes(fn(&[u8])),
}

impl Target {
    const fn text(name: &'static str, claim: fn(&str)) -> Self {
        Self { name, claim: Claim::Text(claim) }
    }

    const fn bytes(name: &'static str, claim: fn(&[u8])) -> Self {
        Self { name, claim: Claim::Bytes(claim) }
    }

    /// Makes the claim about an input. Of bytes that are no text, a claim about texts gets the
    /// beginning that is one.
    ///
    /// # Panics
    /// If the claim does not hold.
    pub fn check(&self, input: &[u8]) {
        match self.claim {
            Claim::Bytes(claim) => claim(input),
            Claim::Text(claim) => {
                claim(input.utf8_chunks().next().map_or("", |chunk| chunk.valid()));
            }
        }
    }
}

/// All of them.
pub const TARGETS: &[Target] = &[
    Target::text("launch_pad_action", action::<LaunchPad>),
    Target::bytes("launch_pad_inputs", inputs::<LaunchPad>),
    Target::text("launch_pad_outcome", outcome::<LaunchPad>),
    Target::text("launch_pad_position", position::<LaunchPad>),
    Target::text("launch_pad_record", played_record::<LaunchPad>),
    Target::text("lift_off_action", action::<LiftOff>),
    Target::text("lift_off_data", data::<LiftOff>),
    Target::bytes("lift_off_inputs", inputs::<LiftOff>),
    Target::text("lift_off_outcome", outcome::<LiftOff>),
    Target::text("lift_off_position", position::<LiftOff>),
    Target::text("lift_off_record", played_record::<LiftOff>),
    Target::text("planet_rush_action", action::<PlanetRush>),
    Target::text("planet_rush_data", data::<PlanetRush>),
    Target::bytes("planet_rush_inputs", inputs::<PlanetRush>),
    Target::text("planet_rush_outcome", outcome::<PlanetRush>),
    Target::text("planet_rush_position", position::<PlanetRush>),
    Target::text("planet_rush_record", played_record::<PlanetRush>),
    Target::text("record", record),
    Target::text("scenario", scenario::<LaunchPad>),
];
