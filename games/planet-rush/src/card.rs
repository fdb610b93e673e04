//! The eight kinds of cards and how many of each a company has (PR-1.1).

use gantry_game_kit::named;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pile::Pile;

/// How many kinds there are; a kind fits three bits.
pub const KINDS: usize = 8;
/// How many blue kinds there are; they come first.
pub const BLUE_KINDS: usize = 4;
/// Cards of a company.
pub const DECK: usize = 30;

/// What a card does for a row (PR-3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Colour {
    /// Cargo.
    Blue,
    /// Lift Off.
    Yellow,
    /// Orders.
    Red,
}

named! {
    /// A kind of card.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Card as id, "a card, such as tank or lift-off" {
        /// One energy, once.
        #[default]
        Tank = "tank",
        /// Counts for the majority.
        Settler = "settler",
        /// One energy for each order.
        Solar = "solar",
        /// Blocks thefts.
        Security = "security",
        /// The rocket between cargo and orders.
        LiftOff = "lift-off",
        /// Turns energy and ore into a point.
        Mining = "mining",
        /// Two energy towards making the planet habitable.
        Terraforming = "terraforming",
        /// Takes cargo from the opponent.
        Steal = "steal",
    }
}

impl Card {
    /// Cargo.
    pub const BLUE: [Self; BLUE_KINDS] = [Self::Tank, Self::Settler, Self::Solar, Self::Security];

    /// For indexing arrays by kind.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with this index.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index]
    }

    /// How many a company has (PR-1.1).
    pub const fn copies(self) -> u8 {
        match self {
            Self::Tank | Self::Settler => 6,
            Self::LiftOff | Self::Mining => 5,
            Self::Terraforming => 3,
            Self::Solar | Self::Steal => 2,
            Self::Security => 1,
        }
    }

    /// Its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        match self {
            Self::Tank | Self::Settler | Self::Solar | Self::Security => Colour::Blue,
            Self::LiftOff => Colour::Yellow,
            Self::Mining | Self::Terraforming | Self::Steal => Colour::Red,
        }
    }

    /// All cards of a company, in order (PR-1.1).
    pub fn deck() -> Pile {
        let copies = |card: Self| std::iter::repeat_n(card, card.copies().into());
        Self::ALL.into_iter().flat_map(copies).collect()
    }
}

/// Whether a card may follow the last card of a row, or the planet itself (PR-3.3).
#[inline]
pub const fn may_follow(last: Option<Card>, card: Card) -> bool {
    let after_lift_off = match last {
        None => false,
        Some(last) => !matches!(last.colour(), Colour::Blue),
    };
    match card.colour() {
        Colour::Blue | Colour::Yellow => !after_lift_off,
        Colour::Red => after_lift_off,
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit_variant("Card", *self as u32, self.id())
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        gantry_kernel::from_notation(deserializer)
    }
}

/// How many cards of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bag([u8; KINDS]);

impl Bag {
    /// How many of a kind.
    #[inline]
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// How many in all.
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One more.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// One fewer.
    ///
    /// # Panics
    /// If there is none.
    pub fn remove(&mut self, card: Card) {
        let count = &mut self.0[card.index()];
        *count = count.checked_sub(1).expect("a card that is there");
    }

    /// The cards, by kind.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut bag = Self::default();
        cards.into_iter().for_each(|card| bag.add(card));
        bag
    }
}
