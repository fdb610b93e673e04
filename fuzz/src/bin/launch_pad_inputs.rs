//! Any inputs to a match of Launch Pad.
#![no_main]
use gantry_launch_pad::LaunchPad;
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| gantry_fuzz::inputs::<LaunchPad>(bytes));
