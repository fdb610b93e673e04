//! Tests of the catalog's public API, with the real games.

mod real;
mod sent_jobs;
mod versions;
mod words;
