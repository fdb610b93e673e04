//! Benchmarks: random play with legal-action generation, state clone, view, `imagine`. Run with
//! `cargo xtask bench`.

use gantry_bots::measure::after_entries;
use gantry_lift_off::{LiftOff, Setup};

gantry_testkit::measurements!(LiftOff, Setup, after_entries::<LiftOff>(&Setup::new(4), 200, 7));
