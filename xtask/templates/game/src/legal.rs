//! Everything a seat may do now.

use gantry_kernel::Seat;

use crate::action::Action;
use crate::judge::{MOST, judge};
use crate::state::Open;

/// The list of [`gantry_kernel::Game::legal`].
pub fn legal(open: &Open, seat: Seat, actions: &mut Vec<Action>) {
    actions.clear();
    let all = (1..=MOST).map(Action);
    actions.extend(all.filter(|&action| judge(open, seat, action).is_ok()));
}
