//! The messages between a client and its host: the page's worker, the terminal's own process, or a
//! server.
//!
//! A client sends a [`Call`]: a [`ClientMessage`] with a number. Each gets exactly one [`Answer`],
//! inside a [`HostMessage`]. A [`Frame`] arrives whenever the open table has changed, whoever
//! changed it. Text for people travels as [`gantry_kernel::Phrase`]; the client translates it. What
//! only one game knows, its views and events, travels as JSON.
//!
//! Nothing here knows a game, a clock or a connection.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod client;
mod frame;
mod host;
mod shared;
mod table;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use client::{Call, ClientMessage};
pub use frame::{ClockReading, Coach, Frame, SeatInfo};
pub use host::{Answer, Change, Hint, HostMessage, Judged, Preview, Refused, Verdict};
pub use shared::{
    Access, ChairInfo, ChairPlan, ChairTaken, ChatLine, Detail, Ending, Gathering, Pace, Proposal,
    Proposed, Sharing, Spectators, TableSettings,
};
pub use table::{COLOURS, Files, GameInfo, Opening, Sitter, TableInfo};

/// The version of these messages. A client with another version reloads itself.
pub const VERSION: u32 = 2;

/// A message as bytes, in the compact encoding of this version.
///
/// # Panics
/// Never: messages are plain data.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(message).expect("plain data")
}

/// Decodes a message; `None` if the bytes are not a message of this version.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    postcard::from_bytes(bytes).ok()
}

#[cfg(test)]
mod tests;
