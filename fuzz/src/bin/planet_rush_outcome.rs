//! Any text as an outcome of chance in Planet Rush.
#![no_main]
use gantry_planet_rush::PlanetRush;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::outcome::<PlanetRush>(text));
