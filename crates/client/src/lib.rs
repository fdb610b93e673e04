//! A client of a Gantry server, without a screen: it says who it is, opens tables, and plays at one
//! over a socket.

mod server;
mod socket;

pub use server::{Account, Server};
pub use socket::{Form, Socket};

use thiserror::Error;

/// Why the server did not do as asked, or was not reached.
#[derive(Debug, Error)]
pub enum ClientError {
    /// The address makes no sense.
    #[error("{0:?} is not the address of a server")]
    Address(String),
    /// Nobody answers there, or not in time.
    #[error("the server does not answer: {0}")]
    Unreachable(String),
    /// The server said no.
    #[error("{message}")]
    Refused {
        /// The status of HTTP.
        status: u16,
        /// A word for programs.
        error: String,
        /// A sentence.
        message: String,
    },
    /// The server speaks another version of the messages.
    #[error("the server speaks version {0} of the messages, this program another one")]
    Version(u32),
    /// What came back makes no sense.
    #[error("the server's answer cannot be read: {0}")]
    Unreadable(String),
    /// The connection has ended.
    #[error("the connection has ended")]
    Ended,
}
