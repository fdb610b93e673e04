//! The random bot: every legal action is equally likely.

use gantry_kernel::{Dice, Game, SeatContext};

use crate::Bot;

/// The random player, the baseline for all others.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Game> Bot<G> for Random {
    #[inline]
    fn decide(&mut self, _: SeatContext<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize {
        dice.index(legal.len())
    }
}
