//! Games and decisions judged, whatever the game.

use gantry_bots::Budget;
use gantry_bots::analysis::{self, Analysis, Found, Plan, Worth};
use gantry_kernel::{Dice, Match, Seat, SeatSet, Viewer};

use crate::{Choice, Playable};

/// How a game is to be analysed.
#[derive(Clone, Copy, Debug)]
pub struct Enquiry {
    /// Whose decisions; seats that the table does not have are passed over.
    pub seats: SeatSet,
    /// Time for the whole game, or iterations for every estimate, which give the same answer every time.
    pub budget: Budget,
    /// How many threads share the work.
    pub threads: usize,
}

/// A choice and what a seat may hope for after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// What can be done.
    pub choice: Choice,
    /// The share of the win to hope for.
    pub worth: Worth,
}

/// An action as the seat sees it.
pub(crate) fn choice<G: Playable>(view: &G::View, action: &G::Action) -> Choice {
    Choice {
        notation: action.to_string(),
        phrase: G::action(view, action),
        key: G::key(view, action),
    }
}

/// Analyses a match; `progress` hears how many of how many estimates are made.
pub(crate) fn run<G: Playable>(
    played: &Match<G>,
    enquiry: &Enquiry,
    progress: &(dyn Fn(u64, u64) + Sync),
) -> Analysis<Choice> {
    let plan = Plan::<G>::of(played, enquiry.seats);
    let all = plan.len() as u64;
    let threads = u32::try_from(enquiry.threads.clamp(1, plan.len().max(1))).unwrap_or(1);
    let budget = enquiry.budget.part(f64::from(threads));
    progress(0, all);
    let estimate = |number: usize| {
        let found = plan.estimate(number, budget);
        progress(1, all);
        found
    };
    let found = each(plan.len(), threads as usize, estimate);
    plan.conclude(&found, choice::<G>)
}

/// The best choices of a seat that has several, the best first. It depends on what the seat sees alone.
pub(crate) fn hints<G: Playable>(
    played: &Match<G>,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
) -> Vec<Hint> {
    let view = G::view(played.state(), Viewer::Seat(seat));
    let mut dice = Dice::from_number(0);
    let advice = analysis::advise::<G>(&view, seat, legal, budget, &mut dice);
    let hint = |advice: &analysis::Advice| Hint {
        choice: choice::<G>(&view, &legal[advice.choice]),
        worth: advice.worth,
    };
    advice.iter().map(hint).collect()
}

#[cfg(target_arch = "wasm32")]
fn each(count: usize, _threads: usize, estimate: impl Fn(usize) -> Found) -> Vec<Found> {
    (0..count).map(estimate).collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn each(count: usize, threads: usize, estimate: impl Fn(usize) -> Found + Sync) -> Vec<Found> {
    use rayon::iter::{IntoParallelIterator, ParallelIterator};

    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    match pool {
        Ok(pool) if threads > 1 => {
            pool.install(|| (0..count).into_par_iter().map(&estimate).collect())
        }
        _ => (0..count).map(estimate).collect(),
    }
}
