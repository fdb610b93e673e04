//! One's own past games on the server: who was there, how they ended, the review, a rematch.

use std::time::Duration;

use gantry_kernel::Viewer;
use gantry_wire::{Answer, ClientMessage, TableSummary};
use wasm_bindgen_futures::spawn_local;

use super::parts::players;
use super::words::{People, PeopleError};
use crate::page::app::{App, title};
use crate::page::{browser, record, server};
use crate::prelude::*;
use crate::route::Route;

/// So many games are on one page of the server's list; fewer are the last ones.
const PAGE: usize = 20;
/// How often it is checked whether a table is open, and how many times.
const CHECK_INTERVAL: Duration = Duration::from_millis(100);
const MOST_CHECKS: usize = 100;

/// Draws the games, the last ones first.
pub fn draw(people: People) -> AnyView {
    let app = people.app;
    let known = Memo::new(move |_| app.server.me.read().as_ref().map(|me| me.account.clone()));
    let content = move || match known.get() {
        Some(me) => list(people, me),
        None => view! {
            <p>{people.t("people-past-strange")}</p>
            <a class="button" href="#/me">{people.t("people-log-in")}</a>
        },
    };
    view! {
        <section class="page past-games">
            <h1>{move || people.t("people-past")}</h1>
            {content}
        </section>
    }
}

fn list(people: People, me: String) -> AnyView {
    let games = RwSignal::new(Vec::<TableSummary>::new());
    let more = RwSignal::new(false);
    let read = RwSignal::new(false);
    let refused = RwSignal::new(None::<PeopleError>);
    let fetch = move || {
        let last = games.with_untracked(|games| {
            let last = games.last()?;
            Some(format!("&before_ms={}&before_id={}", last.changed_ms, last.id))
        });
        let path = format!("tables?mine=true&phase=over&results=true{}", last.unwrap_or_default());
        more.set(false);
        spawn_local(async move {
            match server::get::<Vec<TableSummary>>(&path).await {
                Ok(page) => {
                    more.try_set(page.len() == PAGE);
                    games.try_update(|games| games.extend(page));
                    refused.try_set(None);
                }
                Err(error) => drop(refused.try_set(Some(error.into()))),
            }
            read.try_set(true);
        });
    };
    fetch();
    let one = move |table: TableSummary| row(people, &table, Some(&me), true);
    let none = move || {
        let none = read.get() && games.read().is_empty() && refused.read().is_none();
        none.then(|| view! { <p class="hint">{people.t("people-no-past")}</p> })
    };
    view! {
        <p class="hint">{move || people.t("people-past-about")}</p>
        <ul class="past">
            <For each=move || games.get() key=|table| table.id.clone() let(table)>{one(table)}</For>
        </ul>
        {none}
        {move || refused.get().map(|error| view! { <p role="alert">{people.sentence(&error)}</p> })}
        {move || more.get().then(|| view! {
            <button type="button" data-tool="older" on:click=move |_| fetch()>{people.t("people-older")}</button>
        })}
    }
}

/// A finished game in a list.
pub fn row(people: People, table: &TableSummary, me: Option<&str>, own: bool) -> AnyView {
    let app = people.app;
    let place = own.then(|| {
        let mut seats = table.accounts.iter().zip(table.places.iter().flatten());
        seats.find_map(|(account, place)| (account.as_deref() == me).then_some(*place)?)
    });
    let result = place.map(|place| match place {
        Some(1) => people.t("people-won"),
        Some(place) => people.count("people-place", usize::from(place)),
        None => people.t("people-unranked"),
    });
    let (id, game) = (table.id.clone(), title(&table.game));
    let review = {
        let id = id.clone();
        move |_| record::open(app, id.clone(), 0, Viewer::Spectator)
    };
    let again = {
        let id = id.clone();
        move |_| rematch(app, &id)
    };
    let review_label = people.with("people-review-named", "game", &game);
    view! {
        <li data-table=id data-won=(place.flatten() == Some(1)).to_string()>
            <div>
                <strong>{game}</strong>
                {result.map(|words| view! { <em class="outcome">{words}</em> })}
                {players(people, table, me)}
                <span class="when">{people.moment(table.changed_ms)}</span>
            </div>
            <div class="buttons">
                {me.is_some().then(|| view! {
                    <button type="button" data-tool="review" aria-label=review_label on:click=review>{app.t("web-review")}</button>
                })}
                {own.then(|| view! { <button type="button" data-tool="rematch" on:click=again>{app.t("web-rematch")}</button> })}
            </div>
        </li>
    }
}

/// Goes to a finished table, and on to the one where the same players play again.
fn rematch(app: App, table: &str) {
    browser::go(&Route::Table(table.into()));
    go_on(app, table.to_owned(), MOST_CHECKS);
}

/// Asks for the rematch as soon as the table is open, if the reader still wants to be there.
fn go_on(app: App, table: String, checks: usize) {
    let look = move || {
        let frame = app.frame.get_untracked().filter(|frame| frame.table == table);
        if let Some(sharing) = frame.and_then(|frame| frame.sharing.clone()) {
            match sharing.rematch {
                Some(next) => browser::go(&Route::Table(next)),
                None => app.ask(ClientMessage::Rematch, move |answer| match answer {
                    Answer::Opened(next) => browser::go(&Route::Table(next)),
                    other => app.show_refusal(&other),
                }),
            }
        } else if checks > 0 && *app.route.read_untracked() == Route::Table(table.clone()) {
            go_on(app, table, checks - 1);
        }
    };
    set_timeout(look, CHECK_INTERVAL);
}
