//! A new version of this client: fetched by the service worker, used after a reload.

use std::time::Duration;

use js_sys::{Object, Reflect};
use leptos::prelude::{Effect, Read, Set, set_timeout};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

use super::app::App;
use super::browser;

const SERVICE_WORKER: &str = "sw.js";
/// The message that our service worker understands.
const TAKE_OVER: &str = "take over";
/// The version of a server for which this tab was already reloaded, in its own storage.
const RELOADED: &str = "gantry-reloaded";

/// The browser's service workers; `None` without a secure address.
fn container() -> Option<ServiceWorkerContainer> {
    browser::secure_part("serviceWorker")
}

/// How long after the first visit begins everything is fetched for offline use: what the visitor
/// asks for comes first.
const FIRST_VISIT: Duration = Duration::from_secs(4);

/// Registers the service worker and notices when a new version waits.
pub fn watch(app: App) {
    let Some(container) = container() else { return };
    let known = container.clone();
    Effect::new(move |_| keep(&known, app.texts.read().language.clone()));
    if container.controller().is_some() {
        register(app, container);
    } else {
        set_timeout(move || register(app, container), FIRST_VISIT);
    }
}

fn register(app: App, container: ServiceWorkerContainer) {
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

/// Tells the service worker which language is read here, so that its texts are kept for offline
/// use.
fn keep(container: &ServiceWorkerContainer, language: String) {
    let Ok(ready) = container.ready() else { return };
    wasm_bindgen_futures::spawn_local(async move {
        let Ok(registration) = wasm_bindgen_futures::JsFuture::from(ready).await else { return };
        let registration: ServiceWorkerRegistration = registration.unchecked_into();
        let message = Object::new();
        drop(Reflect::set(&message, &"language".into(), &language.into()));
        if let Some(worker) = registration.active() {
            drop(worker.post_message(&message));
        }
    });
}

/// Reloads the page once by itself because the server speaks another version of the messages; the
/// address, and with it the place in the page, stays. If that has not helped, the reader is told.
pub fn reload_for(app: App, version: u32) {
    let storage = browser::window().session_storage().ok().flatten();
    let version = version.to_string();
    let tried = storage.as_ref().and_then(|storage| storage.get_item(RELOADED).ok().flatten());
    if tried.is_some_and(|tried| tried == version) || storage.is_none() {
        app.warn(app.t("web-net-version"));
        return;
    }
    drop(storage.map(|storage| storage.set_item(RELOADED, &version)));
    wasm_bindgen_futures::spawn_local(async move {
        // The service worker has the old version: it fetches the new one first.
        let found = container().map(|container| container.get_registration());
        if let Some(found) = found
            && let Ok(registration) = wasm_bindgen_futures::JsFuture::from(found).await
            && let Ok(registration) = registration.dyn_into::<ServiceWorkerRegistration>()
        {
            let unregistered = registration.unregister().map(wasm_bindgen_futures::JsFuture::from);
            if let Ok(unregistered) = unregistered {
                drop(unregistered.await);
            }
        }
        drop(browser::window().location().reload());
    });
}

/// The page and the server fit: if the page has reloaded for that, the reader is told.
pub fn fits(app: App) {
    let Some(storage) = browser::window().session_storage().ok().flatten() else { return };
    if storage.get_item(RELOADED).ok().flatten().is_some() {
        drop(storage.remove_item(RELOADED));
        app.notice(app.t("web-net-updated"));
    }
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
