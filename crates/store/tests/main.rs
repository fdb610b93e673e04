//! The contract of a store, tested on each kind; what only files and servers have; the committer.

mod committer;
mod contract;
mod faults;
mod file;
#[cfg(target_os = "linux")]
mod fsync;
#[cfg(target_os = "linux")]
mod power;
#[cfg(target_os = "linux")]
mod preload;
mod sample;
mod server;
