//! The server with real sockets and a real database.

mod common;
mod playing;
