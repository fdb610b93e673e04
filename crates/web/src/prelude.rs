//! What all drawing code uses: Leptos, with a `view!` macro of our own.

pub use leptos::prelude::*;

/// Leptos's `view!` with its type erased: code that follows a signal is then compiled once and not
/// once per shape, which makes the download much smaller.
macro_rules! view {
    ($($tokens:tt)*) => { ::leptos::prelude::IntoAny::into_any(::leptos::view! { $($tokens)* }) };
}
pub(crate) use view;
