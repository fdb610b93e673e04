//! A group of missions, on Earth, in space or on a rocket: how many of each kind, up to three, in
//! one word.

use std::fmt;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::card::{MISSIONS, Mission};

/// Two bits per kind of mission. Nobody may hold more than three of a kind (LO-5.3).
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Held(u64);

const _: () = assert!(MISSIONS * 2 <= 64, "two bits per kind");

/// The lower bit of every kind.
const LOW: u64 = 0x5555_5555_5555_5555;

impl Held {
    /// None.
    pub const EMPTY: Self = Self(0);

    /// The most of a kind that fit.
    pub const MOST: usize = 3;

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        ((self.0 & LOW).count_ones() + 2 * (self.0 & !LOW).count_ones()) as usize
    }

    /// How many of a kind.
    #[inline]
    pub const fn count(self, mission: Mission) -> usize {
        (self.0 >> (2 * mission.index()) & 3) as usize
    }

    /// One more.
    ///
    /// # Panics
    /// In debug builds, beyond three of a kind.
    #[inline]
    pub fn add(&mut self, mission: Mission) {
        debug_assert!(self.count(mission) < Self::MOST, "three {mission} already");
        self.0 += 1 << (2 * mission.index());
    }

    /// One fewer.
    ///
    /// # Panics
    /// In debug builds, if there is none.
    #[inline]
    pub fn remove(&mut self, mission: Mission) {
        debug_assert!(self.count(mission) > 0, "no {mission}");
        self.0 -= 1 << (2 * mission.index());
    }

    /// Adds all of another group.
    #[inline]
    pub fn add_all(&mut self, others: Self) {
        debug_assert!(
            others.kinds().all(|kind| self.count(kind) + others.count(kind) <= Self::MOST)
        );
        self.0 += others.0;
    }

    /// Removes all of another group.
    #[inline]
    pub fn remove_all(&mut self, others: Self) {
        debug_assert!(others.kinds().all(|kind| others.count(kind) <= self.count(kind)));
        self.0 -= others.0;
    }

    /// Each kind at its maximum, for use as a mask.
    pub fn all_of(kinds: impl IntoIterator<Item = Mission>) -> Self {
        Self(kinds.into_iter().fold(0, |bits, kind| bits | 3 << (2 * kind.index())))
    }

    /// Those whose kind is in the mask, made with [`Held::all_of`].
    #[inline]
    #[must_use]
    pub const fn within(self, mask: Self) -> Self {
        Self(self.0 & mask.0)
    }

    /// The kinds present, ascending.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Mission> + Clone {
        let mut bits = (self.0 | self.0 >> 1) & LOW;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let kind = bits.trailing_zeros() as usize / 2;
                bits &= bits - 1;
                Mission::new(kind)
            })
        })
    }

    /// Every card, ascending by kind.
    pub fn cards(self) -> impl Iterator<Item = Mission> + Clone {
        self.kinds().flat_map(move |kind| std::iter::repeat_n(kind, self.count(kind)))
    }
}

impl FromIterator<Mission> for Held {
    fn from_iter<I: IntoIterator<Item = Mission>>(missions: I) -> Self {
        let mut held = Self::EMPTY;
        missions.into_iter().for_each(|mission| held.add(mission));
        held
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards().map(Mission::id)).finish()
    }
}

/// By id where people read it, as one number in digests.
impl Serialize for Held {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_seq(self.cards())
        } else {
            serializer.serialize_u64(self.0)
        }
    }
}

/// Reads the human-readable form.
impl<'de> Deserialize<'de> for Held {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut held = Self::EMPTY;
        for mission in Vec::<Mission>::deserialize(deserializer)? {
            if held.count(mission) == Self::MOST {
                return Err(D::Error::custom(format_args!("more than three {mission}")));
            }
            held.add(mission);
        }
        Ok(held)
    }
}
