//! Any text as a file of component values of Lift Off, played to the end.
#![no_main]
use gantry_lift_off::LiftOff;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::data::<LiftOff>(text));
