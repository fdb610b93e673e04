//! What a player can do. Each action names its round and how many actions of the seat were accepted
//! in it before, so that a message never applies to the wrong card (PR-7.1).

use std::fmt;
use std::str::FromStr;

use gantry_kernel::ParseError;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Colour};
use crate::layout::MOST_PLANETS;

/// An action with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Action {
    /// The round it was chosen in.
    pub round: u8,
    /// How many actions of the seat were accepted in the round before it; 0 for `ready`, which is
    /// not counted.
    pub number: u16,
    /// What it does.
    pub deed: Deed,
}

/// What an action does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Deed {
    /// PR-3.1: the countdown may begin.
    Ready,
    /// PR-3.2: the top card becomes the outermost of the player's row at this planet card.
    Place(u8),
    /// PR-3.2: the top card goes under the deck.
    Cycle,
    /// PR-3.2: the top card is out for this round.
    Discard,
    /// PR-4.5: pays with this many solar modules and with tanks for the rest.
    Solar(u8),
    /// PR-4.5: takes this card from the opponent.
    Take(Card),
    /// PR-4.5: takes nothing.
    Decline,
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Ready => f.write_str("ready"),
            Self::Place(planet) => write!(f, "place {}", planet + 1),
            Self::Cycle => f.write_str("cycle"),
            Self::Discard => f.write_str("discard"),
            Self::Solar(count) => write!(f, "solar {count}"),
            Self::Take(card) => write!(f, "take {card}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Deed {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        match (word, rest) {
            ("ready", "") => Ok(Self::Ready),
            ("cycle", "") => Ok(Self::Cycle),
            ("discard", "") => Ok(Self::Discard),
            ("decline", "") => Ok(Self::Decline),
            ("place", planet) => match digits::<u8>(planet) {
                Some(number @ 1..=MOST_NUMBER) => Ok(Self::Place(number - 1)),
                _ => Err(ParseError::new("the number of a planet, from 1 to 10", planet)),
            },
            ("solar", count) => match digits(count) {
                Some(count @ 0..=2) => Ok(Self::Solar(count)),
                _ => Err(ParseError::new("0, 1 or 2 solar modules", count)),
            },
            ("take", card) => match card.parse() {
                Ok(card) if Card::colour(card) == Colour::Blue => Ok(Self::Take(card)),
                _ => Err(ParseError::new("tank, settler, solar or security", card)),
            },
            _ => Err(ParseError::new(
                "ready, place, cycle, discard, solar, take or decline, and what belongs to it",
                text,
            )),
        }
    }
}

/// The number of the last planet, as people count.
#[allow(clippy::cast_possible_truncation)] // at most ten
const MOST_NUMBER: u8 = MOST_PLANETS as u8;

/// A number in its only spelling.
fn digits<T: FromStr + fmt::Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

/// `cycle @2.17`: the deed, the round, the number.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} @{}.{}", self.deed, self.round, self.number)
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let wrong =
            |found: &str| ParseError::new("round and number at the end, such as @1.0", found);
        let (deed, tag) = text.rsplit_once(" @").ok_or_else(|| wrong(text))?;
        let (round, number) = tag.split_once('.').ok_or_else(|| wrong(tag))?;
        let round = digits(round).filter(|round| (1..=ROUNDS).contains(round));
        match (round, digits(number)) {
            (Some(round), Some(number)) => Ok(Self { round, number, deed: deed.parse()? }),
            _ => Err(wrong(tag)),
        }
    }
}

/// How many rounds a game has (PR-5.1).
pub const ROUNDS: u8 = 3;
