//! The kernel of Gantry: a game is a fold over one ordered log of inputs.
//!
//! Everything here is plain data and pure functions: no I/O, no clock, no async, no global state.
//! See `ARCHITECTURE.md` for the invariants this crate carries.

mod dice;
mod digest;
mod facts;
mod fair;
mod game;
pub mod hex;
mod news;
pub mod outside;
mod play;
pub mod record;
mod refusal;
mod seat;
mod seat_serde;
mod versions;
mod weigh;
mod words;

pub use dice::{Dice, Purpose, Seed};
pub use digest::Digest;
pub use facts::FactKeys;
pub use fair::Secret;
pub use game::{
    Absorb, Advise, Awaiting, DATA_OPTION, Evaluate, Eyes, Face, Game, Imagine, Input, InputOf,
    Millis, OptionSpec, OptionValues, RULES_KEY, SetupError, Standings, Text,
};
pub use news::{News, Told};
pub use play::{Entry, Kept, Match, Prepared, Rejection};
pub use refusal::{Expected, Fault, Refusal};
pub use seat::{Audience, MAX_SEATS, Seat, SeatSet, Viewer};
pub use seat_serde::from_notation;
pub use versions::{RulesError, known_rules};
pub use weigh::{Milestone, Note, Scale, Subject, Weigh, Weight};
pub use words::{Panel, Phrase, Row, Term, Tone, Value, Words};
