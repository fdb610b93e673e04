//! Any text as an outcome of chance in Lift Off.
#![no_main]
use gantry_lift_off::LiftOff;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::outcome::<LiftOff>(text));
