//! Whole games and replays on a clock of the test's own, drawn into memory.

mod layout;
mod links;
mod real;
mod replays;
mod rush;
