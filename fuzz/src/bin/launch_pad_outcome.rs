//! Any text as an outcome of chance in Launch Pad.
#![no_main]
use gantry_launch_pad::LaunchPad;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::outcome::<LaunchPad>(text));
