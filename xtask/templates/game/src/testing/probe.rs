//! What the conformance kit needs to know about this game.

use gantry_kernel::{Dice, Viewer};
use gantry_testkit::Probe;

use crate::NewGame;
use crate::action::Action;
use crate::state::{Stage, State};

impl Probe for NewGame {
    /// The deal and one stone at a time, with the largest heap.
    const MOST_ENTRIES: usize = 41;

    fn any_action(dice: &mut Dice, _: usize) -> Action {
        Action(u8::try_from(dice.below(6)).expect("small"))
    }

    /// Two cards that others hold and that stay hidden.
    fn exchange_hidden(
        before: &State,
        after: &State,
        viewer: Viewer,
        _: &mut Dice,
    ) -> Option<State> {
        let own = viewer.seat().map(gantry_kernel::Seat::index);
        let mut hidden = (0..before.cards.len()).filter(|seat| Some(*seat) != own);
        let (one, two) = (hidden.next()?, hidden.next()?);
        let mut other = before.clone();
        other.cards.swap(one, two);
        (after.open.stage != Stage::Over).then_some(other)
    }

    /// Stones and cards, wherever they are.
    fn census(state: &State) -> Vec<u32> {
        let stones: u32 =
            state.open.stones.iter().chain([&state.open.heap]).copied().map(u32::from).sum();
        vec![stones, u32::try_from(state.cards.len()).expect("few cards")]
    }
}
