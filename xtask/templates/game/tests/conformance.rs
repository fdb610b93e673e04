//! The conformance kit over every number of seats and every option. `GANTRY_SOAK_GAMES` multiplies.

use gantry_new_game::NewGame;
use gantry_testkit::{Check, Plan, assert_conforms, soak_factor};

#[test]
fn every_option() {
    // nothing is sealed here, nothing is in time, and no turn can be taken back
    let unused = [Check::SealedOrder, Check::SealedChoice, Check::TakeBack];
    let plan = Plan::<NewGame>::covering(10 * soak_factor(), 1);
    assert_conforms(&plan).assert_no_idle_check(&unused);
}
