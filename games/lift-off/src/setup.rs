//! Seats and options: edition (LO-11), simultaneous launch (LO-3.5), own component values.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use gantry_kernel::{DATA_OPTION, Expected, Game as _, OptionSpec, OptionValues, SetupError};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::LiftOff;
use crate::data::Data;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

/// Most seats at a table.
pub const MOST_SEATS: usize = SEATS.1;

/// Which rulebook decides where they differ (LO-11).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Edition {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// French.
    Fr,
}

impl Edition {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::En, Self::De, Self::Fr];

    /// As options write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Edition {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        let found = Self::ALL.into_iter().find(|edition| edition.name() == text);
        found.ok_or_else(|| Expected::new("en, de or fr", text))
    }
}

/// The settings of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// LO-11.
    pub edition: Edition,
    /// LO-3.5: everybody launches at the same time.
    pub simultaneous: bool,
    /// Component values of the table's own; shared, because search copies states all the time.
    #[serde(serialize_with = "as_line", deserialize_with = "from_line")]
    pub own: Option<Arc<Own>>,
}

/// Component values of a table's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Own {
    data: Data,
    /// Kept, because every digest needs it and making it takes much longer than a step of the game.
    line: String,
}

impl Own {
    /// The values of a line; none if they are the standard ones.
    fn read(line: &str) -> Result<Option<Arc<Self>>, Expected> {
        let data = Data::from_line(line)?;
        Ok((data != *Data::standard()).then(|| Arc::new(Self { line: data.line(), data })))
    }
}

/// Own values are part of what a digest covers.
#[allow(clippy::ref_option)] // as serde calls it
fn as_line<S: Serializer>(own: &Option<Arc<Own>>, serializer: S) -> Result<S::Ok, S::Error> {
    own.as_ref().map(|own| &own.line).serialize(serializer)
}

/// The other way round.
fn from_line<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Arc<Own>>, D::Error> {
    let Some(line) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
    Own::read(&line).map_err(D::Error::custom)
}

/// The options by name.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "edition", values: OptionValues::Words(&["en", "de", "fr"]) },
    OptionSpec { key: "simultaneous", values: OptionValues::Words(&["off", "on"]) },
    OptionSpec { key: DATA_OPTION, values: OptionValues::Text },
];

impl Setup {
    /// The default game for so many seats.
    pub const fn new(seats: u8) -> Self {
        Self { seats, edition: Edition::En, simultaneous: false, own: None }
    }

    /// Every combination of edition and launch for so many seats.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        Edition::ALL.into_iter().flat_map(move |edition| {
            [false, true].map(|simultaneous| Self { edition, simultaneous, ..Self::new(seats) })
        })
    }

    /// The component values that hold at this table.
    #[inline]
    pub fn data(&self) -> &Data {
        match &self.own {
            Some(own) => &own.data,
            None => Data::standard(),
        }
    }

    /// Whether so many can play.
    pub fn check(&self) -> Result<(), SetupError> {
        check_seats(self.seats.into()).map(|_| ())
    }

    pub(crate) fn configure(
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Self, SetupError> {
        let mut setup = Self::new(check_seats(seats)?);
        for (key, value) in options {
            let wrong = |key| move |expected| SetupError::Value { key, expected };
            match key.as_str() {
                "edition" => setup.edition = value.parse().map_err(wrong("edition"))?,
                "simultaneous" => {
                    setup.simultaneous = match value.as_str() {
                        "off" => false,
                        "on" => true,
                        other => {
                            return Err(wrong("simultaneous")(Expected::new("off or on", other)));
                        }
                    };
                }
                DATA_OPTION => setup.own = Own::read(value).map_err(wrong(DATA_OPTION))?,
                _ => {
                    let known: Vec<&str> = OPTIONS.iter().map(|spec| spec.key).collect();
                    let known = known.join(", ");
                    return Err(SetupError::UnknownOption { key: key.clone(), known });
                }
            }
        }
        Ok(setup)
    }

    pub(crate) fn options(&self) -> Vec<(&'static str, String)> {
        let simultaneous = if self.simultaneous { "on" } else { "off" };
        vec![
            ("edition", self.edition.to_string()),
            ("simultaneous", simultaneous.into()),
            (DATA_OPTION, self.own.as_ref().map_or_else(String::new, |own| own.line.clone())),
        ]
    }
}

fn check_seats(seats: usize) -> Result<u8, SetupError> {
    match u8::try_from(seats) {
        Ok(small) if (SEATS.0..=SEATS.1).contains(&seats) => Ok(small),
        _ => {
            let (least, most) = SEATS;
            Err(SetupError::Seats { game: LiftOff::ID, least, most, found: seats })
        }
    }
}
