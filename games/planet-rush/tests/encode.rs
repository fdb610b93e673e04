//! Views and actions as numbers.

use gantry_planet_rush::{PlanetRush, Setup};

gantry_testkit::encoding_tests! {
    PlanetRush, seed 1, (2..=4).flat_map(Setup::variants).collect::<Vec<_>>(),
    digest "c2e0736ad89678db"
}
