//! Points and the result.

use gantry_kernel::Standings;

use crate::card::Card;
use crate::state::{Stage, State};

/// NG-3.2: what stones and a card are worth together.
pub const fn points(stones: u8, card: Card) -> u8 {
    if stones.is_multiple_of(2) { stones + card.number() } else { stones }
}

/// The result of [`gantry_kernel::Game::standings`] (NG-3.3).
pub fn standings(state: &State) -> Option<Standings> {
    (state.open.stage == Stage::Over).then(|| {
        let pairs = state.open.stones.iter().zip(&state.cards);
        let keys: Vec<_> = pairs.map(|(&stones, &card)| (points(stones, card).into(), 0)).collect();
        Standings::ranked(&keys)
    })
}
