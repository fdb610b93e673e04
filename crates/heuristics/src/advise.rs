//! Rates actions; the greedy bot plays the best-rated one.

use gantry_kernel::Game;

/// Judgement for bots: how good each legal action looks, from a view alone.
pub trait Advise: Game {
    /// Whether players act in real time, so that bots with human reaction times make sense.
    const REAL_TIME: bool = false;

    /// Whether a table with these settings is played in real time. A real-time game may also offer
    /// turns.
    fn is_real_time(_setup: &Self::Setup) -> bool {
        Self::REAL_TIME
    }

    /// One rating per action, higher is better; `ratings` is cleared first.
    fn rate(view: &Self::View, legal: &[Self::Action], ratings: &mut Vec<i32>);

    /// The same from somebody who sees less far ahead; by default there is no difference.
    fn rate_at_sight(view: &Self::View, legal: &[Self::Action], ratings: &mut Vec<i32>) {
        Self::rate(view, legal, ratings);
    }
}
