//! What every game would otherwise write again: options, positions as text, data files whose errors
//! name their line, enums with a name for each variant, and macros that implement the kernel's
//! traits from a game's standard files. No rules.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

pub mod data;
mod names;
pub mod options;
pub mod position;
mod skeleton;
pub mod versions;

/// For macros: callers may import the kernel under any name.
#[doc(hidden)]
pub use gantry_kernel as kernel;
