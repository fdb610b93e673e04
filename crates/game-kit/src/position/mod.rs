//! Positions as text: one shape, which is read with the line of every error and written in one
//! style, and the errors of checks across keys.

mod error;
mod head;
mod render;
mod shape;
mod source;
mod value;

pub use error::{Checked, PositionError, require, require_of};
pub use head::{Head, Options, options, options_unlike_plain};
pub use render::{section, sections, text};
pub use shape::{Pairs, Word, WordList, counted, per_seat, runs, said, word, words};
pub use source::{REST, Source, before_rest, run, seat};
