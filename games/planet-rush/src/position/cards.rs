//! Cards as they are written in a position: `2 tank settler lift-off`, in order.

use gantry_game_kit::position::{REST, counted};
use gantry_kernel::ParseError;

use crate::card::{Card, DECK};

/// Cards in order.
#[derive(Default)]
pub struct Named {
    pub cards: Vec<Card>,
    /// Whether all cards that are named nowhere follow.
    pub rest: bool,
}

/// Cards that may end in [`REST`].
pub fn named(text: &str) -> Result<Named, ParseError> {
    let before = if text == REST { Some("") } else { text.strip_suffix(" ...") };
    Ok(Named { cards: cards(before.unwrap_or(text))?, rest: before.is_some() })
}

/// Cards, separated by single spaces; a number means that many of the next one.
pub fn cards(text: &str) -> Result<Vec<Card>, ParseError> {
    let mut cards = Vec::new();
    if text.is_empty() {
        return Ok(cards);
    }
    let mut words = text.split(' ');
    while let Some(word) = words.next() {
        let (count, card) = match word.parse::<usize>() {
            Ok(count) => (count, words.next().unwrap_or_default()),
            Err(_) => (1, word),
        };
        let card: Card = card.parse()?;
        if count == 0 || count > DECK - cards.len() {
            return Err(ParseError::new("1 to 30 cards, all that a company has (PR-1.1)", text));
        }
        cards.extend(std::iter::repeat_n(card, count));
    }
    Ok(cards)
}

/// Writes cards, with equal neighbours grouped.
pub fn write(cards: impl Iterator<Item = Card>) -> String {
    counted(cards).join(" ")
}
