//! Outcomes of chance: the layout (PR-2) and the order of every deck (PR-3.1).

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{Dice, ParseError, Purpose, Seat};
use serde::Serialize;

use crate::card::{Bag, Card, DECK};
use crate::layout::Layout;
use crate::pile::Pile;
use crate::state::{Stage, State};

/// An outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Chance {
    /// The planets.
    Layout(Layout),
    /// A company's deck, from the top.
    Deck(Pile),
}

/// The dice for the layout.
pub const LAYOUT: Purpose = Purpose(0);

/// The dice for a seat's decks.
pub fn shuffle(seat: Seat) -> Purpose {
    Purpose(1 + u16::try_from(seat.index()).expect("few seats"))
}

/// The letters of a deck: a line of thirty words would be hard to read.
const LETTERS: [(char, Card); 8] = [
    ('t', Card::Tank),
    ('s', Card::Settler),
    ('o', Card::Solar),
    ('g', Card::Security),
    ('L', Card::LiftOff),
    ('M', Card::Mining),
    ('T', Card::Terraforming),
    ('S', Card::Steal),
];

fn letter(card: Card) -> char {
    LETTERS[card.index()].0
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Layout(layout) => write!(f, "layout {layout}"),
            Self::Deck(cards) => {
                f.write_str("deck ")?;
                cards.iter().try_for_each(|card| write!(f, "{}", letter(card)))
            }
        }
    }
}

impl FromStr for Chance {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        match text.split_once(' ') {
            Some(("layout", layout)) => Ok(Self::Layout(layout.parse()?)),
            Some(("deck", letters)) => {
                let wrong = || ParseError::new("a deck of 30 letters of tsogLMTS", letters);
                let card = |letter| LETTERS.iter().find(|(known, _)| *known == letter);
                let cards: Option<Vec<_>> = letters.chars().map(card).collect();
                let cards = cards.filter(|cards| cards.len() == DECK).ok_or_else(wrong)?;
                Ok(Self::Deck(cards.into_iter().map(|(_, card)| *card).collect()))
            }
            _ => Err(ParseError::new("layout and planets, or deck and 30 letters", text)),
        }
    }
}

/// The outcome of [`gantry_kernel::Game::draw`].
pub fn draw(state: &State, dice: &mut Dice) -> Chance {
    if state.open.stage == Stage::Layout {
        return Chance::Layout(Layout::draw(state.open.seats(), dice));
    }
    let mut cards = [Card::Tank; DECK];
    for (place, card) in cards.iter_mut().zip(Card::deck().iter()) {
        *place = card;
    }
    dice.shuffle(&mut cards);
    Chance::Deck(cards.into_iter().collect())
}

/// The answer of [`gantry_kernel::Game::admits`].
pub fn admits(state: &State, chance: &Chance) -> Result<(), ParseError> {
    match (state.open.stage, chance) {
        (Stage::Layout, Chance::Layout(layout)) => layout.check(state.open.seats()),
        (Stage::Shuffle(_), Chance::Deck(cards)) => {
            let whole = |cards: Pile| -> Bag { cards.iter().collect() };
            if whole(*cards) == whole(Card::deck()) {
                return Ok(());
            }
            Err(ParseError::new("the 30 cards of a company (PR-1.1)", chance.to_string()))
        }
        (Stage::Layout, other) => Err(ParseError::new("a layout", other.to_string())),
        (_, other) => Err(ParseError::new("a deck", other.to_string())),
    }
}
