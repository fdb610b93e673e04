//! The second program of the browser client: a shell around [`gantry_host`] with the browser's
//! database. It knows rules and bots, each game's in a piece of its own, and draws nothing; the
//! page (`crates/web`) starts it as a web worker and exchanges the messages of [`gantry_wire`] with
//! it.

#[cfg(target_family = "wasm")]
mod games;
#[cfg(target_family = "wasm")]
mod lock;
#[cfg(target_family = "wasm")]
mod run;
#[cfg(target_family = "wasm")]
mod store;

#[cfg(target_family = "wasm")]
fn main() {
    use wasm_bindgen::JsCast;

    console_error_panic_hook::set_once();
    if let Ok(scope) = js_sys::global().dyn_into::<web_sys::DedicatedWorkerGlobalScope>() {
        run::run(scope);
    }
}

#[cfg(not(target_family = "wasm"))]
fn main() {
    eprintln!(
        "gantry-web-worker runs in a browser: `cargo xtask play` builds it and opens the page"
    );
}
