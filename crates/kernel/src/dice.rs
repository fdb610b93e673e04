//! Reproducible, verifiable randomness.
//!
//! The stream behind a [`Dice`] is `ChaCha8`, whose output is fixed by its definition. This file
//! fixes how numbers are made from it, and that never changes: old records must always verify.

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

/// What a stream of dice is used for. Each game numbers its own purposes; the numbers are part of
/// its rules version. An extra draw for one purpose never changes what another purpose gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Purpose(pub u16);

/// The key of all dice of one match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a number that a person typed.
    pub fn from_number(number: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(b"gantry seed number");
        hash.update(number.to_le_bytes());
        Self(hash.finalize().into())
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

/// Hides the bytes, so that no log prints them by accident: they determine every shuffle to come.
impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// The `n`th independent stream for a purpose.
    pub fn keyed(seed: &Seed, purpose: Purpose, n: u32) -> Self {
        let mut stream = ChaCha8Rng::from_seed(seed.0);
        stream.set_stream(u64::from(purpose.0) << 32 | u64::from(n));
        Self(stream)
    }

    /// A stream for simulations, from a number.
    pub fn from_number(number: u64) -> Self {
        Self(ChaCha8Rng::from_seed(Seed::from_number(number).0))
    }

    /// A number below `bound`, each equally likely (Lemire's multiplication with rejection).
    ///
    /// # Panics
    /// If `bound` is 0.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        assert!(bound > 0, "nothing to choose from");
        let mut product = u64::from(self.0.next_u32()) * u64::from(bound);
        if low(product) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while low(product) < threshold {
                product = u64::from(self.0.next_u32()) * u64::from(bound);
            }
        }
        high(product)
    }

    /// An index below `len`.
    #[inline]
    pub fn index(&mut self, len: usize) -> usize {
        self.below(u32::try_from(len).expect("fewer than 2^32 things to choose from")) as usize
    }

    /// One of the items, each equally likely.
    ///
    /// # Panics
    /// If there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.index(items.len())]
    }

    /// Every order equally likely (Fisher–Yates from the end).
    #[inline]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// At least 0 and below 1, in steps of 2⁻²⁴.
    #[inline]
    pub fn fraction(&mut self) -> f32 {
        const STEPS: f32 = 16_777_216.0;
        #[allow(clippy::cast_precision_loss)] // 24 bits fit
        let step = (self.0.next_u32() >> 8) as f32;
        step / STEPS
    }

    /// 64 random bits, for seeding something else.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}

#[allow(clippy::cast_possible_truncation)] // the low half is meant
const fn low(product: u64) -> u32 {
    product as u32
}

#[allow(clippy::cast_possible_truncation)] // shifted into range
const fn high(product: u64) -> u32 {
    (product >> 32) as u32
}
