//! A state as readable TOML, and back. `docs/notation.md` describes the form for people.

mod check;
mod deal;
mod keys;
mod read;
mod view;
mod words;
mod write;

#[cfg(feature = "testing")]
pub(crate) use check::left_over;
pub use keys::KEYS;
pub use read::read;
pub use view::view_facts;
pub use write::{facts, write};
