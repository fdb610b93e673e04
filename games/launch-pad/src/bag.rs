//! A multiset of hand cards: hands, offers, known cards of a hand.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{Card, HAND_KINDS};

/// How many of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bag {
    counts: [u8; HAND_KINDS],
    len: u8,
    /// One bit per kind that is present, for quick iteration.
    kinds: u32,
}

impl Bag {
    /// Nothing.
    pub const EMPTY: Self = Self { counts: [0; HAND_KINDS], len: 0, kinds: 0 };

    /// Every card in the box that can be in a hand.
    pub fn of_the_box() -> Self {
        let kinds = Card::hand_kinds();
        kinds.flat_map(|card| std::iter::repeat_n(card, card.copies().into())).collect()
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many of a kind. Corners are never in a bag.
    #[inline]
    pub const fn count(&self, card: Card) -> usize {
        if card.is_corner() { 0 } else { self.counts[card.index()] as usize }
    }

    /// Whether one of the kind is there.
    #[inline]
    pub const fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Puts one in.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.counts[card.index()] += 1;
        self.len += 1;
        self.kinds |= 1 << card.index();
    }

    /// Puts one in, unless all copies in the box are there.
    pub fn add_within_box(&mut self, card: Card) {
        if self.count(card) < usize::from(card.copies()) {
            self.add(card);
        }
    }

    /// Takes one out if it is there.
    pub const fn forget(&mut self, card: Card) {
        if self.has(card) {
            self.remove(card);
        }
    }

    /// Makes sure that at least this many are there.
    pub const fn raise(&mut self, card: Card, count: usize) {
        while self.count(card) < count {
            self.add(card);
        }
    }

    /// Takes one out.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        assert!(self.has(card), "no such card in the bag");
        let count = &mut self.counts[card.index()];
        *count -= 1;
        self.len -= 1;
        if *count == 0 {
            self.kinds &= !(1 << card.index());
        }
    }

    /// The kinds that are there, ascending.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> + use<> {
        kinds_in(self.kinds)
    }

    /// The cards, ascending, with repetitions.
    pub fn cards(&self) -> impl Iterator<Item = Card> + use<> {
        let counts = *self;
        self.kinds().flat_map(move |card| std::iter::repeat_n(card, counts.count(card)))
    }

    /// The `n`th card in ascending order.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn nth(&self, n: usize) -> Card {
        self.cards().nth(n).expect("a card at this place")
    }

    /// Whether every card of the other is also here.
    pub fn holds(&self, other: &Self) -> bool {
        other.kinds().all(|card| self.count(card) >= other.count(card))
    }
}

/// The kinds whose bits are set, ascending.
#[inline]
pub fn kinds_in(mut kinds: u32) -> impl Iterator<Item = Card> {
    std::iter::from_fn(move || {
        if kinds == 0 {
            return None;
        }
        let card = Card::from_index(kinds.trailing_zeros() as usize);
        kinds &= kinds - 1;
        Some(card)
    })
}

impl Default for Bag {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Self::EMPTY;
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}

impl std::fmt::Debug for Bag {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.cards().map(Card::name)).finish()
    }
}

/// Names and counts where people read it, bare counts in digests.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_map(self.kinds().map(|card| (card.name(), self.count(card))))
        } else {
            self.counts.serialize(serializer)
        }
    }
}

/// Reads names and counts; no more than the box holds.
impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = BTreeMap::<Card, usize>::deserialize(deserializer)?;
        let mut bag = Self::EMPTY;
        for (card, count) in counts {
            if card.is_corner() || count > card.copies().into() {
                return Err(D::Error::custom(format_args!("{count} {card} in a hand")));
            }
            bag.raise(card, count);
        }
        Ok(bag)
    }
}
