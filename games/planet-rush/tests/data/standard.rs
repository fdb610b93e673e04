//! The constants in `src/data/standard.rs` say what the file in `data` says.

use gantry_planet_rush::{Data, Planet};
use gantry_testkit::assert_source;

const HEAD: &str = "//! The standard values, by planet, made from `data/planet-rush.toml`.
//! `GANTRY_BLESS=1 cargo test -p gantry-planet-rush data` writes this file again.

use super::PlanetCard;
use crate::planet::PLANETS;

";

#[test]
fn the_constants_say_what_the_file_says() {
    let file = Data::of_file();
    let cards = Planet::ALL.map(|planet| format!("    {:?}, // {planet}\n", file.planet(planet)));
    let source =
        format!("{HEAD}pub const CARDS: [PlanetCard; PLANETS] = [\n{}];\n", cards.concat());
    assert_source(concat!(env!("CARGO_MANIFEST_DIR"), "/src/data/standard.rs"), &source);
    assert_eq!(Data::standard(), &file);
}
