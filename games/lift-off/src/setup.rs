//! Seats and options: edition (LO-11), simultaneous launch (LO-3.5), custom component values.

use std::sync::Arc;

use gantry_game_kit::options::{self, Choice, SWITCH, check_seats};
use gantry_game_kit::{data, named, versions};
use gantry_kernel::{DATA_OPTION, Game as _, OptionSpec, SetupError, known_rules};
use serde::{Deserialize, Serialize};

use crate::LiftOff;
use crate::data::Data;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

/// Most seats at a table.
pub const MOST_SEATS: usize = SEATS.1;

named! {
    /// Which rulebook decides where they differ (LO-11).
    #[derive(
        Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
    )]
    #[serde(rename_all = "kebab-case")]
    pub enum Edition, "en, de or fr" {
        /// English.
        #[default]
        En = "en",
        /// German.
        De = "de",
        /// French.
        Fr = "fr",
    }
}

/// A table's custom component values.
pub type CustomData = data::CustomData<Data>;

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
    /// The table's custom component values; shared, because search copies states all the time.
    #[serde(serialize_with = "CustomData::serialize")]
    pub own: Option<Arc<CustomData>>,
    /// The version of the rules. Version 1 is not serialized: its digests were made before there
    /// was another.
    #[serde(skip_serializing_if = "versions::is_first")]
    pub rules: u32,
}

/// The serialized settings.
#[derive(Deserialize)]
struct Written {
    seats: u8,
    edition: Edition,
    simultaneous: bool,
    own: Option<String>,
    #[serde(default = "versions::first")]
    rules: u32,
}

impl TryFrom<Written> for Setup {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        let Written { seats, edition, simultaneous, own, rules } = written;
        known_rules::<LiftOff>(rules).map_err(|error| error.to_string())?;
        let own = own.map(|line| CustomData::read(rules, &line)).transpose();
        let own = own.map_err(|expected| expected.to_string())?.flatten();
        Ok(Self { seats, edition, simultaneous, own, rules })
    }
}

/// How versions of the rules differ, apart from component values. Rules code asks here, so that
/// every difference has a name.
impl Setup {
    /// LO-6.7: since version 2 the order of missions is asked only where it can matter. Version 1
    /// also asked wherever one of them leaves a choice.
    pub const fn asks_order_sparingly(&self) -> bool {
        self.rules >= 2
    }
}

/// The options by name.
pub const OPTIONS: &[OptionSpec] = &options::specs(&CHOICES);

pub const CHOICES: [Choice<Setup>; 3] = [
    Choice::word(
        "edition",
        &Edition::NAMES,
        |setup| setup.edition as usize,
        |setup, word| setup.edition = Edition::ALL[word],
    ),
    Choice::word(
        "simultaneous",
        SWITCH,
        |setup| setup.simultaneous.into(),
        |setup, word| setup.simultaneous = word == 1,
    ),
    Choice::text(
        DATA_OPTION,
        |setup| CustomData::line(setup.own.as_ref()),
        |setup, line| {
            setup.own = CustomData::read(setup.rules, line)?;
            Ok(())
        },
    ),
];

impl Setup {
    /// The default game for this many seats.
    pub const fn new(seats: u8) -> Self {
        let rules = LiftOff::RULES;
        Self { seats, edition: Edition::En, simultaneous: false, own: None, rules }
    }

    /// The default game by a version of the rules.
    pub fn by_rules(rules: u32, seats: u8) -> Self {
        Self { rules, ..Self::new(seats) }
    }

    /// The version of the rules.
    pub const fn rules(&self) -> u32 {
        self.rules
    }

    /// Every combination of edition and launch for this many seats by the newest rules, and two by
    /// each older version.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        let older = (1..LiftOff::RULES).flat_map(move |rules| {
            let plain = Self::by_rules(rules, seats);
            [plain.clone(), Self { edition: Edition::De, simultaneous: true, ..plain }]
        });
        Self::combinations(seats).chain(older)
    }

    fn combinations(seats: u8) -> impl Iterator<Item = Self> {
        Edition::ALL.into_iter().flat_map(move |edition| {
            [false, true].map(|simultaneous| Self { edition, simultaneous, ..Self::new(seats) })
        })
    }

    /// The component values in force at this table.
    #[inline]
    pub fn data(&self) -> &Data {
        CustomData::or_standard(self.own.as_ref(), self.rules)
    }

    /// Whether this many can play.
    pub fn check(&self) -> Result<(), SetupError> {
        check_seats::<LiftOff>(self.seats.into()).map(|_| ())
    }
}
