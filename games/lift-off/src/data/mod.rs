//! Component values: what cards and tracks are worth. They come from `data/lift-off.toml`, which
//! states the source of each value. A table may replace any part of them with its own file. The
//! differences of each older version of the rules are in a separate file, which is never deleted.
//!
//! Programs take the standard values from `standard`, which a test makes of these files: a browser
//! loads what reads files only for tables with values of their own.

mod check;
mod constants;
mod field;
mod line;
mod provenance;
mod read;
#[rustfmt::skip]
mod standard;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;

use gantry_game_kit::data::{self, Values, embedded, read_line};
use gantry_game_kit::named;
use gantry_kernel::{Game as _, LineError, ParseError};
use tinyvec::ArrayVec;
use toml::de::DeValue;

use self::constants::Constants;
use self::read::Reading;

use crate::LiftOff;
use crate::card::{Level, MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
use crate::effect::{Banner, Counts, Effect, Work};
use crate::held::Held;
use crate::setup::Edition;

/// The most spaces of the station track before the red one.
pub const MOST_SPACES: usize = 12;
/// The most thresholds of an objective.
pub const MOST_THRESHOLDS: usize = 6;
/// The most alternatives of a requirement.
pub const MOST_ALTERNATIVES: usize = 4;
/// Mission cards per level with four players (LO-1.2).
pub const DECKS: [usize; 4] = [28, 28, 24, 16];

/// Cards unmarked, marked 3 and marked 4 (LO-1.1, LO-1.2).
pub type Copies = [u8; 3];

/// A mission's values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MissionCard {
    /// Its level.
    pub level: Level,
    /// Its weight.
    pub weight: u8,
    /// Its points when it reaches space.
    pub points: u8,
    /// What it does.
    pub effect: Effect,
    /// How many one player may hold (LO-5.3).
    pub most: u8,
    /// How many cards there are; an unused spare kind has none.
    pub copies: Copies,
}

/// A specialist's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpecialistCard {
    /// The part that always takes effect.
    pub banner: Banner,
    /// One or two actions.
    pub works: ArrayVec<[Work; 2]>,
    /// How many cards there are; an unused spare kind has none.
    pub copies: Copies,
}

/// Points by threshold, rising.
pub type Thresholds = ArrayVec<[(u8, u8); MOST_THRESHOLDS]>;

/// An objective's values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectiveCard {
    /// What it counts.
    pub counts: Counts,
    /// Its thresholds in each edition.
    pub points: [Thresholds; Edition::ALL.len()],
}

/// Where the tracks begin and end (LO-1.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tracks {
    /// The cost of a launch.
    pub cost_start: u8,
    /// The capacity.
    pub weight_start: u8,
    /// The income.
    pub income_start: u8,
    /// The most income.
    pub income_most: u8,
    /// Capacity upgrades of a player.
    pub capacity_upgrades: u8,
    /// Propulsion upgrades of a player.
    pub propulsion_upgrades: u8,
}

impl Tracks {
    /// All possible costs of a launch.
    pub const fn costs(&self) -> RangeInclusive<u8> {
        let least = self.cost_start.saturating_sub(self.propulsion_upgrades);
        least..=self.cost_start + self.capacity_upgrades
    }

    /// All possible capacities of a rocket, without bonuses.
    pub const fn weights(&self) -> RangeInclusive<u8> {
        self.weight_start..=self.weight_start + self.capacity_upgrades
    }
}

/// The station track (LO-1.6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Station {
    /// The numbers, rising.
    pub spaces: ArrayVec<[u8; MOST_SPACES]>,
    /// The red number.
    pub open_cost: u8,
    /// Which spaces neutral rockets cover with two, three and four players, a bit each.
    pub neutral: [u16; 3],
}

/// The laboratory (LO-7.3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lab {
    /// What levels 2, 3 and 4 cost.
    pub price: [u8; 3],
    /// What a launch scores, per phase and level.
    pub launch_points: [[u8; 4]; 2],
}

/// The technologies that a level requires: any one of these is enough (LO-6.5).
pub type Requirement = ArrayVec<[[u8; 4]; MOST_ALTERNATIVES]>;

