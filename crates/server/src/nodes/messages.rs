//! What nodes tell each other over NATS, in the compact encoding of [`gantry_wire::encode`].

use gantry_cluster::{Announcement, NodeId, Term};
use serde::{Deserialize, Serialize};

/// A node, as it is named in messages.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub(super) struct NodeName {
    process: String,
    incarnation: u32,
}

impl From<&NodeId> for NodeName {
    fn from(node: &NodeId) -> Self {
        Self { process: node.process.to_string(), incarnation: node.incarnation }
    }
}

impl From<NodeName> for NodeId {
    fn from(name: NodeName) -> Self {
        Self { process: name.process.into(), incarnation: name.incarnation }
    }
}

/// What a node tells all others.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Heard {
    pub(super) from: NodeName,
    pub(super) said: Said,
}

/// An [`Announcement`]: tables with their terms.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Said {
    Plays(String, u64),
    Freed(Vec<(String, u64)>),
}

impl From<&Announcement> for Said {
    fn from(announcement: &Announcement) -> Self {
        match announcement {
            Announcement::Plays(table, term) => Self::Plays(table.to_string(), term.0),
            Announcement::Freed(tenures) => {
                let tenure =
                    |(table, term): &(gantry_cluster::TableId, Term)| (table.to_string(), term.0);
                Self::Freed(tenures.iter().map(tenure).collect())
            }
        }
    }
}

impl From<Said> for Announcement {
    fn from(said: Said) -> Self {
        match said {
            Said::Plays(table, term) => Self::Plays(table.into(), Term(term)),
            Said::Freed(tenures) => {
                let tenure = |(table, term): (String, u64)| (table.into(), Term(term));
                Self::Freed(tenures.into_iter().map(tenure).collect())
            }
        }
    }
}
