//! The score track.

use gantry_kernel::Seat;
use gantry_lift_off::{Score, Stage, View};

/// A seat's points, including final scoring once the game is over.
pub fn points(view: &View, seat: Seat) -> u16 {
    let board = view.board(seat);
    let last = Score::of(&view.open.setup, board, &view.seats[seat.index()].shown).total();
    board.points + if view.open.clock.stage == Stage::Over { last } else { 0 }
}

/// The end of the track for this many points: the next multiple of 25.
pub const fn track_end(most: u16) -> u16 {
    let end = most.div_ceil(25) * 25;
    if end < 50 { 50 } else { end }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_track_is_long_enough() {
        assert_eq!([0, 50, 51, 100, 163].map(track_end), [50, 50, 75, 100, 175]);
    }
}
