//! The server with real sockets and a real database.

mod analysis;
mod bad_input;
mod bad_requests;
mod common;
mod daily;
mod encryption;
mod faults;
mod hosting;
mod leaks;
mod leaving;
mod limits;
mod matching;
mod moving;
mod nodes;
mod openapi;
mod outages;
mod people;
mod playing;
mod proxying;
mod push;
mod python_bot;
mod ratings;
mod raw;
mod requests;
mod workers;
