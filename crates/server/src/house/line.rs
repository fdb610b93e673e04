//! The line to one client: what the house says to it waits here to be sent.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use gantry_host::shared::ClientId;
use gantry_wire::HostMessage;
use tokio::sync::mpsc;

/// Where to say something to a client. It never waits: who does not listen is dropped, and asks
/// again for what it missed.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) client: ClientId,
    messages: mpsc::Sender<HostMessage>,
    slow: Arc<AtomicBool>,
}

impl Line {
    /// A line, and where what is said comes out. So many messages may wait.
    pub(crate) fn new(client: ClientId, most: usize) -> (Self, mpsc::Receiver<HostMessage>) {
        let (messages, said) = mpsc::channel(most);
        (Self { client, messages, slow: Arc::default() }, said)
    }

    /// Says something.
    pub(crate) fn say(&self, message: HostMessage) {
        if matches!(self.messages.try_send(message), Err(mpsc::error::TrySendError::Full(_))) {
            self.slow.store(true, Ordering::Relaxed);
        }
    }

    /// Whether something could not be said: the connection is of no more use.
    pub(crate) fn is_too_slow(&self) -> bool {
        self.slow.load(Ordering::Relaxed)
    }
}
