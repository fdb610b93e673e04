//! Judges positions for search, and tunes the search.

use std::hash::Hasher;

use gantry_kernel::{Dice, Imagine, MAX_SEATS, Seat, Viewer};

use crate::Advise;

/// Judgement for search: how the seats stand in mid-game, in a world that may be imagined.
pub trait Evaluate: Advise {
    /// How much a lead typically changes by the end of the game, in hundredths of a point. Turns a
    /// lead into a chance of winning.
    const SPREAD: i32;
    /// The fewest decisions the greedy player plays before a settled position is judged; 0 judges
    /// it at once.
    const ROLLOUT: u16 = 0;
    /// How strongly a search prefers actions it has rarely tried.
    const EXPLORATION: f32 = 1.0;
    /// How many imagined worlds a search plays per second on a typical machine. Levels of strength
    /// are defined by it.
    const WORLDS_PER_SECOND: u32 = 20_000;

    /// The ratings of [`Advise::rate`] in a world that is already imagined. They depend only on
    /// what the seat knows.
    fn rate_in(world: &Self::State, seat: Seat, legal: &[Self::Action], ratings: &mut Vec<i32>) {
        Self::rate(&Self::view(world, Viewer::Seat(seat)), legal, ratings);
    }

    /// What the greedy player, or a quicker one nearly as good, does in an imagined world. The
    /// first step is legal; the others follow unless something intervenes. Returns how many steps
    /// were played out to decide.
    fn intend(
        world: &Self::State,
        seat: Seat,
        legal: &[Self::Action],
        steps: &mut Vec<Self::Action>,
    ) -> u32 {
        let mut ratings = Vec::new();
        Self::rate_in(world, seat, legal, &mut ratings);
        let best = ratings.iter().enumerate().max_by_key(|(_, rating)| **rating);
        steps.clear();
        steps.extend(best.and_then(|(index, _)| legal.get(index)).cloned());
        0
    }

    /// Feeds a hasher everything visible to the seat that plans depend on, and nothing that the
    /// seat cannot know. Worlds that hash differently are different decisions. A game that feeds
    /// nothing is searched by its choices alone (open loop).
    fn hash_infoset(_world: &Self::State, _seat: Seat, _hasher: &mut impl Hasher) {}

    /// Like [`Imagine::imagine`], but a world comes up more often the better its hidden cards
    /// explain what players have done. Meant for estimates that must be right on average. Uses the
    /// view alone.
    fn suppose(view: &Self::View, dice: &mut Dice) -> Self::State
    where
        Self: Imagine,
    {
        Self::imagine(view, dice)
    }

    /// Whether a position like this one can be judged well. A rollout goes on until it reaches one.
    fn is_settled(_world: &Self::State) -> bool {
        true
    }

    /// The points each seat is expected to end with, in hundredths.
    fn evaluate(state: &Self::State, values: &mut [i32; MAX_SEATS]);
}
