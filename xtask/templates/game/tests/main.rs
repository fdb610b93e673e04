//! The tests of New Game from outside.

#[cfg(feature = "testing")]
mod conformance;
mod logs;
mod positions;
mod scenarios;
