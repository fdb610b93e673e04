//! What the banners of a round's specialists give for later in the round (LO-4.1).

use tinyvec::ArrayVec;

use crate::card::Specialist;
use crate::data::Data;
use crate::effect::Banner;

/// The yellow banners of played specialists (LO-4.1).
#[derive(Clone, Copy, Default)]
pub struct Banners {
    pub missions: u8,
    pub launches: u8,
    pub weights: ArrayVec<[u8; 2]>,
}

impl Banners {
    pub fn of(data: &Data, played: &[Specialist]) -> Self {
        let mut banners = Self::default();
        for card in played.iter().take(2) {
            match data.specialist(*card).banner {
                Banner::Mission => banners.missions += 1,
                Banner::Launch => banners.launches += 1,
                Banner::Weight(weight) => banners.weights.push(weight),
                Banner::Money(_) | Banner::Points(_) => {}
            }
        }
        banners.weights.sort_unstable();
        banners
    }

    /// The *weight* banners left over after this boost.
    pub fn weights_without(&self, boost: u8) -> ArrayVec<[u8; 2]> {
        let mut left = self.weights;
        if left.iter().sum::<u8>() == boost {
            left.clear();
        } else if let Some(place) = left.iter().position(|&weight| weight == boost) {
            left.remove(place);
        }
        left
    }

    /// The *weight* banners that make up this boost: one or all, and there are at most two.
    pub fn behind(&self, boost: u8) -> ArrayVec<[u8; 2]> {
        let is_one = self.weights.contains(&boost);
        let behind = self.weights.iter().copied().filter(|&weight| !is_one || weight == boost);
        behind.take(if is_one { 1 } else { 2 }).collect()
    }
}
