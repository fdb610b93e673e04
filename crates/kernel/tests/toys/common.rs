//! What the toy games share.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{LineError, ParseError, SetupError};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// How many sit at a toy table; toys have no other options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub(crate) struct Seats {
    /// How many.
    pub(crate) seats: usize,
}

impl Seats {
    pub(crate) fn within(
        game: &'static str,
        (least, most): (usize, usize),
        found: usize,
    ) -> Result<Self, SetupError> {
        if (least..=most).contains(&found) {
            return Ok(Self { seats: found });
        }
        Err(SetupError::Seats { game, least, most, found })
    }
}

/// The text forms of a toy: no options, and the plain state in TOML as its position.
macro_rules! plain_text {
    ($game:ty, $state:ty, $seats:expr) => {
        impl gantry_kernel::Text for $game {
            const SEATS: (usize, usize) = $seats;
            const OPTIONS: &'static [gantry_kernel::OptionSpec] = &[];

            fn configure(
                _: u32,
                seats: usize,
                options: &[(String, String)],
            ) -> Result<common::Seats, gantry_kernel::SetupError> {
                common::no_options(options)?;
                common::Seats::within(<Self as gantry_kernel::Game>::ID, Self::SEATS, seats)
            }

            fn options(_: &common::Seats) -> Vec<(&'static str, String)> {
                Vec::new()
            }

            fn position(state: &$state) -> String {
                common::position(state)
            }

            fn read_position(_: u32, text: &str) -> Result<$state, gantry_kernel::LineError> {
                common::read_position(text)
            }

            fn facts(_: &$state) -> String {
                String::new()
            }
        }
    };
}
pub(crate) use plain_text;

/// Options of a game that has none.
pub(crate) fn no_options(options: &[(String, String)]) -> Result<(), SetupError> {
    options.first().map_or(Ok(()), |(key, _)| {
        Err(SetupError::UnknownOption { key: key.clone(), known: String::new() })
    })
}

/// All cards in the order in which they are dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Deal(pub(crate) Vec<u8>);

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show_dealt(f, &self.0)
    }
}

impl FromStr for Deal {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        dealt(text).map(Self)
    }
}

/// Chance in a game that has none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) enum NoChance {}

impl fmt::Display for NoChance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoChance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Err(ParseError::new("nothing, for this game has no chance", text))
    }
}

pub(crate) fn position(state: &impl Serialize) -> String {
    toml::to_string(state).expect("toy states are plain tables")
}

pub(crate) fn read_position<T: DeserializeOwned>(text: &str) -> Result<T, LineError> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let offset = error.span().map_or(0, |span| span.start);
        LineError::at_offset(text, offset, error.message())
    })
}

/// A number in a notation, spelled without sign or leading zeros.
pub(crate) fn number(text: &str) -> Result<u8, ParseError> {
    text.parse().map_err(|_| ParseError::new("a number up to 255", text))
}

/// The numbers of a deal: `deal 3 1 2`.
pub(crate) fn dealt(text: &str) -> Result<Vec<u8>, ParseError> {
    let rest =
        text.strip_prefix("deal ").ok_or_else(|| ParseError::new("`deal` and cards", text))?;
    rest.split(' ').map(number).collect()
}

pub(crate) fn show_dealt(f: &mut fmt::Formatter<'_>, cards: &[u8]) -> fmt::Result {
    f.write_str("deal")?;
    cards.iter().try_for_each(|card| write!(f, " {card}"))
}

/// Whether two piles hold the same cards.
pub(crate) fn same_cards(left: &[u8], right: &[u8]) -> bool {
    let sorted = |cards: &[u8]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    sorted(left) == sorted(right)
}

/// Takes one card out of a hand or heap that holds it.
pub(crate) fn take(cards: &mut Vec<u8>, card: u8) {
    let place = cards.iter().position(|&held| held == card).expect("the card is there");
    cards.remove(place);
}

/// How many of each card, from 0 to `most`.
pub(crate) fn count(cards: impl IntoIterator<Item = u8>, most: u8) -> Vec<u32> {
    let mut counts = vec![0; usize::from(most) + 1];
    cards.into_iter().for_each(|card| counts[usize::from(card)] += 1);
    counts
}
