//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_lift_off::{LiftOff, Setup};
use gantry_testkit::{Check, Plan, assert_conforms};

fn factor() -> usize {
    std::env::var("GANTRY_SOAK_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

/// Every edition, in turn and all at once (LO-3.5, LO-11).
fn variants(seats: u8) {
    let setups = Setup::variants(seats).collect();
    let plan = Plan::<LiftOff> { setups, games_per_setup: 16 * factor(), seed: 1 };
    let report = assert_conforms(&plan);
    // a check that never applies proves nothing; a panic is noted only when it happens
    let made = |check: &Check| report.times(*check) > 0 || *check == Check::Panics;
    let idle: Vec<_> = Check::ALL.iter().filter(|check| !made(check)).collect();
    assert!(idle.is_empty(), "never made: {idle:?}\n{report}");
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
    assert_conforms(&Plan::<LiftOff>::covering(2 * factor(), 1000));
}
