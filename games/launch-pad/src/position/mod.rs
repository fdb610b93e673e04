//! A state as readable TOML, and back. `docs/notation.md` describes the form for people.

mod check;
mod deal;
mod read;
mod words;
mod write;

#[cfg(feature = "testing")]
pub(crate) use check::left_over;
pub use read::read;
pub use write::{facts, write};
