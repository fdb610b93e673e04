//! Calls while no page is open, where the host of the server has set that up (web push): the switch
//! in the settings, and what keeps the browser subscribed.

use js_sys::Reflect;
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Notification, NotificationPermission, PushManager, PushSubscription,
    PushSubscriptionOptionsInit, ServiceWorkerContainer, ServiceWorkerRegistration,
};

use crate::page::app::App;
use crate::page::{browser, server};
use crate::prelude::*;
use gantry_wire::PushKey;

/// Whether the reader wants to be called, in the browser's storage.
const WANTED: &str = "gantry-push";

/// A browser, by its address at its push service.
#[derive(Serialize)]
struct Endpoint {
    endpoint: String,
}

/// Why the reader cannot be called.
enum PushError {
    /// The reader or the browser does not allow notifications.
    Denied,
    /// The browser does not subscribe.
    Browser,
    /// The server refuses.
    Server(server::ServerError),
}

impl From<JsValue> for PushError {
    fn from(_: JsValue) -> Self {
        Self::Browser
    }
}

/// The service worker that shows notifications; none without a secure address or in a private
/// window.
pub async fn registration() -> Option<ServiceWorkerRegistration> {
    let container: ServiceWorkerContainer = browser::secure_part("serviceWorker")?;
    let found = JsFuture::from(container.get_registration()).await.ok()?;
    let found: ServiceWorkerRegistration = found.dyn_into().ok()?;
    found.active().map(|_| found)
}

/// Waits until there is a service worker: on a first visit, or after the page has thrown an
/// outdated one away, it comes later.
async fn service_worker_is_there() -> Option<()> {
    let container: ServiceWorkerContainer = browser::secure_part("serviceWorker")?;
    JsFuture::from(container.ready().ok()?).await.ok().map(drop)
}

/// What subscribes, in browsers that can.
async fn manager() -> Option<PushManager> {
    let registration: JsValue = registration().await?.into();
    Reflect::get(&registration, &"pushManager".into()).ok()?.dyn_into().ok()
}

fn is_wanted() -> bool {
    browser::recall(WANTED).is_some_and(|wanted| !wanted.is_empty())
}

async fn subscription(manager: &PushManager) -> Result<Option<PushSubscription>, PushError> {
    Ok(JsFuture::from(manager.get_subscription()?).await?.dyn_into().ok())
}

/// Lets the browser be called for this account.
async fn subscribe(key: &str) -> Result<(), PushError> {
    let manager = manager().await.ok_or(PushError::Browser)?;
    let options = PushSubscriptionOptionsInit::new();
    options.set_user_visible_only(true);
    options.set_application_server_key(&key.into());
    let try_once = async || -> Result<PushSubscription, PushError> {
        let made = JsFuture::from(manager.subscribe_with_options(&options)?).await?;
        Ok(made.unchecked_into())
    };
    let made = match try_once().await {
        Ok(made) => made,
        // the server has another key than before
        Err(error) => match subscription(&manager).await? {
            Some(old) => {
                JsFuture::from(old.unsubscribe()?).await?;
                try_once().await?
            }
            None => return Err(error),
        },
    };
    let endpoint = Endpoint { endpoint: made.endpoint() };
    server::post::<()>("me/push", &endpoint).await.map_err(PushError::Server)
}

/// Ends the browser's subscription. With `told`, the server forgets it at once; otherwise at the
/// next call, which its push service refuses.
async fn unsubscribe(told: bool) -> Result<(), PushError> {
    let Some(manager) = manager().await else { return Ok(()) };
    let Some(old) = subscription(&manager).await? else { return Ok(()) };
    JsFuture::from(old.unsubscribe()?).await?;
    if told {
        let endpoint = browser::encoded(&old.endpoint());
        let gone = server::delete(&format!("me/push?endpoint={endpoint}")).await;
        // it may have forgotten it before
        return gone.or_else(|error| match error.word() {
            "not-found" => Ok(()),
            _ => Err(PushError::Server(error)),
        });
    }
    Ok(())
}

/// Keeps the browser subscribed for whoever uses it: a new version of the page, another account or
/// another server may have ended that. Nobody is called where nobody is logged in.
pub fn follow(app: App, known: bool) {
    if !is_wanted() {
        return;
    }
    spawn_local(async move {
        if known {
            let allowed = Notification::permission() == NotificationPermission::Granted;
            if allowed
                && service_worker_is_there().await.is_some()
                && let Ok(PushKey { key: Some(key) }) = server::get("push").await
            {
                // tried again with the next visit
                drop(subscribe(&key).await);
            }
        } else if app.server.presence.get_untracked() == server::ServerPresence::Present {
            drop(unsubscribe(false).await);
        }
    });
}

/// Asks for permission and subscribes.
async fn switch_on(key: &str) -> Result<(), PushError> {
    let asked = Notification::request_permission()?;
    if JsFuture::from(asked).await?.as_string().as_deref() != Some("granted") {
        return Err(PushError::Denied);
    }
    subscribe(key).await
}

fn show_refusal(app: App, error: PushError) {
    app.notice(match error {
        PushError::Denied => app.t("web-push-denied"),
        PushError::Browser => app.t("web-push-failed"),
        PushError::Server(error) => server::sentence(app, &error),
    });
}

/// Draws the switch, where the reader has an account and the server and this browser can do it.
pub fn draw(app: App) -> AnyView {
    let key = RwSignal::new(None::<String>);
    let on = RwSignal::new(is_wanted());
    let busy = RwSignal::new(false);
    spawn_local(async move {
        if service_worker_is_there().await.is_some()
            && manager().await.is_some()
            && let Ok(PushKey { key: Some(found) }) = server::get("push").await
        {
            key.try_set(Some(found));
        }
    });
    let switch = move |_| {
        let Some(key) = key.get_untracked() else { return };
        let wanted = !on.get_untracked();
        // what the box shows already; if it fails, it changes back
        on.set(wanted);
        busy.set(true);
        spawn_local(async move {
            let done = if wanted { switch_on(&key).await } else { unsubscribe(true).await };
            match done {
                Ok(()) => browser::remember(WANTED, if wanted { "yes" } else { "" }),
                Err(error) => {
                    show_refusal(app, error);
                    on.try_set(!wanted);
                }
            }
            busy.try_set(false);
        });
    };
    let offered = move || key.read().is_some() && app.server.me.read().is_some();
    let drawn = move || {
        offered().then(|| {
            view! {
                <fieldset class="push">
                    <legend>{move || app.t("web-push")}</legend>
                    <label class="pick">
                        <input type="checkbox" name="web-push" prop:checked=move || on.get()
                            disabled=move || busy.get() on:change=switch/>
                        <span>{move || app.t("web-push-on")}</span>
                    </label>
                    <p class="hint">{move || app.t("web-push-about")}</p>
                </fieldset>
            }
        })
    };
    view! { {drawn} }
}
