//! The deal of the day: play it, and compare with what bots scored from the same seat.

use gantry_kernel::{Phrase, Value};
use gantry_wire::{Answer, ClientMessage, DailyResults, DailyScore};

use super::app::{App, code, title};
use super::browser;
use super::home::level_word;
use super::ranking;
use crate::prelude::*;
use crate::route::Route;
use crate::settings::DailyEntry;
use gantry_host::daily;

/// A link to the deal of the day.
pub fn link(app: App, game: &str) -> AnyView {
    let address = Route::Daily(game.into(), None).to_string();
    view! { <a href=address>{move || app.t("web-daily")}</a> }.into_any()
}

/// At the end of a deal of the day, the way to its results.
pub fn results_link(app: App, table: &str) -> Option<AnyView> {
    let (game, date) = daily::of_table(table)?;
    let address = Route::Daily(game.into(), Some(date.into())).to_string();
    Some(
        view! { <a class="button" data-tool="daily" href=address>{app.t("web-daily-compare")}</a> }
            .into_any(),
    )
}

/// Draws the page of a deal: today's, or that of an earlier day.
pub fn draw(app: App, game: &str, date: Option<String>) -> AnyView {
    let today = browser::today();
    let date = date.filter(|date| *date < today).unwrap_or(today);
    let id = game.to_owned();
    let known = RwSignal::new(None::<DailyResults>);
    ask(app, id.clone(), date.clone(), known);
    Effect::new({
        let (id, date) = (id.clone(), date.clone());
        move |_| {
            if let Some(results) = known.get() {
                remember(app, &id, &date, &results);
            }
        }
    });
    let play = {
        let (game, date) = (id.clone(), date.clone());
        move |_| app.go_to(ClientMessage::Daily { game: game.clone(), date: date.clone() })
    };
    let play_key = move || {
        known.with(|known| match known {
            Some(DailyResults { own: Some(_), .. }) => "web-daily-look",
            Some(DailyResults { table: Some(_), .. }) => "web-go-on",
            _ => "web-play",
        })
    };
    let terms = {
        let id = id.clone();
        move || {
            known.get().map(|known| {
                let words = Phrase::new("web-daily-terms")
                    .with("seat", code(&known.seat))
                    .with("seats", known.seats)
                    .with("level", code(&level_word(app, &id, &known.bot)));
                app.say(&words)
            })
        }
    };
    let table = {
        let id = id.clone();
        move || known.get().map(|known| results(app, &id, &known))
    };
    let others = ranking::draw(app, &id, &date, known);
    view! {
        <section class="page daily">
            <img class="poster" src=browser::file(&format!("poster-{game}.svg")) alt="" width="320" height="200"/>
            <h1>{title(game)}</h1>
            <p class="lead">{move || app.say(&Phrase::new("web-daily-lead").with("date", code(&date)))}</p>
            <p>{terms}</p>
            <p class="buttons">
                <button type="button" class="primary" data-tool="play-daily" on:click=play>{move || app.t(play_key())}</button>
            </p>
            {table}
            {others}
            {history(app, id)}
        </section>
    }
    .into_any()
}

/// Asks until the results of all bots are known, or the page is left.
fn ask(app: App, game: String, date: String, known: RwSignal<Option<DailyResults>>) {
    let message = ClientMessage::DailyResults { game: game.clone(), date: date.clone() };
    app.ask(message, move |answer| {
        let Answer::Daily(results) = answer else { return };
        let done = results.done;
        let gone = known.is_disposed();
        if !gone && known.read_untracked().as_ref() != Some(&results) {
            known.set(Some(results));
        }
        if !gone && !done {
            ask(app, game, date, known);
        }
    });
}

/// How many of the bots' results one's own beats.
fn beaten(results: &DailyResults, own: DailyScore) -> usize {
    let scores = results.bots.iter().filter_map(|(_, score)| *score);
    scores.filter(|score| own.points > score.points).count()
}

/// The table of results: a row per level, with the difference from one's own result.
fn results(app: App, game: &str, results: &DailyResults) -> AnyView {
    let row = |name: String, score: Option<DailyScore>, own: bool| {
        let cells = score.map(|score| {
            let behind = results.own.filter(|_| !own).map(|own| own.points - score.points);
            let behind = behind.map(|by| format!("{by:+}").replace('-', "−"));
            view! { <td>{score.points}</td><td>{score.place}"."</td><td>{behind}</td> }.into_any()
        });
        let wait = || view! { <td colspan="3">{app.t("web-course-wait")}</td> }.into_any();
        let cells = cells.unwrap_or_else(wait);
        view! { <tr class:own=own><th scope="row">{name}</th>{cells}</tr> }
    };
    let own = results.own.map(|score| row(app.t("web-daily-you"), Some(score), true));
    let bots =
        results.bots.iter().map(|(level, score)| row(level_word(app, game, level), *score, false));
    let summary = results.own.filter(|_| results.done).map(|own| {
        let phrase = Phrase::new("web-daily-beaten").with("beaten", beaten(results, own));
        view! { <p class="summary" role="status">{app.say(&phrase.with("all", results.bots.len()))}</p> }
    });
    let heads = ["web-score", "web-daily-place", "web-daily-difference"];
    let heads = heads.map(|key| view! { <th scope="col">{app.t(key)}</th> });
    view! {
        {summary}
        <table class="score daily-score" data-done=results.done.to_string()>
            <caption>{app.t("web-daily-table")}</caption>
            <thead><tr><td></td>{heads.into_iter().collect_view()}</tr></thead>
            <tbody>{own}{bots.collect_view()}</tbody>
        </table>
    }
    .into_any()
}

/// Keeps the first result of a day.
fn remember(app: App, game: &str, date: &str, results: &DailyResults) {
    let Some(own) = results.own.filter(|_| results.done) else { return };
    let is_this = |entry: &DailyEntry| entry.game == game && entry.date == date;
    if app.settings.read_untracked().daily.iter().any(is_this) {
        return;
    }
    let entry = DailyEntry {
        game: game.into(),
        date: date.into(),
        points: own.points,
        beaten: beaten(results, own),
        bots: results.bots.len(),
    };
    app.settings.update(|settings| settings.daily.push(entry));
}

/// The results of earlier days.
fn history(app: App, game: String) -> impl IntoView {
    move || {
        let settings = app.settings.read();
        let line = |entry: &DailyEntry| {
            let phrase = Phrase::new("web-daily-entry")
                .with("date", code(&entry.date))
                .with("points", Value::Number(entry.points.into()))
                .with("beaten", entry.beaten)
                .with("all", entry.bots);
            let there = Route::Daily(entry.game.clone(), Some(entry.date.clone())).to_string();
            view! { <li><a href=there>{app.say(&phrase)}</a></li> }
        };
        let own = settings.daily.iter().rev().filter(|entry| entry.game == game);
        let lines: Vec<_> = own.map(line).collect();
        (!lines.is_empty()).then(|| {
            view! { <section class="kept"><h2>{app.t("web-daily-history")}</h2><ul class="days">{lines}</ul></section> }
        })
    }
}
