//! Places and ties.

use gantry_kernel::{Seat, SeatSet, Standings};

#[test]
fn ties_share_a_place_and_the_next_is_left_out() {
    let standings = Standings::ranked(&[(5, 0), (9, 1), (5, 0), (9, 2), (-3, 7)]);
    assert_eq!(standings.places.as_slice(), [3, 2, 3, 1, 5]);
    assert_eq!(standings.points.as_slice(), [5, 9, 5, 9, -3]);
    assert_eq!(standings.winners(), SeatSet::only(Seat::new(3)));
}

#[test]
fn a_full_tie_has_several_winners() {
    assert_eq!(Standings::ranked(&[(1, 1), (1, 1)]).winners(), SeatSet::first(2));
}
