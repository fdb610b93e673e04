//! Tests of the planet race's public API.

#[cfg(feature = "testing")]
mod conformance;
mod data;
#[cfg(feature = "testing")]
mod encode;
#[cfg(feature = "testing")]
mod faults;
mod logs;
mod network;
mod notation;
mod positions;
mod scenarios;
