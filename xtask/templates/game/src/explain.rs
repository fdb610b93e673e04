//! Why an action is refused.

use gantry_kernel::{Refusal, Seat};

use crate::action::Action;
use crate::denial::Denial;
use crate::judge::judge;
use crate::state::State;

/// The answer of [`gantry_kernel::Game::explain`].
pub fn explain(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    judge(state, seat, action).map_err(Denial::refusal)
}
