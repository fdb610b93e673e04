//! The server with real sockets and a real database.

mod bad_input;
mod bad_requests;
mod common;
mod faults;
mod leaks;
mod openapi;
mod playing;
mod python_bot;
mod raw;
