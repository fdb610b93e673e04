//! The examples of `docs/notation.md` are true.

use gantry_launch_pad::LaunchPad;
use gantry_testkit::assert_examples;

#[test]
fn examples_hold() {
    assert_examples::<LaunchPad>(include_str!("../../../docs/notation.md"));
}
