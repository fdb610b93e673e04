//! The draw pile and the discard pile. Together they never hold more than all cards, so they share
//! one array: the draw pile grows from its beginning, the discard pile from its end.

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::card::{CARDS, Card};

/// Both piles, in order.
#[derive(Clone, Copy)]
pub struct Piles {
    cards: [Card; CARDS],
    drawn_from: u8,
    discarded: u8,
}

impl Piles {
    /// Two empty piles.
    pub const EMPTY: Self = Self { cards: [Card::Observer; CARDS], drawn_from: 0, discarded: 0 };

    /// The draw pile, bottom first.
    #[inline]
    pub fn draw(&self) -> &[Card] {
        &self.cards[..self.drawn_from.into()]
    }

    /// The discard pile, top first.
    #[inline]
    pub fn discard(&self) -> &[Card] {
        &self.cards[CARDS - usize::from(self.discarded)..]
    }

    /// The top of the discard pile.
    pub fn top_discard(&self) -> Option<Card> {
        self.discard().first().copied()
    }

    /// Takes the top card of the draw pile.
    #[inline]
    pub fn pop_draw(&mut self) -> Option<Card> {
        let card = *self.draw().last()?;
        self.drawn_from -= 1;
        Some(card)
    }

    /// Puts a card on the draw pile.
    #[inline]
    pub fn push_draw(&mut self, card: Card) {
        self.cards[usize::from(self.drawn_from)] = card;
        self.drawn_from += 1;
    }

    /// Puts a card on the discard pile.
    #[inline]
    pub fn push_discard(&mut self, card: Card) {
        self.discarded += 1;
        self.cards[CARDS - usize::from(self.discarded)] = card;
    }

    /// Takes the topmost discard of a kind, except the top card: that is the Salvage being played,
    /// and an action never affects its own card (LP-5.14).
    ///
    /// # Panics
    /// If there is none.
    pub fn salvage(&mut self, card: Card) {
        let below = self.discard().iter().skip(1).position(|&found| found == card);
        self.remove_discard(1 + below.expect("a discard of this kind"));
    }

    /// Takes the discard below `depth` others.
    pub fn remove_discard(&mut self, depth: usize) {
        let top = CARDS - usize::from(self.discarded);
        self.cards.copy_within(top..top + depth, top + 1);
        self.discarded -= 1;
    }

    /// Exchanges two cards of the draw pile, counted from its bottom.
    #[cfg(feature = "testing")]
    pub(crate) fn swap_draw(&mut self, one: usize, other: usize) {
        self.cards.swap(one, other);
    }

    /// Replaces a card of the draw pile, counted from its bottom.
    #[cfg(feature = "testing")]
    pub(crate) fn replace_draw(&mut self, place: usize, card: Card) {
        self.cards[place] = card;
    }

    /// Empties the discard pile.
    pub fn clear_discard(&mut self) {
        self.discarded = 0;
    }

    /// Replaces the draw pile; the order is given top first.
    pub fn set_draw(&mut self, top_first: &[Card]) {
        for (place, card) in self.cards.iter_mut().zip(top_first.iter().rev()) {
            *place = *card;
        }
        self.drawn_from = len(top_first);
    }
}

fn len(cards: &[Card]) -> u8 {
    u8::try_from(cards.len()).expect("no more than all cards")
}

impl PartialEq for Piles {
    fn eq(&self, other: &Self) -> bool {
        self.draw() == other.draw() && self.discard() == other.discard()
    }
}

impl Eq for Piles {}

impl std::fmt::Debug for Piles {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Piles")
            .field("draw", &self.draw())
            .field("discard", &self.discard())
            .finish()
    }
}

impl Serialize for Piles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut piles = serializer.serialize_struct("Piles", 2)?;
        piles.serialize_field("draw", self.draw())?;
        piles.serialize_field("discard", self.discard())?;
        piles.end()
    }
}
