//! Home: the games, each one click from play, and the kept tables.

use crate::prelude::*;
use gantry_kernel::Phrase;

use super::app::{App, code, title};
use super::{browser, daily, how, learn, offer, online, puzzles};
use crate::route::Route;
use gantry_host::default_sitter;
use gantry_wire::{ClientMessage, GameInfo, NewTable, TableInfo};

/// Draws the page.
pub fn draw(app: App) -> impl IntoView {
    let waiting = RwSignal::new(None);
    let games =
        move || app.games.get().into_iter().map(|game| card(app, game, waiting)).collect_view();
    let listed = move |over: bool| {
        let tables =
            app.tables.get().into_iter().filter(|table| table.over == over).collect::<Vec<_>>();
        (!tables.is_empty()).then(|| tables_list(app, tables, over))
    };
    view! {
        <section class="page home">
            <h1>{move || app.t("web-title")}</h1>
            <p class="lead">{move || app.t("web-lead")}</p>
            {online::draw_own(app)}
            {move || listed(false)}
            <div class="games">{games}</div>
            {online::draw_lobby(app)}
            {move || listed(true)}
            {open_file(app)}
            {offer::draw(app, waiting)}
        </section>
    }
}

/// A game with the button that starts it.
fn card(app: App, game: GameInfo, waiting: RwSignal<Option<NewTable>>) -> impl IntoView {
    let GameInfo { id, title, credit, seats, bots, default_bot, .. } = game;
    let (least, most) = seats;
    let level = RwSignal::new(default_bot);
    let count = RwSignal::new(least);
    let option = {
        let id = id.clone();
        move |bot: &String| {
            let (value, level_name, id) = (bot.clone(), bot.clone(), id.clone());
            let selected = level.get_untracked() == *bot;
            view! { <option value=value selected=selected>{move || level_word(app, &id, &level_name)}</option> }
        }
    };
    let start = {
        let game = id.clone();
        move |_| {
            let bot = level.get_untracked();
            offer::start(app, waiting, opening(&game, count.get_untracked(), &bot));
        }
    };
    let seat_counts = (least..=most).map(|seats| {
        let words = move || app.say(&Phrase::new("web-players").with("count", seats));
        view! { <option value=seats.to_string()>{live(words)}</option> }
    });
    let about = {
        let id = id.clone();
        move || app.game_word(&id, "about", "")
    };
    view! {
        <article class=format!("game game-{id}") aria-labelledby=format!("title-{id}")>
            <img class="poster" src=browser::file(&format!("poster-{id}.svg")) alt="" width="320" height="200"/>
            <h2 class="lettered" id=format!("title-{id}")>{title}</h2>
            <p class="credit">{credit}</p>
            <button type="button" class="primary" on:click=start>{move || app.t("web-play")}</button>
            <p class="about">{about}</p>
            <div class="choose">
                <label>
                    <span>{move || app.t("web-against")}</span>
                    <select on:change=move |event| level.set(event_target_value(&event))>
                        {bots.iter().map(option).collect_view()}
                    </select>
                </label>
                <label>
                    <span>{move || app.t("web-seats")}</span>
                    <select on:change=move |event| count.set(event_target_value(&event).parse().unwrap_or(least))>
                        {seat_counts.collect_view()}
                    </select>
                </label>
            </div>
            {learn::progress(app, &id)}
            <p class="links">
                {learn::link(app, &id)}
                {how::link(app, &id)}
                {puzzles::link(app, &id)}
                {daily::link(app, &id)}
                <a href=format!("#/new/{id}")>{move || app.t("web-more-options")}</a>
                <a href=format!("#/rules/{id}")>{move || app.t("web-rules")}</a>
            </p>
        </article>
    }
}

/// The name of a level; a game may have its own names.
pub fn level_word(app: App, game: &str, level: &str) -> String {
    let common = app.word(&format!("web-level-{level}"), level);
    app.game_word(game, &format!("level-{level}"), &common)
}

/// The opening of one person against bots of one level.
fn opening(game: &str, seats: usize, bot: &str) -> NewTable {
    let seats = (0..seats).map(|index| default_sitter(index, bot)).collect();
    NewTable { game: game.into(), options: Vec::new(), seats }
}

fn tables_list(app: App, tables: Vec<TableInfo>, over: bool) -> impl IntoView {
    let heading = move || app.t(if over { "web-finished" } else { "web-running" });
    let item = |table: TableInfo| {
        let TableInfo { id, game, names, changed_ms, files, readable, .. } = table;
        let players = names.join(", ");
        let date = date(app, changed_ms);
        let details =
            Phrase::new("web-table").with("players", code(&players)).with("date", code(&date));
        let (route, key) = match (over, readable) {
            (false, true) => (Route::Play(id.clone()), "web-go-on"),
            _ => (Route::Replay(id.clone(), None), "web-replay"),
        };
        let record_key = files.key("web-save-record", "web-save-record-revealing");
        let (to_export, to_forget) = (id.clone(), id);
        let export = move |_| {
            app.save(ClientMessage::Export(to_export.clone()));
        };
        let forget = move |_| {
            let table = to_forget.clone();
            app.confirm(app.t("web-forget-sure"), app.t("web-forget"), move || {
                app.ask(ClientMessage::Forget(table.clone()), move |_| app.refresh_tables());
            });
        };
        view! {
            <li>
                <div>
                    <strong>{title(&game)}</strong>
                    <span>{move || app.say(&details)}</span>
                    {(!readable).then(|| view! { <span class="refused">{app.t("web-old-rules")}</span> })}
                </div>
                <div class="buttons">
                    {readable.then(|| view! { <a class="button" href=route.to_string()>{app.t(key)}</a> })}
                    {record_key.map(|key| view! {
                        <button type="button" data-tool="record" on:click=export>{app.t(key)}</button>
                    })}
                    <button type="button" on:click=forget>{app.t("web-forget")}</button>
                </div>
            </li>
        }
    };
    view! {
        <section class="kept" class:running=!over>
            <h2>{live(heading)}</h2>
            <ul>{tables.into_iter().map(item).collect_view()}</ul>
        </section>
    }
}

/// A date and time in the reader's format.
fn date(app: App, at_ms: u64) -> String {
    #[allow(clippy::cast_precision_loss)] // a time
    let date = js_sys::Date::new(&wasm_bindgen::JsValue::from(at_ms as f64));
    let language = app.settings.read().language.clone();
    date.to_locale_string(&language, &wasm_bindgen::JsValue::UNDEFINED).into()
}

fn open_file(app: App) -> impl IntoView {
    let input = NodeRef::<leptos::html::Input>::new();
    let picked = move |_| {
        if let Some(input) = input.get_untracked() {
            browser::picked_text(&input, move |text| app.go_to(ClientMessage::Read(text)));
        }
    };
    view! {
        <section class="kept">
            <h2>{move || app.t("web-open")}</h2>
            <label class="file">
                <span>{move || app.t("web-open-about")}</span>
                <input type="file" accept=".record,.toml,.txt,text/plain" node_ref=input on:change=picked/>
            </label>
        </section>
    }
}
