//! Any text as a position of Lift Off.
#![no_main]
use gantry_lift_off::LiftOff;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::position::<LiftOff>(text));
