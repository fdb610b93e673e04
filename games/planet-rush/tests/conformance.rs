//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_planet_rush::{PlanetRush, Setup};
use gantry_testkit::Check;

/// Strict and as at a real table, in every pace, with and without time for choices (PR-3.3, PR-7.2,
/// PR-7.3).
fn setups(seats: u8) -> Vec<Setup> {
    let timed = |setup: Setup| [setup.clone(), Setup { choice: 1, actions: 60, ..setup }];
    Setup::variants(seats).flat_map(timed).collect()
}

// Nothing is sealed here.
gantry_testkit::conformance_tests! {
    PlanetRush, seed 1, games [3, 3, 3], setups, idle &[Check::SealedOrder, Check::SealedChoice]
}
