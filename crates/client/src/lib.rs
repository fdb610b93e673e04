//! A client of a Gantry server, without a screen: it identifies itself, opens tables, and plays at
//! one over a socket.

mod server;
mod socket;
mod tls;

pub use server::Server;
pub use socket::{Encoding, Socket};

use std::error::Error;

use gantry_wire::{ErrorBody, Refused};

/// Why the server did not do as asked, or could not be reached.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address cannot be parsed.
    #[error("{0:?} is not the address of a server")]
    Address(String),
    /// Nobody answers there, or not in time.
    #[error("the server does not answer: {0}")]
    Unreachable(String),
    /// No server can prove over TLS who it is, since we trust no authority.
    #[error("the authorities that vouch for servers cannot be read: {0}")]
    NoAuthorities(String),
    /// The server refused.
    #[error("{message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// The kind of error, for programs.
        error: String,
        /// The error as a sentence.
        message: String,
        /// The reason for a sentence in any language, if the server or a game refuses.
        reason: Option<Box<Refused>>,
    },
    /// The server uses another version of the messages.
    #[error("the server uses version {0} of the protocol, this program another one")]
    Version(u32),
    /// The answer cannot be parsed.
    #[error("the server's answer cannot be read: {0}")]
    Unreadable(String),
    /// The connection has ended.
    #[error("the connection has ended")]
    Ended,
}

impl ClientError {
    /// Nobody answers; the last of the causes says why.
    fn unreachable(error: &dyn Error) -> Self {
        let mut cause = error;
        while let Some(source) = cause.source() {
            cause = source;
        }
        Self::Unreachable(cause.to_string())
    }

    /// The refusal in an answer with this status.
    fn refused(status: u16, text: &str) -> Self {
        let body = serde_json::from_str(text);
        let ErrorBody { error, message, refused } = body.unwrap_or_else(|_| ErrorBody {
            error: "unknown".into(),
            message: text.trim().into(),
            refused: None,
        });
        let reason = refused.map(Box::new);
        Self::Refused { status, error, message, reason }
    }
}
