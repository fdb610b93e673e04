//! The contract of a store, tested on each kind; what only files and servers have; the committer.

mod committer;
mod contract;
mod faults;
mod file;
mod sample;
mod server;
