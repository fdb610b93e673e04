//! The server with real sockets and a real database.

mod common;
mod encryption;
mod hosting;
mod leaving;
mod people;
mod playing;
mod proxying;
mod ratings;
mod raw;
