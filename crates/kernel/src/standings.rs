//! The result of a game.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::{MAX_SEATS, Seat, SeatSet};

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standings {
    /// Points per seat.
    pub points: ArrayVec<[i32; MAX_SEATS]>,
    /// Place per seat, from 1; tied seats share one.
    pub places: ArrayVec<[u8; MAX_SEATS]>,
}

impl Standings {
    /// Ranks the seats by a key each: points first, then the tie-breaker; more is better.
    ///
    /// # Panics
    /// If there are more than [`MAX_SEATS`] seats.
    pub fn ranked(keys: &[(i32, i32)]) -> Self {
        Self {
            points: keys.iter().map(|key| key.0).collect(),
            places: keys
                .iter()
                .map(|key| {
                    let better = keys.iter().filter(|other| *other > key).count();
                    u8::try_from(better + 1).expect("few seats")
                })
                .collect(),
        }
    }

    /// Those in first place.
    pub fn winners(&self) -> SeatSet {
        Seat::all(self.places.len()).filter(|seat| self.places[seat.index()] == 1).collect()
    }
}
