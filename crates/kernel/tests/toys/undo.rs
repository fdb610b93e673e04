//! Taking back: only a seat's own step, only the last one, only if it showed nothing.

use gantry_kernel::{Awaiting, Digest, Game, Input, Match, Millis, Seat, Seed, UndoError};

use crate::common::Seats;
use crate::turn::{Action, State, Step, Turn};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn dealt() -> Match<Turn> {
    let start = Turn::start(&Seats { seats: 2 }).expect("two seats are allowed");
    let mut table = Match::new(start, Digest::of_text("undo"));
    table.draw_chance(Millis(0), &Seed::from_number(1)).expect("the cards are dealt");
    table
}

fn lay(table: &mut Match<Turn>, seat: Seat) {
    let card = table.state().hands[seat.index()][0];
    table.act(table.now(), seat, Action::Lay(card)).expect("the card is in hand");
}

/// What a refused take-back must not change.
fn snapshot(table: &Match<Turn>) -> (State, Digest, usize) {
    (table.state().clone(), table.digest(), table.entries().len())
}

#[test]
fn a_step_that_showed_nothing_is_taken_back() {
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
    assert_eq!(table.undo(A), Err(UndoError::Revealed));
    assert_eq!(snapshot(&table), before);
}

#[test]
fn outcomes_of_chance_stay() {
    let mut table = dealt();
    lay(&mut table, A);
    table.act(Millis(1), A, Action::Show).expect("a card was laid");
    table.draw_chance(Millis(1), &Seed::from_number(1)).expect("chance rolls");
    assert_eq!(table.undo(A), Err(UndoError::Revealed));
}

#[test]
fn nobody_takes_back_for_others() {
    let mut table = dealt();
    assert_eq!(table.undo(A), Err(UndoError::NothingToUndo), "nobody has acted");
    lay(&mut table, A);
    let before = snapshot(&table);
    assert_eq!(table.undo(B), Err(UndoError::NothingToUndo));
    assert_eq!(snapshot(&table), before);
    table.act(Millis(1), A, Action::Show).expect("a card was laid");
    table.draw_chance(Millis(1), &Seed::from_number(1)).expect("chance rolls");
    lay(&mut table, B);
    assert_eq!(table.undo(A), Err(UndoError::NothingToUndo), "B has acted since");
}

#[test]
fn a_new_match_has_nothing_to_take_back() {
    let start = Turn::start(&Seats { seats: 2 }).expect("two seats are allowed");
    let mut table = Match::<Turn>::new(start, Digest::of_text("undo"));
    assert_eq!(table.undo(A), Err(UndoError::NothingToUndo));
}

/// The secret may be shown once the game is over, so nobody may go back into it.
#[test]
fn the_last_step_of_a_game_stays() {
    let mut table = dealt();
    let seed = Seed::from_number(1);
    let mut last = A;
    while table.awaiting() != Awaiting::Over {
        match table.awaiting().must().lowest() {
            None => drop(table.draw_chance(table.now(), &seed).expect("chance is awaited")),
            Some(seat) => {
                let mut legal = Vec::new();
                Turn::legal(table.state(), seat, &mut legal);
                let action = *legal.last().expect("somebody must act");
                table.act(table.now(), seat, action).expect("legal");
                last = seat;
            }
        }
    }
    let before = snapshot(&table);
    assert_eq!(table.undo(last), Err(UndoError::Revealed));
    assert_eq!(snapshot(&table), before);
}

/// A host stores the entry first; nothing happens until it is committed.
#[test]
fn a_prepared_entry_changes_nothing_until_it_is_committed() {
    let mut table = dealt();
    let before = snapshot(&table);
    let card = table.state().hands[A.index()][0];
    let input = Input::Act { seat: A, action: Action::Lay(card) };
    let prepared = table.prepare(table.now(), input.clone()).expect("the card is in hand");
    assert_eq!(snapshot(&table), before);
    let mut other = table.clone();
    table.commit(prepared.clone());
    other.admit(other.now(), input).expect("the card is in hand");
    assert_eq!(snapshot(&table), snapshot(&other));
    assert_eq!(table.digest(), prepared.digest());
}
