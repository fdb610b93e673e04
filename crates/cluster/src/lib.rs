//! Which node plays which table, where a server consists of several nodes.
//!
//! A [`Node`] is the protocol of one node as a state machine: answers of the database, messages of
//! other nodes and time go in; commands for the database, messages, and what to do with tables come
//! out. It reads no clock and does no I/O.
//!
//! - A node holds a lease, which it renews. A table belongs to a node for a *tenure*, which has a
//!   number: the *term*. Terms of a table ascend.
//! - The database decides: only it begins and ends tenures, by its own clock, and it refuses what a
//!   node writes under a term that is over. So what a node believes about time can delay play, but
//!   never lets two nodes write one table.
//! - Where clocks are true, a node also shows nothing of a table that another node may have taken:
//!   [`Node::serves`] says no before the lease can have run out.
//! - A [`Relay`] passes frames on in order, whichever node they come from.
//!
//! Decision 0049 has the reasons. `tests` plays the protocol with nodes, networks and clocks that
//! fail, and shows that broken protocols are noticed.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

mod messages;
mod mutation;
mod node;
mod relay;
mod settings;
mod table;

pub use messages::{Announcement, Answer, Claimed, Command, Effect, Route};
#[cfg(feature = "testing")]
pub use mutation::Mutation;
pub use node::Node;
pub use relay::{Relay, Verdict};
pub use settings::Settings;

use std::fmt;
use std::sync::Arc;

/// The name of a table.
pub type TableId = Arc<str>;

/// A node, from its start until its lease is lost. A process whose lease was lost begins anew as
/// the next incarnation.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId {
    /// The name of the process, which no other process ever has.
    pub process: Arc<str>,
    /// How often the process has lost its lease.
    pub incarnation: u32,
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.process, self.incarnation)
    }
}

/// The number of a tenure: the fencing number of everything that is written during it. The first
/// one of a table is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Term(pub u64);

/// A node's own time in milliseconds. It may start anywhere, and goes on while the process is
/// stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

impl Millis {
    pub(crate) fn after(self, ms: u64) -> Self {
        Self(self.0.saturating_add(ms))
    }
}
