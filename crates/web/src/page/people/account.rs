//! One's own account: who one is here, and everything that can be changed about it.

use super::parts::{Sending, field, form, panel};
use super::words::People;
use super::{devices, own_data, sign_in};
use crate::page::online;
use crate::page::server::{self, NameBody};
use crate::prelude::*;
use crate::route::Route;
use gantry_wire::{OwnAccount, Role};

/// Draws the page. Somebody who has to log in goes to the table afterwards.
pub fn draw(people: People, table: Option<String>) -> AnyView {
    let app = people.app;
    // a new name changes the plate, not the forms below it
    let who = Memo::new(move |_| app.server.me.read().as_ref().map(|me| me.role));
    let content = move || match who.get() {
        _ if app.server.banned.get() => banned(people),
        None => unknown(people, table.clone()),
        Some(role) => known(people, role == Role::Guest, table.clone()),
    };
    view! { <section class="page account">{content}</section> }
}

/// An account that may do nothing here.
fn banned(people: People) -> AnyView {
    view! {
        <h1>{move || people.t("people-account")}</h1>
        <p role="alert">{move || people.app.t("web-net-banned")}</p>
        <div class="buttons">
            <a class="button" href="#/">{move || people.app.t("web-to-games")}</a>
            {log_out(people)}
        </div>
    }
}

/// Somebody whom the server does not know.
fn unknown(people: People, table: Option<String>) -> AnyView {
    view! {
        <h1>{move || people.t("people-account")}</h1>
        <p class="lead">{move || people.t("people-account-lead")}</p>
        <div class="panels">
            {sign_in::log_in(people, table)}
            {sign_in::register(people)}
        </div>
    }
}

/// A guest, a member or a host.
fn known(people: People, guest: bool, table: Option<String>) -> AnyView {
    let app = people.app;
    let me = move || app.server.me.get();
    let role = move || match me().map(|me| me.role) {
        Some(Role::Host) => people.t("people-role-host"),
        Some(Role::Member) => people.t("people-role-member"),
        _ => people.t("people-role-guest"),
    };
    let profile = move || {
        let me = me()?;
        let there = Route::Player(me.account).to_string();
        Some(view! { <a href=there>{people.t("people-own-profile")}</a> })
    };
    let host = move || {
        let is_host = me().is_some_and(|me| me.role == Role::Host);
        is_host.then(|| view! { <a href="#/host">{people.t("people-host")}</a> })
    };
    let member = (!guest).then(|| (devices::password(people), devices::passkeys(people)));
    view! {
        <header class="plate">
            <p class="role">{role}</p>
            <h1>{move || me().map(|me| me.name)}</h1>
            <nav class="links" aria-label=move || people.t("people-account")>
                {profile}
                <a href="#/games">{move || people.t("people-past")}</a>
                {host}
            </nav>
        </header>
        <div class="panels">
            {guest.then(|| sign_in::register(people))}
            {rename(people)}
            {member}
            {devices::sessions(people)}
            {devices::tokens(people)}
            {own_data::draw(people)}
            {guest.then(|| sign_in::log_in(people, table))}
            {(!guest).then(|| panel(people, "log-out", "people-log-out", view! {
                <p class="hint">{move || people.t("people-log-out-about")}</p>
                {log_out(people)}
            }))}
        </div>
    }
}

/// Another name.
fn rename(people: People) -> AnyView {
    let name = RwSignal::new(server::default_name(people.app));
    let sending = Sending::new();
    let send = move || {
        let name = name.get_untracked().trim().to_owned();
        let work = async move {
            Ok(server::post::<OwnAccount>("me/name", &NameBody { name: &name }).await?)
        };
        sending.send(people, work, move |me| {
            let said = people.with("people-renamed", "name", &me.name);
            server::remember(people.app, me);
            Some(said)
        });
    };
    let fields = field(people, "people-name", "name", "nickname", name);
    panel(
        people,
        "rename",
        "people-rename",
        form(people, "rename", "people-save", fields, sending, send),
    )
}

/// Ends the session of this browser.
fn log_out(people: People) -> AnyView {
    let sending = Sending::new();
    let send = move |_| {
        let work = async move { Ok(server::post_empty::<()>("logout").await?) };
        sending.send(people, work, move |()| {
            forget(people);
            None
        });
    };
    view! {
        <button type="button" data-tool="log-out" disabled=move || sending.is_busy() on:click=send>
            {move || people.t("people-log-out")}
        </button>
        {sending.draw()}
    }
}

/// The server does not know us any more.
pub fn forget(people: People) {
    online::leave(people.app);
    people.app.server.banned.set(false);
    people.app.server.me.set(None);
}
