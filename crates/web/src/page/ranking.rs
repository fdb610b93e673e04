//! What everybody scored with a deal of the day who has sent a result to the server.

use gantry_kernel::Phrase;
use gantry_wire::{Answer, ClientMessage, DailyRanking, DailyResults, RecordBody, SentResult};

use super::app::App;
use super::online::{name_field, profile_link};
use super::server::{self, ServerError};
use crate::prelude::*;

/// The ranking of a deal, as the page knows it.
#[derive(Clone, Copy)]
struct Ranking {
    app: App,
    /// Its place in the server's interface.
    path: StoredValue<String>,
    /// None before the server has told.
    told: RwSignal<Option<DailyRanking>>,
    /// Whether a result is on its way.
    busy: RwSignal<bool>,
    /// Why a result was not counted.
    refused: RwSignal<Option<String>>,
}

/// Draws the ranking of a deal, where there is a server, and offers to send one's own result, which
/// `known` has once the game is over.
pub fn draw(app: App, game: &str, date: &str, known: RwSignal<Option<DailyResults>>) -> AnyView {
    let ranking = Ranking {
        app,
        path: StoredValue::new(format!("daily/{game}/{date}")),
        told: RwSignal::new(None),
        busy: RwSignal::new(false),
        refused: RwSignal::new(None),
    };
    let present = Memo::new(move |_| app.server.is_present());
    Effect::new(move |_| {
        if present.get() {
            ask(ranking);
        }
    });
    let own_table = Memo::new(move |_| {
        let known = known.read();
        known.as_ref().and_then(|known| known.own.and(known.table.clone()))
    });
    let drawn = move || {
        present.get().then(|| {
            view! {
                <section class="kept ranking" aria-labelledby="ranking">
                    <h2 id="ranking">{move || app.t("web-daily-ranking")}</h2>
                    {move || ranking.told.read().as_ref().map(|told| list(app, told))}
                    {move || offer(ranking, own_table.get()?)}
                    {move || ranking.refused.get().map(|words| view! {
                        <p class="refused" role="alert">{words}</p>
                    })}
                </section>
            }
        })
    };
    view! { {drawn} }
}

fn ask(ranking: Ranking) {
    wasm_bindgen_futures::spawn_local(async move {
        let Some(path) = ranking.path.try_get_value() else { return };
        take(ranking, server::get(&path).await);
    });
}

/// Shows what the server has answered, if the page is still there.
fn take(ranking: Ranking, answer: Result<DailyRanking, ServerError>) {
    ranking.busy.try_set(false);
    match answer {
        Ok(told) => {
            ranking.refused.try_set(None);
            ranking.told.try_set(Some(told));
        }
        Err(error) => {
            if error.word() == "stranger" {
                // The session has ended: whoever tries again becomes a guest.
                ranking.app.server.me.set(None);
            }
            ranking.refused.try_set(Some(server::sentence(ranking.app, &error)));
        }
    }
}

/// The table of those who have sent a result.
fn list(app: App, told: &DailyRanking) -> AnyView {
    if told.results.is_empty() {
        return view! { <p class="hint">{app.t("web-daily-nobody")}</p> }.into_any();
    }
    let row = |result: &SentResult| {
        let SentResult { account, name, rank, points, place, duplicate, own } = result;
        let duplicate = duplicate.map_or_else(
            || "–".to_owned(),
            |share| {
                let percent = usize::from(share).div_ceil(5) / 2;
                app.say(&Phrase::new("web-daily-percent").with("percent", percent))
            },
        );
        view! {
            <tr class:own=*own>
                <td>{*rank}"."</td>
                <th scope="row">{profile_link(name.clone(), Some(account))}</th>
                <td>{*points}</td>
                <td>{*place}"."</td>
                <td>{duplicate}</td>
            </tr>
        }
    };
    let rows = told.results.iter().map(row).collect_view();
    let heads = ["web-daily-rank", "web-daily-name", "web-score", "web-daily-place"];
    let heads = heads.map(|key| view! { <th scope="col">{app.t(key)}</th> });
    let count = Phrase::new("web-daily-count").with("count", told.count);
    view! {
        <table class="score daily-ranking" data-count=told.count.to_string()>
            <caption>{app.say(&count)}</caption>
            <thead><tr>
                {heads.into_iter().collect_view()}
                <th scope="col"><abbr title=app.t("web-daily-duplicate-about")>{app.t("web-daily-duplicate")}</abbr></th>
            </tr></thead>
            <tbody>{rows}</tbody>
        </table>
        <p class="hint">{app.t("web-daily-duplicate-about")}</p>
    }
    .into_any()
}

/// The way to send the result of a finished game, unless that was done.
fn offer(ranking: Ranking, table: String) -> Option<AnyView> {
    let app = ranking.app;
    let told = ranking.told.read();
    if told.as_ref()?.results.iter().any(|result| result.own) {
        return None;
    }
    let name = RwSignal::new(server::default_name(app));
    let stranger = move || app.server.me.read().is_none();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        send(ranking, table.clone(), name.get_untracked());
    };
    Some(
        view! {
            <form class="send-result" on:submit=submit>
                {move || stranger().then(|| name_field(app, name))}
                <button type="submit" class="primary" data-tool="send-result"
                    disabled=move || ranking.busy.get()>{move || app.t("web-daily-send")}</button>
                <p class="hint">{move || app.t("web-daily-send-about")}</p>
            </form>
        }
        .into_any(),
    )
}

/// Sends the record of the finished game; somebody unknown becomes a guest first.
fn send(ranking: Ranking, table: String, name: String) {
    let app = ranking.app;
    ranking.busy.set(true);
    ranking.refused.set(None);
    app.ask(ClientMessage::Export(table), move |answer| match answer {
        Answer::File { text: record, .. } => wasm_bindgen_futures::spawn_local(async move {
            let Some(path) = ranking.path.try_get_value() else { return };
            let sent = async {
                server::ensure_guest(app, name.trim()).await?;
                server::post::<DailyRanking>(&path, &RecordBody { record }).await
            };
            take(ranking, sent.await);
        }),
        other => {
            ranking.busy.try_set(false);
            app.show_refusal(&other);
        }
    });
}
