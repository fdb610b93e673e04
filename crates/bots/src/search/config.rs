//! The settings of a search.

use gantry_heuristics::Evaluate;

/// How an imagined game continues below the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rollout {
    /// It does not: the position is evaluated as it is.
    None,
    /// At least this many random decisions, until the position is settled; then it is evaluated.
    Random(u16),
    /// At least this many decisions of the greedy player, until the position is settled; then it is
    /// evaluated.
    Greedy(u16),
}

/// The settings of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Config {
    /// How strongly a rarely tried choice is preferred; payoffs are between 0 and 1.
    pub exploration: f32,
    /// What happens below the tree.
    pub rollout: Rollout,
    /// How much the game's own ratings are trusted: the exponent by which a choice's prior falls
    /// with its rank.
    pub trust: f32,
    /// The greatest depth of a node.
    pub depth: u16,
}

impl Config {
    /// Settings that suit most games.
    pub const USUAL: Self =
        Self { exploration: 1.0, rollout: Rollout::None, trust: 1.0, depth: 200 };

    /// The settings that play a game best.
    pub const fn of<G: Evaluate>() -> Self {
        let rollout = if G::ROLLOUT == 0 { Rollout::None } else { Rollout::Greedy(G::ROLLOUT) };
        Self { exploration: G::EXPLORATION, rollout, ..Self::USUAL }
    }
}
