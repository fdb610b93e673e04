//! Who knows which cards of whose hand (LP-9.4).
//!
//! For each hand and kind the list holds a chain of facts, each with the set of viewers who know
//! it. A viewer knows as many cards of the kind as there are facts with them in the set, and each
//! set contains the next one. So each state of knowledge has one form, and the usual case, that
//! nobody knows anything, costs nothing.

use gantry_kernel::{ParseError, Seat, Viewer};
use serde::Serialize;
use tinyvec::ArrayVec;

use crate::bag::Bag;
use crate::card::{Card, HAND_CARDS};

/// Who knows something: the four seats, and the spectators, who know what everybody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Knowers(u8);

impl Knowers {
    /// Everybody at the table but the owner, who needs no memory of their own hand.
    pub fn all_but(owner: Seat, seats: usize) -> Self {
        Viewer::all(seats)
            .filter(|viewer| !viewer.is(owner))
            .fold(Self(0), |knowers, viewer| knowers.or(Self::of(viewer)))
    }

    /// One player.
    pub fn only(seat: Seat) -> Self {
        Self::of(Viewer::Seat(seat))
    }

    /// One viewer.
    pub fn of(viewer: Viewer) -> Self {
        Self(match viewer {
            Viewer::Seat(seat) => 1 << seat.index(),
            Viewer::Spectator => 1 << 4,
        })
    }

    /// Seat letters and `*` for the spectators, as in positions.
    pub fn parse(text: &str, owner: Seat) -> Result<Self, ParseError> {
        let mut knowers = Self(0);
        for letter in text.chars() {
            let viewer = match letter {
                '*' => Viewer::Spectator,
                'A'..='D' => Viewer::Seat(Seat::new(letter as usize - 'A' as usize)),
                _ => return Err(ParseError::new("seat letters from A to D, or *", text)),
            };
            knowers = knowers.or(Self::of(viewer));
        }
        if knowers.is_empty() || !knowers.and(Self::only(owner)).is_empty() {
            return Err(ParseError::new("those who know, without the owner", text));
        }
        Ok(knowers)
    }

    const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
struct Fact {
    /// Hand and kind in one byte, for sorting.
    about: u8,
    knowers: Knowers,
}

/// Everybody's knowledge.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Known(ArrayVec<[Fact; HAND_CARDS]>);

fn about(hand: Seat, card: Card) -> u8 {
    u8::try_from(hand.index() << 5 | card.index()).expect("four hands, 31 kinds")
}

impl Known {
    /// A card goes into a hand, seen by `knowers`.
    pub fn learn(&mut self, hand: Seat, card: Card, knowers: Knowers) {
        let about = about(hand, card);
        let mut carry = knowers;
        let mut at = self.first(about);
        while !carry.is_empty() {
            match self.0.get_mut(at) {
                Some(fact) if fact.about == about => {
                    let had = fact.knowers;
                    fact.knowers = had.or(carry);
                    carry = had.and(carry);
                    at += 1;
                }
                _ => {
                    self.0.insert(at, Fact { about, knowers: carry });
                    return;
                }
            }
        }
    }

    /// A seat is shown that a hand holds at least `count` cards of a kind.
    pub fn show(&mut self, hand: Seat, card: Card, count: usize, to: Seat) {
        while self.count(hand, card, Viewer::Seat(to)) < count {
            self.learn(hand, card, Knowers::only(to));
        }
    }

    /// A card leaves a hand, seen by everybody.
    #[inline]
    pub fn lose_openly(&mut self, hand: Seat, card: Card) {
        if self.0.is_empty() {
            return;
        }
        let about = about(hand, card);
        let at = self.first(about);
        if self.0.get(at).is_some_and(|fact| fact.about == about) {
            self.0.remove(at);
        }
    }

