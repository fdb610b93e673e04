//! Random numbers from a seed.

use std::time::Duration;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};

/// The random numbers of one part of a run: draws of one part do not shift the others.
#[derive(Clone, Debug)]
pub(crate) struct Dice(ChaCha8Rng);

impl Dice {
    pub(crate) fn new(seed: u64, part: u64) -> Self {
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        dice.set_stream(part);
        Self(dice)
    }

    /// A number below `limit`, which is not 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        let drawn = self.0.next_u32();
        usize::try_from(drawn).expect("a number of 32 bits") % limit
    }

    /// True in one of this many cases.
    pub(crate) fn one_in(&mut self, cases: usize) -> bool {
        self.below(cases) == 0
    }

    /// A time from `shortest` up to `longest`.
    pub(crate) fn between(&mut self, shortest: Duration, longest: Duration) -> Duration {
        let part = self.0.next_u32() % 10_001;
        shortest + (longest.saturating_sub(shortest)) * part / 10_000
    }
}
