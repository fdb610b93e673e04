//! The catalog from outside, with the games themselves.

mod real;
mod versions;
mod words;
