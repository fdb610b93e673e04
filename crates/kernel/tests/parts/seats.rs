//! Seats, sets of seats, viewers, audiences.

use gantry_kernel::{Audience, MAX_SEATS, Seat, SeatSet, Viewer};
use proptest::prelude::*;

fn set(bits: u8) -> SeatSet {
    Seat::all(MAX_SEATS).filter(|seat| bits & (1 << seat.index()) != 0).collect()
}

#[test]
fn seats_are_letters() {
    let letters: String = Seat::all(MAX_SEATS).map(|seat| seat.to_string()).collect();
    assert_eq!(letters, "ABCDEFGH");
    for seat in Seat::all(MAX_SEATS) {
        assert_eq!(seat.to_string().parse(), Ok(seat));
        assert_eq!(seat.to_string().to_lowercase().parse(), Ok(seat));
    }
    for text in ["", "I", "AB", "1", " A", "Ä"] {
        let fault = text.parse::<Seat>().expect_err(text).to_string();
        assert!(fault.starts_with("expected a seat letter from A to H, found "), "{fault}");
    }
}

#[test]
fn the_next_seat_goes_round_the_table() {
    assert_eq!(Seat::new(0).next(3), Seat::new(1));
    assert_eq!(Seat::new(2).next(3), Seat::new(0));
    assert_eq!(Seat::new(MAX_SEATS - 1).next(MAX_SEATS), Seat::new(0));
}

#[test]
#[should_panic(expected = "seat index out of range")]
fn there_is_no_ninth_seat() {
    let _ = Seat::new(MAX_SEATS);
}

#[test]
fn the_first_seats_of_a_table() {
    assert_eq!(SeatSet::first(0), SeatSet::EMPTY);
    for seats in 0..=MAX_SEATS {
        assert!(SeatSet::first(seats).iter().eq(Seat::all(seats)));
        assert_eq!(Viewer::all(seats).count(), seats + 1);
    }
}

#[test]
fn a_set_shows_its_letters() {
    assert_eq!(format!("{:?}", set(0b101)), r#"{"A", "C"}"#);
    assert_eq!(set(0b110).lowest(), Some(Seat::new(1)));
    assert_eq!(SeatSet::EMPTY.lowest(), None);
}

#[test]
fn audiences_are_seats_and_perhaps_spectators() {
    let (one, two) = (Seat::new(0), Seat::new(1));
    let told = |audience: Audience| {
        [Viewer::Seat(one), Viewer::Seat(two), Viewer::Spectator]
            .map(|viewer| audience.includes(viewer))
    };
    assert_eq!(told(Audience::ALL), [true, true, true]);
    assert_eq!(told(Audience::only(two)), [false, true, false]);
    assert_eq!(told(Audience::all_but(SeatSet::only(two))), [true, false, true]);
}

proptest! {
    #[test]
    fn sets_are_sets(left: u8, right: u8, index in 0..MAX_SEATS) {
        let (one, other, seat) = (set(left), set(right), Seat::new(index));
        prop_assert_eq!(one.union(other), set(left | right));
        prop_assert_eq!(one.minus(other), set(left & !right));
        prop_assert_eq!(one.is_subset(other), left & !right == 0);
        prop_assert_eq!(one.len(), left.count_ones() as usize);
        prop_assert_eq!(one.is_empty(), left == 0);
        prop_assert_eq!(one.contains(seat), left & (1 << index) != 0);
        prop_assert!(one.with(seat).contains(seat));
        prop_assert!(!one.without(seat).contains(seat));
        prop_assert_eq!(one.iter().collect::<SeatSet>(), one);
    }
}
