//! What is allowed: one answer for the list of legal actions and for explanations.

use gantry_kernel::Seat;

use crate::action::Action;
use crate::denial::Denial;
use crate::state::{Stage, State};

/// The most stones in one turn (NG-2.2).
pub const MOST: u8 = 3;

/// Whether the seat may do this now.
pub fn judge(state: &State, seat: Seat, &Action(stones): &Action) -> Result<(), Denial> {
    let open = &state.open;
    match open.stage {
        Stage::Deal => return Err(Denial::NotDealt),
        Stage::Over => return Err(Denial::Over),
        Stage::Play => {}
    }
    // NG-2.1
    if seat != open.turn {
        return Err(Denial::Turn(open.turn));
    }
    // NG-2.2
    let most = MOST.min(open.heap);
    if (1..=most).contains(&stones) { Ok(()) } else { Err(Denial::Stones { most }) }
}
