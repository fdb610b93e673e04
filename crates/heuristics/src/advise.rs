//! Judgement of actions: what the greedy bot plays by.

use gantry_kernel::Game;

/// Judgement for bots: how good each legal action looks, from a view alone.
pub trait Advise: Game {
    /// Whether players act in real time, so that bots with human reaction times make sense.
    const IN_TIME: bool = false;

    /// Whether a table with these settings is played in real time: such a game may offer turns as
    /// well.
    fn in_time(_setup: &Self::Setup) -> bool {
        Self::IN_TIME
    }

    /// One rating per action, higher is better; `ratings` is cleared first.
    fn rate(view: &Self::View, legal: &[Self::Action], ratings: &mut Vec<i32>);

    /// The same by somebody who sees little ahead; a game may know no difference.
    fn rate_at_sight(view: &Self::View, legal: &[Self::Action], ratings: &mut Vec<i32>) {
        Self::rate(view, legal, ratings);
    }
}
