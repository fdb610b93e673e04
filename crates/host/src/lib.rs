//! The life cycle of tables as a state machine without I/O.
//!
//! Messages and the time go in. *What to store, then what to send, then what to compute* come out,
//! and when to wake up again. A shell does the I/O: the page's worker with the browser's database,
//! the terminal with a file, a server with a database.
//!
//! - [`Room`] is a running table: people act, bots think, deadlines pass.
//! - [`Screen`] is a room in front of one client: who is present, what they were told, handovers,
//!   replays, lessons.
//! - [`shared::SharedTable`] is a table with several clients, each with seats of its own.
//! - [`Host`] is a client's kept tables and its screen; it answers [`gantry_wire::ClientMessage`]s.
//!
//! Bots never think in here. A [`Job`] is handed out, and the [`Thought`] that comes back may be
//! refused because the table has moved on.

// No I/O and no clock; the tests read files.
#![cfg_attr(
    not(test),
    deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)
)]

// Browsers do not analyse games.
#[cfg(not(target_arch = "wasm32"))]
mod analysis;
mod asking;
mod bot_pauses;
mod clock;
mod course;
pub mod daily;
pub mod fairness;
mod frames;
mod host;
mod keys;
mod learning;
pub mod lessons;
mod needs;
mod open_puzzle;
mod opening;
pub mod puzzles;
mod reading;
mod recovery;
mod review;
mod room;
mod screen;
pub mod shared;
mod shelf;
mod tabs;
#[cfg(test)]
mod tests;

#[cfg(not(target_arch = "wasm32"))]
pub use analysis::AnalysedGame;
pub use clock::{MachineTime, TableClock, time_text};
pub use frames::{HintJob, game_info, summary_info};
pub use host::{Effects, Host, Task, TaskResult};
pub use needs::Needs;
pub use opening::default_sitter;
pub use room::{Job, Room, StepResult, Thought};
pub use screen::Screen;
pub use shelf::{KeptTable, Write};
pub use tabs::Stale;

use gantry_catalog::Messages;
use gantry_kernel::SeatSet;
use gantry_kernel::record::Player;

/// The host's messages, in every language.
pub const MESSAGES: Messages = &[
    ("en", include_str!("../text/en.ftl")),
    ("de", include_str!("../text/de.ftl")),
    ("fr", include_str!("../text/fr.ftl")),
];

/// The seats of people.
pub fn people(players: &[Player]) -> SeatSet {
    let seats = gantry_kernel::Seat::all(players.len());
    seats.filter(|seat| players[seat.index()].kind == gantry_catalog::HUMAN).collect()
}
