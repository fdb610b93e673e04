//! Tests of Lift Off's public API.

mod choices;
#[cfg(feature = "testing")]
mod conformance;
mod data;
#[cfg(feature = "testing")]
mod encode;
#[cfg(feature = "testing")]
mod faults;
mod imagine;
mod logs;
mod notation;
mod positions;
mod scenarios;
mod taking_back;
mod weigh;
