//! Seats and options: placement (PR-3.3), guards (PR-3.6), pace (PR-7.2), time for choices
//! (PR-7.3), custom component values.

use std::sync::Arc;

use gantry_game_kit::options::{self, Bounds, Choice, check_seats};
use gantry_game_kit::{data, named};
use gantry_kernel::{DATA_OPTION, Game as _, OptionSpec, SetupError};
use serde::{Deserialize, Serialize};

use crate::PlanetRush;
use crate::data::Data;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

/// Most seats at a table.
pub const MOST_SEATS: usize = SEATS.1;

named! {
    /// Which placements are accepted (PR-3.3).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Placement, "strict or table" {
        /// Wrong ones are refused.
        #[default]
        Strict = "strict",
        /// All are accepted, as at a real table; wrong ones are removed at the end.
        Table = "table",
    }
}

named! {
    /// Who may act when (PR-7.2).
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Pace, "live, relaxed or turns" {
        /// Everybody, at any time.
        #[default]
        Live = "live",
        /// Everybody, with a pause after each action.
        Relaxed = "relaxed",
        /// One after the other.
        Turns = "turns",
    }
}

/// A table's custom component values.
pub type CustomData = data::CustomData<Data>;

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
    /// PR-3.6: a round ends when a seat has had this many actions.
    pub actions: u16,
    /// PR-3.6: a round ends this many minutes after the countdown.
    pub minutes: u8,
    /// PR-7.3: seconds for a choice; 0 for no limit.
    pub choice: u16,
    /// The table's custom component values; shared, because search copies states all the time.
    #[serde(with = "CustomData")]
    pub own: Option<Arc<CustomData>>,
}

/// The options by name.
pub const OPTIONS: &[OptionSpec] = &options::specs(&CHOICES);

pub const CHOICES: [Choice<Setup>; 7] = [
    Choice::word(
        "placement",
        &Placement::NAMES,
        |setup| setup.placement as usize,
        |setup, word| setup.placement = Placement::ALL[word],
    ),
    Choice::word(
        "pace",
        &Pace::NAMES,
        |setup| setup.pace as usize,
        |setup, word| setup.pace = Pace::ALL[word],
    ),
    Choice::number(
        "pause",
        Bounds(2, 1, 5),
        |setup| setup.pause.into(),
        |setup, seconds| setup.pause = small(seconds),
    ),
    Choice::number(
        "actions",
        Bounds(300, 30, 999),
        |setup| setup.actions.into(),
        |setup, actions| setup.actions = small(actions),
    ),
    Choice::number(
        "minutes",
        Bounds(10, 1, 60),
        |setup| setup.minutes.into(),
        |setup, minutes| setup.minutes = small(minutes),
    ),
    Choice::number(
        "choice",
        Bounds(0, 0, 300),
        |setup| setup.choice.into(),
        |setup, seconds| setup.choice = small(seconds),
    ),
    Choice::text(
        DATA_OPTION,
        |setup| CustomData::line(setup.own.as_ref()),
        |setup, line| {
            setup.own = CustomData::read(PlanetRush::RULES, line)?;
            Ok(())
        },
    ),
];

fn small<T: TryFrom<u32, Error: std::fmt::Debug>>(number: u32) -> T {
    T::try_from(number).expect("within bounds")
}

impl Setup {
    /// The default game for this many seats.
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

    /// The default game by a version of the rules, of which there is one.
    pub const fn by_rules(_: u32, seats: u8) -> Self {
        Self::new(seats)
    }

    /// The version of the rules.
    pub const fn rules(&self) -> u32 {
        PlanetRush::RULES
    }

    /// Every combination of placement and pace for this many seats.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        Placement::ALL.into_iter().flat_map(move |placement| {
            Pace::ALL.map(|pace| Self { placement, pace, ..Self::new(seats) })
        })
    }

    /// The component values in force at this table.
    #[inline]
    pub fn data(&self) -> &Data {
        CustomData::or_standard(self.own.as_ref(), PlanetRush::RULES)
    }

    /// Whether this many can play.
    pub fn check(&self) -> Result<(), SetupError> {
        check_seats::<PlanetRush>(self.seats.into()).map(|_| ())
    }
}
