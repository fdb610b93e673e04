//! Seats and options: edition (LO-11), simultaneous launch (LO-3.5), own component values.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use gantry_kernel::{
    DATA_OPTION, Expected, Game as _, OptionSpec, OptionValues, SetupError, known_rules,
};
use serde::{Deserialize, Serialize, Serializer};

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
#[serde(try_from = "Written")]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// LO-11.
    pub edition: Edition,
    /// LO-3.5: everybody launches at the same time.
    pub simultaneous: bool,
    /// Component values of the table's own; shared, because search copies states all the time.
    #[serde(serialize_with = "as_line")]
    pub own: Option<Arc<Own>>,
    /// The version of the rules. Digests of version 1 were made before there was another: it is not
    /// written there.
    #[serde(skip_serializing_if = "is_first")]
    pub rules: u32,
}

/// Settings as they are written.
#[derive(Deserialize)]
struct Written {
    seats: u8,
    edition: Edition,
    simultaneous: bool,
    own: Option<String>,
    #[serde(default = "first_rules")]
    rules: u32,
}

impl TryFrom<Written> for Setup {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { seats, edition, simultaneous, own, rules } = written;
        known_rules::<LiftOff>(rules).map_err(|error| error.to_string())?;
        let own = own.map(|line| Own::read(rules, &line)).transpose();
        let own = own.map_err(|expected| expected.to_string())?.flatten();
        Ok(Self { seats, edition, simultaneous, own, rules })
    }
}

const fn first_rules() -> u32 {
    1
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
const fn is_first(rules: &u32) -> bool {
    *rules == first_rules()
}

/// What versions of the rules differ in besides component values. Rules code asks here, so that every
/// difference has a name.
impl Setup {
    /// LO-6.7: since version 2 the order of missions is asked only where it can matter. Version 1 also
    /// asked wherever one of them leaves a choice.
    pub const fn asks_order_sparingly(&self) -> bool {
        self.rules >= 2
    }
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
    fn read(rules: u32, line: &str) -> Result<Option<Arc<Self>>, Expected> {
        let data = Data::from_line(rules, line)?;
        let standard = Data::standard(rules);
        Ok((data != *standard).then(|| Arc::new(Self { line: data.line_over(standard), data })))
    }
}

/// Own values are part of what a digest covers.
#[allow(clippy::ref_option)] // as serde calls it
fn as_line<S: Serializer>(own: &Option<Arc<Own>>, serializer: S) -> Result<S::Ok, S::Error> {
    own.as_ref().map(|own| &own.line).serialize(serializer)
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
        let rules = LiftOff::RULES;
        Self { seats, edition: Edition::En, simultaneous: false, own: None, rules }
    }

    /// Every combination of edition and launch for so many seats by the newest rules, and two by each
    /// older version.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        let older = (1..LiftOff::RULES).flat_map(move |rules| {
            let plain = Self { rules, ..Self::new(seats) };
            [plain.clone(), Self { edition: Edition::De, simultaneous: true, ..plain }]
        });
        Self::combinations(seats).chain(older)
    }

    fn combinations(seats: u8) -> impl Iterator<Item = Self> {
        Edition::ALL.into_iter().flat_map(move |edition| {
            [false, true].map(|simultaneous| Self { edition, simultaneous, ..Self::new(seats) })
        })
    }

    /// The component values that hold at this table.
    #[inline]
    pub fn data(&self) -> &Data {
        match &self.own {
            Some(own) => &own.data,
            None => Data::standard(self.rules),
        }
    }

    /// Whether so many can play.
    pub fn check(&self) -> Result<(), SetupError> {
        check_seats(self.seats.into()).map(|_| ())
    }

    pub(crate) fn configure(
        rules: u32,
        seats: usize,
        options: &[(String, String)],
    ) -> Result<Self, SetupError> {
        let mut setup = Self { rules, ..Self::new(check_seats(seats)?) };
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
                DATA_OPTION => setup.own = Own::read(rules, value).map_err(wrong(DATA_OPTION))?,
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
