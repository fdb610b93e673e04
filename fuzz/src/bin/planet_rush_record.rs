//! Any text as a record of Planet Rush, played and proved.
#![no_main]
use gantry_planet_rush::PlanetRush;
libfuzzer_sys::fuzz_target!(|text: &str| gantry_fuzz::played_record::<PlanetRush>(text));
