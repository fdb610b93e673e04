//! What every game would write again: options, positions as text, data files whose faults name
//! their line, enums with a name for each variant, and the kernel's traits out of files with the
//! same names. Rules are not here.

#![deny(clippy::disallowed_macros, clippy::disallowed_methods, clippy::disallowed_types)]

pub mod data;
mod names;
pub mod options;
pub mod position;
mod skeleton;
pub mod versions;

/// For macros, whose callers name it as they like.
#[doc(hidden)]
pub use gantry_kernel as kernel;
