//! What a game knows about itself beyond its rules: which actions look good ([`Advise`]), how the
//! seats stand in mid-game ([`Evaluate`]), what its components are worth ([`Weigh`]), and how views
//! and actions look as numbers ([`Encode`]).
//!
//! The rules need none of it. Bots, analysis, balance reports and networks ask for it.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod advise;
mod encode;
mod evaluate;
mod weigh;

pub use advise::Advise;
pub use encode::{Encode, Numbers, seats_after, small};
pub use evaluate::Evaluate;
pub use weigh::{Count, Milestone, Subject, Tally, Weigh, Weight};
