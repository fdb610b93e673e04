//! What a card is worth at a planet.

use gantry_kernel::Seat;

use super::Weights;
use crate::card::{Bag, Card, Colour, may_follow};
use crate::layout::Side;
use crate::pile::Pile;
use crate::state::Open;
use crate::view::{DeckView, View};

/// A row, as far as it would count.
#[derive(Clone, Copy, Debug, Default)]
struct Row {
    cards: Bag,
    lifted: bool,
}

impl Row {
    fn of(cards: Pile) -> Self {
        let mut row = Self::default();
        let mut last = None;
        for card in cards.iter().filter(|&card| {
            let follows = may_follow(last, card);
            if follows {
                last = Some(card);
            }
            follows
        }) {
            row.cards.add(card);
        }
        row.lifted = row.count(Card::LiftOff) > 0;
        row
    }

    fn count(&self, card: Card) -> i32 {
        self.cards.count(card).into()
    }

    /// Energy not needed by orders in the row; a solar module serves every order.
    fn spare(&self) -> i32 {
        let (mining, terraforming) = (self.count(Card::Mining), self.count(Card::Terraforming));
        let solar = self.count(Card::Solar);
        let used = mining * (1 - solar).max(0) + terraforming * (2 - solar).max(0);
        self.count(Card::Tank) + solar - used
    }
}

/// What is left of the player's deck.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hand {
    cards: Bag,
    /// How many cards.
    pub(super) len: usize,
    /// How much of the deck may still be handled, in percent: somebody else may finish sooner.
    share: i32,
}

impl Hand {
    pub(super) fn of(view: &View, seat: Seat) -> Self {
        let deck = view.deck(seat);
        let mut cards = view.unseen(seat);
        deck.known.iter().chain(deck.shown()).for_each(|card| cards.add(card));
        let shortest = view.decks.iter().map(DeckView::len).min();
        let len = deck.len();
        let share = shortest.unwrap_or(len) * 100 / len.max(1);
        Self { cards, len, share: i32::try_from(share).unwrap_or(100).min(100) }
    }

    fn count(&self, card: Card) -> i32 {
        self.cards.count(card).into()
    }
}

/// A planet as the viewer sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prospect {
    own: Row,
    other: Row,
    points: i32,
    /// Terraformings still missing after the orders there that have energy.
    missing: usize,
    /// Ore that no order there will use.
    ore: i32,
}

impl Prospect {
    pub(super) fn of(open: &Open, planet: usize, side: Side) -> Self {
        let rows = &open.rows[planet];
        let (own, other) = (Row::of(rows[side.index()]), Row::of(rows[side.other().index()]));
        let card = open.card(planet);
        let done = |row: &Row| {
            let energy = row.spare() >= 0;
            usize::try_from(if energy { row.count(Card::Terraforming) } else { 0 }).unwrap_or(0)
        };
        let missing = usize::from(card.terraforming).saturating_sub(done(&own) + done(&other));
        let mined = own.count(Card::Mining) + other.count(Card::Mining);
        let ore = i32::from(card.ore) - mined;
        Self { own, other, points: card.points.into(), missing, ore }
    }

    fn habitable(&self, weights: &Weights) -> i32 {
        weights.habitable[self.missing.min(2)]
    }

    /// The lead in settlers over the opponent, lifted off or not.
    fn lead(&self) -> i32 {
        self.own.count(Card::Settler) - self.other.count(Card::Settler)
    }

    /// What one more settler brings with this lead, in hundredths of a point.
    fn settler(&self, weights: &Weights, lead: i32) -> i32 {
        let place = usize::try_from((lead + 3).clamp(0, 6)).unwrap_or(0);
        self.points * self.habitable(weights) * weights.settler[place] / 100
    }

    /// Orders left in the player's deck that would use energy here.
    fn demand(&self, hand: &Hand) -> i32 {
        let mining = self.ore.clamp(0, hand.count(Card::Mining));
        let missing = i32::try_from(self.missing).unwrap_or(2);
        mining + 2 * missing.min(hand.count(Card::Terraforming))
    }

    /// What a habitable planet would bring the viewer, in hundredths: all its points with a
    /// majority, a loss if the opponent has it, and a little while settlers can still be added.
    fn stake(&self) -> i32 {
        match self.lead() {
            lead if lead > 0 => 100 * self.points,
            0 if self.own.lifted => 0,
            0 => 20 * self.points,
            _ => -60 * self.points,
        }
    }

    /// What a card is worth here now.
    pub(super) fn value(&self, weights: &Weights, card: Card, hand: &Hand) -> i32 {
        if card.colour() == Colour::Red {
            return if self.own.lifted { self.order(weights, card) } else { 0 };
        }
        if self.own.lifted {
            return 0;
        }
        let value = match card {
            Card::LiftOff => return self.launch(weights, hand),
            Card::Settler => self.settler(weights, self.lead()),
            Card::Tank => {
                let wanted = self.own.spare() < self.demand(hand);
                if wanted { weights.energy } else { weights.spare_energy }
            }
            Card::Solar => weights.solar * self.demand(hand).min(3) / 2 + weights.spare_energy,
            _ => {
                let cargo = i32::try_from(self.own.cards.len()).unwrap_or(0);
                weights.security * (1 + cargo)
            }
        };
        // Without a Lift Off to come the row will be removed.
        let hopes = (hand.count(Card::LiftOff) * 100).min(100) * hand.share / 100;
        value * hopes / 100
    }

    /// Lift Off makes the cargo count, and ends the loading.
    fn launch(&self, weights: &Weights, hand: &Hand) -> i32 {
        let lead = self.lead();
        let settlers =
            (0..self.own.count(Card::Settler)).map(|gone| self.settler(weights, lead - 1 - gone));
        let orders = self.own.spare().min(self.demand(hand)).max(0) * weights.mining;
        (settlers.sum::<i32>() + orders) * weights.launch / 100
    }

    /// An order in a row that has lifted off.
    fn order(&self, weights: &Weights, card: Card) -> i32 {
        match card {
            Card::Mining => {
                let works = self.ore > 0 && self.own.spare() > 0;
                if works { weights.mining } else { 0 }
            }
            Card::Terraforming => {
                let works = self.missing > 0 && self.own.spare() > 1;
                if works { self.stake() * weights.terraforming / 100 } else { 0 }
            }
            _ => {
                let guarded = self.other.count(Card::Security) > 0;
                let cargo = Card::BLUE.into_iter().any(|card| self.other.count(card) > 0);
                if guarded || !cargo {
                    return 0;
                }
                let settlers = self.other.count(Card::Settler) > 0;
                let settlers = if settlers { self.points * weights.steal_settler } else { 0 };
                weights.steal + settlers * self.habitable(weights) / 100
            }
        }
    }

    /// What a card may be worth here later.
    pub(super) fn later(&self, weights: &Weights, card: Card, hand: &Hand) -> i32 {
        match card.colour() {
            Colour::Red if !self.own.lifted => {
                let lifted = Self { own: Row { lifted: true, ..self.own }, ..*self };
                let lift_off = hand.count(Card::LiftOff).min(1);
                lifted.order(weights, card) * lift_off * hand.share / 100
            }
            _ => self.value(weights, card, hand).max(0) * hand.share / 100,
        }
    }
}
