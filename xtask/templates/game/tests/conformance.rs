//! The conformance kit over every number of seats and every option. `GANTRY_SOAK_GAMES` multiplies.

use gantry_new_game::{NewGame, Setup};
use gantry_testkit::Check;

fn setups(seats: u8) -> Vec<Setup> {
    Setup::variants(seats).collect()
}

// Nothing is sealed here, and no turn can be taken back.
gantry_testkit::conformance_tests! {
    NewGame, seed 1, games [10, 10, 10], setups,
    idle &[Check::SealedOrder, Check::SealedChoice, Check::TakeBack]
}
