//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_launch_pad::{LaunchPad, Setup};
use gantry_testkit::{Plan, assert_conforms, soak_factor};

/// All twelve combinations of LP-8.
fn variants(seats: u8, games: usize) {
    let setups = Setup::variants(seats).collect();
    // with this seed few games are enough that Surplus, which seals choices, is played
    let plan = Plan::<LaunchPad> { setups, games_per_setup: games * soak_factor(), seed: 9 };
    assert_conforms(&plan).assert_no_idle_check(&[]);
}

#[test]
fn two_seats() {
    variants(2, 5);
}

#[test]
fn three_seats() {
    variants(3, 3);
}

#[test]
fn four_seats() {
    variants(4, 3);
}

/// Every other value of every option, the ends of each range included.
#[test]
fn every_option() {
    assert_conforms(&Plan::<LaunchPad>::covering(soak_factor(), 1000));
}
