//! Judgement of positions: what search plays by, and how it is tuned.

use std::hash::Hasher;

use gantry_kernel::{Dice, Imagine, MAX_SEATS, Seat, Viewer};

use crate::Advise;

/// Judgement for search: how the seats stand in the middle of a game, in a world that may be
/// imagined.
pub trait Evaluate: Advise {
    /// By how much, in hundredths of a point, a lead typically changes until the end: what a lead
    /// of so much promises.
    const SPREAD: i32;
    /// How many decisions the greedy player plays on at least before a settled position is judged;
    /// none: it is judged at once.
    const ROLLOUT: u16 = 0;
    /// How much a search prefers what it has rarely tried.
    const EXPLORATION: f32 = 1.0;
    /// How many imagined worlds a search plays in a second on a usual machine: what levels of
    /// strength are measured by.
    const WORLDS_PER_SECOND: u32 = 20_000;

    /// The ratings of [`Advise::rate`] in a world that is imagined anyway; they depend on what the
    /// seat knows only.
    fn rate_in(world: &Self::State, seat: Seat, legal: &[Self::Action], ratings: &mut Vec<i32>) {
        Self::rate(&Self::view(world, Viewer::Seat(seat)), legal, ratings);
    }

    /// What the greedy player, or one nearly as good and quicker, does in an imagined world: the
    /// first step is one of the legal ones, the others follow if nothing comes between. Says how
    /// many steps were played out in order to decide.
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

    /// Tells a hasher what the seat sees of the table as far as plans depend on it, and nothing
    /// that it cannot know: worlds that differ in it are different decisions. A game that tells
    /// nothing is searched by its choices alone (open loop).
    fn hash_infoset(_world: &Self::State, _seat: Seat, _hasher: &mut impl Hasher) {}

    /// A world like those of [`Imagine::imagine`], but the better its hidden cards explain what
    /// players have done, the more often it comes: for estimates that must be right on average.
    /// From the view alone.
    fn suppose(view: &Self::View, dice: &mut Dice) -> Self::State
    where
        Self: Imagine,
    {
        Self::imagine(view, dice)
    }

    /// Whether a position like this is judged well: a rollout goes on until one is.
    fn is_settled(_world: &Self::State) -> bool {
        true
    }

    /// The points that each seat will end with, in hundredths, as far as one can tell.
    fn evaluate(state: &Self::State, values: &mut [i32; MAX_SEATS]);
}
