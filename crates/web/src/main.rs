//! The browser client. One program runs twice: as the page, which draws, and as a worker, which
//! plays.
//!
//! `page` draws what the worker sends; `worker` is a shell around [`gantry_host`], which owns
//! tables, bots and storage; they exchange the messages of [`gantry_wire`]. `boards` are the drawn
//! boards.
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
mod groups;
mod route;
mod settings;
mod terms;
mod words;

#[cfg(target_family = "wasm")]
mod page;
#[cfg(target_family = "wasm")]
mod prelude;
#[cfg(target_family = "wasm")]
mod worker;

#[cfg(target_family = "wasm")]
fn main() {
    use wasm_bindgen::JsCast;
    use web_sys::{DedicatedWorkerGlobalScope, Window};

    console_error_panic_hook::set_once();
    let global: wasm_bindgen::JsValue = js_sys::global().into();
    match global.dyn_into::<Window>() {
        Ok(_) => page::run(),
        Err(other) => {
            if let Ok(scope) = other.dyn_into::<DedicatedWorkerGlobalScope>() {
                worker::run(scope);
            }
        }
    }
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    eprintln!("gantry-web runs in a browser: `cargo xtask play` builds it and opens the page");
}
