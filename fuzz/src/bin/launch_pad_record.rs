//! Any text as a record of Launch Pad, played and proved.
#![no_main]
use gantry_launch_pad::LaunchPad;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::played_record::<LaunchPad>(text));
