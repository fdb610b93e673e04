//! Tests of environments from outside.

mod games;
mod plans;
mod play;
