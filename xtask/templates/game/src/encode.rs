//! Views and actions as numbers.

use gantry_heuristics::{Encode, Numbers, seats_after};
use gantry_kernel::Seat;

use crate::NewGame;
use crate::action::Action;
use crate::card::Card;
use crate::judge::MOST;
use crate::setup::SEATS;
use crate::view::View;

impl Encode for NewGame {
    const ENCODING: u32 = 1;
    const VIEW_NUMBERS: usize = 1 + SEATS.1 + 3 * SEATS.1;
    const ACTION_NUMBERS: usize = MOST as usize;

    fn write_view(view: &View, numbers: &mut Numbers<'_>) {
        let (open, seats) = (&view.open, view.open.seats());
        let own = view.viewer.seat().filter(|seat| seat.index() < seats).unwrap_or_default();
        numbers.number(open.heap);
        numbers.one_of(SEATS.1, Some(seats_after(own, open.turn, seats)));
        for after in 0..SEATS.1 {
            let seat = Seat::new((own.index() + after) % seats);
            if after < seats {
                numbers.flag(true);
                numbers.number(open.stones[seat.index()]);
                numbers.number(view.card(seat).map_or(0, Card::number));
            } else {
                numbers.skip(3);
            }
        }
    }

    fn write_action(_: &View, action: &Action, numbers: &mut Numbers<'_>) {
        numbers.one_of(MOST.into(), Some(usize::from(action.0) - 1));
    }
}
