//! For tests only: what the conformance kit needs to know, and faults that it must find.

mod faults;
mod probe;

pub use faults::*;
