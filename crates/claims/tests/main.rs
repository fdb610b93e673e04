//! The claims from outside: flaws are found, seeds are what they are meant to be and break nothing.

mod bless;
mod claims;
mod leaks;
mod nim;
mod seeds;
