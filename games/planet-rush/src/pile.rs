//! A sequence of cards in one word: three bits each, the last one lowest, and the count on top.
//! Decks and rows are copied and compared all the time; this way both take an instruction or two,
//! and so does reading the end of a row.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::Card;

const CARD_BITS: u32 = 3;
const CARD_MASK: u128 = (1 << CARD_BITS) - 1;
/// Set in the numbers of Lift Off and all orders, and of no cargo.
const LIFTED_BIT: u128 = 4;
const COUNT_SHIFT: u32 = 120;
const CARDS_MASK: u128 = (1 << COUNT_SHIFT) - 1;

/// Up to 40 cards in order. A deck begins with its top, a row with the card next to the planet.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Pile(u128);

impl Pile {
    /// No cards.
    pub const EMPTY: Self = Self(0);
    /// The most cards it holds.
    pub const MOST: usize = (COUNT_SHIFT / CARD_BITS) as usize;

    /// How many cards.
    #[inline]
    pub const fn len(self) -> usize {
        (self.0 >> COUNT_SHIFT) as usize
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at an index, if there is one.
    #[inline]
    pub const fn get(self, index: usize) -> Option<Card> {
        if index < self.len() { Some(self.at(index)) } else { None }
    }

    /// The first card.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        self.get(0)
    }

    /// The last card.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.is_empty() { None } else { Some(Card::from_index((self.0 & CARD_MASK) as usize)) }
    }

    /// Whether a card may follow the last one of this row, like [`crate::card::may_follow`]. Cargo
    /// has the four lowest numbers, and an empty row reads as one of them; orders have the three
    /// highest. Branchless, because the branch is unpredictable.
    #[inline]
    pub const fn takes(self, card: Card) -> bool {
        let lifted = self.0 & LIFTED_BIT != 0;
        lifted == (card.index() > Card::LiftOff.index())
    }

    /// Adds a card at the end.
    ///
    /// # Panics
    /// If it is full.
    #[inline]
    pub const fn push(&mut self, card: Card) {
        let count = self.len() + 1;
        assert!(count <= Self::MOST, "at most forty cards");
        let cards = ((self.0 & CARDS_MASK) << CARD_BITS) | card.index() as u128;
        self.0 = cards | ((count as u128) << COUNT_SHIFT);
    }

    /// Takes the first card.
    #[inline]
    pub const fn take_first(&mut self) -> Option<Card> {
        let Some(card) = self.first() else { return None };
        let count = self.len() - 1;
        let rest = (1 << (CARD_BITS * Self::small(count))) - 1;
        self.0 = (self.0 & rest) | ((count as u128) << COUNT_SHIFT);
        Some(card)
    }

    /// The cards in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..self.len()).map(move |index| self.at(index))
    }

    /// Whether a card is among them.
    pub fn contains(self, card: Card) -> bool {
        self.iter().any(|other| other == card)
    }

    #[inline]
    const fn at(self, index: usize) -> Card {
        let bits = (self.0 >> (CARD_BITS * Self::small(self.len() - 1 - index))) & CARD_MASK;
        Card::from_index(bits as usize)
    }

    #[allow(clippy::cast_possible_truncation)] // at most forty
    const fn small(index: usize) -> u32 {
        index as u32
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// Serialized as a list of cards where people read it.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > Self::MOST {
            return Err(D::Error::custom(format_args!("more than {} cards", Self::MOST)));
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::may_follow;

    #[test]
    fn a_pile_is_a_queue() {
        let cards: Vec<Card> = Card::ALL.into_iter().cycle().take(Pile::MOST).collect();
        let mut pile: Pile = cards.iter().copied().collect();
        assert_eq!((pile.len(), pile.last()), (Pile::MOST, cards.last().copied()));
        assert!(pile.iter().eq(cards.iter().copied()));
        for card in cards {
            assert_eq!(pile.take_first(), Some(card));
        }
        assert_eq!((pile, pile.take_first(), pile.get(0)), (Pile::EMPTY, None, None));
    }

    #[test]
    fn the_short_way_to_ask_for_the_grammar_is_the_long_one() {
        for card in Card::ALL {
            assert_eq!(Pile::EMPTY.takes(card), may_follow(None, card), "{card}");
            for last in Card::ALL {
                let row: Pile = [Card::Tank, last].into_iter().collect();
                assert_eq!(row.takes(card), may_follow(Some(last), card), "{last} {card}");
            }
        }
    }

    #[test]
    fn equal_cards_are_equal_piles_however_they_came_about() {
        let mut pile: Pile = [Card::Steal, Card::Solar].into_iter().collect();
        pile.take_first();
        assert_eq!(pile, [Card::Solar].into_iter().collect());
        pile.push(Card::LiftOff);
        pile.take_first();
        assert_eq!(pile, [Card::LiftOff].into_iter().collect());
        assert!(pile.contains(Card::LiftOff) && !pile.contains(Card::Tank));
    }
}
