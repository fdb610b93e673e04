//! The five planets by name; what they are worth is data.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::Expected;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How many planets there are; each has two cards (PR-1.2).
pub const PLANETS: usize = 5;

/// A planet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Planet {
    /// The one that needs no terraforming.
    #[default]
    BetaMinor,
    /// The one of the worked example (PR-4.8).
    PiosProxima,
    /// A name of ours.
    GammaFerrum,
    /// A name of ours.
    TauViridis,
    /// A name of ours.
    UrsaMagna,
}

impl Planet {
    /// All of them.
    pub const ALL: [Self; PLANETS] =
        [Self::BetaMinor, Self::PiosProxima, Self::GammaFerrum, Self::TauViridis, Self::UrsaMagna];

    /// For indexing per-planet arrays.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As notation and data files write it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::BetaMinor => "beta-minor",
            Self::PiosProxima => "pios-proxima",
            Self::GammaFerrum => "gamma-ferrum",
            Self::TauViridis => "tau-viridis",
            Self::UrsaMagna => "ursa-magna",
        }
    }
}

impl fmt::Display for Planet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Planet {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        let found = Self::ALL.into_iter().find(|planet| planet.id() == text);
        found.ok_or_else(|| Expected::new("a planet, such as beta-minor", text))
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
