//! What each kind of game guarantees beyond the kit: who may act, who wins, who is too late.

use gantry_kernel::{
    Awaiting, Digest, Face, Game, Input, InputError, Match, Millis, Seat, SeatSet, Viewer,
};

use crate::common::Seats;
use crate::reaction::{self, Reaction};
use crate::rush::{self, Rush};
use crate::sealed::{Bid, Choice, Sealed};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);

fn table<G: Game<Setup = Seats>>(change: impl FnOnce(&mut G::State)) -> Match<G> {
    let mut state = G::start(&Seats { seats: 3 }).expect("three may play");
    change(&mut state);
    Match::new(state, Digest::of_text("a toy"))
}

fn rule(answer: Result<impl Sized, InputError>) -> String {
    match answer {
        Err(InputError::Refused(refusal)) => refusal.rule.into_owned(),
        Err(other) => panic!("rejected for another reason: {other}"),
        Ok(_) => "accepted".into(),
    }
}

fn seats(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

#[test]
fn a_sealed_choice_may_be_changed_until_the_last_is_in() {
    let mut table = table::<Sealed>(|_| ());
    table.act(Millis(1), A, Bid(1)).expect("all bids are there");
    table.act(Millis(2), B, Bid(3)).expect("all bids are there");
    table.act(Millis(3), A, Bid(4)).expect("A changes the bid");
    let expected = Awaiting::sealed(seats(&[C]), seats(&[A, B, C]));
    assert_eq!(table.awaiting(), expected);
    assert_eq!(table.state().choices[A.index()], Choice::Sealed(4));
    let news = table.act(Millis(4), C, Bid(4)).expect("all bids are there");
    assert!(news.revealed());
    // The two fours cancel each other out.
    assert_eq!(table.state().points, [0, 1, 0]);
    assert_eq!(rule(table.act(Millis(5), A, Bid(4))), "TS-1.2");
}

#[test]
fn a_sealed_choice_is_told_to_its_seat_alone() {
    let mut table = table::<Sealed>(|_| ());
    let news = table.act(Millis(1), A, Bid(2)).expect("all bids are there");
    let heard = |viewer| format!("{:?}", news.heard_by(viewer).collect::<Vec<_>>());
    assert!(heard(Viewer::Seat(A)).contains(&format!("{:?}", Face::Shown(2))));
    assert!(heard(Viewer::Seat(B)).contains("Hidden"));
    assert_eq!(heard(Viewer::Seat(B)), heard(Viewer::Spectator));
    assert!(!news.revealed());
}

/// A has just played a three; only the given seats hold a block.
fn asked(blockers: &[Seat]) -> Match<Reaction> {
    let mut table = table::<Reaction>(|state| {
        state.step = reaction::Step::Choose;
        state.hands[A.index()] = vec![3];
        for seat in blockers {
            state.hands[seat.index()] = vec![0];
        }
    });
    table.act(Millis(0), A, reaction::Action::Play(3)).expect("A holds it");
    table
}

#[test]
fn everybody_else_is_asked_even_who_cannot_react() {
    let table = asked(&[C]);
    assert_eq!(table.awaiting().must(), seats(&[B, C]));
    let mut legal = Vec::new();
    Reaction::legal(table.state(), B, &mut legal);
    assert_eq!(legal, [reaction::Action::Pass]);
}

#[test]
fn the_nearest_blocker_wins_whoever_answers_first() {
    for order in [[B, C], [C, B]] {
        let mut table = asked(&[B, C]);
        for seat in order {
            table.act(Millis(9), seat, reaction::Action::Block).expect("both hold a block");
        }
        assert_eq!(table.state().hands, [vec![], vec![], vec![0]], "B is nearest to A");
        assert_eq!(table.state().discard, [3, 0]);
    }
}

#[test]
fn a_seat_that_does_not_answer_in_time_passes() {
    let mut table = asked(&[B, C]);
    table.act(Millis(9), B, reaction::Action::Pass).expect("B is asked");
    let early = table.admit(Millis(reaction::ANSWER_MS - 1), Input::Timeout);
    assert_eq!(early.err(), Some(InputError::NoTimeout));
    let before = table.digest();
    let late = table.act(Millis(reaction::ANSWER_MS), C, reaction::Action::Block);
    assert_eq!(late.err(), Some(InputError::Late { until: reaction::ANSWER_MS }));
    assert_eq!(table.digest(), before, "a late answer changes nothing");
    table.admit(Millis(reaction::ANSWER_MS), Input::Timeout).expect("the deadline has passed");
    assert_eq!(table.state().scored[A.index()], [3]);
    assert_eq!(rule(table.act(Millis(9000), C, reaction::Action::Block)), "TR-1.1");
}

/// A and B both have a one on top, C a two.
fn running() -> Match<Rush> {
    table::<Rush>(|state| {
        state.step = rush::Step::Rush;
        state.ends = Millis(rush::ROUND_MS);
        state.decks = vec![vec![1, 2, 3], vec![1, 3, 2], vec![2, 1, 3]];
    })
}

#[test]
fn in_the_rush_nobody_must_and_the_first_accepted_input_wins() {
    let mut table = running();
    assert_eq!(table.awaiting().must(), SeatSet::EMPTY);
    assert_eq!(table.awaiting().may(), seats(&[A, B, C]));
    table.act(Millis(5), B, rush::Action::Put(0)).expect("the row is empty");
    let before = (table.state().clone(), table.digest());
    assert_eq!(rule(table.act(Millis(5), A, rush::Action::Put(0))), "TX-1.3", "A came second");
    assert_eq!((table.state().clone(), table.digest()), before);
    table.act(Millis(5), C, rush::Action::Put(0)).expect("the two follows");
    assert_eq!(table.state().rows[0], [B, C]);
}

#[test]
fn a_pause_takes_a_seat_out_until_its_timeout() {
    let mut table = running();
    table.act(Millis(100), A, rush::Action::Skip).expect("anybody may skip");
    let wake = Millis(100 + rush::PAUSE_MS);
    let (must, may, until) = (SeatSet::EMPTY, seats(&[B, C]), Some(wake));
    let expected = Awaiting::Players { must, may, until, sealed: false };
    assert_eq!(table.awaiting(), expected);
    assert_eq!(rule(table.act(Millis(101), A, rush::Action::Skip)), "TX-1.2");
    table.admit(wake, Input::Timeout).expect("the pause is over");
    assert_eq!(table.awaiting().may(), seats(&[A, B, C]));
    table.act(wake, A, rush::Action::Skip).expect("A is heard again");
}

#[test]
fn the_deadline_ends_the_round_and_who_is_late_is_refused() {
    let mut table = running();
    table.admit(Millis(rush::ROUND_MS), Input::Timeout).expect("the round is over");
    assert_eq!(table.awaiting(), Awaiting::Over);
    assert_eq!(rule(table.act(Millis(rush::ROUND_MS), A, rush::Action::Put(0))), "TX-1.1");
}
