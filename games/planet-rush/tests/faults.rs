//! The conformance kit finds every planted fault, and names the promise that it breaks.

use gantry_planet_rush::Setup;
use gantry_planet_rush::testing::misses;

#[test]
fn every_planted_fault_is_found_by_the_check_that_names_it() {
    // In every pace, so that every part of the rules is played.
    let setups: Vec<Setup> = [2, 3, 4].into_iter().flat_map(Setup::variants).collect();
    assert_eq!(misses(&setups, 4), Vec::<String>::new());
}
