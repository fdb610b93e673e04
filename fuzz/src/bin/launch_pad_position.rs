//! Any text as a position of Launch Pad.
#![no_main]
use gantry_launch_pad::LaunchPad;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::position::<LaunchPad>(text));
