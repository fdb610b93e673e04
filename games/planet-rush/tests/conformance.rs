//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_planet_rush::{PlanetRush, Setup};
use gantry_testkit::{Check, Plan, assert_conforms, soak_factor};

/// Strict and as at a table, in every pace, with and without time for choices (PR-3.3, PR-7.2, PR-7.3).
fn variants(seats: u8) {
    let timed = |setup: Setup| [setup.clone(), Setup { choice: 1, actions: 60, ..setup }];
    let setups = Setup::variants(seats).flat_map(timed).collect();
    let plan = Plan::<PlanetRush> { setups, games_per_setup: 3 * soak_factor(), seed: 1 };
    // nothing is sealed here
    let unused = [Check::SealedOrder, Check::SealedChoice];
    assert_conforms(&plan).assert_no_idle_check(&unused);
}

#[test]
fn two_seats() {
    variants(2);
}

#[test]
fn three_seats() {
    variants(3);
}

#[test]
fn four_seats() {
    variants(4);
}

/// Every other value of every option, the ends of each range included.
#[test]
fn every_option() {
    assert_conforms(&Plan::<PlanetRush>::covering(soak_factor(), 1000));
}
