//! The cards.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::ParseError;
use serde::{Deserialize, Serialize};

/// A card by its number (NG-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Card(u8);

impl Card {
    /// All of them.
    pub const ALL: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Card {
    type Error = ParseError;

    fn try_from(number: u8) -> Result<Self, ParseError> {
        let card = Self(number);
        let known = Self::ALL.contains(&card);
        known.then_some(card).ok_or_else(|| ParseError::new("a card from 1 to 6", number.to_string()))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Card {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let number: u8 = text.parse().map_err(|_| ParseError::new("a card from 1 to 6", text))?;
        number.try_into()
    }
}
