//! Seats and options: the size of the heap (NG-1.1).

use gantry_game_kit::options::{self, Bounds, Choice, check_seats};
use gantry_kernel::{Game as _, OptionSpec, SetupError};
use serde::{Deserialize, Serialize};

use crate::NewGame;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

/// The settings of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// NG-1.1: how many stones there are.
    pub stones: u8,
}

/// The options by name.
pub const OPTIONS: &[OptionSpec] = &options::specs(&CHOICES);

/// What a table may choose. To add an option, add one of these, and its messages in `text/*.ftl`.
pub const CHOICES: [Choice<Setup>; 1] = [Choice::number(
    "stones",
    Bounds(21, 10, 40),
    |setup| setup.stones.into(),
    |setup, stones| setup.stones = u8::try_from(stones).expect("within bounds"),
)];

impl Setup {
    /// The default game for this many seats.
    pub const fn new(seats: u8) -> Self {
        Self { seats, stones: 21 }
    }

    /// The default game by a version of the rules; there is one.
    pub const fn by_rules(_: u32, seats: u8) -> Self {
        Self::new(seats)
    }

    /// The version of the rules.
    pub const fn rules(&self) -> u32 {
        NewGame::RULES
    }

    /// Small and large heaps for this many seats.
    pub fn variants(seats: u8) -> impl Iterator<Item = Self> {
        [10, 21, 40].into_iter().map(move |stones| Self { stones, ..Self::new(seats) })
    }

    /// Whether it can be played.
    pub fn check(&self) -> Result<(), SetupError> {
        check_seats::<NewGame>(self.seats.into())?;
        options::check_numbers(&CHOICES, self)
    }
}
