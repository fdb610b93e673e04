//! Real time over a bad network: the toy with and without numbered actions, and planted faults that
//! each check must notice.

use std::sync::atomic::{AtomicU8, Ordering};

use gantry_kernel::{Absorb, Imagine, InputOf, News, Seat};
use gantry_testkit::network::{
    self, Conditions, Habits, Receipt, Retimed, Retiming, Run, Statistics, Wire, Wires,
};
use gantry_testkit::{Check, Plant, Planted, plant};

use crate::common::Seats;
use crate::numbered::Numbered;
use crate::reaction::Reaction;
use crate::rush::{Event, Rush, State, Step};
use crate::sealed::Sealed;
use crate::turn::Turn;

const RUNS: u64 = 300;

fn runs<G>(number: u64) -> impl Iterator<Item = Run<G>>
where
    G: Imagine + Absorb<Setup = Seats>,
{
    (0..number).map(|seed| {
        let seats = 2 + usize::try_from(seed % 3).expect("small");
        network::run::<G>(&Seats { seats }, seed, &Conditions::default())
    })
}

/// Plays the runs and returns their counts.
fn sound<G>(number: u64, check: impl Fn(&Run<G>)) -> Statistics
where
    G: Imagine + Absorb<Setup = Seats>,
{
    let mut total = Statistics::default();
    for run in runs::<G>(number) {
        run.assert_sound();
        check(&run);
        total.add(&run.statistics);
    }
    assert_eq!(total.missing(), Vec::<&str>::new(), "{total}");
    total
}

#[test]
fn the_rush_is_sound_over_a_bad_network() {
    let total = sound::<Rush>(RUNS, |_| {});
    for rule in ["TX-1.1", "TX-1.2", "TX-1.3"] {
        assert!(total.refused.contains_key(rule), "{rule} never refused anything\n{total}");
    }
}

/// The simulation needs only the traits, so it also carries games that are not in real time.
#[test]
fn every_kind_of_game_is_sound_over_a_bad_network() {
    sound::<Turn>(60, |_| {});
    sound::<Sealed>(60, |_| {});
    sound::<Reaction>(60, |_| {});
}

#[test]
fn the_order_of_the_log_decides_and_not_its_times() {
    let compared = |pace| {
        let same = |run: &Run<Rush>| {
            run.retimed(pace).expect("times do not affect the result") == Retimed::Same
        };
        runs::<Rush>(RUNS).filter(same).map(|_| 1).sum::<u64>()
    };
    // Hurrying reorders the toy's pauses in most games; small shifts seldom do.
    let (hasty, later) = (compared(Retiming::Hasty), compared(Retiming::Later(3)));
    assert!(hasty > 10, "{hasty} of {RUNS} compared");
    assert!(later * 2 > RUNS, "{later} of {RUNS} compared");
}

#[test]
fn numbers_keep_the_order_of_every_seat() {
    let total = sound::<Numbered>(RUNS, |run| run.own_order().unwrap());
    assert!(total.refused["TX-1.4"] > RUNS, "{total}");
}

/// The network is bad enough that the problem the numbers solve does occur.
#[test]
fn without_numbers_a_copy_is_taken_for_a_new_action() {
    let broken = runs::<Rush>(RUNS).filter(|run| run.own_order().is_err()).count();
    assert!(broken > 30, "{broken} of {RUNS}");
}

#[test]
fn a_perfect_network_does_no_harm() {
    let wires = Wires::Alike(Wire::PERFECT);
    let habits = Habits { doubled_per_mille: 0, stale_per_mille: 0, ..Habits::LIVELY };
    let run = network::run::<Rush>(&Seats { seats: 3 }, 1, &Conditions { wires, habits });
    run.assert_sound();
    run.own_order().unwrap();
    let Statistics { lost, duplicated, reordered, repeated, .. } = run.statistics;
    assert_eq!((lost, duplicated, reordered, repeated), (0, 0, 0, 0));
}

