//! Who knows which cards of whose hand (LP-9.4).
//!
//! For each hand and kind there is a chain of facts, each with the set of viewers who know it. A
//! viewer knows as many cards of the kind as there are facts with them in the set, and each set
//! contains the next one. So each state of knowledge has one form, and the usual case, that nobody
//! knows anything, costs nothing.
//!
//! A fact is about one card, so each card of the box has a slot of one byte for one. The slots of a
//! kind are adjacent and are filled from the first one on, in order of the hands.

use gantry_kernel::{ParseError, Seat, Viewer};
use serde::{Serialize, Serializer};

use crate::bag::{Bag, kinds_in};
use crate::card::{Card, HAND_CARDS, HAND_KINDS};
use crate::state::MOST_SEATS;

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

    fn include(self, viewer: Viewer) -> bool {
        !self.and(Self::of(viewer)).is_empty()
    }
}

/// Whose hand it is about, above the bits of those who know; zero if nobody does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fact(u8);

impl Fact {
    const NONE: Self = Self(0);

    fn new(hand: Seat, knowers: Knowers) -> Self {
        if knowers.is_empty() {
            return Self::NONE;
        }
        Self(u8::try_from(hand.index() << 5).expect("four hands") | knowers.0)
    }

    const fn is_none(self) -> bool {
        self.0 == 0
    }

    const fn hand(self) -> usize {
        (self.0 >> 5) as usize
    }

    const fn knowers(self) -> Knowers {
        Knowers(self.0 & 0b1_1111)
    }

    const fn is_of(self, hand: Seat) -> bool {
        !self.is_none() && self.hand() == hand.index()
    }
}

/// Where the slots of each kind begin, and where the last ones end.
const PLACES: [usize; HAND_KINDS + 1] = {
    let mut places = [0; HAND_KINDS + 1];
    let mut kind = 0;
    while kind < HAND_KINDS {
        places[kind + 1] = places[kind] + Card::from_index(kind).copies() as usize;
        kind += 1;
    }
    places
};

const _: () = assert!(PLACES[HAND_KINDS] == HAND_CARDS, "a place for each card");

/// Everybody's knowledge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    facts: [Fact; HAND_CARDS],
    /// One bit per kind of which something is known, for fast iteration.
    kinds: u32,
}

impl Known {
    /// Nobody knows anything.
    pub const NOTHING: Self = Self { facts: [Fact::NONE; HAND_CARDS], kinds: 0 };

    /// A card goes into a hand, seen by `knowers`.
    ///
    /// # Panics
    /// If more is known of the kind than the box holds.
    pub fn learn(&mut self, hand: Seat, card: Card, knowers: Knowers) {
        self.try_learn(hand, card, knowers).expect("a place for each card of the kind");
    }

    /// The same, or `None` if more would be known of the kind than the box holds.
    pub fn try_learn(&mut self, hand: Seat, card: Card, knowers: Knowers) -> Option<()> {
        let mut carry = knowers;
        let facts = self.about_mut(card);
        for fact in facts.iter_mut().filter(|fact| fact.is_of(hand)) {
            let had = fact.knowers();
            *fact = Fact::new(hand, had.or(carry));
            carry = had.and(carry);
        }
        if carry.is_empty() {
            return Some(());
        }
        facts.last().filter(|last| last.is_none())?;
        let at = facts.iter().position(|fact| fact.is_none() || fact.hand() > hand.index())?;
        // the last slot is free
        facts.copy_within(at..facts.len() - 1, at + 1);
        facts[at] = Fact::new(hand, carry);
        self.kinds |= 1 << card.index();
        Some(())
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
        if self.kinds >> card.index() & 1 == 1 {
            self.remove_first(hand, card);
        }
    }

    /// A card leaves a hand and only `seen` see which one: all others are no longer sure of any
    /// card in it.
    pub fn lose_seen_by(&mut self, hand: Seat, card: Card, seen: Knowers) {
        self.forget_one(hand, card);
        for kind in kinds_in(self.kinds) {
            for fact in self.about_mut(kind).iter_mut().filter(|fact| fact.is_of(hand)) {
                *fact = Fact::new(hand, fact.knowers().and(seen));
            }
            self.close_up(kind);
        }
    }

    /// How many cards of a kind a viewer knows in another player's hand.
    pub fn count(&self, hand: Seat, card: Card, viewer: Viewer) -> usize {
        self.chain(hand, card).filter(|knowers| knowers.include(viewer)).count()
    }

    /// All cards that a viewer knows in another player's hand.
    pub fn bag(&self, hand: Seat, viewer: Viewer) -> Bag {
        let mut bag = Bag::EMPTY;
        for card in kinds_in(self.kinds) {
            for _ in 0..self.count(hand, card, viewer) {
                bag.add(card);
            }
        }
        bag
    }

    /// Every fact, in the form used in positions.
    pub fn facts(&self) -> impl Iterator<Item = String> {
        self.in_order().map(|(hand, card, knowers)| {
            let letters = "ABCD*".chars().enumerate();
            let knowers: String = letters
                .filter(|(bit, _)| knowers.0 >> bit & 1 == 1)
                .map(|(_, letter)| letter)
                .collect();
            format!("{hand} {card} {knowers}")
        })
    }

    /// Every fact, by hand and kind.
    fn in_order(&self) -> impl Iterator<Item = (Seat, Card, Knowers)> {
        Seat::all(MOST_SEATS).flat_map(move |hand| {
            kinds_in(self.kinds).flat_map(move |card| {
                self.chain(hand, card).map(move |knowers| (hand, card, knowers))
            })
        })
    }

