//! The time to think is kept: the search ends at the first look at the clock after the end, and it looks before every
//! world. So it is late by one iteration at most.

use std::cell::Cell;

use gantry_bots::{Budget, Config, Rollout, Search};
use gantry_kernel::{Dice, Evaluate, Imagine, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;

use crate::walk::walk;

thread_local! {
    /// How often this test has looked at the clock.
    static LOOKS: Cell<u32> = const { Cell::new(0) };
}

/// A clock on which one millisecond passes between two looks.
fn clock() -> u64 {
    LOOKS.set(LOOKS.get() + 1);
    u64::from(LOOKS.get()) * 1000
}

fn keeps_the_time<G: Imagine + Evaluate>(setup: &G::Setup) {
    let mut met = 0;
    walk::<G>(setup, 2, |state, seat, legal| {
        met += 1;
        if legal.len() == 1 || met % 10 != 0 {
            return None;
        }
        let view = G::view(state, Viewer::Seat(seat));
        for rollout in [Rollout::None, Rollout::Random(1000), Rollout::Greedy(60)] {
            for time_ms in [0, 1, 2, 25] {
                LOOKS.set(0);
                let budget = Budget::Micros(u64::from(time_ms) * 1000, clock);
                let search = Search::new(Config { rollout, ..Config::USUAL }, budget);
                let found = search.search::<G>(&view, seat, legal, &mut Dice::from_number(met));
                // the first look is the beginning; the first world is played without a look
                let worlds = time_ms.max(1);
                assert_eq!(found.iterations, worlds, "{time_ms} ms");
                assert_eq!(LOOKS.get(), 1 + worlds, "{time_ms} ms");
            }
        }
        None
    });
    assert!(met > 50, "{met} positions");
}

#[test]
fn a_search_ends_in_time() {
    keeps_the_time::<LaunchPad>(&gantry_launch_pad::Setup::new(2));
    keeps_the_time::<LiftOff>(&gantry_lift_off::Setup::new(4));
    keeps_the_time::<PlanetRush>(&gantry_planet_rush::Setup::new(3));
}
