//! What can be set about a search.

use gantry_heuristics::Evaluate;

/// How an imagined game goes on below the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rollout {
    /// Not at all: the position is judged as it is.
    None,
    /// So many decisions at random and on until the position is settled, then the judgement.
    Random(u16),
    /// So many decisions as the greedy player would and on until the position is settled, then the
    /// judgement.
    Greedy(u16),
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Config {
    /// How much a rarely tried choice is preferred; payoffs are between 0 and 1.
    pub exploration: f32,
    /// What happens below the tree.
    pub rollout: Rollout,
    /// How much the game's own judgement is trusted: the power by which a choice falls behind with
    /// its rank.
    pub trust: f32,
    /// No node is deeper.
    pub depth: u16,
}

impl Config {
    /// Good for most games.
    pub const USUAL: Self =
        Self { exploration: 1.0, rollout: Rollout::None, trust: 1.0, depth: 200 };

    /// What plays a game best.
    pub const fn of<G: Evaluate>() -> Self {
        let rollout = if G::ROLLOUT == 0 { Rollout::None } else { Rollout::Greedy(G::ROLLOUT) };
        Self { exploration: G::EXPLORATION, rollout, ..Self::USUAL }
    }
}
