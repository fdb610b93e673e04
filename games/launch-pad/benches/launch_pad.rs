//! Benchmarks: random play with legal-action generation, state clone, view, `imagine`. Run with
//! `cargo xtask bench`.

use gantry_bots::measure::after_entries;
use gantry_launch_pad::{LaunchPad, Setup};

gantry_testkit::measurements!(LaunchPad, Setup, after_entries::<LaunchPad>(&Setup::new(4), 200, 7));
