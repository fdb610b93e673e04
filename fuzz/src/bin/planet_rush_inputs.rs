//! Any inputs to a match of Planet Rush.
#![no_main]
use gantry_planet_rush::PlanetRush;
libfuzzer_sys::fuzz_target!(|bytes: &[u8]| gantry_fuzz::inputs::<PlanetRush>(bytes));
