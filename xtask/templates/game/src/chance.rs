//! What chance brings: the deal.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{Dice, ParseError, Purpose};
use serde::Serialize;

use crate::card::Card;
use crate::state::{Stage, State};

/// A card for each seat (NG-1.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance(pub Vec<Card>);

/// The dice for the deal.
pub const DEAL: Purpose = Purpose(1);

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("deal")?;
        self.0.iter().try_for_each(|card| write!(f, " {card}"))
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let cards = text.strip_prefix("deal ");
        let cards = cards.ok_or_else(|| ParseError::new("`deal CARD …`", text))?;
        cards.split(' ').map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

/// The outcome of [`gantry_kernel::Game::draw`].
pub fn draw(state: &State, dice: &mut Dice) -> Chance {
    let mut cards = Card::ALL.to_vec();
    dice.shuffle(&mut cards);
    cards.truncate(state.open.seats());
    Chance(cards)
}

/// The answer of [`gantry_kernel::Game::admits`].
pub fn admits(state: &State, chance: &Chance) -> Result<(), ParseError> {
    let (open, cards) = (&state.open, &chance.0);
    let twins = (1..cards.len()).any(|at| cards[..at].contains(&cards[at]));
    if open.stage == Stage::Deal && cards.len() == open.seats() && !twins {
        return Ok(());
    }
    Err(ParseError::new(format!("{} different cards", open.seats()), chance.to_string()))
}
