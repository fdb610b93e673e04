//! The server with real sockets and a real database.

mod common;
mod hosting;
mod leaving;
mod people;
mod playing;
mod ratings;
