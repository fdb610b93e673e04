//! What players can do, in small steps.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::{Colour, Level, Mission, Objective, Specialist};
use crate::effect::Work;
use crate::state::Direction;

/// One small step of a player. The order of the variants is their order in lists.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Action {
    /// LO-2.4, first pass: the objective to keep.
    KeepGoal(Objective),
    /// LO-2.4, second pass: the objective to pass.
    PassGoal(Objective),
    /// LO-3.2: where the cards go.
    Direction(Direction),
    /// LO-3.2, first pass: the specialist to keep.
    KeepSpecialist(Specialist),
    /// LO-3.2, second pass: the specialist to pass.
    PassSpecialist(Specialist),
    /// LO-3.3: the specialist to play.
    Play(Specialist),
    /// LO-4.2: one of its actions.
    Do(Deed),
    /// *Buy three*: one more.
    More(Colour),
    /// *Swap*: what to take.
    Take(Techs),
    /// LO-5.1, *mission search*: the deck to draw from.
    Deck(Level),
    /// LO-5.2: which of the drawn cards to keep.
    Keep(Kept),
    /// LO-6.1: prepare a launch with this symbol.
    Launch(Symbol),
    /// LO-6: put a mission on the rocket.
    Load(Mission),
    /// LO-6.3: use a *weight* banner for the launch.
    Boost(u8),
    /// LO-6.3, LO-11: use the lab's level-4 bonus for the launch.
    Bonus,
    /// LO-6.7: launch.
    LiftOff,
    /// LO-6.7: the mission that takes effect next.
    Resolve(Mission),
    /// *Planetary mapping*: the technology to give.
    Map(Colour),
    /// *Planetary mapping*: give nothing. While everybody launches: cancel the launch being
    /// prepared.
    Decline,
    /// *Tech and upgrade*: the technology.
    Gain(Colour),
    /// *Tech and upgrade*: the upgrade.
    Upgrade(Upgrade),
    /// *Free investment*: what it brings besides points.
    Reward(Reward),
    /// LO-7.2: sell an objective.
    Sell(Objective),
    /// No more of this.
    Done,
}

/// An action of a specialist, with its details.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Deed {
    /// Money for everybody.
    Grant,
    /// Points for missions of a level.
    Survey(Level),
    /// One technology.
    BuyOne(Colour),
    /// The first of up to three technologies.
    BuyThree(Colour),
    /// Two different technologies.
    BuyTwo(Colour, Colour),
    /// One green.
    GreenOne,
    /// One or two green.
    GreenTwo(u8),
    /// A technology for money.
    Sell(Colour),
    /// What to give back.
    Swap(Techs),
    /// A capacity upgrade.
    Capacity,
    /// A propulsion upgrade.
    Propulsion,
    /// The next level.
    Lab,
    /// A rocket at the station, and what it brings besides points.
    Invest(Reward),
}

impl Deed {
    /// The action on the card.
    pub const fn work(self) -> Work {
        match self {
            Self::Grant => Work::Grant,
            Self::Survey(level) => Work::Survey(level),
            Self::BuyOne(_) => Work::BuyOne,
            Self::BuyThree(_) => Work::BuyThree,
            Self::BuyTwo(..) => Work::BuyTwo,
            Self::GreenOne => Work::GreenOne,
            Self::GreenTwo(_) => Work::GreenTwo,
            Self::Sell(_) => Work::Sell,
            Self::Swap(_) => Work::Swap,
            Self::Capacity => Work::Capacity,
            Self::Propulsion => Work::Propulsion,
            Self::Lab => Work::Lab,
            Self::Invest(_) => Work::Invest,
        }
    }
}

/// One or two technologies, ascending.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct Techs {
    first: Colour,
    second: Option<Colour>,
}

impl Techs {
    /// One.
    pub const fn one(colour: Colour) -> Self {
        Self { first: colour, second: None }
    }

    /// Two, in any order.
    pub fn two(one: Colour, other: Colour) -> Self {
        Self { first: one.min(other), second: Some(one.max(other)) }
    }

    /// How many.
    pub const fn count(self) -> usize {
        if self.second.is_some() { 2 } else { 1 }
    }

    /// Which.
    pub fn colours(self) -> impl Iterator<Item = Colour> + Clone {
        std::iter::once(self.first).chain(self.second)
    }

    /// Every one and every two, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        Colour::ALL.into_iter().flat_map(|first| {
            let second = Colour::ALL.into_iter().filter(move |&second| second >= first);
            let two = second.map(move |second| Self { first, second: Some(second) });
            std::iter::once(Self::one(first)).chain(two)
        })
    }
}

/// One to three missions to keep, ascending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Kept {
    missions: ArrayVec<[Mission; 3]>,
}

impl Kept {
    /// The most that two *mission* banners allow.
    pub const MOST: usize = 3;

    /// These missions, in any order.
    ///
    /// # Panics
    /// If there are more than three.
    pub fn new(missions: &[Mission]) -> Self {
        let mut missions: ArrayVec<[Mission; 3]> = missions.iter().copied().collect();
        missions.sort_unstable();
        Self { missions }
    }

    /// Which.
    pub fn missions(&self) -> &[Mission] {
        &self.missions
    }
}

/// What a launch uses (LO-6.1).
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub enum Symbol {
    /// The lab's, once per round.
    #[default]
    Lab,
    /// A *launch* banner; the launch costs less.
    Banner,
}

/// A kind of upgrade (LO-1.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Upgrade {
    /// Weight and cost up.
    Capacity,
    /// Cost down.
    Propulsion,
}

/// What an investment brings besides points (LO-4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Reward {
    /// A green technology.
    Green,
    /// Income up.
    Income,
}
