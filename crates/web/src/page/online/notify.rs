//! Calls the reader when it is their turn: in the title, and with permission as a notification
//! while the page is in the background.

use gantry_kernel::Phrase;
use web_sys::{Notification, NotificationOptions, NotificationPermission};

use crate::page::app::{App, code, title};
use crate::page::browser;
use crate::prelude::*;
use crate::shared::own_turns;

/// The title of the page when nothing is the matter.
const TITLE: &str = "Gantry";

/// Follows the open table.
pub fn watch(app: App) {
    // The version changes with every step, so that a second turn in a row is noticed.
    let turn = Memo::new(move |_| {
        let frame = app.frame.read();
        let frame = frame.as_ref()?;
        let asked = !frame.is_real_time && !own_turns(frame).is_empty();
        asked.then(|| frame.game.clone())
    });
    Effect::new(move |_| {
        let asked = turn.get();
        let words = match &asked {
            Some(_) => format!("({}) {TITLE}", app.t("web-your-turn")),
            None => TITLE.into(),
        };
        browser::document().set_title(&words);
        if let Some(game) = asked
            && browser::document().hidden()
        {
            call(app, &game);
        }
    });
}

fn call(app: App, game: &str) {
    if !is_possible() || Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let options = NotificationOptions::new();
    let phrase = Phrase::new("web-turn-in").with("game", code(&title(game)));
    options.set_body(&app.say(&phrase));
    options.set_tag("gantry-turn");
    // On some phones only a service worker may: the title says it, too.
    drop(Notification::new_with_options(&app.t("web-your-turn"), &options));
}

/// Whether the browser has notifications, here.
fn is_possible() -> bool {
    js_sys::Reflect::has(&browser::window(), &"Notification".into()).unwrap_or_default()
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
