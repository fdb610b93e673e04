//! A toy game of each kind passes the conformance kit: the kernel supports turns, sealed choices,
//! reactions and real time.

mod admission;
mod behaviour;
mod common;
mod network;
mod notes;
mod numbered;
mod reaction;
mod records;
mod rush;
mod sealed;
mod turn;
mod undo;

use gantry_testkit::{Check, Plan, assert_conforms};

#[test]
fn turns_conform() {
    let report = assert_conforms(&Plan::<turn::Turn>::covering(100, 1));
    assert!(report.times(Check::TakeBack) > 100, "{report}");
    assert!(report.times(Check::EventLeak) > 100, "{report}");
}

#[test]
fn sealed_choices_conform() {
    let report = assert_conforms(&Plan::<sealed::Sealed>::covering(100, 1));
    assert!(report.times(Check::SealedOrder) > 100, "{report}");
    assert!(report.times(Check::SealedChoice) > 100, "{report}");
}

#[test]
fn reactions_conform() {
    let report = assert_conforms(&Plan::<reaction::Reaction>::covering(100, 1));
    assert!(report.times(Check::SealedOrder) > 100, "{report}");
    assert!(report.times(Check::EventLeak) > 100, "{report}");
}

#[test]
fn the_rush_conforms() {
    let report = assert_conforms(&Plan::<rush::Rush>::covering(100, 1));
    assert!(report.times(Check::EarlyTimeout) > 100, "{report}");
    assert!(report.times(Check::BackwardsTime) > 100, "{report}");
}
