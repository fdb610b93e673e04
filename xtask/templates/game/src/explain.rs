//! Why an action is not allowed.

use gantry_kernel::{Refusal, Seat};

use crate::action::Action;
use crate::denial::Denial;
use crate::judge::judge;
use crate::state::Open;

/// The answer of [`gantry_kernel::Game::explain`].
pub fn explain(open: &Open, seat: Seat, action: Action) -> Result<(), Refusal> {
    judge(open, seat, action).map_err(Denial::refusal)
}
