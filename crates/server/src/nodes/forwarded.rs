//! What nodes send each other about clients whose table is played by another node than the one with
//! their socket.

use gantry_wire::{Call, Detail, HostMessage};
use serde::{Deserialize, Serialize};

/// What a node forwards to the one that plays a table.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct FromNode {
    /// The process whose client it is.
    pub(super) process: String,
    pub(super) what: Forwarded,
}

/// What a client does at a table that another node plays. Whenever it enters,
/// it does so under a new number.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Forwarded {
    Enter {
        client: u64,
        table: String,
        account: String,
        name: String,
        detail: Detail,
        known: Option<usize>,
        to: u32,
    },
    /// Calls have numbers, from 1: if one is missing, the client has to enter again.
    Call {
        client: u64,
        number: u64,
        call: Call,
        key: String,
    },
    Latency {
        client: u64,
        ms: u32,
    },
    /// The client is still there, and has made so many calls.
    Still {
        client: u64,
        calls: u64,
    },
    Leave {
        client: u64,
    },
}

impl Forwarded {
    /// The number of the client.
    pub(super) const fn client(&self) -> u64 {
        match self {
            Self::Enter { client, .. }
            | Self::Call { client, .. }
            | Self::Latency { client, .. }
            | Self::Still { client, .. }
            | Self::Leave { client } => *client,
        }
    }
}

/// What the node that plays a table sends to one client. Messages have numbers, from 1: if one is
/// missing, the client has to enter again.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct ToClient {
    pub(super) number: u64,
    pub(super) told: Told,
}

#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Told {
    Message(HostMessage),
    /// The table is still there.
    Still,
    /// The client is not at the table any more, or never was.
    Ended,
}
