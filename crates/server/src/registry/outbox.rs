//! Messages that wait to be sent to one client.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gantry_host::shared::ClientId;
use gantry_wire::HostMessage;
use tokio::sync::mpsc;

/// Where tables put messages for a client. Putting one there never waits: a client that reads too
/// slowly is disconnected, and asks again for what it missed.
#[derive(Clone, Debug)]
pub(crate) struct Outbox {
    pub(crate) client: ClientId,
    messages: mpsc::Sender<HostMessage>,
    slow: Arc<AtomicBool>,
}

impl Outbox {
    /// An outbox for at most this many messages, and the end from which the connection takes them.
    pub(crate) fn new(client: ClientId, most: usize) -> (Self, mpsc::Receiver<HostMessage>) {
        let (messages, outgoing) = mpsc::channel(most);
        (Self { client, messages, slow: Arc::default() }, outgoing)
    }

    /// Adds a message. One that does not fit is dropped, and the client counts as too slow.
    pub(crate) fn send(&self, message: HostMessage) {
        if matches!(self.messages.try_send(message), Err(mpsc::error::TrySendError::Full(_))) {
            self.slow.store(true, Ordering::Relaxed);
        }
    }

    /// Whether a message was dropped, so that the connection has to be closed.
    pub(crate) fn is_too_slow(&self) -> bool {
        self.slow.load(Ordering::Relaxed)
    }
}
