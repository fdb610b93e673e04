//! Seats and options: placement (PR-3.3), guards (PR-3.6), pace (PR-7.2), time for choices (PR-7.3), own values.

use std::sync::Arc;

use gantry_kernel::{DATA_OPTION, Expected, Game as _, OptionSpec, OptionValues, SetupError};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::PlanetRush;
use crate::data::Data;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

/// Most seats at a table.
pub const MOST_SEATS: usize = SEATS.1;

/// Which placements are accepted (PR-3.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Placement {
    /// Wrong ones are refused.
    #[default]
    Strict,
    /// All, as at a real table; wrong ones are removed in the end.
    Table,
}

/// Who may act when (PR-7.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// Everybody, at any time.
    #[default]
    Live,
    /// Everybody, with a pause after each action.
    Relaxed,
    /// One after the other.
    Turns,
}

/// The settings of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// PR-3.3.
    pub placement: Placement,
    /// PR-7.2.
    pub pace: Pace,
    /// Seconds between two actions of a seat in the relaxed pace.
    pub pause: u8,
    /// PR-3.6: a round ends when somebody has had so many actions.
    pub actions: u16,
    /// PR-3.6: a round ends so many minutes after the countdown.
    pub minutes: u8,
    /// PR-7.3: seconds for a choice; none for ever.
    pub choice: u16,
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

const PLACEMENTS: &[&str] = &["strict", "table"];
const PACES: &[&str] = &["live", "relaxed", "turns"];
const PAUSE: (u32, u32, u32) = (2, 1, 5);
const ACTIONS: (u32, u32, u32) = (300, 30, 999);
const MINUTES: (u32, u32, u32) = (10, 1, 60);
const CHOICE: (u32, u32, u32) = (0, 0, 300);

const fn number((default, least, most): (u32, u32, u32)) -> OptionValues {
    OptionValues::Number { default, least, most }
}

/// The options by name.
pub const OPTIONS: &[OptionSpec] = &[
    OptionSpec { key: "placement", values: OptionValues::Words(PLACEMENTS) },
    OptionSpec { key: "pace", values: OptionValues::Words(PACES) },
    OptionSpec { key: "pause", values: number(PAUSE) },
    OptionSpec { key: "actions", values: number(ACTIONS) },
    OptionSpec { key: "minutes", values: number(MINUTES) },
    OptionSpec { key: "choice", values: number(CHOICE) },
    OptionSpec { key: DATA_OPTION, values: OptionValues::Text },
];

impl Setup {
    /// The default game for so many seats.
    pub const fn new(seats: u8) -> Self {
        Self {
            seats,
            placement: Placement::Strict,
            pace: Pace::Live,
            pause: 2,
            actions: 300,
            minutes: 10,
            choice: 0,
            own: None,
        }
    }

    /// Every combination of placement and pace for so many seats.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        [Placement::Strict, Placement::Table].into_iter().flat_map(move |placement| {
            [Pace::Live, Pace::Relaxed, Pace::Turns].map(|pace| Self {
                placement,
                pace,
                ..Self::new(seats)
            })
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
            match key.as_str() {
                "placement" => {
                    let found = word("placement", PLACEMENTS, value)?;
                    setup.placement = [Placement::Strict, Placement::Table][found];
                }
                "pace" => {
                    let found = word("pace", PACES, value)?;
                    setup.pace = [Pace::Live, Pace::Relaxed, Pace::Turns][found];
                }
                "pause" => setup.pause = within("pause", PAUSE, value)?,
                "actions" => setup.actions = within("actions", ACTIONS, value)?,
                "minutes" => setup.minutes = within("minutes", MINUTES, value)?,
                "choice" => setup.choice = within("choice", CHOICE, value)?,
                DATA_OPTION => {
                    let wrong = |expected| SetupError::Value { key: DATA_OPTION, expected };
                    setup.own = Own::read(value).map_err(wrong)?;
                }
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
        vec![
            ("placement", PLACEMENTS[self.placement as usize].into()),
            ("pace", PACES[self.pace as usize].into()),
            ("pause", self.pause.to_string()),
            ("actions", self.actions.to_string()),
            ("minutes", self.minutes.to_string()),
            ("choice", self.choice.to_string()),
            (DATA_OPTION, self.own.as_ref().map_or_else(String::new, |own| own.line.clone())),
        ]
    }
}

fn word(key: &'static str, words: &[&str], value: &str) -> Result<usize, SetupError> {
    let found = words.iter().position(|word| *word == value);
    found.ok_or_else(|| {
        let (last, others) = words.split_last().expect("a choice has words");
        let expected = Expected::new(format!("{} or {last}", others.join(", ")), value);
        SetupError::Value { key, expected }
    })
}

/// A number between the ends of an option, in the one spelling it has.
fn within<T: TryFrom<u32>>(
    key: &'static str,
    (_, least, most): (u32, u32, u32),
    value: &str,
) -> Result<T, SetupError> {
    let number = value.parse::<u32>().ok().filter(|number| (least..=most).contains(number));
    let spelled = number.filter(|number| number.to_string() == value);
    spelled.and_then(|number| T::try_from(number).ok()).ok_or_else(|| {
        let expected = Expected::new(format!("a number from {least} to {most}"), value);
        SetupError::Value { key, expected }
    })
}

fn check_seats(seats: usize) -> Result<u8, SetupError> {
    match u8::try_from(seats) {
        Ok(small) if (SEATS.0..=SEATS.1).contains(&seats) => Ok(small),
        _ => {
            let (least, most) = SEATS;
            Err(SetupError::Seats { game: PlanetRush::ID, least, most, found: seats })
        }
    }
}