named! {
    /// The source of a value.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Provenance, "printed, public, inferred or reconstructed" {
        /// In the rulebooks.
        Printed = "printed",
        /// In another public source.
        Public = "public",
        /// It follows from printed facts.
        Inferred = "inferred",
        /// Chosen by this project, because no source shows it.
        Reconstructed = "reconstructed",
    }
}

/// Custom card names, used in all languages.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Names {
    missions: BTreeMap<Mission, String>,
    specialists: BTreeMap<Specialist, String>,
    objectives: BTreeMap<Objective, String>,
}

/// All component values of a table. To change levels or copies here, go through [`Data::line_over`]
/// and [`Data::from_line`], which checks everything and sorts missions by level again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Data {
    /// By mission.
    pub missions: [MissionCard; MISSIONS],
    /// By specialist.
    pub specialists: [SpecialistCard; SPECIALISTS],
    /// By objective.
    pub objectives: [ObjectiveCard; OBJECTIVES],
    /// The tracks.
    pub tracks: Tracks,
    /// The station.
    pub station: Station,
    /// The laboratory.
    pub lab: Lab,
    /// Per level and phase.
    pub requirements: [[Requirement; 2]; 4],
    /// The missions of each level, as masks.
    pub(crate) levels: [Held; 4],
    /// Custom names of the cards.
    pub(crate) names: Names,
}

/// The differences of older versions of the rules, newest first: each file is read over the values
/// of the version after it.
const OLDER: [&str; LiftOff::RULES as usize - 1] = [include_str!("../../data/rules-1.toml")];

/// The values of the newest rules.
static NEWEST: LazyLock<Data> = LazyLock::new(|| standard::VERSIONS[0].data());

/// The values of older versions of the rules, in the order of [`OLDER`].
static OLDER_VALUES: LazyLock<Vec<Data>> =
    LazyLock::new(|| standard::VERSIONS[1..].iter().map(Constants::data).collect());

/// The embedded file, as only readers of files need it.
static FILE: LazyLock<Reading> =
    LazyLock::new(|| embedded(Data::FILE, |text| read::read(Data::blank(), None, text)));

impl Values for Data {
    #[inline]
    fn standard(rules: u32) -> &'static Self {
        Self::standard(rules)
    }

    fn over_standard(rules: u32, text: &DeValue) -> data::Result<Self> {
        let base = Self::standard(rules).clone();
        Ok(read::read(base, Some(&FILE.places), text)?.data)
    }

    fn line_over(&self, standard: &Self) -> String {
        self.line_over(standard)
    }
}

impl Data {
    /// The file with the standard values, for people to read and edit.
    pub const FILE: &'static str = include_str!("../../data/lift-off.toml");

