//! Tests of the claims: flaws are found, and seeds are valid and break nothing.

mod bless;
mod claims;
mod nim;
mod seeds;
