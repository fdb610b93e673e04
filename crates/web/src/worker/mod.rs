//! The worker: requests from the page, the bots' time, and the database, one after the other.
//!
//! What it decides has no browser in it; `run` joins it to one.

mod asking;
mod host;
mod kept;
mod learning;
mod reading;
mod session;
mod stopwatch;
mod tabs;
#[cfg(test)]
mod tests;
mod wording;

#[cfg(target_family = "wasm")]
mod lock;
#[cfg(target_family = "wasm")]
mod run;
#[cfg(target_family = "wasm")]
mod store;
#[cfg(target_family = "wasm")]
pub use run::run;
