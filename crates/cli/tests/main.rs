//! The `gantry` command, run as users run it.

mod analyse;
mod arena;
mod arguments;
mod balance;
mod commands;
mod common;
#[cfg(unix)]
mod killing;
mod motion;
mod play;
mod proof;
mod saving;
#[cfg(unix)]
mod serving;
#[cfg(unix)]
mod terminal;
mod versions;