#[test]
fn the_same_seed_gives_the_same_run() {
    let [first, second] = [(); 2].map(|()| {
        let run = network::run::<Rush>(&Seats { seats: 4 }, 7, &Conditions::default());
        let arrivals: Vec<_> =
            run.arrivals.into_iter().map(|arrival| (arrival.at, arrival.answer)).collect();
        (run.played.digest(), arrivals, run.statistics)
    });
    assert_eq!(first, second);
}

#[test]
fn a_situation_that_changes_in_transit_is_noticed() {
    let put = |state: &State, _: Seat| state.rows.iter().map(Vec::len).sum::<usize>();
    assert!(runs::<Rush>(10).any(|run| run.same_situation(put).is_err()));
    assert!(runs::<Rush>(10).all(|run| run.same_situation(|state, _| state.step).is_ok()));
}

#[test]
fn an_action_after_a_stop_is_noticed() {
    let stop = |state: &State| state.rows.iter().flatten().count() > 2;
    assert!(runs::<Rush>(10).any(|run| run.nothing_after(stop).is_err()));
    assert!(
        runs::<Rush>(10).all(|run| run.nothing_after(|state| state.step == Step::Over).is_ok())
    );
}

#[test]
fn a_refusal_that_changes_something_is_noticed() {
    let mut run = network::run::<Rush>(&Seats { seats: 4 }, 3, &Conditions::default());
    run.refusals_change_nothing().unwrap();
    let refused = run.arrivals.iter_mut().find_map(|arrival| match &mut arrival.answer {
        Receipt::Refused { same_state, .. } => Some(same_state),
        Receipt::Accepted { .. } => None,
    });
    *refused.expect("something is refused") = false;
    assert!(run.refusals_change_nothing().is_err());
}

/// Reports at the end that everybody is awake, which is false.
#[derive(Clone, Debug)]
struct Lies;

impl Plant for Lies {
    type Sound = Rush;
    const FOUND_BY: &'static [Check] = &[Check::FoldedView];

    fn spoil(state: &mut State, _: &InputOf<Rush>, news: &mut News<Event>) {
        if state.step == Step::Over {
            news.tell_all(|| Event::Woken(state.paused));
        }
    }
}

#[test]
fn diverging_views_are_noticed() {
    plant::<Lies>();
    assert!(runs::<Planted<Rush>>(20).any(|run| run.views_agree().is_err()));
}

/// Takes the first place of a row away at the end, if the clock shows an odd time.
#[derive(Clone, Debug)]
struct ClockCounts;

impl Plant for ClockCounts {
    type Sound = Rush;
    const FOUND_BY: &'static [Check] = &[];

    fn spoil(state: &mut State, _: &InputOf<Rush>, _: &mut News<Event>) {
        let odd = state.wake.iter().any(|wake| wake.0 % 2 == 1);
        if state.step == Step::Over && odd {
            state.rows.iter_mut().flatten().for_each(|owner| *owner = Seat::new(0));
        }
    }
}

#[test]
fn a_clock_that_counts_is_noticed() {
    plant::<ClockCounts>();
    assert!(runs::<Planted<Rush>>(50).any(|run| run.retimed(Retiming::Later(3)).is_err()));
}

/// Plays differently each time.
#[derive(Clone, Debug)]
struct Moody;

static MOOD: AtomicU8 = AtomicU8::new(0);

impl Plant for Moody {
    type Sound = Rush;
    const FOUND_BY: &'static [Check] = &[Check::Deterministic];

    fn spoil(state: &mut State, _: &InputOf<Rush>, _: &mut News<Event>) {
        if state.step == Step::Over {
            state.ends.0 += u64::from(MOOD.fetch_add(1, Ordering::Relaxed));
        }
    }
}

#[test]
fn a_log_that_does_not_decide_is_noticed() {
    plant::<Moody>();
    assert!(runs::<Planted<Rush>>(3).all(|run| run.log_decides().is_err()));
}
