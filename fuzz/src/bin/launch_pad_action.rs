//! Any text as an action of Launch Pad.
#![no_main]
use gantry_launch_pad::LaunchPad;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::action::<LaunchPad>(text));
