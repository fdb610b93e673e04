//! The search on real games and on a toy: it does not peek, plays legally, is repeatable, ends in
//! time, and is not fooled by secrets.

mod budget;
mod honest;
mod lawful;
mod repeat;
mod reuse;
mod secret;
mod toy;

use gantry_bots::{Budget, Config, Rollout, Search};

/// One search of each kind, with few iterations.
fn searches(iterations: u32) -> impl Iterator<Item = Search> {
    let rollouts = [Rollout::None, Rollout::Random(20), Rollout::Greedy(5)];
    rollouts.into_iter().map(move |rollout| {
        Search::new(Config { rollout, ..Config::USUAL }, Budget::Iterations(iterations))
    })
}
