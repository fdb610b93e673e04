//! The online parts of home: one's own tables, open tables, and a match at once.

use std::time::Duration;

use gantry_kernel::Phrase;
use gantry_wire::{CreatedTable, Pace, TablePhase, TableSummary, TimeUnit, in_units};
use serde::Serialize;

use super::invitation::name_field;
use super::settings::{PACES, pace_words, select, summary};
use super::{Wish, open_and_join, refuse};
use crate::page::app::{App, title};
use crate::page::{browser, server};
use crate::prelude::*;
use crate::route::Route;
use crate::shared::sort_own;

/// How often the lists are read again while somebody looks at them.
const REFRESH_INTERVAL: Duration = Duration::from_secs(8);
/// The paces of a quick match: none, ten minutes and ten seconds, three days.
const QUICK: [Pace; 3] = [PACES[0], PACES[5], PACES[8]];
/// So many finished games are listed.
const FINISHED: usize = 5;

/// A list of the server, read now and again while it is on the screen. One's own tables are asked
/// for only by somebody who is known there.
fn follow(app: App, path: &'static str, own: bool) -> RwSignal<Vec<TableSummary>> {
    let list = RwSignal::new(Vec::new());
    let known = Memo::new(move |_| !own || app.server.me.read().is_some());
    Effect::new(move |_| refresh(list, path, known.get()));
    let again = set_interval_with_handle(
        move || {
            if !browser::document().hidden() {
                refresh(list, path, known.get_untracked());
            }
        },
        REFRESH_INTERVAL,
    );
    on_cleanup(move || drop(again.map(|again| again.clear())));
    list
}

fn refresh(list: RwSignal<Vec<TableSummary>>, path: &'static str, wanted: bool) {
    wasm_bindgen_futures::spawn_local(async move {
        if !wanted {
            put(list, Vec::new());
        } else if let Ok(mut tables) = server::get::<Vec<TableSummary>>(path).await {
            sort_own(&mut tables);
            put(list, tables);
        }
    });
}

/// Draws open tables and a match at once.
pub fn draw(app: App) -> AnyView {
    let open = follow(app, "tables", false);
    let banned = move || {
        let banned = app.server.banned.get();
        banned.then(|| view! { <p role="alert">{app.t("web-net-banned")}</p> })
    };
    view! {
        <section class="kept online" aria-labelledby="online">
            <h2 id="online">{move || app.t("web-online")}</h2>
            {banned}
            {quick(app)}
            {move || open_list(app, open.get())}
        </section>
    }
}

/// Draws one's own tables, those that wait for one first.
pub fn draw_own(app: App) -> AnyView {
    let own = follow(app, "tables?mine=true", true);
    let list = move || own_list(app, &own.read());
    view! { {list} }
}

/// Replaces a list, unless it is the same or gone: buttons that stay keep the focus.
fn put(list: RwSignal<Vec<TableSummary>>, new: Vec<TableSummary>) {
    if list.try_with_untracked(|old| *old != new) == Some(true) {
        list.set(new);
    }
}

fn own_list(app: App, tables: &[TableSummary]) -> Option<AnyView> {
    let finished = tables.iter().filter(|table| table.phase == TablePhase::Over).take(FINISHED);
    let is_done =
        |table: &TableSummary| matches!(table.phase, TablePhase::Over | TablePhase::Closed);
    let running = tables.iter().filter(|table| !is_done(table));
    let listed: Vec<TableSummary> = running.chain(finished).cloned().collect();
    let item = |table: TableSummary| {
        let key = match table.phase {
            TablePhase::Gathering => "web-gathering",
            TablePhase::Playing if table.your_turn => "web-your-turn",
            TablePhase::Playing => "web-others-turn",
            _ => "web-over",
        };
        let left = table.time_left_ms.map(|left_ms| {
            let (number, unit) = in_units(left_ms);
            let key = match unit {
                TimeUnit::Minutes => "web-left-minutes",
                TimeUnit::Hours => "web-left-hours",
                TimeUnit::Days => "web-left-days",
            };
            app.say(&Phrase::new(key).with("number", number))
        });
        let about = [Some(table.names().join(", ")), Some(app.t(key)), left];
        let about: Vec<String> = about.into_iter().flatten().collect();
        let place = Route::Table(table.id.clone()).to_string();
        let word = if table.phase == TablePhase::Over { "web-look" } else { "web-go-on" };
        view! {
            <li class:yours=table.your_turn data-table=table.id.clone()>
                <div>
                    <strong>{title(&table.game)}</strong>
                    <span>{about.join(" · ")}</span>
                </div>
                <a class="button" href=place>{app.t(word)}</a>
            </li>
        }
    };
    (!listed.is_empty()).then(|| {
        view! {
            <section class="kept running online own-tables">
                <h2>{app.t("web-own-tables")}</h2>
                <ul>{listed.into_iter().map(item).collect_view()}</ul>
            </section>
        }
    })
}

