//! Any text as a record.
#![no_main]
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::record(text));
