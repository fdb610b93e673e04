//! The messages between a client and its host: the page's worker, the terminal's own process, or a
//! server.
//!
//! A client sends a [`Call`]: a [`ClientMessage`] with a number. Each gets exactly one [`Answer`],
//! inside a [`HostMessage`]. A [`Frame`] arrives whenever the open table has changed, whoever
//! changed it. Text for people travels as [`gantry_kernel::Phrase`]; the client translates it. What
//! only one game knows, its views and events, travels as JSON. So do the bodies of requests to a
//! server over HTTP (`rest/`).
//!
//! Nothing here knows a game, a clock or a connection.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod client;
mod course;
mod frame;
mod host;
mod rest;
mod shared;
mod study;
mod table;
mod time_left;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use client::{Call, ClientMessage, RecordSource};
pub use course::{Course, CoursePoint, TurningPoint};
pub use frame::{ClockReading, Coach, Frame, SeatInfo};
pub use host::{
    Answer, Change, Damage, Hint, HintRank, HostMessage, Judged, Preview, Refused, Verdict,
};
pub use rest::{
    AccountInfo, CreatedTable, DailyRanking, DeviceInfo, ErrorBody, GameRating, JudgedLine,
    OwnAccount, PasskeyInfo, Profile, PushKey, RatingAfter, RecordBody, ReportInfo, Role,
    SentResult, SessionInfo, TablePhase, TableSummary, TokenInfo,
};
pub use shared::{
    Access, ChairInfo, ChairPlan, ChairTaken, ChatLine, Detail, Ending, Gathering, Pace, Proposal,
    Proposed, SharedState, Spectators, TableSettings,
};
pub use study::{
    DailyResults, DailyScore, FairVerdict, PuzzleFrame, PuzzleVerdict, RecordFault, Review,
    Verified,
};
pub use table::{COLOURS, Files, GameInfo, NewTable, Sitter, TableInfo};
pub use time_left::{TimeUnit, in_units};

/// The version of these messages. A client with another version reloads itself.
pub const VERSION: u32 = 5;

/// A message as bytes, in the compact encoding of this version.
///
/// # Panics
/// Never: messages are plain data.
pub fn encode(message: &impl Serialize) -> Vec<u8> {
    encode_sized(message, 0)
}

/// The same for a message of which it is known how large it will be, so that its bytes are not
/// moved while it grows.
///
/// # Panics
/// Never: messages are plain data.
pub fn encode_sized(message: &impl Serialize, bytes: usize) -> Vec<u8> {
    let buffer = Buffer(Vec::with_capacity(bytes));
    postcard::serialize_with_flavor(message, buffer).expect("plain data")
}

/// A list of bytes that postcard writes to.
struct Buffer(Vec<u8>);

impl postcard::ser_flavors::Flavor for Buffer {
    type Output = Vec<u8>;

    fn try_extend(&mut self, data: &[u8]) -> postcard::Result<()> {
        self.0.extend_from_slice(data);
        Ok(())
    }

    fn try_push(&mut self, data: u8) -> postcard::Result<()> {
        self.0.push(data);
        Ok(())
    }

    fn finalize(self) -> postcard::Result<Self::Output> {
        Ok(self.0)
    }
}

/// Decodes a message; `None` unless the bytes are exactly one message of this version.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    match postcard::take_from_bytes(bytes) {
        Ok((message, [])) => Some(message),
        Ok(_) | Err(_) => None,
    }
}

/// The number of a call whose message cannot be read, so that its sender can be told which one.
pub fn call_number(bytes: &[u8]) -> Option<u32> {
    postcard::take_from_bytes(bytes).ok().map(|(number, _)| number)
}

#[cfg(test)]
mod tests;
