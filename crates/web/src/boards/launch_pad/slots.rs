//! Which place in the hand each kind of card has. Nothing moves when a card is played: its place
//! stays free until a new kind of card comes in.

use gantry_launch_pad::Card;

/// The kinds of cards in a hand, by place.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slots(Vec<Option<Card>>);

impl Slots {
    /// The places after a hand has changed to these kinds.
    #[must_use]
    pub fn filled(&self, kinds: &[Card]) -> Self {
        let keep = |slot: &Option<Card>| slot.filter(|card| kinds.contains(card));
        let mut slots: Vec<Option<Card>> = self.0.iter().map(keep).collect();
        for &card in kinds {
            if slots.contains(&Some(card)) {
                continue;
            }
            match slots.iter_mut().find(|slot| slot.is_none()) {
                Some(slot) => *slot = Some(card),
                None => slots.push(Some(card)),
            }
        }
        while slots.last() == Some(&None) {
            slots.pop();
        }
        Self(slots)
    }

    /// How many places there are, free ones included.
    pub const fn len(&self) -> usize {
        self.0.len()
    }

    /// The kinds of cards, from left to right.
    pub fn cards(&self) -> Vec<Card> {
        self.0.iter().copied().flatten().collect()
    }

    /// The place of a kind of card, counted from 0.
    pub fn place(&self, card: Card) -> Option<usize> {
        self.0.iter().position(|slot| *slot == Some(card))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_played_card_leaves_a_gap_that_the_next_one_fills() {
        let dealt = Slots::default().filled(&[Card::Metal, Card::Fuel, Card::Jack]);
        let played = dealt.filled(&[Card::Fuel, Card::Jack]);
        assert_eq!((played.place(Card::Fuel), played.place(Card::Jack)), (Some(1), Some(2)));
        let drawn = played.filled(&[Card::Fuel, Card::Jack, Card::Observer, Card::Thief]);
        assert_eq!(drawn.cards(), [Card::Observer, Card::Fuel, Card::Jack, Card::Thief]);
        assert_eq!(drawn.filled(&[Card::Fuel]).len(), 2);
    }
}
