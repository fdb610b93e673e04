//! Any text as a file of component values of Planet Rush, played to the end.
#![no_main]
use gantry_planet_rush::PlanetRush;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::data::<PlanetRush>(text));
