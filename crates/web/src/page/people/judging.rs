//! What a host of the server judges by: all tables, and what was said there.

use wasm_bindgen_futures::spawn_local;

use super::parts::{Sending, players};
use super::words::{People, PeopleError};
use crate::page::app::title;
use crate::page::online::profile_link;
use crate::page::{browser, server};
use crate::prelude::*;
use crate::route::Route;
use gantry_wire::{AccountInfo, JudgedLine, TableSummary};

/// So many tables are on one page of the server's list; fewer are the last ones.
const PAGE: usize = 50;
/// The phases of tables, each with its message; the first means all.
const PHASES: [(&str, &str); 6] = [
    ("", "people-phase-any"),
    ("gathering", "people-phase-gathering"),
    ("playing", "people-phase-playing"),
    ("over", "people-phase-over"),
    ("closed", "people-phase-closed"),
    ("frozen", "people-phase-frozen"),
];

/// The way to a table, what was said there, and its end.
pub fn evidence(people: People, table: &str) -> AnyView {
    let said = RwSignal::new(None::<Result<Vec<JudgedLine>, PeopleError>>);
    let read = {
        let path = format!("host/tables/{table}/chat");
        move |_| {
            let path = path.clone();
            if said.with_untracked(Option::is_none) {
                spawn_local(async move {
                    let answer = server::get::<Vec<JudgedLine>>(&path).await;
                    said.try_set(Some(answer.map_err(PeopleError::from)));
                });
            }
        }
    };
    let lines = move || match said.get() {
        None => view! { <p role="status">{people.app.t("web-page-comes")}</p> },
        Some(Err(error)) => view! { <p role="alert">{people.sentence(&error)}</p> },
        Some(Ok(lines)) if lines.is_empty() => {
            view! { <p class="hint">{people.app.t("web-chat-empty")}</p> }
        }
        Some(Ok(lines)) => {
            let line = |line: JudgedLine| {
                view! {
                    <li>
                        <b>{profile_link(line.name, line.account.as_deref())}</b>" "{line.text}
                        <span class="when">{people.moment(line.said_ms)}</span>
                    </li>
                }
            };
            view! { <ol class="said-lines">{lines.into_iter().map(line).collect_view()}</ol> }
        }
    };
    let there = Route::Table(table.into()).to_string();
    view! {
        <div class="evidence">
            <details on:toggle=read>
                <summary data-tool="chat">{people.app.t("web-chat")}</summary>
                {live(lines)}
            </details>
            <a class="button" data-tool="table" href=there>{people.t("people-to-table")}</a>
            {close_button(people, table)}
        </div>
    }
}

/// Closes a table, after a question.
fn close_button(people: People, table: &str) -> AnyView {
    let sending = Sending::new();
    let path = format!("host/tables/{table}/close");
    let send = move |_| {
        let path = path.clone();
        let (sure, button) = (people.t("people-close-table-sure"), people.t("people-close-table"));
        people.app.confirm(sure, button, move || {
            let path = path.clone();
            let work = async move { Ok(server::post_empty::<()>(&path).await?) };
            sending.send(people, work, move |()| Some(people.t("people-table-closed")));
        });
    };
    view! {
        <button type="button" data-tool="close-table" disabled=move || sending.is_busy() on:click=send>
            {people.t("people-close-table")}
        </button>
        {sending.draw()}
    }
}

/// All tables, by phase and by who sits there.
pub fn tables(people: People, whose: RwSignal<Option<AccountInfo>>) -> AnyView {
    let phase = RwSignal::new(String::new());
    let listed = RwSignal::new(Vec::<TableSummary>::new());
    let more = RwSignal::new(false);
    let refused = RwSignal::new(None::<PeopleError>);
    // an answer to an earlier question is dropped
    let asked = StoredValue::new(0_u32);
    let fetch = move |further: bool| {
        let mut path = String::from("host/tables?");
        let phase = phase.get_untracked();
        if !phase.is_empty() {
            path += "phase=";
            path += &phase;
            path.push('&');
        }
        if let Some(AccountInfo { account, .. }) = whose.get_untracked() {
            path += "account=";
            path += &browser::encoded(&account);
            path.push('&');
        }
        let last = listed.with_untracked(|tables| {
            tables.last().map(|last| format!("before_ms={}&before_id={}", last.changed_ms, last.id))
        });
        path.push_str(&last.filter(|_| further).unwrap_or_default());
        more.set(false);
        asked.update_value(|number| *number += 1);
        let number = asked.get_value();
        spawn_local(async move {
            let answer = server::get::<Vec<TableSummary>>(&path).await;
            if asked.try_get_value() != Some(number) {
                return;
            }
            match answer {
                Ok(page) => {
                    more.try_set(page.len() == PAGE);
                    listed.try_update(|tables| {
                        if !further {
                            tables.clear();
                        }
                        tables.extend(page);
                    });
                    refused.try_set(None);
                }
                Err(error) => drop(refused.try_set(Some(error.into()))),
            }
        });
    };
    Effect::new(move |_| {
        phase.track();
        whose.track();
        fetch(false);
    });
    let option = move |(word, key): (&'static str, &'static str)| {
        view! { <option value=word>{move || people.t(key)}</option> }
    };
    let items = move || {
        let tables = listed.get();
        let none =
            tables.is_empty().then(|| view! { <p class="hint">{people.t("people-no-tables")}</p> });
        view! {
            {none}
            <ul class="judged">{tables.into_iter().map(|one| table(people, &one)).collect_view()}</ul>
        }
    };
    let of = move || {
        let account = whose.get()?;
        Some(view! {
            <p>
                {people.with("people-tables-of", "name", &account.name)}" "
                <button type="button" data-tool="all-tables" on:click=move |_| whose.set(None)>{people.t("people-all-tables")}</button>
            </p>
        })
    };
    view! {
        <label>
            <span>{move || people.t("people-phase")}</span>
            <select id="table-phase" name="table-phase" on:change=move |event| phase.set(event_target_value(&event))>
                {PHASES.map(option).collect_view()}
            </select>
        </label>
        {live(of)}
        {live(items)}
        {move || refused.get().map(|error| view! { <p role="alert">{people.sentence(&error)}</p> })}
        {move || more.get().then(|| view! {
            <button type="button" data-tool="older" on:click=move |_| fetch(true)>{people.t("people-older")}</button>
        })}
    }
}

fn table(people: People, table: &TableSummary) -> AnyView {
    let phase = PHASES.iter().find(|(word, _)| *word == table.phase.word());
    let phase = phase.map(|(_, key)| people.t(key));
    view! {
        <li data-table=table.id.clone() data-phase=table.phase.word()>
            <p><strong>{title(&table.game)}</strong>" · "{phase}" · "{people.moment(table.changed_ms)}</p>
            {players(people, table, None)}
            {evidence(people, &table.id)}
        </li>
    }
}
