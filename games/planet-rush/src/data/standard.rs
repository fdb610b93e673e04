//! The standard values, by planet, made from `data/planet-rush.toml`.
//! `GANTRY_BLESS=1 cargo test -p gantry-planet-rush data` writes this file again.

use super::PlanetCard;
use crate::planet::PLANETS;

pub const CARDS: [PlanetCard; PLANETS] = [
    PlanetCard { points: 2, terraforming: 0, ore: 1 }, // beta-minor
    PlanetCard { points: 3, terraforming: 1, ore: 2 }, // pios-proxima
    PlanetCard { points: 5, terraforming: 2, ore: 3 }, // gamma-ferrum
    PlanetCard { points: 4, terraforming: 1, ore: 1 }, // tau-viridis
    PlanetCard { points: 6, terraforming: 2, ore: 2 }, // ursa-magna
];
