//! What a host of the server does: reads reports, bans and lets in again, closes tables.

use serde::Serialize;
use wasm_bindgen_futures::spawn_local;

use super::judging;
use super::parts::{Sending, panel};
use super::words::{People, PeopleError};
use crate::page::online::profile_link;
use crate::page::{browser, server};
use crate::prelude::*;
use crate::route::Route;
use gantry_wire::{AccountInfo, ReportInfo, Role};

/// How many letters the id of an account has.
const ID_LETTERS: usize = 24;

/// Draws the page.
pub fn draw(people: People) -> AnyView {
    let app = people.app;
    let is_host =
        Memo::new(move |_| app.server.me.read().as_ref().is_some_and(|me| me.role == Role::Host));
    let content = move || {
        if !is_host.get() {
            return view! {
                <p role="alert">{people.t("people-hosts-only")}</p>
                <div class="buttons">
                    <a class="button" href="#/me">{people.t("people-account")}</a>
                    <a class="button" href="#/">{app.t("web-to-games")}</a>
                </div>
            };
        }
        // whose tables are listed; the search chooses
        let whose = RwSignal::new(None::<AccountInfo>);
        view! {
            {panel(people, "reports", "people-reports", reports(people))}
            {panel(people, "accounts", "people-accounts", accounts(people, whose))}
            {panel(people, "tables", "people-tables", judging::tables(people, whose))}
        }
    };
    view! {
        <section class="page host-page">
            <h1>{move || people.t("people-host")}</h1>
            {content}
        </section>
    }
}

/// The reports: open ones, or all.
fn reports(people: People) -> AnyView {
    let all = RwSignal::new(false);
    let list = RwSignal::new(None::<Result<Vec<ReportInfo>, PeopleError>>);
    let read = move || {
        // The page may show something else by now.
        let is_all = all.try_get_untracked().unwrap_or_default();
        let path = if is_all { "host/reports?all=true" } else { "host/reports" };
        spawn_local(async move {
            let answer = server::get::<Vec<ReportInfo>>(path).await;
            list.try_set(Some(answer.map_err(PeopleError::from)));
        });
    };
    read();
    let turn = move |event| {
        all.set(event_target_checked(&event));
        read();
    };
    let items = move || match list.get() {
        None => view! { <p role="status">{people.app.t("web-page-comes")}</p> },
        Some(Err(error)) => view! { <p role="alert">{people.sentence(&error)}</p> },
        Some(Ok(reports)) if reports.is_empty() => {
            view! { <p class="hint">{people.t("people-no-reports")}</p> }
        }
        Some(Ok(reports)) => {
            let items = reports.into_iter().map(|one| report(people, one, read)).collect_view();
            view! { <ul class="reports">{items}</ul> }
        }
    };
    view! {
        <label class="pick">
            <input type="checkbox" name="all-reports" on:change=turn/>
            <span>{move || people.t("people-all-reports")}</span>
        </label>
        {items}
    }
}

#[derive(Serialize)]
struct ReportClosing {
    outcome: String,
}

/// One report, and what can be done about it.
fn report(people: People, report: ReportInfo, again: impl Fn() + Copy + Send + 'static) -> AnyView {
    let ReportInfo {
        id,
        table,
        by,
        by_name,
        about,
        about_name,
        text,
        created_ms,
        closed_ms,
        outcome,
    } = report;
    let gone = || people.t("people-deleted-account");
    let name = about_name.clone().unwrap_or_else(gone);
    let about_link = profile_link(name.clone(), about_name.is_some().then_some(about.as_str()));
    let by_link = profile_link(
        by_name.clone().unwrap_or_else(gone),
        by_name.is_some().then_some(by.as_str()),
    );
    let closed = closed_ms.map(|at| {
        let words = people.with("people-closed-at", "date", &people.moment(at));
        view! { <p class="hint">{words}" "{outcome.unwrap_or_default()}</p> }
    });
    let open = closed.is_none();
    let close = open.then(|| close_report(people, &id, again));
    let bans = about_name.is_some() && open;
    view! {
        <li class="report" data-report=id data-open=open.to_string()>
            <p class="about"><strong>{about_link}</strong>" · "{people.moment(created_ms)}</p>
            <blockquote>{text}</blockquote>
            <p class="hint">{people.t("people-reported-by")}" "{by_link}</p>
            {bans.then(|| ban_button(people, about, &name))}
            {table.map(|table| judging::evidence(people, &table))}
            {close}
            {closed}
        </li>
    }
}

