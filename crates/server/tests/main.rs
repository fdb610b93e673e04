//! The server with real sockets and a real database.

mod analysis;
mod bad_input;
mod bad_requests;
mod common;
mod encryption;
mod faults;
mod hosting;
mod leaks;
mod leaving;
mod matching;
mod openapi;
mod people;
mod playing;
mod proxying;
mod python_bot;
mod ratings;
mod raw;
mod requests;
