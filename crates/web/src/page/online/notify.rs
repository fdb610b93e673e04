//! Calls the reader to their tables on the server, whichever page they look at: in the title, at
//! the icon of the app, and with permission as a notification while the page is in the background.

use std::time::Duration;

use gantry_kernel::Phrase;
use js_sys::{Function, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use super::push;
use crate::page::app::{App, code, title};
use crate::page::{browser, server};
use crate::prelude::*;
use crate::shared::{CallReason, calls, own_turns};
use gantry_wire::TableSummary;

/// The title of the page when nothing is the matter.
const TITLE: &str = "Gantry";
/// How often one's own tables are asked for, also in the background. A browser wakes a hidden page
/// about as often.
const POLL_INTERVAL: Duration = Duration::from_mins(1);
/// The pause grows with failures, up to this many times.
const MOST_PAUSES: u32 = 16;

/// What the page knows about one's own tables.
#[derive(Clone, Copy)]
struct Watch {
    app: App,
    /// As they were listed last; `None` before the first time.
    listed: RwSignal<Option<Vec<TableSummary>>>,
    /// How many requests in a row have failed.
    failures: StoredValue<u32>,
}

/// Watches one's own tables, for as long as the page lives.
pub fn watch(app: App) {
    let watch = Watch { app, listed: RwSignal::new(None), failures: StoredValue::new(0) };
    let account = Memo::new(move |_| app.server.me.read().as_ref().map(|me| me.account.clone()));
    Effect::new(move |before: Option<Option<String>>| {
        let account = account.get();
        // somebody else has other tables
        if before.as_ref() != Some(&account) {
            watch.listed.set(None);
            push::follow(app, account.is_some());
            ask(watch);
        }
        account
    });
    tick(watch);
    // what happened at a table is in the list once one has left it
    let open = Memo::new(move |_| {
        let frame = app.frame.read();
        frame.as_ref().filter(|frame| frame.sharing.is_some()).map(|frame| frame.table.clone())
    });
    Effect::new(move |before: Option<Option<String>>| {
        let open = open.get();
        if before.flatten().is_some_and(|before| Some(before) != open) {
            ask(watch);
        }
        open
    });
    // The version changes with every step, so that a second turn in a row is noticed.
    let turn = Memo::new(move |_| {
        let frame = app.frame.read();
        let frame = frame.as_ref()?;
        let asked = !frame.is_real_time && !own_turns(frame).is_empty();
        asked.then(|| (frame.table.clone(), frame.game.clone(), frame.version))
    });
    Effect::new(move |_| {
        if let Some((table, game, _)) = turn.get() {
            call(app, CallReason::Turn, &table, &game);
        }
    });
    let waiting = Memo::new(move |_| {
        let open = open.get();
        let listed = watch.listed.read();
        let others = listed.iter().flatten().filter(|table| Some(&table.id) != open.as_ref());
        others.filter(|table| table.your_turn).count() + usize::from(turn.read().is_some())
    });
    Effect::new(move |_| {
        let number = waiting.get();
        browser::document().set_title(&match number {
            0 => TITLE.into(),
            _ => format!("({number}) {TITLE}"),
        });
        badge(number);
    });
}

/// Shows a number at the icon of the app, where there is one.
fn badge(number: usize) {
    let navigator: JsValue = browser::window().navigator().into();
    let set = Reflect::get(&navigator, &"setAppBadge".into());
    if let Some(set) = set.ok().and_then(|set| set.dyn_into::<Function>().ok()) {
        // zero takes it away; browsers may refuse without harm
        let number = u32::try_from(number).unwrap_or(u32::MAX);
        if let Ok(set) = set.call1(&navigator, &number.into())
            && let Ok(set) = set.dyn_into::<js_sys::Promise>()
        {
            wasm_bindgen_futures::spawn_local(async move {
                drop(wasm_bindgen_futures::JsFuture::from(set).await);
            });
        }
    }
}

/// Asks again after a while, for ever.
fn tick(watch: Watch) {
    let pauses = 1 << watch.failures.get_value().min(MOST_PAUSES.ilog2());
    set_timeout(
        move || {
            ask(watch);
            tick(watch);
        },
        POLL_INTERVAL * pauses,
    );
}

/// Asks for one's own tables; without a server or an account nobody is asked.
fn ask(watch: Watch) {
    let server = watch.app.server;
    let account = server.me.with_untracked(|me| me.as_ref().map(|me| me.account.clone()));
    let present = server.presence.get_untracked() == server::ServerPresence::Present;
    if !present || account.is_none() {
        return;
    }
    wasm_bindgen_futures::spawn_local(async move {
        let found = server::get::<Vec<TableSummary>>("tables?mine=true").await;
        let now = server.me.with_untracked(|me| me.as_ref().map(|me| me.account.clone()));
        match found {
            Ok(tables) if now == account => {
                watch.failures.set_value(0);
                receive(watch, tables);
            }
            Ok(_) => {}
            Err(_) => watch.failures.update_value(|failures| *failures += 1),
        }
    });
}

/// Compares a list with the one before. The first one calls nobody: the page shows it.
fn receive(watch: Watch, tables: Vec<TableSummary>) {
    let app = watch.app;
    let open = app.frame.read_untracked().as_ref().map(|frame| frame.table.clone());
    let gathering = app.online.gathering.read_untracked().as_ref().map(|at| at.table.clone());
    watch.listed.with_untracked(|before| {
        let Some(before) = before else { return };
        for (reason, table) in calls(before, &tables) {
            // the open table calls by itself when it is our turn
            let is_open = open.as_ref() == Some(&table.id);
            let is_here = gathering.as_ref() == Some(&table.id);
            let told = is_open || is_here && reason == CallReason::Opened;
            if !told {
                call(app, reason, &table.id, &table.game);
            }
        }
    });
    if watch.listed.with_untracked(|before| before.as_ref() != Some(&tables)) {
        watch.listed.set(Some(tables));
    }
}

/// Shows a notification, if the reader is elsewhere and wants it.
fn call(app: App, reason: CallReason, table: &str, game: &str) {
    let allowed = is_possible() && Notification::permission() == NotificationPermission::Granted;
    if !allowed || !browser::document().hidden() {
        return;
    }
    let key = match reason {
        CallReason::Turn => "web-turn-in",
        CallReason::Full => "web-full-in",
        CallReason::Opened => "web-opened-in",
    };
    let options = NotificationOptions::new();
    options.set_body(&app.say(&Phrase::new(key).with("game", code(&title(game)))));
    // one for each table: a newer one takes the place of an older one
    options.set_tag(&format!("gantry-{table}"));
    options.set_icon("./icon.svg");
    options.set_data(&table.into());
    wasm_bindgen_futures::spawn_local(async move {
        // On phones only a service worker may show one.
        if let Some(registration) = push::registration().await
            && let Ok(shown) = registration.show_notification_with_options(TITLE, &options)
        {
            drop(wasm_bindgen_futures::JsFuture::from(shown).await);
        } else {
            drop(Notification::new_with_options(TITLE, &options));
        }
    });
}

/// Whether the browser has notifications, here.
fn is_possible() -> bool {
    Reflect::has(&browser::window(), &"Notification".into()).unwrap_or_default()
}

/// Asks for permission, while it is neither given nor denied.
pub fn button(app: App) -> impl IntoView {
    let open = RwSignal::new(
        is_possible() && Notification::permission() == NotificationPermission::Default,
    );
    let ask = move |_| {
        drop(Notification::request_permission());
        open.set(false);
    };
    move || {
        open.get().then(|| {
            view! { <button type="button" data-tool="notify" on:click=ask>{app.t("web-notify")}</button> }
        })
    }
}
