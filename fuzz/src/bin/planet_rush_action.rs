//! Any text as an action of Planet Rush.
#![no_main]
use gantry_planet_rush::PlanetRush;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::action::<PlanetRush>(text));
