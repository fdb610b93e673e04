//! The life of tables as a state machine without I/O.
//!
//! Messages and the time go in; out come *what to store, then what to say, then what to think
//! about*, and when to wake up again. A shell gives it hands: the page's worker with a database of
//! the browser, the terminal with a file, a server with a database.
//!
//! - [`Room`] is one table that goes on: people act, bots think, deadlines pass.
//! - [`Screen`] is a room in front of one screen: who sits there, what they were told, hand-over,
//!   replays, lessons.
//! - [`shared::SharedTable`] is a table with several clients, each with seats of its own.
//! - [`Host`] is a shelf of kept tables and the screen that one client looks at; it answers
//!   [`gantry_wire::ClientMessage`]s.
//!
//! Bots never think in here: a [`Job`] is handed out, and the [`Thought`] that comes back may be
//! refused because the table has moved on.

// no I/O and no clock; its tests read files
#![cfg_attr(
    not(test),
    deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)
)]

mod asking;
mod clock;
mod frames;
mod host;
mod learning;
pub mod lessons;
mod opening;
mod reading;
mod room;
mod screen;
pub mod shared;
mod sharing;
mod shelf;
#[cfg(test)]
mod tests;

pub use clock::{Moment, TableClock};
pub use frames::{HintJob, game_info};
pub use host::{Done, Effects, Host, Task};
pub use opening::usual_sitter;
pub use room::{Job, Room, Stepped, Thought};
pub use screen::Screen;
pub use sharing::Stale;
pub use shelf::{KeptTable, Write};

use gantry_catalog::Messages;
use gantry_kernel::SeatSet;
use gantry_kernel::record::Player;

/// What a host says, in every language.
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
