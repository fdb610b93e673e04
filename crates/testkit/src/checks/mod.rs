//! The checks, one family per file.

mod folded_view;
pub(crate) mod knowledge;
pub(crate) mod legal;
pub(crate) mod purity;
pub(crate) mod record;
pub(crate) mod refusal;
pub(crate) mod sealed;
pub(crate) mod setup;
pub(crate) mod text;
pub(crate) mod time;
pub(crate) mod waiting;

pub(crate) use folded_view::FoldedViews;
