//! The conformance kit finds every planted fault, and names the promise that it breaks.

use gantry_launch_pad::testing::*;
use gantry_launch_pad::{Setup, every_fault};
use gantry_testkit::{Plan, conformance};

/// What went wrong, if the fault is not found as it should be.
fn miss<F: Fault>() -> Option<String> {
    // with Negotiations, so that every part of the rules is played
    let setups = [2, 3, 4].map(|seats| Setup { negotiations: true, ..Setup::new(seats) });
    let plan = Plan::<Faulty<F>> { setups: setups.into(), games_per_setup: 40, seed: 1 };
    match conformance(&plan) {
        Ok(_) => Some(format!("{:?} was not found", F::KIND)),
        Err(failure) if F::FOUND_BY.contains(&failure.check) => None,
        Err(failure) => Some(format!("{:?} was found by {failure}", F::KIND)),
    }
}

#[test]
fn every_planted_fault_is_found_by_the_check_that_names_it() {
    let mut misses = Vec::new();
    macro_rules! look {
        ($fault:ident) => {
            misses.extend(miss::<$fault>());
        };
    }
    every_fault!(look);
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}
