//! What all drawing code uses: Leptos, with a `view!` macro of our own.

use std::sync::{Arc, Mutex};

pub use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;

/// Leptos's `view!` with its type erased: code that follows a signal is then compiled once and not
/// once per shape, which makes the download much smaller.
macro_rules! view {
    ($($tokens:tt)*) => { ::leptos::prelude::IntoAny::into_any(::leptos::view! { $($tokens)* }) };
}
pub(crate) use view;

/// A part of a view that follows signals, by a name or as what a function returns. `view!` does the
/// same with every `move || …` in it: code that follows signals is then compiled once for what it
/// gives, and not once for each closure, which is several times as much.
pub fn live<T: 'static>(part: impl FnMut() -> T + Send + 'static) -> SharedReactiveFunction<T> {
    Arc::new(Mutex::new(part))
}
