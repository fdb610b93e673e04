//! Two worlds that look the same to a seat: it decides the same in both.

use gantry_bots::Bot;
use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, SeatContext, Text, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;
use gantry_testkit::Plan;

use super::searches;
use crate::walk::walk;

/// One decision in so many is searched in several worlds.
const SAMPLE: u64 = 8;

fn decides_by_view<G: Imagine + Evaluate + Text>() {
    let (mut met, mut other_worlds) = (0, 0);
    for setup in Plan::<G>::covering(1, 1).setups {
        walk::<G>(&setup, met, |state, seat, legal| {
            met += 1;
            if !met.is_multiple_of(SAMPLE) || legal.len() == 1 {
                return None;
            }
            let view = G::view(state, Viewer::Seat(seat));
            let imagined = G::imagine(&view, &mut Dice::from_number(met));
            other_worlds += u64::from(imagined != *state);
            for mut search in searches(8) {
                let mut decide = |state: &G::State| {
                    let context = SeatContext::<G>::new(state, seat);
                    search.decide(context, legal, &mut Dice::from_number(met))
                };
                assert_eq!(decide(state), decide(&imagined), "seat {seat}: {view:?}");
            }
            None
        });
    }
    assert!(other_worlds > 250, "{other_worlds} worlds differed, of {met} positions");
}

#[test]
fn launch_pad() {
    decides_by_view::<LaunchPad>();
}

#[test]
fn lift_off() {
    decides_by_view::<LiftOff>();
}

#[test]
fn planet_rush() {
    decides_by_view::<PlanetRush>();
}
