//! Seats and options.

use gantry_kernel::{ParseError, Game as _, OptionSpec, OptionValues, SetupError};
use serde::{Deserialize, Serialize};

use crate::NewGame;

/// Fewest and most seats.
pub const SEATS: (usize, usize) = (2, 4);

/// The option for the size of the heap (NG-1.1).
const STONES: &str = "stones";
const FEWEST: u8 = 10;
const MOST: u8 = 40;
const USUAL: u8 = 21;

/// All options.
pub const OPTIONS: &[OptionSpec] = &[OptionSpec::new(
    STONES,
    OptionValues::Number { default: USUAL as u32, least: FEWEST as u32, most: MOST as u32 },
)];

/// The settings of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// How many play.
    pub seats: u8,
    /// NG-1.1: how many stones there are.
    pub stones: u8,
}

impl Setup {
    /// Settings from options; what is left out has its default.
    pub fn configure(seats: usize, options: &[(String, String)]) -> Result<Self, SetupError> {
        let (least, most) = SEATS;
        if !(least..=most).contains(&seats) {
            return Err(SetupError::Seats { game: NewGame::ID, least, most, found: seats });
        }
        let seats = u8::try_from(seats).expect("few seats");
        let mut setup = Self { seats, stones: USUAL };
        for (key, value) in options {
            if key != STONES {
                let known = STONES.into();
                return Err(SetupError::UnknownOption { key: key.clone(), known });
            }
            setup.stones = value.parse().map_err(|_| wrong(value))?;
        }
        setup.check()?;
        Ok(setup)
    }

    /// Whether it can be played.
    pub fn check(&self) -> Result<(), SetupError> {
        let fits = (FEWEST..=MOST).contains(&self.stones);
        fits.then_some(()).ok_or_else(|| wrong(&self.stones.to_string()))
    }

    /// Every option with its value.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        vec![(STONES, self.stones.to_string())]
    }
}

fn wrong(found: &str) -> SetupError {
    let expected = ParseError::new(format!("a number from {FEWEST} to {MOST}"), found);
    SetupError::Value { key: STONES, expected }
}
