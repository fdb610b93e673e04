//! Automated checks for every game: the conformance kit, assertions about scenarios, golden
//! playthroughs, the serialized form behind digests, the coverage of numbered rules, and tables
//! over a bad network. For tests only: nothing that is shipped depends on it.
//!
//! A game implements [`Probe`] and runs everything with one line:
//! `gantry_testkit::assert_conforms(&Plan::<MyGame>::covering(20, 1));`

pub mod archive;
mod bench;
mod check;
mod checks;
mod conformance;
pub mod coverage;
mod driver;
mod encoding;
mod examples;
mod form;
pub mod network;
mod plan;
mod plant;
mod playthrough;
mod probe;
mod report;
pub mod scenario;
mod suites;

pub use archive::assert_source;
pub use check::Check;
pub use conformance::{assert_conforms, conformance};
pub use encoding::{Encoded, assert_encodes};
pub use examples::{assert_examples, assert_faults, assert_no_position};
pub use form::{Form, FormError};
pub use plan::{Plan, soak_factor};
pub use plant::{Plant, Planted, missed, plant};
pub use playthrough::playthrough;
pub use probe::Probe;
pub use report::{ConformanceError, Report};

/// For macros.
#[doc(hidden)]
pub use gantry_kernel as kernel;
