//! The form of the standard values in a program: constants, which take no reader of files.

use super::{
    Copies, Data, Lab, MissionCard, ObjectiveCard, Requirement, SpecialistCard, Station,
    Thresholds, Tracks,
};
use crate::card::Level;
use crate::effect::{Banner, Counts, Effect, Work};
use crate::setup::Edition;

/// What an objective counts, and its points by threshold in each edition.
type ObjectiveConstants = (Counts, [&'static [(u8, u8)]; Edition::ALL.len()]);

/// The values of a version of the rules; spare cards at the end of a list are left out.
pub struct Constants {
    pub missions: &'static [MissionCard],
    pub specialists: &'static [(Banner, &'static [Work], Copies)],
    pub objectives: &'static [ObjectiveConstants],
    pub tracks: Tracks,
    pub spaces: &'static [u8],
    pub open_cost: u8,
    pub neutral: [u16; 3],
    pub lab: Lab,
    pub requirements: [[&'static [[u8; 4]]; 2]; 4],
}

/// A mission's values.
pub const fn mission(
    level: usize,
    weight: u8,
    points: u8,
    effect: Effect,
    most: u8,
    copies: Copies,
) -> MissionCard {
    MissionCard { level: Level::new(level), weight, points, effect, most, copies }
}

impl Constants {
    /// All values.
    pub fn data(&self) -> Data {
        let mut data = Data::blank();
        data.missions[..self.missions.len()].copy_from_slice(self.missions);
        for (card, (banner, works, copies)) in data.specialists.iter_mut().zip(self.specialists) {
            let works = works.iter().copied().collect();
            *card = SpecialistCard { banner: *banner, works, copies: *copies };
        }
        for (card, (counts, points)) in data.objectives.iter_mut().zip(self.objectives) {
            let points = points.map(|points| points.iter().copied().collect::<Thresholds>());
            *card = ObjectiveCard { counts: *counts, points };
        }
        let spaces = self.spaces.iter().copied().collect();
        data.tracks = self.tracks;
        data.station = Station { spaces, open_cost: self.open_cost, neutral: self.neutral };
        data.lab = self.lab;
        let needs = |needs: &[[u8; 4]]| needs.iter().copied().collect::<Requirement>();
        data.requirements = self.requirements.map(|phases| phases.map(needs));
        data.find_levels();
        data
    }
}