/// Tables where one can sit down.
fn open_list(app: App, tables: Vec<TableSummary>) -> AnyView {
    let free = tables.into_iter().filter(|table| table.is_joinable() && !table.own);
    let free: Vec<TableSummary> = free.collect();
    let none = free.is_empty();
    let item = |table: TableSummary| {
        let mut seats = table.names();
        seats.push(app.say(&Phrase::new("web-free-seats").with("free", table.free())));
        view! {
            <li data-table=table.id.clone()>
                <div>
                    <strong>{title(&table.game)}</strong>
                    <span>{seats.join(" · ")}</span>
                    <span>{summary(app, &table.settings)}</span>
                </div>
                <a class="button" href=Route::Join(table.id.clone()).to_string()>{app.t("web-join")}</a>
            </li>
        }
    };
    view! {
        <h3>{app.t("web-open-tables")}</h3>
        <ul class="open-tables">{free.into_iter().map(item).collect_view()}</ul>
        {none.then(|| view! { <p class="hint">{app.t("web-no-open-tables")}</p> })}
    }
}

/// What somebody wants to play at once.
#[derive(Serialize)]
struct MatchRequest<'a> {
    game: &'a str,
    pace: Pace,
}

/// A match at once: the server knows who waits for this game at this pace.
fn quick(app: App) -> AnyView {
    let games = app.games.get_untracked();
    let titles = games.iter().map(|game| game.title.clone()).collect();
    let (game, pace) = (RwSignal::new(0), RwSignal::new(0));
    let name = RwSignal::new(server::default_name(app));
    Effect::new(move |_| {
        if let Some(me) = app.server.me.get() {
            name.set(me.name);
        }
    });
    let own = {
        let games = games.clone();
        move || Route::New(games[game.get()].id.clone(), true).to_string()
    };
    let timed = {
        let games = games.clone();
        move || games[game.get()].is_real_time
    };
    let find = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let game = games[game.get_untracked()].clone();
        let pace = if game.is_real_time { Pace::Relaxed } else { QUICK[pace.get_untracked()] };
        let typed = name.get_untracked().trim().to_owned();
        wasm_bindgen_futures::spawn_local(async move {
            let found = async {
                let me = server::ensure_guest(app, &typed).await?;
                let wanted = MatchRequest { game: &game.id, pace };
                let CreatedTable { table } = server::post("match", &wanted).await?;
                Ok((me, table))
            };
            match found.await {
                Ok((me, table)) => {
                    let name = if me.name == typed { String::new() } else { typed };
                    open_and_join(app, table, vec![Wish::any(name)]);
                }
                Err(error) => refuse(app, &error),
            }
        });
    };
    view! {
        <form class="quick" on:submit=find>
            {select("game", move || app.t("web-game"), titles, game)}
            {move || (!timed()).then(|| {
                let paces: Vec<String> = QUICK.iter().map(|pace| pace_words(app, *pace)).collect();
                select("pace", move || app.t("web-clock"), paces, pace)
            })}
            {name_field(app, name)}
            <button type="submit" class="primary" data-tool="quick">{move || app.t("web-quick")}</button>
            <a class="button" data-tool="open-table" href=own>{move || app.t("web-open-table")}</a>
        </form>
    }
}