    fn chain(&self, hand: Seat, card: Card) -> impl Iterator<Item = Knowers> {
        let facts = &self.facts[PLACES[card.index()]..PLACES[card.index() + 1]];
        let filled = facts.iter().take_while(|fact| !fact.is_none());
        filled.filter(move |fact| fact.is_of(hand)).map(|fact| fact.knowers())
    }

    fn about_mut(&mut self, card: Card) -> &mut [Fact] {
        &mut self.facts[PLACES[card.index()]..PLACES[card.index() + 1]]
    }

    /// Drops the first fact of a chain: everybody who knew a card of the kind knows one less.
    fn forget_one(&mut self, hand: Seat, card: Card) {
        if let Some(first) = self.about_mut(card).iter_mut().find(|fact| fact.is_of(hand)) {
            *first = Fact::NONE;
        }
    }

    /// Drops the first fact of a chain, and moves the facts after it forward.
    fn remove_first(&mut self, hand: Seat, card: Card) {
        let facts = self.about_mut(card);
        let Some(at) = facts.iter().position(|fact| fact.is_of(hand)) else { return };
        facts.copy_within(at + 1.., at);
        if let Some(last) = facts.last_mut() {
            *last = Fact::NONE;
        }
        if facts[0].is_none() {
            self.kinds &= !(1 << card.index());
        }
    }

    /// Moves filled slots to the front.
    fn close_up(&mut self, card: Card) {
        let facts = self.about_mut(card);
        let mut filled = 0;
        for at in 0..facts.len() {
            if !facts[at].is_none() {
                facts.swap(filled, at);
                filled += 1;
            }
        }
        if filled == 0 {
            self.kinds &= !(1 << card.index());
        }
    }
}

/// Digests are older than the slots: they are made from a list of facts.
impl Serialize for Known {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        #[serde(rename = "Fact")]
        struct Listed {
            about: u8,
            knowers: Knowers,
        }
        let facts = self.in_order().map(|(hand, card, knowers)| {
            let about = u8::try_from(hand.index() << 5 | card.index());
            Listed { about: about.expect("four hands, 31 kinds"), knowers }
        });
        serializer.serialize_newtype_struct("Known", &facts.collect::<Vec<_>>())
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
        let mut known = Known::NOTHING;
        known.learn(A, Card::Metal, Knowers::only(B));
        known.learn(A, Card::Metal, Knowers::all_but(A, 4));
        assert_eq!(count(&known, Viewer::Seat(B)), 2);
        assert_eq!(count(&known, Viewer::Seat(C)), 1);
        let mut other_order = Known::NOTHING;
        other_order.learn(A, Card::Metal, Knowers::all_but(A, 4));
        other_order.learn(A, Card::Metal, Knowers::only(B));
        assert_eq!(known, other_order);

        known.lose_openly(A, Card::Metal);
        assert_eq!(count(&known, Viewer::Seat(B)), 1);
        assert_eq!(count(&known, Viewer::Spectator), 0);
    }

    #[test]
    fn an_unseen_loss_ends_all_knowledge_of_those_who_did_not_see_it() {
        let mut known = Known::NOTHING;
        known.learn(A, Card::Metal, Knowers::all_but(A, 4));
        known.learn(A, Card::Fuel, Knowers::all_but(A, 4));
        known.lose_seen_by(A, Card::Fuel, Knowers::only(B));
        assert_eq!(known.bag(A, Viewer::Seat(B)), Bag::from_iter([Card::Metal]));
        assert_eq!(known.bag(A, Viewer::Seat(C)), Bag::EMPTY);
        assert_eq!(known.bag(A, Viewer::Spectator), Bag::EMPTY);
    }

    #[test]
    fn knowledge_of_other_hands_stays_when_a_hand_is_forgotten() {
        let mut known = Known::NOTHING;
        for hand in [C, A, B] {
            known.learn(hand, Card::Metal, Knowers::all_but(hand, 3));
            known.learn(hand, Card::Thief, Knowers::only(Seat::new(3)));
            known.lose_openly(hand, Card::Thief);
        }
        let facts = |known: &Known| known.facts().collect::<Vec<_>>();
        assert_eq!(facts(&known), ["A metal BC*", "B metal AC*", "C metal AB*"]);
        known.lose_seen_by(A, Card::Fuel, Knowers::only(C));
        known.lose_openly(B, Card::Metal);
        assert_eq!(facts(&known), ["A metal C", "C metal AB*"]);
        known.lose_seen_by(A, Card::Metal, Knowers::only(C));
        known.lose_openly(C, Card::Metal);
        assert_eq!(known, Known::NOTHING);
    }

    #[test]
    fn no_more_is_known_than_the_box_holds() {
        let mut known = Known::NOTHING;
        assert!(known.try_learn(A, Card::Thief, Knowers::only(B)).is_some());
        assert!(known.try_learn(A, Card::Thief, Knowers::only(C)).is_some(), "the same one");
        assert!(known.try_learn(A, Card::Thief, Knowers::only(B)).is_none());
        assert!(known.try_learn(B, Card::Thief, Knowers::only(A)).is_none());
    }

    #[test]
    fn an_offer_shows_a_card_once_however_often_it_is_made() {
        let mut known = Known::NOTHING;
        known.show(A, Card::Metal, 1, B);
        known.show(A, Card::Metal, 1, B);
        assert_eq!(count(&known, Viewer::Seat(B)), 1);
    }
}
