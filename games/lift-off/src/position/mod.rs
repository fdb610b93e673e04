//! A state as readable TOML, and back. `docs/notation-lift-off.md` describes the form for people.

mod board;
mod check;
mod defaults;
mod drafts;
mod facts;
mod fill;
mod flights;
mod keys;
mod read;
mod text;
mod view;
mod words;
mod write;

pub use facts::facts;
pub use keys::KEYS;
pub use read::read;
pub use view::view_facts;
pub use write::write;
