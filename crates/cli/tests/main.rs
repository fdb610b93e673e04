//! The `gantry` command, run as people run it.

mod analyse;
mod arena;
mod arguments;
mod balance;
mod commands;
mod common;
mod motion;
mod play;
mod proof;
mod saving;
