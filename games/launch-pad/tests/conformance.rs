//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_launch_pad::{LaunchPad, Setup};
use gantry_testkit::{Plan, assert_conforms};

fn factor() -> usize {
    std::env::var("GANTRY_SOAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

/// All twelve combinations of LP-8.
fn variants(seats: u8) {
    let setups = Setup::variants(seats).collect();
    assert_conforms(&Plan::<LaunchPad> { setups, games_per_setup: 8 * factor(), seed: 1 });
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
    assert_conforms(&Plan::<LaunchPad>::covering(2 * factor(), 1000));
}
