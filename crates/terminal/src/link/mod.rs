//! How a client reaches the host of its table: in the same process, or on a server.

mod error_phrase;
mod local;
mod remote;

use std::io;
use std::time::Duration;

use gantry_kernel::Phrase;
use gantry_wire::{ClientMessage, HostMessage};

pub use error_phrase::error_phrase;
pub use local::{Keep, Local};
pub use remote::Remote;

/// A way to a host. Times are those of the client's own clock, which never runs backwards.
pub trait Link {
    /// Sends a message to the host; returns the number of the call, which its answer repeats.
    ///
    /// # Errors
    /// If the host cannot store what follows from it, or has closed the table.
    fn send(&mut self, now: Duration, message: ClientMessage) -> Result<u32, LinkError>;

    /// Does what is due by now.
    ///
    /// # Errors
    /// See [`Link::send`].
    fn step(&mut self, now: Duration) -> Result<(), LinkError>;

    /// What has arrived next, if anything has.
    fn receive(&mut self) -> Option<LinkEvent>;

    /// In how long [`Link::step`] has something to do again. `None`: not before something is sent.
    fn next_step_in(&self, now: Duration) -> Option<Duration>;
}

/// What a link tells its client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkEvent {
    /// A message from the host.
    Message(HostMessage),
    /// The connection is lost; the link tries to get it back. Nothing that was sent is forgotten.
    Lost,
    /// The connection is back.
    Back,
}

/// Why a link failed.
#[derive(Debug)]
pub enum LinkError {
    /// The table can no longer be saved. What could not be saved is not shown.
    Unsaved(io::Error),
    /// The host has closed the table or does not let us in, for this reason.
    Closed(Phrase),
}

impl From<io::Error> for LinkError {
    fn from(error: io::Error) -> Self {
        Self::Unsaved(error)
    }
}
