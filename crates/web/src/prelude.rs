//! What everything that draws uses: Leptos, with a `view!` of our own.

pub use leptos::prelude::*;

/// Leptos' own, with the type taken off: what follows a signal is then compiled once and not once
/// per shape, which makes much less to load.
macro_rules! view {
    ($($tokens:tt)*) => { ::leptos::prelude::IntoAny::into_any(::leptos::view! { $($tokens)* }) };
}
pub(crate) use view;
