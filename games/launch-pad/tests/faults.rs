//! The conformance kit finds every planted fault, and names the promise that it breaks.

use gantry_launch_pad::testing::*;
use gantry_launch_pad::{Setup, every_fault};
use gantry_testkit::{Plan, conformance};

fn found<F: Fault>() {
    // with Negotiations, so that every part of the rules is played
    let setups = [2, 3, 4].map(|seats| Setup { negotiations: true, ..Setup::new(seats) });
    let plan = Plan::<Faulty<F>> { setups: setups.into(), games_per_setup: 40, seed: 1 };
    match conformance(&plan) {
        Ok(report) => panic!("{:?} was not found: {report:?}", F::KIND),
        Err(failure) => assert_eq!(failure.check, F::FOUND_BY, "{:?}: {failure}", F::KIND),
    }
}

macro_rules! assert_found {
    ($fault:ident) => {
        found::<$fault>();
    };
}

#[test]
fn every_planted_fault_is_found_by_the_check_that_names_it() {
    every_fault!(assert_found);
}
