//! What the kit needs to know about a game beyond its rules.

use gantry_kernel::{Absorb, Dice, Game, Imagine, Text, Viewer};

/// A game that can be put through the conformance kit.
pub trait Probe: Game + Imagine + Absorb + Text {
    /// Every game ends within this many entries, however badly it is played.
    const MOST_ENTRIES: usize;

    /// Any action at all, mostly nonsense where it is tried.
    fn any_action(dice: &mut Dice, seats: usize) -> Self::Action;

    /// The state before an input, with two hidden things exchanged that the viewer cannot see and
    /// that the input does not touch; `after` is the state after it. `None` if there is no such
    /// pair, as in a game that hides nothing for longer than a step.
    fn exchange_hidden(
        _before: &Self::State,
        _after: &Self::State,
        _viewer: Viewer,
        _dice: &mut Dice,
    ) -> Option<Self::State> {
        None
    }

    /// How many there are of each thing that is never created or lost, such as the cards of each
    /// kind, wherever they are. The counts after the first entry, which usually deals, hold to the
    /// end.
    fn census(state: &Self::State) -> Vec<u32>;
}
