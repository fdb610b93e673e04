//! A new version of this client: fetched by the service worker, used after a reload.

use leptos::prelude::Set;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

use super::app::App;
use super::browser;

const SERVICE_WORKER: &str = "sw.js";
/// The message that our service worker understands.
const TAKE_OVER: &str = "take over";

/// The browser's service workers; `None` without a secure address.
fn container() -> Option<ServiceWorkerContainer> {
    browser::secure_part("serviceWorker")
}

/// Registers the service worker and notices when a new version waits.
pub fn watch(app: App) {
    let Some(container) = container() else { return };
    let registered = container.register(SERVICE_WORKER);
    wasm_bindgen_futures::spawn_local(async move {
        // Refused in private windows, for instance: the page works without it.
        let Ok(registration) = wasm_bindgen_futures::JsFuture::from(registered).await else {
            return;
        };
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        let known = registration.clone();
        let controlled = move || container.controller().is_some();
        if registration.waiting().is_some() && controlled() {
            app.update.set(true);
        }
        browser::listen(&registration, "updatefound", move |_| {
            let Some(installing) = known.installing() else { return };
            let (known, controlled) = (known.clone(), controlled.clone());
            browser::listen(&installing, "statechange", move |_| {
                if known.waiting().is_some() && controlled() {
                    app.update.set(true);
                }
            });
        });
    });
}

/// Lets the new version take over, and reloads.
pub fn reload() {
    let Some(container) = container() else { return };
    browser::listen(&container, "controllerchange", |_| {
        drop(browser::window().location().reload());
    });
    let ready = container.get_registration();
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(registration) = wasm_bindgen_futures::JsFuture::from(ready).await else { return };
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        if let Some(waiting) = registration.waiting() {
            drop(waiting.post_message(&JsValue::from(TAKE_OVER)));
        }
    });
}
