//! Analysis and hints, tested with the toy game.

#![allow(clippy::float_cmp)] // estimates are multiples of 2⁻²⁰: their sums are exact

use std::sync::atomic::{AtomicU64, Ordering};

use gantry_bots::analysis::{Analysis, Plan};
use gantry_kernel::{Digest, Input, Match, SeatSet, Text};

use super::*;
use crate::{AnalysisRequest, Budget, Cause, Choice};

const FEW: Budget = Budget::Iterations(40);

fn analyse(table: &dyn Table, threads: usize) -> Analysis<Choice> {
    let request = AnalysisRequest { seats: SeatSet::first(2), budget: FEW, threads };
    table.analyse(&request, &|_, _| ())
}

/// Both need one more point; `A` rolls first.
fn on_the_brink() -> Box<dyn Table> {
    let start = Start::Position("points = [19, 19]".into());
    let mut table = TOY.open(TableStart { start, ..opening(2) }).unwrap();
    table.settle(NOW).unwrap();
    table
}

#[test]
fn a_missed_win_is_a_large_loss() {
    let mut table = on_the_brink();
    table.act(NOW, A, "pass").unwrap();
    table.settle(NOW).unwrap();
    table.act(NOW, B, "take").unwrap();
    let analysis = analyse(&*table, 1);
    assert!(analysis.over);
    let [one, two] = analysis.courses.as_slice() else { panic!("two seats") };
    let [missed] = one.decisions.as_slice() else { panic!("one decision") };
    assert_eq!(missed.alternatives[0].choice.notation, "take");
    assert_eq!(missed.alternatives[missed.chosen].choice.notation, "pass");
    assert_eq!((missed.entry, missed.choices), (2, 3));
    assert!(missed.best() == 1.0 && missed.loss() > 0.5, "{missed:?}");
    assert_eq!(one.best_choices(), 0);
    assert!(one.accuracy().unwrap() < 0.5);
    let [taken] = two.decisions.as_slice() else { panic!("one decision") };
    assert_eq!((taken.chosen, taken.loss()), (0, 0.0));
    assert_eq!((one.end, two.end, two.best_choices(), two.accuracy()), (0.0, 1.0, 1, Some(1.0)));
    // Giving the win away counts as the other's doing.
    assert!(two.sum(Cause::Others) > 0.5, "{two:?}");
}

#[test]
fn the_parts_add_up_to_the_last_bit() {
    let mut table = table();
    play_on(&mut *table, "random");
    let analysis = analyse(&*table, 1);
    let standings = table.standings().unwrap();
    for course in &analysis.courses {
        let sum: f64 = Cause::ALL.iter().map(|cause| course.sum(*cause)).sum();
        assert_eq!(course.start + sum, course.end);
        let won = standings.winners().contains(course.seat);
        assert_eq!(course.end, f64::from(u8::from(won)));
        assert!(course.decisions.iter().all(|decision| decision.loss() >= 0.0));
        assert_eq!(course.sum(Cause::Rush), 0.0);
    }
}

#[test]
fn analysis_repeats_itself_whatever_the_threads() {
    let mut table = table();
    play_on(&mut *table, "greedy");
    assert_eq!(analyse(&*table, 1), analyse(&*table, 1));
    assert_eq!(analyse(&*table, 1), analyse(&*table, 3));
}

#[test]
fn progress_counts_every_estimate() {
    let table = on_the_brink();
    let (done, all) = (AtomicU64::new(0), AtomicU64::new(0));
    let request = AnalysisRequest { seats: SeatSet::only(A), budget: FEW, threads: 1 };
    table.analyse(&request, &|more, of| {
        done.fetch_add(more, Ordering::Relaxed);
        all.store(of, Ordering::Relaxed);
    });
    assert!(all.load(Ordering::Relaxed) > 0);
    assert_eq!(done.into_inner(), all.into_inner());
}

#[test]
fn an_unfinished_game_ends_with_an_estimate() {
    let mut table = table();
    let begun = analyse(&*table, 1);
    assert!(!begun.over);
    table.act(NOW, A, "take").unwrap();
    for course in analyse(&*table, 1).courses {
        assert!(course.end > 0.0 && course.end < 1.0, "{course:?}");
    }
    let nothing = TOY.open(opening(2)).unwrap();
    let empty = analyse(&*nothing, 1);
    assert!(empty.courses.iter().all(|course| course.steps.is_empty()), "{empty:?}");
}

/// `B` rolls in secret and passes: nobody else ever learns the number.
#[test]
fn unseen_cards_change_nothing_for_a_seat() {
    let course = |hidden: &str| {
        let setup = Toy::configure(1, 2, &[]).unwrap();
        let start = <Toy as gantry_kernel::Game>::start(&setup).unwrap();
        let mut played = Match::<Toy>::new(start, Digest::of_text("test"));
        for (seat, text) in
            [(A, "roll 4"), (A, "take"), (B, hidden), (B, "pass"), (A, "roll 2"), (A, "pass")]
        {
            let input = match text.parse() {
                Ok(roll) => Input::Chance(roll),
                Err(_) => Input::Act { seat, action: text.parse().unwrap() },
            };
            played.admit(NOW, input).unwrap();
        }
        let plan = Plan::<Toy>::of(&played, SeatSet::only(A));
        let found: Vec<_> = (0..plan.len()).map(|number| plan.estimate(number, FEW)).collect();
        plan.conclude(&found, |_, action| *action)
    };
    assert_eq!(course("roll 1"), course("roll 6"));
}

#[test]
fn hints_name_the_best_first() {
    let table = on_the_brink();
    let hints = table.hints(A, FEW).unwrap();
    assert_eq!(hints[0].choice.notation, "take");
    assert_eq!(hints[0].worth.share, 1.0);
    assert!(hints.windows(2).all(|pair| pair[0].worth.share >= pair[1].worth.share));
    assert_eq!(hints, table.hints(A, FEW).unwrap());
    assert_eq!(table.hints(B, FEW), Err(TableError::NothingToDecide(B)));
}
