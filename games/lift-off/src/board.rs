//! A player's part of the table; all of it is public.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::{Symbol, Techs};
use crate::card::{Colour, Level, Mission, Specialist};
use crate::data::Data;
use crate::held::Held;

/// The most missions of a level that one player may hold (LO-5.3).
pub const MOST_OF_A_LEVEL: usize = 7;

/// What a player has to decide. Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Task {
    /// Nothing.
    #[default]
    Idle,
    /// Which specialist to play.
    Play,
    /// Which of its actions to do.
    Work,
    /// *Buy three*: one more technology, or no more.
    Buy {
        /// How many were bought so far.
        bought: u8,
    },
    /// *Swap*: what to take.
    Swap {
        /// What was given back.
        given: Techs,
    },
    /// LO-5.1: which deck.
    Deck,
    /// LO-5.2: which cards to keep.
    Keep,
    /// LO-6: another launch, or none.
    Launch,
    /// LO-6: what the rocket carries.
    Load,
    /// LO-6.7: which mission takes effect first.
    Resolve,
    /// *Mission search*: which deck.
    Search {
        /// How many cards it draws.
        cards: u8,
    },
    /// *Free investment*: green or income.
    Reward,
    /// *Planetary mapping*: which technology to give, if any.
    Map,
    /// *Tech and upgrade*: which technology.
    Gain,
    /// *Tech and upgrade*: which upgrade.
    Upgrade,
    /// LO-7.2: which objectives to sell.
    Sale,
}

/// What a player has done and still has in the current round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// Specialists played, in order.
    pub played: ArrayVec<[Specialist; 2]>,
    /// The actions of the last one that are done, a bit each.
    pub done: u8,
    /// *Mission* banners.
    pub missions: u8,
    /// *Launch* banners not used yet.
    pub launches: u8,
    /// *Weight* banners not used yet, ascending.
    pub weights: ArrayVec<[u8; 2]>,
    /// Whether the lab's launch symbol is used.
    pub lab_used: bool,
    /// Whether the lab's level-4 bonus is used (LO-11).
    pub bonus_used: bool,
    /// Launches made.
    pub flights: u8,
    /// Missions launched.
    pub flown: u8,
}

/// A launch being prepared, and then the missions that have yet to take effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Flight {
    /// The launch symbol it uses.
    pub symbol: Symbol,
    /// Capacity from *weight* banners.
    pub boost: u8,
    /// Whether it uses the lab's level-4 bonus.
    pub bonus: bool,
    /// The missions.
    pub cargo: Held,
}

/// A player's public part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Board {
    /// Victory points on the track; final scoring is added later.
    pub points: u16,
    /// Money.
    pub money: u16,
    /// Income.
    pub income: u8,
    /// The laboratory.
    pub lab: Level,
    /// Capacity upgrades built.
    pub capacity: u8,
    /// Propulsion upgrades built.
    pub propulsion: u8,
    /// Technologies by colour.
    pub techs: [u8; 4],
    /// Missions on Earth.
    pub earth: Held,
    /// Missions in space.
    pub space: Held,
    /// Rockets on and beside the station track.
    pub rockets: u8,
    /// What the player has to decide.
    pub task: Task,
    /// This round.
    pub round: Round,
    /// A launch.
    pub flight: Flight,
}

impl Board {
    /// Technologies of a colour.
    #[inline]
    pub const fn tech(&self, colour: Colour) -> u8 {
        self.techs[colour.index()]
    }

    /// Upgrades of both kinds.
    pub const fn upgrades(&self) -> u8 {
        self.capacity + self.propulsion
    }

    /// Missions of a kind, on Earth and in space.
    #[inline]
    pub const fn holds(&self, mission: Mission) -> usize {
        self.earth.count(mission) + self.space.count(mission)
    }

    /// Missions of a level, on Earth and in space.
    #[inline]
    pub const fn holds_of(&self, data: &Data, level: Level) -> usize {
        let mask = data.levels[level.index()];
        self.earth.within(mask).len() + self.space.within(mask).len()
    }

    /// Missions of a level in space.
    #[inline]
    pub const fn in_space(&self, data: &Data, level: Level) -> usize {
        self.space.within(data.levels[level.index()]).len()
    }

    /// LO-1.5: the capacity on the weight track.
    #[inline]
    pub const fn weight(&self, data: &Data) -> u8 {
        data.tracks.weight_start + self.capacity
    }

    /// LO-1.5: the cost of a launch on the cost track.
    #[inline]
    pub const fn cost(&self, data: &Data) -> u8 {
        data.tracks.cost_start + self.capacity - self.propulsion
    }

    /// LO-5.3: whether one more of this kind may be held.
    #[inline]
    pub const fn may_hold(&self, data: &Data, mission: Mission) -> bool {
        let card = data.mission(mission);
        self.holds(mission) < card.most as usize
            && self.holds_of(data, card.level) < MOST_OF_A_LEVEL
    }
}
