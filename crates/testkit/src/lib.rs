//! What every game must keep, checked by machine: the conformance kit, the scenario runner, golden
//! playthroughs and the coverage of numbered rules.
//!
//! A game implements [`Probe`] and runs everything with one line:
//! `gantry_testkit::assert_conforms(&Plan::<MyGame>::covering(20, 1));`

mod bench;
mod check;
mod checks;
mod conformance;
pub mod coverage;
mod driver;
mod plan;
mod playthrough;
mod probe;
mod report;
pub mod scenario;

pub use check::Check;
pub use conformance::{assert_conforms, conformance};
pub use plan::Plan;
pub use playthrough::playthrough;
pub use probe::Probe;
pub use report::{Failure, Report};
