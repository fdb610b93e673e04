//! Any text as a file of scenarios, run with the rules of Launch Pad.
#![no_main]
use gantry_launch_pad::LaunchPad;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::scenario::<LaunchPad>(text));
