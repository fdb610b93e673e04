//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_lift_off::{LiftOff, Setup};
use gantry_testkit::{Plan, assert_conforms, soak_factor};

/// Every edition, in turn and all at once (LO-3.5, LO-11).
fn variants(seats: u8) {
    let setups = Setup::variants(seats).collect();
    let plan = Plan::<LiftOff> { setups, games_per_setup: 4 * soak_factor(), seed: 1 };
    assert_conforms(&plan).assert_no_idle_check(&[]);
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
    assert_conforms(&Plan::<LiftOff>::covering(soak_factor(), 1000));
}
