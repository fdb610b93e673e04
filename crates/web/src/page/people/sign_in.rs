//! The ways to an account: logging in, and becoming a member, by password or passkey.

use serde::Serialize;

use super::parts::{Sending, field, form, panel};
use super::passkey;
use super::words::People;
use crate::page::server::{self, NameBody};
use crate::page::{browser, online};
use crate::prelude::*;
use crate::route::Route;
use gantry_wire::OwnAccount;

/// A name and a password.
#[derive(Serialize)]
struct Login<'a> {
    name: &'a str,
    password: &'a str,
}

/// Somebody has logged in. Whoever came from a table goes back to it.
fn arrive(people: People, me: OwnAccount, table: Option<&String>) {
    // the socket of an open table belongs to whoever we were
    online::leave(people.app);
    become_member(people, me);
    if let Some(table) = table {
        browser::go(&Route::Table(table.clone()));
    }
}

/// Takes note of who we are now. The page is drawn anew, so the focus goes to its beginning.
fn become_member(people: People, me: OwnAccount) {
    server::remember(people.app, me);
    request_animation_frame(|| browser::focus("#main"));
}

/// Logs in.
pub fn log_in(people: People, table: Option<String>) -> AnyView {
    let (name, password) =
        (RwSignal::new(server::default_name(people.app)), RwSignal::new(String::new()));
    let sending = Sending::new();
    let send = {
        let table = table.clone();
        move || {
            let (name, password) = (name.get_untracked(), password.get_untracked());
            let work = async move {
                let login = Login { name: name.trim(), password: &password };
                Ok(server::post::<OwnAccount>("login", &login).await?)
            };
            let table = table.clone();
            sending.send(people, work, move |me| {
                arrive(people, me, table.as_ref());
                None
            });
        }
    };
    let fields = view! {
        {field(people, "people-name", "login-name", "username", name)}
        {field(people, "people-password", "login-password", "current-password", password)}
    };
    let content = view! {
        {form(people, "log-in", "people-log-in", fields, sending, send)}
        {passkey::is_available().then(|| by_passkey(people, table))}
    };
    panel(people, "log-in", "people-log-in", content)
}

/// Logs in without a name: the authenticator knows it.
fn by_passkey(people: People, table: Option<String>) -> AnyView {
    let sending = Sending::new();
    let send = move |_| {
        let table = table.clone();
        sending.send(people, passkey::log_in(), move |me| {
            arrive(people, me, table.as_ref());
            None
        });
    };
    view! {
        <div class="or">
            <button type="button" data-tool="passkey-log-in" disabled=move || sending.is_busy() on:click=send>
                {move || people.t("people-passkey-log-in")}
            </button>
            {sending.draw()}
        </div>
    }
}

/// Opens an account. A guest keeps everything.
pub fn register(people: People) -> AnyView {
    let guest = people.app.server.me.read_untracked().is_some();
    let (name, password) =
        (RwSignal::new(server::default_name(people.app)), RwSignal::new(String::new()));
    let sending = Sending::new();
    let send = move || {
        let (name, password) = (name.get_untracked(), password.get_untracked());
        let work = async move {
            let login = Login { name: name.trim(), password: &password };
            Ok(server::post::<OwnAccount>("account", &login).await?)
        };
        sending.send(people, work, move |me| {
            become_member(people, me);
            None
        });
    };
    let about = if guest { "people-guest-about" } else { "people-register-about" };
    let fields = view! {
        <p class="hint">{move || people.t(about)}</p>
        {field(people, "people-name", "new-name", "username", name)}
        {field(people, "people-password", "new-password", "new-password", password)}
        <p class="hint">{move || people.t("people-password-about")}</p>
    };
    let content = view! {
        {form(people, "register", "people-register", fields, sending, send)}
        {passkey::is_available().then(|| register_by_passkey(people, name))}
    };
    panel(people, "register", "people-register", content)
}

/// The same without a password, under the name in the form.
fn register_by_passkey(people: People, name: RwSignal<String>) -> AnyView {
    let sending = Sending::new();
    let send = move |_| {
        let label = people.t("people-passkey-label");
        let name = name.get_untracked().trim().to_owned();
        let work = async move {
            let app = people.app;
            let known = app.server.me.get_untracked();
            // the page is drawn anew for a guest, so that comes last
            let guest = match &known {
                Some(_) => None,
                None => Some(server::post::<OwnAccount>("guest", &NameBody { name: &name }).await?),
            };
            let added = passkey::add(Some(&name), &label).await;
            if let (Err(error), Some(guest)) = (&added, guest) {
                app.notice(people.sentence(error));
                server::remember(app, guest);
            }
            added?;
            Ok(server::get::<OwnAccount>("me").await?)
        };
        sending.send(people, work, move |me| {
            become_member(people, me);
            None
        });
    };
    view! {
        <div class="or">
            <button type="button" data-tool="passkey-register" disabled=move || sending.is_busy() on:click=send>
                {move || people.t("people-passkey-register")}
            </button>
            {sending.draw()}
        </div>
    }
}
