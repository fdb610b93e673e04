//! What a game knows about itself beyond its rules: which actions look good ([`Advise`]), how the
//! seats stand in mid-game ([`Evaluate`]), and what its components are worth ([`Weigh`]).
//!
//! The rules need none of it. Bots, analysis and balance reports ask for it.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod advise;
mod evaluate;
mod weigh;

pub use advise::Advise;
pub use evaluate::Evaluate;
pub use weigh::{Count, Milestone, Subject, Tally, Weigh, Weight};
