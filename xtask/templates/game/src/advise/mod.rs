//! Judgement for bots: points now, and how the seats stand.

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::MAX_SEATS;

use crate::NewGame;
use crate::action::Action;
use crate::score::points;
use crate::state::State;
use crate::view::View;

impl Advise for NewGame {
    /// The points that one would have if the game ended here.
    fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        let seat = view.open.turn;
        let own = view.open.stones[seat.index()];
        let rate = |&Action(stones): &Action| {
            let stones = own + stones;
            i32::from(view.card(seat).map_or(stones, |card| points(stones, card)))
        };
        ratings.clear();
        ratings.extend(legal.iter().map(rate));
    }
}

impl Evaluate for NewGame {
    const SPREAD: i32 = 600;

    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        let pairs = state.open.stones.iter().zip(&state.cards);
        for (value, (&stones, &card)) in values.iter_mut().zip(pairs) {
            *value = 100 * i32::from(points(stones, card));
        }
    }
}
