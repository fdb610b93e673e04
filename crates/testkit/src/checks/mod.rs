//! The checks, one family per file.

pub(crate) mod knowledge;
pub(crate) mod legal;
pub(crate) mod purity;
pub(crate) mod record;
pub(crate) mod refusal;
mod roads;
pub(crate) mod sealed;
pub(crate) mod setup;
pub(crate) mod text;
pub(crate) mod time;
pub(crate) mod waiting;

pub(crate) use roads::Roads;
