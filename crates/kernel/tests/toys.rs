//! A toy game of each kind keeps every promise of the conformance kit: the kernel carries turns, sealed
//! choices, reactions and real time alike.

mod toys {
    pub(crate) mod common;
    pub(crate) mod turn;
}

use gantry_testkit::{Check, Plan, assert_conforms};
use toys::turn::Turn;

#[test]
fn turns_conform() {
    let report = assert_conforms(&Plan::<Turn>::covering(150, 1));
    assert!(report.times(Check::TakeBack) > 100, "{report}");
    assert!(report.times(Check::EventLeak) > 100, "{report}");
}
