//! Positions as text: reading with the line of every fault, writing, and what a check of the whole
//! has to say.

mod breach;
mod head;
mod source;
pub mod write;

pub use breach::{Breach, Checked, require, require_of};
pub use head::{Head, Options};
pub use source::{Source, Word, Words, run, seat};
