//! The conformance kit over every combination of options and seats. `GANTRY_SOAK_GAMES` multiplies.

use gantry_lift_off::{LiftOff, Setup};

// Every edition, in turn and all at once (LO-3.5, LO-11).
gantry_testkit::conformance_tests! {
    LiftOff, seed 1, games [4, 4, 4], |seats| Setup::variants(seats).collect(), idle &[]
}
