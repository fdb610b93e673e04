//! How much of this machine's resources clients may use.

use std::time::Duration;

/// Limits on everything that a client can make this server wait for or hold.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How long the head of a request may take to arrive. An idle connection is closed after this
    /// time, too.
    pub head: Duration,
    /// How long the answer to a request may take.
    pub answer: Duration,
    /// How long a client may go without reading any of a response.
    pub stall: Duration,
    /// The largest body of a request, in bytes.
    pub body_bytes: usize,
    /// How many connections may be open at a time; others wait to be accepted.
    pub connections: usize,
    /// How long requests may go on after the server has been told to stop.
    pub grace: Duration,
}

impl Default for Limits {
    /// Enough for a room full of players; 256 connections leave room below the usual limit of 1024
    /// open files.
    fn default() -> Self {
        Self {
            head: Duration::from_secs(10),
            answer: Duration::from_secs(30),
            stall: Duration::from_secs(30),
            body_bytes: 64 * 1024,
            connections: 256,
            grace: Duration::from_secs(5),
        }
    }
}
