//! Experiments with many games between bots: statistics, ratings, balance. Left out of browsers,
//! which keeps the download small.

use gantry_heuristics::Weigh;
use gantry_kernel::record::Record;

use crate::arena::{self, ArenaPlan, ArenaReport};
use crate::balance::{self, BalanceReport};
use crate::batch::SimPlan;
use crate::simulate::{self, SimReport};
use crate::{Listing, OpenError, Playable};

/// The generic part, as function pointers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Experiments {
    simulate: simulate::Run,
    arena: arena::Run,
    balance: Option<balance::Run>,
    record_simulated: fn(&SimPlan, u64) -> Result<Record, OpenError>,
}

impl Experiments {
    pub(crate) const fn of<G: Playable>() -> Self {
        Self {
            simulate: simulate::run::<G>,
            arena: arena::run::<G>,
            balance: None,
            record_simulated: simulate::record::<G>,
        }
    }

    /// Adds the balance report, for a game that reports about its components.
    pub(crate) const fn weigh<G: Playable + Weigh>(&mut self) {
        self.balance = Some(balance::run::<G>);
    }
}

impl Listing {
    /// Plays many games between bots as fast as possible; `progress` is told how many more are
    /// done.
    pub fn simulate(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<SimReport, OpenError> {
        (self.experiments.simulate)(plan, progress)
    }

    /// Lets bots play each other on the same deals, to see which is stronger; `progress` is told
    /// how many more games are done.
    pub fn arena(
        &self,
        plan: &ArenaPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<ArenaReport, OpenError> {
        (self.experiments.arena)(plan, progress)
    }

    /// Plays the same games as [`Listing::simulate`] and counts the game's components in them;
    /// `None` for a game that does not report them.
    pub fn balance(
        &self,
        plan: &SimPlan,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Option<Result<BalanceReport, OpenError>> {
        self.experiments.balance.map(|balance| balance(plan, progress))
    }

    /// The record of the plan's game with this index: exactly the game that [`Listing::simulate`]
    /// counts.
    pub fn record_simulated(&self, plan: &SimPlan, index: u64) -> Result<Record, OpenError> {
        (self.experiments.record_simulated)(plan, index)
    }
}
