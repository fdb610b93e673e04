//! The tests of the kit from outside; the games show the rest.

mod data;
mod names;
mod options;
mod position;
