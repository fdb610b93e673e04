//! The examples of `docs/notation-lift-off.md` are true.

use gantry_lift_off::LiftOff;
use gantry_testkit::assert_examples;

#[test]
fn examples_hold() {
    assert_examples::<LiftOff>(include_str!("../../../docs/notation-lift-off.md"));
}
