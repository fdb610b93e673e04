//! Information-set Monte Carlo tree search: plays many imagined games from what a seat can see,
//! records how each choice did, and tries promising choices more often.
//!
//! One tree serves all worlds (single-observer ISMCTS, Cowling, Powley and Whitehouse 2012): every
//! iteration imagines a new world, and a choice competes only where its world offers it. Sealed
//! choices of others are not visible: they all lead to the same node, so that no plan depends on
//! what its maker cannot know. Nor can the others respond to a sealed choice of the searcher before
//! all have chosen, whatever the infoset hash contains. Chance is drawn anew in every iteration.
//! What it shows to the searcher, as far as [`Evaluate::hash_infoset`] covers it, leads to separate
//! nodes.

mod budget;
mod config;
mod measure;
mod playout;
mod searcher;
#[cfg(test)]
mod tests;
mod tree;

pub use budget::{Budget, Stopwatch};
pub use config::{Config, Rollout};
pub use measure::{MeasuredShare, measure};
pub(crate) use playout::{in_rush, win_share};
pub use searcher::Searcher;

use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, Seat, SeatContext};

use crate::Bot;
use playout::Simulator;
use tree::Tree;

/// What a search has found about one choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChoiceStats {
    /// How often it was tried.
    pub visits: u32,
    /// The mean payoff of the seat that chooses, from 0 (lost) to 1 (won).
    pub payoff: f32,
}

/// What a search has found.
#[derive(Clone, Debug, Default)]
pub struct Findings {
    /// One per choice, by index.
    pub estimates: Vec<ChoiceStats>,
    /// How many worlds were played.
    pub iterations: u32,
    /// How many decisions were simulated in them.
    pub decisions: u64,
    /// How many steps simulated players played out to decide.
    pub tried: u64,
}

impl Findings {
    /// The choice tried most often; between equals, the better one.
    pub fn best(&self) -> usize {
        let rank = |estimate: &ChoiceStats| (estimate.visits, estimate.payoff);
        let better = |best: usize, index: usize| {
            if rank(&self.estimates[index]) > rank(&self.estimates[best]) { index } else { best }
        };
        (0..self.estimates.len()).fold(0, better)
    }

    /// What several searches of the same decision choose together. Each has one vote, divided in
    /// proportion to its visits, so that a search that stopped early because its choice was clear
    /// counts as much as one that went on. Between equals, the better one.
    ///
    /// # Panics
    /// If `searches` is empty.
    pub fn best_of(searches: &[Self]) -> usize {
        let choices = searches[0].estimates.len();
        let rank = |choice: usize| -> (f32, f32) {
            let vote = |found: &Self| {
                let visits: u32 = found.estimates.iter().map(|estimate| estimate.visits).sum();
                weight(found.estimates[choice].visits) / weight(visits.max(1))
            };
            let payoff = |found: &Self| found.estimates[choice].payoff;
            (searches.iter().map(vote).sum(), searches.iter().map(payoff).sum())
        };
        let better = |best: usize, choice: usize| {
            if rank(choice) > rank(best) { choice } else { best }
        };
        (0..choices).fold(0, better)
    }
}

#[allow(clippy::cast_precision_loss)] // precise enough for a weight
const fn weight(visits: u32) -> f32 {
    visits as f32
}

/// A player that searches.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    config: Config,
    budget: Budget,
}

/// How many iterations pass between checks whether a search can still change its mind.
const CHECK_INTERVAL: u32 = 16;

impl Search {
    /// A player that thinks this long before every decision.
    pub const fn new(config: Config, budget: Budget) -> Self {
        Self { config, budget }
    }

    /// Searches one decision within the budget. A host with several cores runs several searches
    /// with different dice and combines them with [`Findings::best_of`].
    pub fn search<G: Imagine + Evaluate>(
        &self,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> Findings {
        let mut tree = Tree::<G>::new(&self.config);
        self.grow(&mut tree, view, seat, legal, dice, |_, _| false)
    }

    fn grow<G: Imagine + Evaluate>(
        &self,
        tree: &mut Tree<G>,
        view: &G::View,
        seat: Seat,
        legal: &[G::Action],
        dice: &mut Dice,
        is_enough: impl Fn(&mut Tree<G>, &dyn Fn() -> u32) -> bool,
    ) -> Findings {
        let mut simulator = Simulator::<G>::new(&self.config, seat);
        let timer = self.budget.start();
        let mut iterations = 0;
        while timer.has_time(iterations) {
            let world = G::imagine(view, dice);
            simulator.iterate(tree, world, dice);
            iterations += 1;
            if iterations.is_multiple_of(CHECK_INTERVAL)
                && is_enough(tree, &|| timer.left(iterations))
            {
                break;
            }
        }
        let (decisions, tried) = simulator.work();
        Findings { estimates: tree.estimates(seat, legal), iterations, decisions, tried }
    }
}

impl<G: Imagine + Evaluate> Bot<G> for Search {
    fn decide(
        &mut self,
        context: SeatContext<'_, G>,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> usize {
        Searcher::new(*self).decide(context, legal, dice)
    }
}
