//! The way from an invitation to a seat: one click, without an account. And what is said where
//! there is no way: a table that is full, over or gone, an account that is banned, a session that
//! has ended.

use gantry_kernel::{Phrase, Viewer};
use gantry_wire::{Spectators, TablePhase, TableSummary};

use super::{Connection, Exit, Wish, open_and_join, profile_link, socket};
use crate::page::app::{App, code, title};
use crate::page::online::settings::summary;
use crate::page::server::{self, ServerError};
use crate::page::{browser, record};
use crate::prelude::*;
use crate::route::Route;

/// What is known about the table of an invitation.
type Found = Option<Result<TableSummary, ServerError>>;

/// Draws the invitation.
pub fn draw(app: App, table: String) -> AnyView {
    let found = RwSignal::new(None::<Result<TableSummary, ServerError>>);
    fetch(table.clone(), found);
    let content = move || match found.get() {
        None => view! { <p role="status">{app.t("web-entering")}</p> },
        Some(Ok(known)) => found_table(app, known),
        Some(Err(error)) => {
            let again = {
                let table = table.clone();
                move || fetch(table.clone(), found)
            };
            lost(app, &error, again)
        }
    };
    view! { <section class="page invitation">{content}</section> }
}

fn fetch(table: String, found: RwSignal<Found>) {
    wasm_bindgen_futures::spawn_local(async move {
        let answer = server::get(&format!("tables/{table}")).await;
        // The page may show something else by now.
        drop(found.try_set(Some(answer)));
    });
}

/// There is no such table, or nobody answers.
fn lost(app: App, error: &ServerError, again: impl Fn() + 'static) -> AnyView {
    let gone = error.word() == "not-found";
    let words = if gone { app.t("web-invitation-gone") } else { server::sentence(app, error) };
    view! {
        <h1>{app.t("web-invitation")}</h1>
        <p role="alert">{words}</p>
        <div class="buttons">
            {(!gone).then(|| view! {
                <button type="button" class="primary" on:click=move |_| again()>{app.t("web-try-again")}</button>
            })}
            <a class="button" href="#/">{app.t("web-to-games")}</a>
        </div>
    }
}

fn found_table(app: App, table: TableSummary) -> AnyView {
    if table.own {
        // Whoever sits there already comes back.
        request_animation_frame(move || browser::replace(&Route::Table(table.id)));
        return view! { <p role="status">{app.t("web-entering")}</p> };
    }
    let joins = table.is_joinable();
    let key = match (table.phase, joins) {
        (TablePhase::Gathering, true) => None,
        (TablePhase::Gathering, false) => Some("web-table-full"),
        (TablePhase::Playing, _) => Some("web-table-begun"),
        (TablePhase::Closed, _) => Some("host-table-closed"),
        (TablePhase::Frozen, _) => Some("host-table-frozen"),
        (TablePhase::Over, _) => Some("web-table-over"),
    };
    let game = table.game.clone();
    let host = table.names().first().cloned();
    let lead = host.map(|name| app.say(&Phrase::new("web-invites").with("name", code(&name))));
    let seats = table.seats.iter().zip(&table.kinds).zip(&table.accounts);
    let seated = seats.filter_map(|((name, kind), account)| {
        let name = name.clone().or_else(|| kind.clone())?;
        Some(view! { <li>{profile_link(name, account.as_deref())}</li> })
    });
    let seated: Vec<AnyView> = seated.collect();
    let watches = table.phase == TablePhase::Playing && is_watchable(table.settings.spectators)
        || table.phase == TablePhase::Gathering && !joins;
    let (watched, over) =
        (Route::Table(table.id.clone()).to_string(), table.phase == TablePhase::Over);
    let review = {
        let id = table.id.clone();
        move |_| record::open(app, id.clone(), 0, Viewer::Spectator)
    };
    view! {
        <img class="poster" src=browser::file(&format!("poster-{game}.svg")) alt="" width="320" height="200"/>
        <div class="invitation-words">
            <p class="lead">{lead}</p>
            <h1>{title(&game)}</h1>
            <p>{summary(app, &table.settings)}</p>
            {(!seated.is_empty()).then(|| view! { <p>{app.t("web-at-table")}</p><ul class="seated">{seated}</ul> })}
            {key.map(|key| view! { <p role="alert">{app.t(key)}</p> })}
            {joins.then(|| form(app, table.id.clone()))}
            <p class="links">
                {watches.then(|| view! { <a class="button" data-tool="watch" href=watched>{app.t("web-watch")}</a> })}
                {over.then(|| view! { <button type="button" on:click=review>{app.t("web-review")}</button> })}
                <a href=format!("#/how/{game}")>{app.t("web-how")}</a>
                <a href="#/">{app.t("web-to-games")}</a>
            </p>
        </div>
    }
}

