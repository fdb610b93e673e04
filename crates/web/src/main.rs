//! The browser client's page, which draws. A second program, `crates/web-worker`, plays: it owns
//! tables, bots and storage, and they exchange the messages of [`gantry_wire`].
//!
//! The page has none of the rules' search, bots and readers of files: it is what a reader waits for
//! first (decision 0040). `page` draws what the worker sends; `boards` are the drawn boards.
//!
//! Code that needs a browser is compiled only for browsers, with Leptos and its dependencies;
//! elsewhere `main` only says so. Everything that decides something is outside of it and has tests
//! that run anywhere.

// Without the drawing code much seems unused; the build for browsers checks it.
#![cfg_attr(not(target_family = "wasm"), allow(dead_code, unused_imports))]

// Bundles of signals, which are indices; in wasm they are a third as large.
#[allow(clippy::large_types_passed_by_value)]
mod boards;
mod cues;
mod differences;
mod groups;
mod route;
mod settings;
mod shared;
mod terms;
mod turns;
mod witness;
mod words;

#[cfg(target_family = "wasm")]
mod page;
#[cfg(target_family = "wasm")]
mod prelude;

#[cfg(target_family = "wasm")]
fn main() {
    console_error_panic_hook::set_once();
    page::run();
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    eprintln!("gantry-web runs in a browser: `cargo xtask play` builds it and opens the page");
}
