//! The server with real sockets and a real database.

mod common;
mod encryption;
mod playing;
mod proxying;
mod raw;
