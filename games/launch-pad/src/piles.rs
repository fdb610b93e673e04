//! The discard pile: what is on it, and how cards get there and leave it. All of it is public
//! (LP-9.3), so a view changes it in the same way as the state.

use crate::bag::Bag;
use crate::card::{Card, HAND_KINDS};
use crate::state::Open;

impl Open {
    /// The top of the discard pile.
    #[inline]
    pub fn top_discard(&self) -> Option<Card> {
        self.discards.last().copied()
    }

    /// The kinds in the discard pile that Salvage may fetch (LP-5.10), as a bag of one each.
    pub fn salvageable(&self) -> Bag {
        let mut mask = 0_u64;
        for card in &self.discards {
            mask |= 1 << card.index();
        }
        if !self.setup.salvage_fetches_salvage() {
            mask &= !(1 << Card::Salvage.index());
        }
        (0..HAND_KINDS).filter(|kind| mask >> kind & 1 == 1).map(Card::from_index).collect()
    }

    /// Takes the topmost discard of a kind, except the top card: that is the Salvage being played,
    /// and an action never affects its own card (LP-5.14).
    ///
    /// # Panics
    /// If there is none.
    pub(crate) fn salvage(&mut self, card: Card) {
        let below = self.discards.split_last().map_or(&[][..], |(_, below)| below);
        let at = below.iter().rposition(|&other| other == card);
        self.discards.remove(at.expect("a discard of this kind"));
    }

    /// Puts the discards into the draw pile, except the card of an action that is being carried out
    /// (LP-3.8).
    pub(crate) fn reshuffle(&mut self, keeps_top: bool) {
        let kept = if keeps_top { self.discards.pop() } else { None };
        self.stock = self.discards.iter().copied().collect();
        self.discards.clear();
        self.discards.extend(kept);
    }

    /// Puts this many discards from below the Recycle Bin into the draw pile (LP-5.8).
    ///
    /// # Panics
    /// If there are fewer.
    pub(crate) fn recycle(&mut self, cards: usize) {
        let bin = self.discards.pop();
        for _ in 0..cards {
            let card = self.discards.pop().expect("a card below the Recycle Bin");
            self.stock.add_within_box(card);
        }
        self.discards.extend(bin);
    }

    /// Puts a waiting card on the discard pile (LP-5.14).
    ///
    /// # Panics
    /// If it is not waiting.
    pub(crate) fn lay(&mut self, card: Card) {
        let at = self.laying.iter().position(|&other| other == card);
        self.laying.remove(at.expect("a card that waits"));
        self.discards.push(card);
        if self.laying.is_empty() {
            self.shown.clear();
        }
    }
}
