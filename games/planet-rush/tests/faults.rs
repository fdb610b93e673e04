//! The conformance kit finds every planted fault, and names the promise that it breaks.

use gantry_planet_rush::testing::*;
use gantry_planet_rush::{Setup, every_fault};
use gantry_testkit::missed;

#[test]
fn every_planted_fault_is_found_by_the_check_that_names_it() {
    // in every pace, so that every part of the rules is played
    let setups: Vec<Setup> = [2, 3, 4].into_iter().flat_map(Setup::variants).collect();
    macro_rules! misses {
        ($($fault:ident),+) => {
            [$(missed::<$fault>(&setups, 4)),+]
        };
    }
    let misses: Vec<String> = every_fault!(misses).into_iter().flatten().collect();
    assert!(misses.is_empty(), "{}", misses.join("\n"));
}
