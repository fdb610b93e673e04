//! A table that a client has open, as its socket knows it.

use std::time::Duration;

use gantry_host::shared::ClientId;
use gantry_wire::Call;
use tokio::sync::mpsc::Sender;
use tokio::sync::mpsc::error::SendTimeoutError;

use crate::nodes::Courier;
use crate::registry::{Command, Outbox};

/// A table that a client has open.
pub(crate) enum OpenTable {
    /// In this process.
    Here(Sender<Command>),
    /// At one of several nodes.
    Somewhere(Courier),
}

impl OpenTable {
    /// Hands a call to the table.
    pub(crate) async fn call(
        &self,
        outbox: &Outbox,
        call: Call,
        key: Option<String>,
        within: Duration,
    ) -> Result<(), SendTimeoutError<()>> {
        match self {
            Self::Here(table) => {
                let command = Command::Call(Box::new((outbox.clone(), call, key)));
                table.send_timeout(command, within).await.map_err(|error| without_value(&error))
            }
            Self::Somewhere(courier) => courier.call(call, key, within).await,
        }
    }

    /// The round-trip time to the client, in milliseconds.
    pub(crate) fn tell_latency(&self, client: ClientId, ms: u32) {
        match self {
            Self::Here(table) => {
                // a table that is busy learns the next one
                let _ = table.try_send(Command::Latency(client, ms));
            }
            Self::Somewhere(courier) => courier.tell_latency(ms),
        }
    }

    /// The client leaves.
    pub(crate) async fn leave(self, client: ClientId) {
        if let Self::Here(table) = self {
            // a table that has left memory has no clients
            let _ = table.send(Command::Leave(client)).await;
        }
    }
}

/// The error alone.
pub(crate) fn without_value<T>(error: &SendTimeoutError<T>) -> SendTimeoutError<()> {
    match error {
        SendTimeoutError::Timeout(_) => SendTimeoutError::Timeout(()),
        SendTimeoutError::Closed(_) => SendTimeoutError::Closed(()),
    }
}
