//! Time budgets are kept. A search reads the clock before every world and stops at the first
//! reading past the end. So a decision is late by at most one world, and advice, which has two
//! parts, by one world in each.

use std::cell::Cell;

use gantry_bots::analysis::advise;
use gantry_bots::{Bot, Budget, Config, Rollout, Search, Searcher};
use gantry_heuristics::Evaluate;
use gantry_kernel::{Dice, Imagine, SeatContext, Viewer};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;

use crate::walk::walk;

thread_local! {
    /// How often this test has read the clock.
    static LOOKS: Cell<u32> = const { Cell::new(0) };
}

/// A clock that advances one millisecond per reading.
fn clock() -> u64 {
    LOOKS.set(LOOKS.get() + 1);
    u64::from(LOOKS.get()) * 1000
}

fn keeps_the_time<G: Imagine + Evaluate>(setup: &G::Setup) {
    let mut met = 0;
    walk::<G>(setup, 2, |state, seat, legal| {
        met += 1;
        if legal.len() == 1 || met % 10 != 0 {
            return None;
        }
        let view = G::view(state, Viewer::Seat(seat));
        for rollout in [Rollout::None, Rollout::Random(1000), Rollout::Greedy(60)] {
            for time_ms in [0, 1, 2, 25] {
                LOOKS.set(0);
                let budget = Budget::Micros(u64::from(time_ms) * 1000, clock);
                let search = Search::new(Config { rollout, ..Config::USUAL }, budget);
                let found = search.search::<G>(&view, seat, legal, &mut Dice::from_number(met));
                // The first reading is the start; the first world is played without one.
                let worlds = time_ms.max(1);
                assert_eq!(found.iterations, worlds, "{time_ms} ms");
                assert_eq!(LOOKS.get(), 1 + worlds, "{time_ms} ms");
            }
        }
        None
    });
    assert!(met > 50, "{met} positions");
}

/// How late a player that reuses its tree and advice are, on a clock that advances with every
/// reading.
fn is_hardly_late<G: Imagine + Evaluate>(setup: &G::Setup) {
    const TIME_MS: u32 = 40;
    let (mut met, mut early) = (0, 0);
    let budget = Budget::Micros(u64::from(TIME_MS) * 1000, clock);
    let mut searcher = Searcher::<G>::new(Search::new(Config::USUAL, budget));
    walk::<G>(setup, 3, |state, seat, legal| {
        met += 1;
        if legal.len() == 1 || met % 10 > 1 {
            return None;
        }
        let mut dice = Dice::from_number(met);
        LOOKS.set(0);
        let choice = searcher.decide(SeatContext::new(state, seat), legal, &mut dice);
        assert!(LOOKS.get() <= TIME_MS + 1, "a decision after {} ms", LOOKS.get());
        early += u32::from(LOOKS.get() < TIME_MS);
        LOOKS.set(0);
        advise::<G>(&G::view(state, Viewer::Seat(seat)), seat, legal, budget, &mut dice);
        // Two worlds are always measured, and each of the two parts begins with a reading.
        assert!(LOOKS.get() <= TIME_MS + 4, "advice after {} ms", LOOKS.get());
        Some(choice)
    });
    assert!(met > 50, "{met} positions");
    assert!(early > 0, "no choice was clear before the time was up");
}

#[test]
fn players_and_advice_end_in_time() {
    is_hardly_late::<LaunchPad>(&gantry_launch_pad::Setup::new(2));
    is_hardly_late::<LiftOff>(&gantry_lift_off::Setup::new(2));
}

#[test]
fn a_search_ends_in_time() {
    keeps_the_time::<LaunchPad>(&gantry_launch_pad::Setup::new(2));
    keeps_the_time::<LiftOff>(&gantry_lift_off::Setup::new(4));
    keeps_the_time::<PlanetRush>(&gantry_planet_rush::Setup::new(3));
}
