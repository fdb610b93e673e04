//! The `gantry` command, run as users run it.

mod analyse;
mod arena;
mod arguments;
mod balance;
mod commands;
mod common;
#[cfg(unix)]
mod killing;
mod load;
#[cfg(unix)]
mod logs;
mod motion;
#[cfg(unix)]
mod online;
mod play;
mod proof;
mod puzzles;
mod saving;
#[cfg(unix)]
mod serving;
mod settings;
#[cfg(unix)]
mod stopping;
#[cfg(unix)]
mod terminal;
#[cfg(unix)]
mod upkeep;
mod versions;