    /// A card leaves a hand and only `seen` see which one: all others are no longer sure of any
    /// card in it.
    pub fn lose_seen_by(&mut self, hand: Seat, card: Card, seen: Knowers) {
        let about = about(hand, card);
        let facts = self.0;
        for (at, fact) in self.0.iter_mut().enumerate() {
            if usize::from(fact.about >> 5) != hand.index() {
                continue;
            }
            fact.knowers = fact.knowers.and(seen);
            if fact.about == about {
                let next = facts.get(at + 1).filter(|next| next.about == about);
                fact.knowers = next.map_or(Knowers(0), |next| next.knowers.and(seen));
            }
        }
        self.0.retain(|fact| !fact.knowers.is_empty());
    }

    /// How many cards of a kind a viewer knows in another player's hand.
    pub fn count(&self, hand: Seat, card: Card, viewer: Viewer) -> usize {
        let about = about(hand, card);
        let knows =
            |fact: &&Fact| fact.about == about && !fact.knowers.and(Knowers::of(viewer)).is_empty();
        self.0.iter().filter(knows).count()
    }

    /// All cards that a viewer knows in another player's hand.
    pub fn bag(&self, hand: Seat, viewer: Viewer) -> Bag {
        let viewer = Knowers::of(viewer);
        let facts = self.0.iter().filter(|fact| {
            usize::from(fact.about >> 5) == hand.index() && !fact.knowers.and(viewer).is_empty()
        });
        facts.map(|fact| Card::from_index(usize::from(fact.about & 31))).collect()
    }

    /// Every fact, in the form used in positions.
    pub fn facts(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|fact| {
            let hand = Seat::new(usize::from(fact.about >> 5));
            let card = Card::from_index(usize::from(fact.about & 31));
            let letters = "ABCD*".chars().enumerate();
            let knowers: String = letters
                .filter(|(bit, _)| fact.knowers.0 >> bit & 1 == 1)
                .map(|(_, letter)| letter)
                .collect();
            format!("{hand} {card} {knowers}")
        })
    }

    fn first(&self, about: u8) -> usize {
        self.0.iter().position(|fact| fact.about >= about).unwrap_or(self.0.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);
    const C: Seat = Seat::new(2);

    fn count(known: &Known, viewer: Viewer) -> usize {
        known.count(A, Card::Metal, viewer)
    }

    #[test]
    fn knowledge_adds_up_per_viewer_and_has_one_form() {
        let mut known = Known::default();
        known.learn(A, Card::Metal, Knowers::only(B));
        known.learn(A, Card::Metal, Knowers::all_but(A, 4));
        assert_eq!(count(&known, Viewer::Seat(B)), 2);
        assert_eq!(count(&known, Viewer::Seat(C)), 1);
        let mut other_order = Known::default();
        other_order.learn(A, Card::Metal, Knowers::all_but(A, 4));
        other_order.learn(A, Card::Metal, Knowers::only(B));
        assert_eq!(known, other_order);

        known.lose_openly(A, Card::Metal);
        assert_eq!(count(&known, Viewer::Seat(B)), 1);
        assert_eq!(count(&known, Viewer::Spectator), 0);
    }

    #[test]
    fn an_unseen_loss_ends_all_knowledge_of_those_who_did_not_see_it() {
        let mut known = Known::default();
        known.learn(A, Card::Metal, Knowers::all_but(A, 4));
        known.learn(A, Card::Fuel, Knowers::all_but(A, 4));
        known.lose_seen_by(A, Card::Fuel, Knowers::only(B));
        assert_eq!(known.bag(A, Viewer::Seat(B)), Bag::from_iter([Card::Metal]));
        assert_eq!(known.bag(A, Viewer::Seat(C)), Bag::EMPTY);
        assert_eq!(known.bag(A, Viewer::Spectator), Bag::EMPTY);
    }

    #[test]
    fn an_offer_shows_a_card_once_however_often_it_is_made() {
        let mut known = Known::default();
        known.show(A, Card::Metal, 1, B);
        known.show(A, Card::Metal, 1, B);
        assert_eq!(count(&known, Viewer::Seat(B)), 1);
    }
}
