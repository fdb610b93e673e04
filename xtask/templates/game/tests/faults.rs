//! The conformance kit finds every planted fault, and names the promise that it breaks.

use gantry_new_game::Setup;
use gantry_new_game::testing::misses;

#[test]
fn every_planted_fault_is_found_by_the_check_that_names_it() {
    assert_eq!(misses(&[2, 3, 4].map(Setup::new), 4), Vec::<String>::new());
}
