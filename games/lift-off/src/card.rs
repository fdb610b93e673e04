//! The components by name: specialists, missions, objectives, and the colours of technologies.
//! Their values are in the component data.

use std::fmt;
use std::str::FromStr;

use gantry_game_kit::{named, spelled};
use gantry_kernel::ParseError;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A kind of card: an index into a table of ids. Ids are fixed, so that notation needs no data
/// file. The last ones of specialists and missions are spare, for owners who enter cards that this
/// project does not know.
macro_rules! kind {
    ($(#[$doc:meta])* $name:ident, $what:literal, $key:literal, $count:ident, [$($id:literal),+ $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        /// How many kinds there are.
        pub const $count: usize = $name::IDS.len();

        impl $name {
            /// The ids, in the order of the kinds.
            pub const IDS: &'static [&'static str] = &[$($id),+];
            /// The message keys of their names.
            const KEYS: &'static [&'static str] = &[$(concat!($key, $id)),+];

            /// The kind with this number.
            ///
            /// # Panics
            /// If there is none: kinds from outside come through `FromStr`.
            #[inline]
            pub const fn new(index: usize) -> Self {
                assert!(index < Self::IDS.len(), "no such kind");
                #[allow(clippy::cast_possible_truncation)] // fewer than 256 kinds
                Self(index as u8)
            }

            /// For indexing tables.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All kinds, including spare ones.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..Self::IDS.len()).map(Self::new)
            }

            /// The id in notation.
            pub const fn id(self) -> &'static str {
                Self::IDS[self.0 as usize]
            }

            /// The message key of its name.
            pub(crate) const fn key(self) -> &'static str {
                Self::KEYS[self.0 as usize]
            }

            /// One letter or digit, for outcomes of chance.
            pub(crate) const fn code(self) -> char {
                CODES[self.0 as usize] as char
            }

            /// The kind with this letter or digit.
            pub(crate) fn from_code(code: char) -> Result<Self, ParseError> {
                let codes = &CODES[..Self::IDS.len()];
                let index = codes.iter().position(|&known| char::from(known) == code);
                index.map(Self::new).ok_or_else(|| {
                    ParseError::new(concat!("the letter of ", $what), code.to_string())
                })
            }
        }

        spelled!($name, id, Self::all(), $what);

        /// By id where people read it, by number in digests.
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                if serializer.is_human_readable() {
                    serializer.serialize_str(self.id())
                } else {
                    serializer.serialize_u8(self.0)
                }
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                gantry_kernel::from_notation(deserializer)
            }
        }
    };
}

const CODES: &[u8; 36] = b"abcdefghijklmnopqrstuvwxyz0123456789";

kind!(
    /// A kind of specialist (LO-4).
    Specialist, "a specialist", "specialist-", SPECIALISTS,
    [
        "financier", "satellite-analyst", "probe-analyst", "deep-space-analyst", "chief-chemist",
        "systems-scientist", "lab-director", "lab-architect", "structures-engineer", "stage-designer",
        "propulsion-engineer", "payload-planner", "botanist", "life-support-engineer",
        "station-diplomat", "station-planner", "broker", "programme-director",
        "specialist-19", "specialist-20", "specialist-21", "specialist-22", "specialist-23",
        "specialist-24", "specialist-25", "specialist-26", "specialist-27", "specialist-28",
        "specialist-29", "specialist-30", "specialist-31", "specialist-32", "specialist-33",
        "specialist-34", "specialist-35", "specialist-36",
    ]
);

kind!(
    /// A kind of mission (LO-8).
    Mission, "a mission", "mission-", MISSIONS,
    [
        "efficiency-boost", "planetary-mapping", "hydroscope", "telecom-satellite",
        "mineral-prospecting", "first-satellites", "space-telescope",
        "probe-launch", "supply-ship", "payload-optimisation", "orbital-power-plant",
        "mission-search", "fuel-depot", "crewed-orbit",
        "solar-collector", "exoplanet-landing", "trading-post", "docking-module",
        "research-lab-module",
        "satellite-network", "history-archive", "colony-ship", "star-base", "oxygen-garden",
        "mission-25", "mission-26", "mission-27", "mission-28", "mission-29", "mission-30",
        "mission-31", "mission-32",
    ]
);

kind!(
    /// An objective (LO-9); there is one card of each.
    Objective, "an objective", "goal-", OBJECTIVES,
    [
        "levels-2-3", "station", "yellow", "upgrades", "red", "blue", "green", "sets", "level-1",
        "level-2", "level-3", "level-4", "levels-1-2", "levels-1-3", "levels-3-4", "all-missions",
    ]
);

named! {
    /// A colour of technology (LO-1.4).
    #[derive(
        Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
    )]
    #[serde(rename_all = "kebab-case")]
    pub enum Colour, "red, yellow, blue or green" {
        /// Fuel.
        #[default]
        Red = "red",
        /// Energy.
        Yellow = "yellow",
        /// Life support.
        Blue = "blue",
        /// Food.
        Green = "green",
    }
}

impl Colour {
    /// The colours that are bought together and sold: all but green.
    pub const PLAIN: [Self; 3] = [Self::Red, Self::Yellow, Self::Blue];

    /// For indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A level of laboratory or mission, 1 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All of them.
    pub const ALL: [Self; 4] = [Self(0), Self(1), Self(2), Self(3)];

    /// The level with this index, from 0.
    ///
    /// # Panics
    /// If there is none: levels from outside come through `FromStr`.
    pub const fn new(index: usize) -> Self {
        assert!(index < 4, "no such level");
        #[allow(clippy::cast_possible_truncation)] // below 4
        Self(index as u8)
    }

    /// For indexing, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// As people count, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The next level, unless this is the last.
    pub const fn next(self) -> Option<Self> {
        if self.0 < 3 { Some(Self(self.0 + 1)) } else { None }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Level {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text {
            "1" => Ok(Self(0)),
            "2" => Ok(Self(1)),
            "3" => Ok(Self(2)),
            "4" => Ok(Self(3)),
            _ => Err(ParseError::new("a level from 1 to 4", text)),
        }
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer)?.to_string().parse().map_err(D::Error::custom)
    }
}
