//! Whole games and replays on the test's own clock, drawn into memory.

mod layout;
mod links;
mod real;
mod replays;
mod rush;
mod shared;
