//! The conformance kit finds every planted fault, and names the promise that it breaks.

use gantry_lift_off::testing::*;
use gantry_lift_off::{Setup, every_fault};
use gantry_testkit::missed;

#[test]
fn every_planted_fault_is_found_by_the_check_that_names_it() {
    // in turn and all at once, so that every part of the rules is played
    let setups: Vec<Setup> = [2, 3, 4].into_iter().flat_map(Setup::variants).collect();
    macro_rules! misses {
        ($($fault:ident),+) => {
            [$(missed::<$fault>(&setups, 20)),+]
        };
    }
    let misses: Vec<String> = every_fault!(misses).into_iter().flatten().collect();
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}
