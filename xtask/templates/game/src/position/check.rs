//! What must hold in every state; an error says in one sentence what does not. A position comes
//! from outside: after this check rule code meets only states that play could produce.

use gantry_game_kit::position::{Checked, require, require_of};
use gantry_kernel::Seat;

use crate::state::{Open, Stage, State};

pub fn check(state: &State) -> Checked {
    let open = &state.open;
    let all = open.setup.stones;
    let stones: u32 = open.stones.iter().chain([&open.heap]).copied().map(u32::from).sum();
    require(stones == u32::from(all), &["heap"], || format!("NG-1.1: there are {all} stones"))?;
    require((open.heap == 0) == (open.stage == Stage::Over), &["stage"], || {
        "NG-3.1: the game ends when the heap is empty".into()
    })?;
    let untouched = *open == Open::new(&open.setup) && state.cards.is_empty();
    require(open.stage != Stage::Deal || untouched, &["stage"], || {
        "NG-1.2: before the deal nobody has anything".into()
    })?;
    for (at, (seat, card)) in Seat::all(open.seats()).zip(&state.cards).enumerate() {
        let twin = state.cards[..at].contains(card);
        require_of(seat, !twin, "card", || format!("NG-1.2: there is one card {card}"))?;
    }
    Ok(())
}
