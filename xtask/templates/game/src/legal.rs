//! Everything a seat may do now, in ascending order.

use gantry_kernel::{Awaiting, Seat};

use crate::action::Action;
use crate::judge::{MOST, judge};
use crate::state::State;

/// Whom the game waits for.
pub const fn awaiting(state: &State) -> Awaiting {
    state.open.awaiting()
}

/// The list of [`gantry_kernel::Game::legal`].
pub fn legal(state: &State, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let all = (1..=MOST).map(Action);
    actions.extend(all.filter(|action| judge(state, seat, action).is_ok()));
}
