//! Tests of the catalog's public API, with the real games.

mod real;
mod versions;
mod words;