const fn is_watchable(spectators: Spectators) -> bool {
    matches!(spectators, Spectators::Public | Spectators::Delayed { .. })
}

/// A name, which is filled in if it is known, and one button.
fn form(app: App, table: String) -> AnyView {
    let name = RwSignal::new(server::default_name(app));
    let busy = RwSignal::new(false);
    let sit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let table = table.clone();
        busy.set(true);
        let typed = name.get_untracked().trim().to_owned();
        wasm_bindgen_futures::spawn_local(async move {
            match server::ensure_guest(app, &typed).await {
                Ok(me) => {
                    let other = if me.name == typed { String::new() } else { typed };
                    open_and_join(app, table, vec![Wish::any(other)]);
                }
                Err(error) => {
                    busy.try_set(false);
                    app.notice(server::sentence(app, &error));
                }
            }
        });
    };
    view! {
        <form class="sit" on:submit=sit>
            {name_field(app, name)}
            <button type="submit" class="primary" data-tool="sit" disabled=move || busy.get()>{move || app.t("web-sit-down")}</button>
        </form>
    }
}

/// A field for the reader's own name.
pub fn name_field(app: App, name: RwSignal<String>) -> AnyView {
    view! {
        <label>
            <span>{move || app.t("web-your-name")}</span>
            <input type="text" name="own-name" required=true maxlength="40" autocomplete="nickname" prop:value=name
                on:input=move |event| name.set(event_target_value(&event))/>
        </label>
    }
}

/// The server has not answered yet. The page tries again by itself, and at once if it is asked to.
pub fn unreachable(app: App) -> AnyView {
    view! {
        <section class="page invitation" data-state="unreachable">
            <h1>{app.t("web-entering")}</h1>
            <p role="alert">{app.t("web-net-unreachable")}</p>
            <div class="buttons">
                <button type="button" class="primary" on:click=move |_| socket::retry_now()>{app.t("web-try-again")}</button>
                <a class="button meanwhile" href="#/">{app.t("web-play-meanwhile")}</a>
            </div>
        </section>
    }
}

/// Why we are not at the table any more, and what to do next.
pub fn out(app: App) -> AnyView {
    let Connection::Out(exit) = app.online.connection.get_untracked() else {
        return view! { <p></p> };
    };
    let table = match app.route.get_untracked() {
        Route::Table(table) => table,
        _ => String::new(),
    };
    let again = {
        let table = table.clone();
        move |_| socket::open(app, &table)
    };
    let words = match &exit {
        Exit::Refused(phrase) => app.say_game(phrase, &[]),
        Exit::Expired => app.t("web-net-stranger"),
        Exit::Banned => app.t("web-net-banned"),
    };
    let retry = matches!(exit, Exit::Refused(_));
    let log_in = Route::Me(Some(table.clone())).to_string();
    let log_in = (exit == Exit::Expired).then(|| {
        view! { <a class="button" data-tool="log-in" href=log_in>{app.t("web-log-in")}</a> }
    });
    let expired = (exit == Exit::Expired).then(|| {
        let name = RwSignal::new(server::default_name(app));
        let back = move |event: leptos::ev::SubmitEvent| {
            event.prevent_default();
            let (table, typed) = (table.clone(), name.get_untracked());
            wasm_bindgen_futures::spawn_local(async move {
                match server::ensure_guest(app, typed.trim()).await {
                    Ok(_) => socket::open(app, &table),
                    Err(error) => app.notice(server::sentence(app, &error)),
                }
            });
        };
        view! {
            <form class="sit" on:submit=back>
                {name_field(app, name)}
                <button type="submit" class="primary">{app.t("web-go-on")}</button>
            </form>
        }
    });
    view! {
        <section class="page invitation">
            <h1>{app.t("web-out")}</h1>
            <p role="alert">{words}</p>
            {expired}
            <div class="buttons">
                {log_in}
                {retry.then(|| view! { <button type="button" class="primary" on:click=again>{app.t("web-try-again")}</button> })}
                <a class="button" href="#/">{app.t("web-to-games")}</a>
            </div>
        </section>
    }
}
