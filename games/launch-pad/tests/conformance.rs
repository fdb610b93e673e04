//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_launch_pad::{LaunchPad, Setup};

// All twelve combinations of LP-8. With this seed, few games suffice for Surplus, which seals
// choices, to be played.
gantry_testkit::conformance_tests! {
    LaunchPad, seed 9, games [5, 3, 3], |seats| Setup::variants(seats).collect(), idle &[]
}
