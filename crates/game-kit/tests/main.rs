//! Tests of the kit's public API; the games cover the rest.

mod data;
mod names;
mod options;
mod position;
