//! The browser client. One program runs twice: as the page, which draws, and as a worker, which plays.
//!
//! `page` draws what the worker says, `worker` owns tables, bots and storage, `protocol` is what they say to each
//! other, `boards` are the drawn boards, `lessons` teach the games on them. It needs a browser: elsewhere `main` only says so, but all logic has tests
//! that run anywhere.

// bundles of signals, which are numbers; in what browsers load they are a third as large
#[allow(clippy::large_types_passed_by_value)]
mod boards;
mod lessons;
mod page;
mod prelude;
mod protocol;
mod words;
mod worker;

use wasm_bindgen::JsCast;
use web_sys::{DedicatedWorkerGlobalScope, Window};

fn main() {
    if cfg!(not(target_family = "wasm")) {
        eprintln!("gantry-web runs in a browser: `cargo xtask play` builds it and opens the page");
        return;
    }
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
