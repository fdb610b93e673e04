//! Component values: what the planets are worth. They come from `data/planet-rush.toml`, which
//! states the source of each value. A table may replace any part of them with its own file.
//!
//! Programs take the standard values from `standard`, which a test makes of this file: a browser
//! loads what reads files only for tables with values of their own.

mod provenance;
mod read;
#[rustfmt::skip]
mod standard;

use std::sync::LazyLock;

use gantry_game_kit::data::{self, Values, embedded, quoted, read_line};
use gantry_kernel::{Game as _, LineError, ParseError};
use toml::de::DeValue;

pub use self::provenance::Provenance;
use self::read::Reading;
use crate::PlanetRush;
use crate::planet::{PLANETS, Planet};

/// A planet's values (PR-1.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlanetCard {
    /// Points for the majority of settlers (PR-4.6).
    pub points: u8,
    /// How many terraformings it takes first.
    pub terraforming: u8,
    /// How often it can be mined.
    pub ore: u8,
}

/// All component values of a table. To change planets here, go through [`Data::line`] and
/// [`Data::from_line`], which checks them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// By planet.
    pub planets: [PlanetCard; PLANETS],
    /// Custom names, where they differ from the standard file.
    names: [Option<String>; PLANETS],
}

/// The standard values.
static STANDARD: Data = Data { planets: standard::CARDS, names: [const { None }; PLANETS] };

/// The embedded file, as only readers of files need it.
static FILE: LazyLock<Reading> = LazyLock::new(|| {
    let blank = [PlanetCard::default(); PLANETS];
    embedded(Data::FILE, |text| read::read(blank, text))
});

impl Values for Data {
    #[inline]
    fn standard(_: u32) -> &'static Self {
        Self::standard()
    }

    fn over_standard(_: u32, text: &DeValue) -> data::Result<Self> {
        let Reading { planets, mut names, .. } = read::read(STANDARD.planets, text)?;
        // A name that equals the standard one is not custom: equal values have one spelling.
        for (own, standard) in names.iter_mut().zip(&FILE.names) {
            if own == standard {
                *own = None;
            }
        }
        Ok(Self { planets, names })
    }

    fn line_over(&self, standard: &Self) -> String {
        let changed: Vec<String> =
            Planet::ALL.into_iter().filter_map(|planet| self.changes(planet, standard)).collect();
        if changed.is_empty() {
            return String::new();
        }
        format!("{{ planet = [{}] }}", changed.join(", "))
    }
}

impl Data {
    /// The file with the standard values, for people to read and edit.
    pub const FILE: &'static str = include_str!("../../data/planet-rush.toml");

    /// The standard values.
    #[inline]
    pub const fn standard() -> &'static Self {
        &STANDARD
    }

    /// The standard values as the embedded file says.
    pub fn of_file() -> Self {
        Self { planets: FILE.planets, names: Default::default() }
    }

    /// The standard values, overridden by a file.
    pub fn read(text: &str) -> Result<Self, LineError> {
        Self::read_file(PlanetRush::RULES, text)
    }

    /// The standard values, overridden by a line of [`Data::line`].
    pub fn from_line(line: &str) -> Result<Self, ParseError> {
        read_line(PlanetRush::RULES, line)
    }

    /// What differs from the standard values, on one line that [`Data::from_line`] reads; empty if
    /// nothing does. Equal values give the same line.
    pub fn line(&self) -> String {
        self.line_over(Self::standard())
    }

    /// The entry of a planet with its differences, if any.
    fn changes(&self, planet: Planet, standard: &Self) -> Option<String> {
        let (own, standard) = (self.planet(planet), standard.planet(planet));
        let name = self.name_of(planet).map(|name| format!("name = {}", quoted(name)));
        let numbers = [
            ("vp", own.points, standard.points),
            ("terraforming", own.terraforming, standard.terraforming),
            ("ore", own.ore, standard.ore),
        ];
        let numbers = numbers.into_iter().filter(|(_, own, standard)| own != standard);
        let numbers = numbers.map(|(key, own, _)| format!("{key} = {own}"));
        let fields: Vec<String> = name.into_iter().chain(numbers).collect();
        let id = quoted(planet.id());
        (!fields.is_empty()).then(|| format!("{{ id = {id}, {} }}", fields.join(", ")))
    }

    /// A planet's values.
    #[inline]
    pub const fn planet(&self, planet: Planet) -> &PlanetCard {
        &self.planets[planet.index()]
    }

    /// The custom name of a planet.
    pub fn name_of(&self, planet: Planet) -> Option<&str> {
        self.names[planet.index()].as_deref()
    }
}
