//! Any text as a position of Planet Rush.
#![no_main]
use gantry_planet_rush::PlanetRush;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::position::<PlanetRush>(text));
