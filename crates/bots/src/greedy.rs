//! The greedy bot: plays the action that the game itself rates best.

use gantry_heuristics::Advise;
use gantry_kernel::{Dice, SeatContext};

use crate::Bot;

/// Looks no further than [`Advise`] does; the dice break ties.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    ratings: Vec<i32>,
    at_sight: bool,
}

impl Greedy {
    /// A greedy player.
    pub const fn new() -> Self {
        Self { ratings: Vec::new(), at_sight: false }
    }

    /// A greedy player that sees less far ahead.
    pub const fn at_sight() -> Self {
        Self { ratings: Vec::new(), at_sight: true }
    }
}

impl<G: Advise> Bot<G> for Greedy {
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize {
        if legal.len() == 1 {
            return 0;
        }
        let rate = if self.at_sight { G::rate_at_sight } else { G::rate };
        rate(&context.view(), legal, &mut self.ratings);
        assert_eq!(self.ratings.len(), legal.len(), "one rating per action");
        let best = self.ratings.iter().copied().max().expect("a seat that is asked has a choice");
        let equals = self.ratings.iter().filter(|&&rating| rating == best).count();
        let chosen = dice.index(equals);
        let mut best_ones = self.ratings.iter().enumerate().filter(|(_, rating)| **rating == best);
        best_ones.nth(chosen).expect("counted above").0
    }
}
