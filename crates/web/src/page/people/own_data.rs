//! What the server keeps about the reader: a copy of it, and its end.

use super::account;
use super::parts::{Sending, field, form, panel};
use super::words::People;
use crate::page::{browser, server};
use crate::prelude::*;

/// The export and the deletion.
pub fn draw(people: People) -> AnyView {
    let content = view! {
        <p class="hint">{move || people.t("people-export-about")}</p>
        {export(people)}
        <details class="grave">
            <summary>{move || people.t("people-delete")}</summary>
            {delete(people)}
        </details>
    };
    panel(people, "own-data", "people-own-data", content)
}

/// Everything that is stored, as a file.
fn export(people: People) -> AnyView {
    let sending = Sending::new();
    let send = move |_| {
        let work = async move { Ok(server::text("me/export").await?) };
        sending.send(people, work, move |text| {
            browser::download("gantry-account.json", &text);
            Some(people.t("people-exported"))
        });
    };
    view! {
        <button type="button" data-tool="export" disabled=move || sending.is_busy() on:click=send>
            {move || people.t("people-export")}
        </button>
        {sending.draw()}
    }
}

/// Deletes the account, once its name is typed.
fn delete(people: People) -> AnyView {
    let typed = RwSignal::new(String::new());
    let sending = Sending::new();
    let send = move || {
        let me = people.app.server.me.get_untracked();
        let own = me.is_some_and(|me| me.name == typed.get_untracked().trim());
        let work = async move {
            if own {
                server::delete("me").await?;
            }
            Ok(own)
        };
        sending.send(people, work, move |deleted| {
            if deleted {
                account::forget(people);
                people.app.send_home(people.t("people-deleted"));
            }
            (!deleted).then(|| people.t("people-delete-other"))
        });
    };
    let fields = view! {
        <p>{move || people.t("people-delete-about")}</p>
        {field(people, "people-delete-name", "delete-name", "off", typed)}
    };
    form(people, "delete", "people-delete-now", fields, sending, send)
}