fn close_report(people: People, id: &str, again: impl Fn() + Copy + Send + 'static) -> AnyView {
    let outcome = RwSignal::new(String::new());
    let sending = Sending::new();
    let path = format!("host/reports/{id}/close");
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (path, outcome) = (path.clone(), outcome.get_untracked().trim().to_owned());
        let work = async move { Ok(server::post::<()>(&path, &ReportClosing { outcome }).await?) };
        sending.send(people, work, move |()| {
            again();
            None
        });
    };
    view! {
        <form class="inline" on:submit=send>
            <label>
                <span>{people.t("people-outcome")}</span>
                <input type="text" name="outcome" required=true maxlength="500" autocomplete="off" prop:value=outcome
                    on:input=move |event| outcome.set(event_target_value(&event))/>
            </label>
            <button type="submit" data-tool="close-report" disabled=move || sending.is_busy()>{people.t("people-close-report")}</button>
            {sending.draw()}
        </form>
    }
}

/// Bans an account, after a question.
fn ban_button(people: People, account: String, name: &str) -> AnyView {
    let sending = Sending::new();
    let sure = people.with("people-ban-sure", "name", name);
    let done = people.with("people-banned-done", "name", name);
    let words = people.with("people-ban", "name", name);
    let button = words.clone();
    let send = move |_| {
        let (path, done) = (format!("host/accounts/{account}/ban"), done.clone());
        people.app.confirm(sure.clone(), button.clone(), move || {
            let (path, done) = (path.clone(), done.clone());
            let work = async move { Ok(server::post_empty::<()>(&path).await?) };
            sending.send(people, work, move |()| Some(done));
        });
    };
    view! {
        <button type="button" class="grave" data-tool="ban" disabled=move || sending.is_busy() on:click=send>{words}</button>
        {sending.draw()}
    }
}

/// Members whose name begins like this, and any account with this id.
async fn find(typed: &str) -> Result<Vec<AccountInfo>, PeopleError> {
    let typed = browser::encoded(typed);
    let mut found: Vec<AccountInfo> = Vec::new();
    if typed.len() == ID_LETTERS {
        found = server::get(&format!("host/accounts?id={typed}")).await?;
    }
    let named: Vec<AccountInfo> = server::get(&format!("host/accounts?name={typed}")).await?;
    found.extend(named.into_iter().filter(|account| account.account != typed));
    Ok(found)
}

/// The search for accounts.
fn accounts(people: People, whose: RwSignal<Option<AccountInfo>>) -> AnyView {
    let typed = RwSignal::new(String::new());
    let found = RwSignal::new(None::<Vec<AccountInfo>>);
    let sending = Sending::new();
    let search = move || {
        let words = typed.try_get_untracked().unwrap_or_default().trim().to_owned();
        sending.send(people, async move { find(&words).await }, move |accounts| {
            let said = people.count("people-found", accounts.len());
            found.try_set(Some(accounts));
            Some(said)
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        search();
    };
    let items = move || {
        let accounts = found.get().unwrap_or_default();
        accounts.into_iter().map(|one| account(people, one, whose, search)).collect_view()
    };
    view! {
        <form class="inline" on:submit=submit>
            <label>
                <span>{move || people.t("people-search")}</span>
                <input type="text" name="account" required=true maxlength="60" autocomplete="off" prop:value=typed
                    on:input=move |event| typed.set(event_target_value(&event))/>
            </label>
            <button type="submit" data-tool="find-account" disabled=move || sending.is_busy()>{move || people.t("people-find")}</button>
            {sending.draw()}
        </form>
        <ul class="owned">{items}</ul>
    }
}

fn account(
    people: People,
    found: AccountInfo,
    whose: RwSignal<Option<AccountInfo>>,
    again: impl Fn() + Copy + Send + 'static,
) -> AnyView {
    let AccountInfo { account, name, role, created_ms } = found.clone();
    let (word, banned) = match role.as_str() {
        "host" => ("people-role-host", false),
        "member" => ("people-role-member", false),
        "banned" => ("people-role-banned", true),
        _ => ("people-role-guest", false),
    };
    let details = format!(
        "{} · {}",
        people.t(word),
        people.with("people-since", "date", &people.day(created_ms))
    );
    let sending = Sending::new();
    let lift = {
        let path = format!("host/accounts/{account}/unban");
        move |_| {
            let path = path.clone();
            let work = async move { Ok(server::post_empty::<()>(&path).await?) };
            sending.send(people, work, move |()| {
                again();
                None
            });
        }
    };
    let listed = people.with("people-tables-of", "name", &name);
    let show = move |_| {
        whose.set(Some(found.clone()));
        browser::focus("#table-phase");
    };
    let profile = Route::Player(account.clone()).to_string();
    let bannable = matches!(role.as_str(), "member" | "guest");
    view! {
        <li data-account=account.clone() data-role=role>
            <div><strong><a href=profile>{name.clone()}</a></strong><span>{details}</span></div>
            <div class="buttons">
                <button type="button" data-tool="tables-of" on:click=show>{listed}</button>
                {bannable.then(|| ban_button(people, account.clone(), &name))}
                {banned.then(|| view! {
                    <button type="button" data-tool="unban" on:click=lift>{people.with("people-unban", "name", &name)}</button>
                })}
                {sending.draw()}
            </div>
        </li>
    }
}
