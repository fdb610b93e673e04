//! Analysis of whole games, for any game.

use gantry_bots::Budget;
use gantry_bots::analysis::{Analysis, Plan};
use gantry_kernel::{Match, SeatSet};

use crate::hints::choice;
use crate::{Choice, Playable, threads};

/// How a game is to be analysed.
#[derive(Clone, Copy, Debug)]
pub struct AnalysisRequest {
    /// Whose decisions; seats that the table does not have are skipped.
    pub seats: SeatSet,
    /// Time for the whole game, or iterations for each estimate, which makes the result
    /// reproducible.
    pub budget: Budget,
    /// How many threads share the work.
    pub threads: usize,
}

/// Analyses a match; `progress` is told how many of how many estimates are done.
pub(crate) fn run<G: Playable>(
    played: &Match<G>,
    request: &AnalysisRequest,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Analysis<Choice> {
    let plan = Plan::<G>::of(played, request.seats);
    let all = plan.len() as u64;
    let threads = u32::try_from(request.threads.clamp(1, plan.len().max(1))).unwrap_or(1);
    let budget = request.budget.part(f64::from(threads));
    progress(0, all);
    let estimate = |number: u64| {
        let found = plan.estimate(usize::try_from(number).unwrap_or_default(), budget);
        progress(1, all);
        found
    };
    let found = threads::map(0..all, threads as usize, estimate);
    plan.conclude(&found, choice::<G>)
}
