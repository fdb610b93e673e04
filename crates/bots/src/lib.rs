//! Players without hands. A bot is a function of what its seat may see: by type it cannot peek.

mod greedy;
mod random;
mod sim;

pub use greedy::Greedy;
pub use random::Random;
pub use sim::{Playout, next_input, play_out, play_out_dealt, play_out_watched};

use gantry_kernel::{Dice, Eyes, Game};

/// Somebody who decides for a seat.
pub trait Bot<G: Game>: Send {
    /// The index of the chosen action in `legal`, which is not empty.
    fn decide(&mut self, eyes: Eyes<'_, G>, legal: &[G::Action], dice: &mut Dice) -> usize;
}
