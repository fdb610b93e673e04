//! Any inputs to a match of Lift Off.
#![no_main]
use gantry_lift_off::LiftOff;
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| gantry_fuzz::inputs::<LiftOff>(bytes));
