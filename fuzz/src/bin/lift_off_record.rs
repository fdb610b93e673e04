//! Any text as a record of Lift Off, played and proved.
#![no_main]
use gantry_lift_off::LiftOff;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::played_record::<LiftOff>(text));
