//! The kernel of Gantry: a game is a fold over one ordered log of inputs.
//!
//! Everything here is plain data and pure functions: no I/O, no clock, no async, no global state.
//! See `ARCHITECTURE.md` for the invariants that this crate keeps.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod dice;
mod digest;
mod facts;
mod fair;
mod game;
pub mod hex;
mod news;
mod note;
mod options;
pub mod outside;
mod play;
pub mod record;
mod refusal;
mod seat;
mod seat_context;
mod seat_serde;
mod standings;
mod text;
mod versions;
mod words;

pub use dice::{Dice, Purpose, Seed};
pub use digest::{Digest, ShortDigest};
pub use facts::FactKeys;
pub use fair::Secret;
pub use game::{Absorb, Awaiting, Face, Game, Imagine, Input, InputOf, Millis};
pub use news::{News, Told};
pub use note::{Attendance, Note, NoteError};
pub use options::{OptionSpec, OptionValues, WordList};
pub use play::{Entry, InputError, LogLine, Match, Prepared, PreparedNote, UndoError, Waited};
pub use refusal::{LineError, ParseError, Refusal, SetupError};
pub use seat::{Audience, MAX_SEATS, Seat, SeatSet, Viewer};
pub use seat_context::SeatContext;
pub use seat_serde::from_notation;
pub use standings::Standings;
pub use text::{DATA_OPTION, RULES_KEY, Text, has_own_data};
pub use versions::{RulesError, known_rules};
pub use words::{
    Category, Choice, EntryEvents, EntryPhrases, Panel, Phrase, Row, Term, Tone, Value, Words,
};