    /// The values of the newest rules.
    #[inline]
    pub fn newest() -> &'static Self {
        &NEWEST
    }

    /// The values of a version of the rules.
    ///
    /// # Panics
    /// If there is no such version.
    #[inline]
    pub fn standard(rules: u32) -> &'static Self {
        // Search asks all the time, nearly always for the newest.
        if rules == LiftOff::RULES { Self::newest() } else { Self::older(rules) }
    }

    #[cold]
    fn older(rules: u32) -> &'static Self {
        &OLDER_VALUES[(LiftOff::RULES - 1 - rules) as usize]
    }

    /// The values of every version of the rules as the embedded files say, newest first.
    pub fn of_files() -> Vec<Self> {
        let mut values = vec![FILE.data.clone()];
        for text in OLDER {
            let base = values[values.len() - 1].clone();
            let reading = embedded(text, |text| read::read(base, Some(&FILE.places), text));
            values.push(reading.data);
        }
        values
    }

    /// The values of the newest rules, overridden by a file.
    pub fn read(text: &str) -> Result<Self, LineError> {
        Self::read_file(LiftOff::RULES, text)
    }

    /// The values of a version of the rules, overridden by a line of [`Data::line_over`].
    pub fn from_line(rules: u32, line: &str) -> Result<Self, ParseError> {
        read_line(rules, line)
    }

    /// Before anything is read. Only the spare kinds, which have no cards, stay like this.
    fn blank() -> Self {
        let mission = MissionCard { weight: 1, most: 1, ..MissionCard::default() };
        let works = ArrayVec::from_iter([Work::Grant]);
        let specialist = SpecialistCard { banner: Banner::Money(1), works, copies: [0; 3] };
        let objective = ObjectiveCard { counts: Counts::Sets, points: Default::default() };
        Self {
            missions: [mission; MISSIONS],
            specialists: [specialist; SPECIALISTS],
            objectives: [objective; OBJECTIVES],
            tracks: Tracks::default(),
            station: Station::default(),
            lab: Lab::default(),
            requirements: Default::default(),
            levels: [Held::EMPTY; 4],
            names: Names::default(),
        }
    }

    fn find_levels(&mut self) {
        self.levels = Level::ALL.map(|level| {
            let missions = Mission::all().filter(|&mission| {
                let card = self.mission(mission);
                card.level == level && card.copies != [0; 3]
            });
            Held::all_of(missions)
        });
    }

    /// A mission's values.
    #[inline]
    pub const fn mission(&self, mission: Mission) -> &MissionCard {
        &self.missions[mission.index()]
    }

    /// A specialist's values.
    #[inline]
    pub const fn specialist(&self, specialist: Specialist) -> &SpecialistCard {
        &self.specialists[specialist.index()]
    }

    /// An objective's values.
    #[inline]
    pub const fn objective(&self, objective: Objective) -> &ObjectiveCard {
        &self.objectives[objective.index()]
    }

    /// The custom name of a mission.
    pub fn name_of_mission(&self, mission: Mission) -> Option<&str> {
        self.names.missions.get(&mission).map(String::as_str)
    }

    /// The custom name of a specialist.
    pub fn name_of_specialist(&self, specialist: Specialist) -> Option<&str> {
        self.names.specialists.get(&specialist).map(String::as_str)
    }

    /// The custom name of an objective.
    pub fn name_of_objective(&self, objective: Objective) -> Option<&str> {
        self.names.objectives.get(&objective).map(String::as_str)
    }

    /// All missions of a level that have cards, as a mask.
    #[inline]
    pub const fn level_mask(&self, level: Level) -> Held {
        self.levels[level.index()]
    }

    /// LO-1.1, LO-1.2: those marked 3 are used with three players or more, those marked 4 with
    /// four.
    #[inline]
    pub const fn copies_in_play(copies: Copies, seats: usize) -> u8 {
        let [unmarked, three, four] = copies;
        unmarked + if seats >= 3 { three } else { 0 } + if seats >= 4 { four } else { 0 }
    }

    /// All specialists in the game, ascending by kind.
    pub fn specialist_deck(&self, seats: usize) -> impl Iterator<Item = Specialist> + Clone + '_ {
        Specialist::all().flat_map(move |kind| {
            let copies = Self::copies_in_play(self.specialist(kind).copies, seats);
            std::iter::repeat_n(kind, copies.into())
        })
    }

    /// All missions of a level in the game, ascending by kind.
    pub fn mission_deck(
        &self,
        level: Level,
        seats: usize,
    ) -> impl Iterator<Item = Mission> + Clone + '_ {
        self.level_mask(level).kinds().flat_map(move |kind| {
            let copies = Self::copies_in_play(self.mission(kind).copies, seats);
            std::iter::repeat_n(kind, copies.into())
        })
    }
}

impl ObjectiveCard {
    /// The thresholds before editions change them: what two of the editions agree on.
    fn plain_points(&self) -> Thresholds {
        let [en, de, fr] = &self.points;
        let agreed = |index: usize| if de[index] == fr[index] { de[index] } else { en[index] };
        (0..en.len()).map(agreed).collect()
    }
}

impl Station {
    /// The numbers under neutral rockets, with two, three and four players.
    fn neutral_numbers(&self, index: usize) -> ArrayVec<[u8; MOST_SPACES]> {
        let covered = |&(space, _): &(usize, &u8)| self.neutral[index] >> space & 1 == 1;
        self.spaces.iter().enumerate().filter(covered).map(|(_, &number)| number).collect()
    }
}
