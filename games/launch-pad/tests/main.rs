//! Tests of Launch Pad's public API.

#[cfg(feature = "testing")]
mod conformance;
#[cfg(feature = "testing")]
mod encode;
#[cfg(feature = "testing")]
mod faults;
mod imagine;
mod logs;
mod notation;
mod positions;
mod reasons;
mod scenarios;
mod versions;
