//! The choices of the person at the screen: arbitrary, but the same in every run.

/// A pseudo-random sequence.
#[derive(Debug)]
pub struct Chance(u64);

impl Chance {
    /// Each number gives another sequence.
    pub const fn new(number: u64) -> Self {
        Self(number)
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or_default() % limit
    }
}
