//! The tests of New Game from outside.

#[cfg(feature = "testing")]
mod conformance;
#[cfg(feature = "testing")]
mod encode;
#[cfg(feature = "testing")]
mod faults;
mod logs;
mod positions;
mod scenarios;
