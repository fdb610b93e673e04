//! Taking back: only one's own step, only the last, only if it showed nothing.

use gantry_kernel::{Digest, Game, Kept, Match, Millis, Seat, Seed};

use crate::common::Seats;
use crate::turn::{Action, State, Step, Turn};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn dealt() -> Match<Turn> {
    let start = Turn::start(&Seats { seats: 2 }).expect("two may play");
    let mut table = Match::new(start, Digest::of_text("undo"));
    table.nature(Millis(0), &Seed::from_number(1)).expect("the cards are dealt");
    table
}

fn lay(table: &mut Match<Turn>, seat: Seat) {
    let card = table.state().hands[seat.index()][0];
    table.act(table.now(), seat, Action::Lay(card)).expect("the card is in hand");
}

/// What a refused take-back must leave alone.
fn snapshot(table: &Match<Turn>) -> (State, Digest, usize) {
    (table.state().clone(), table.digest(), table.entries().len())
}

#[test]
fn an_own_step_that_showed_nothing_is_taken_back() {
    let mut table = dealt();
    let before = snapshot(&table);
    lay(&mut table, A);
    assert_eq!(table.state().step, Step::Show);
    assert_eq!(table.undo(A), Ok(()));
    assert_eq!(snapshot(&table), before);
}

#[test]
fn play_goes_on_after_a_step_is_taken_back() {
    let mut table = dealt();
    lay(&mut table, A);
    table.undo(A).expect("nothing was shown");
    table.act(Millis(7), A, Action::Draw).expect("A may still draw");
    assert_eq!(table.state_at(table.entries().len()), *table.state());
}

#[test]
fn a_step_that_showed_something_stays() {
    let mut table = dealt();
    table.act(Millis(1), A, Action::Draw).expect("the pile has cards");
    let before = snapshot(&table);
    assert_eq!(table.undo(A), Err(Kept::Revealed));
    assert_eq!(snapshot(&table), before);
}

#[test]
fn what_chance_answered_stays() {
    let mut table = dealt();
    lay(&mut table, A);
    table.act(Millis(1), A, Action::Show).expect("a card was laid");
    table.nature(Millis(1), &Seed::from_number(1)).expect("nature rolls");
    assert_eq!(table.undo(A), Err(Kept::Revealed));
}

#[test]
fn nobody_takes_back_for_others() {
    let mut table = dealt();
    assert_eq!(table.undo(A), Err(Kept::NothingOwn), "nobody has acted");
    lay(&mut table, A);
    let before = snapshot(&table);
    assert_eq!(table.undo(B), Err(Kept::NothingOwn));
    assert_eq!(snapshot(&table), before);
    table.act(Millis(1), A, Action::Show).expect("a card was laid");
    table.nature(Millis(1), &Seed::from_number(1)).expect("nature rolls");
    lay(&mut table, B);
    assert_eq!(table.undo(A), Err(Kept::NothingOwn), "B has acted since");
}

#[test]
fn a_new_match_has_nothing_to_take_back() {
    let start = Turn::start(&Seats { seats: 2 }).expect("two may play");
    let mut table = Match::<Turn>::new(start, Digest::of_text("undo"));
    assert_eq!(table.undo(A), Err(Kept::NothingOwn));
}
