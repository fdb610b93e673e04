//! The conformance kit finds every planted fault, and names the promise that it breaks.

use gantry_launch_pad::Setup;
use gantry_launch_pad::testing::{Fault, Faulty};
use gantry_testkit::{Plan, conformance};

/// What went wrong, if the fault is not found.
fn miss(fault: Fault) -> Option<String> {
    fault.plant();
    // With Negotiations, so that every part of the rules is played.
    let setups = [2, 3, 4].map(|seats| Setup { negotiations: true, ..Setup::new(seats) });
    let plan = Plan::<Faulty> { setups: setups.into(), games_per_setup: 40, seed: 1 };
    match conformance(&plan) {
        Ok(_) => Some(format!("{fault:?} was not found")),
        Err(failure) if fault.found_by().contains(&failure.check) => None,
        Err(failure) => Some(format!("{fault:?} was found by {failure}")),
    }
}

#[test]
fn every_planted_fault_is_found_by_the_check_that_names_it() {
    let misses: Vec<String> = Fault::ALL.iter().filter_map(|fault| miss(*fault)).collect();
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}
