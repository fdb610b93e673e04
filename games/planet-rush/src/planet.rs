//! The five planets by name; their values are data.

use gantry_game_kit::named;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many planets there are; each has two cards (PR-1.2).
pub const PLANETS: usize = Planet::ALL.len();

named! {
    /// A planet.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Planet as id, "a planet, such as beta-minor" {
        /// The one that needs no terraforming.
        #[default]
        BetaMinor = "beta-minor",
        /// The planet of the worked example (PR-4.8).
        PiosProxima = "pios-proxima",
        /// Our own name.
        GammaFerrum = "gamma-ferrum",
        /// Our own name.
        TauViridis = "tau-viridis",
        /// Our own name.
        UrsaMagna = "ursa-magna",
    }
}

impl Planet {
    /// For indexing per-planet arrays.
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Serialize for Planet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Planet", *self as u32, self.id())
    }
}

impl<'de> Deserialize<'de> for Planet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        gantry_kernel::from_notation(deserializer)
    }
}
