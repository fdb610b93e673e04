//! What goes in and out of a node.

use crate::{NodeId, TableId, Term};

/// What a node asks of the database. Each is one transaction. Unless the node's lease was ended
/// ([`Answer::Gone`]), the database does what is asked, whatever has become of earlier commands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Begin or prolong the lease. One that has run out is prolonged, too, until another node has
    /// ended it.
    Renew,
    /// End every lease that has run out, and with it the tenures of its node. Then begin tenures at
    /// tables that are being played by nobody.
    Sweep {
        /// At most this many.
        limit: u32,
        /// Return all tenures of this node, not only those that have begun.
        inventory: bool,
    },
    /// Say who plays a table. If nobody does, begin a tenure.
    Claim(TableId),
    /// End these tenures, if they are this node's.
    Release(Vec<(TableId, Term)>),
    /// End the lease and all tenures.
    Leave,
}

/// What the database answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// To [`Command::Renew`], [`Command::Release`], [`Command::Leave`].
    Done,
    /// To [`Command::Sweep`]: tenures of this node.
    Swept(Vec<(TableId, Term)>),
    /// To [`Command::Claim`].
    Claimed(Claimed),
    /// The node's lease was ended: nothing is done for it any more.
    Gone,
}

/// Who plays a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claimed {
    /// The node that asks.
    Here(Term),
    /// Another one.
    There(NodeId, Term),
    /// There is no such table.
    NoTable,
}

/// What a node tells all others. Any of it may be lost, late, doubled or out of order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The sender plays this table.
    Plays(TableId, Term),
    /// The sender has ended these tenures: somebody should play the tables.
    Freed(Vec<(TableId, Term)>),
}

/// Where calls to a table go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// This node plays it.
    Here(Term),
    /// Another one does.
    There(NodeId, Term),
    /// It is not known yet; [`Effect::Routed`] will tell.
    Asking,
    /// There is no such table.
    NoTable,
    /// This node is about to stop: its clients have to go elsewhere.
    Leaving,
}

/// What a node wants done, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Ask the database in the name of this node. The answer goes to
    /// [`Node::answer`](crate::Node::answer), with the number.
    Ask {
        /// In whose name.
        node: NodeId,
        /// The number of the request.
        request: u64,
        /// What is asked.
        command: Command,
    },
    /// Tell all other nodes.
    Announce(Announcement),
    /// Read a table from the database, drop what was known of it, and play it under this term.
    Load(TableId, Term),
    /// Finish what is being stored of a table, drop it, and then call
    /// [`Node::let_go`](crate::Node::let_go).
    Stop(TableId, Term),
    /// Drop a table at once: it is not this node's any more.
    Drop(TableId, Term),
    /// It is now known where calls to a table go.
    Routed(TableId, Route),
    /// The lease is ended and the last table handed over: the process may end.
    Left,
}
