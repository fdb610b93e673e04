//! Fairness: the browser checks a record by itself, and says what that proves and what it cannot.

use std::borrow::Cow;

use gantry_kernel::Phrase;
use gantry_wire::{Answer, ClientMessage, FairVerdict, RecordFault, RecordSource, Verified};

use super::app::{App, code, title};
use super::{browser, record, seen, server};
use crate::prelude::*;
use crate::route::Route;
use crate::witness::{Comparison, Witness};

/// What a check gave.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Checked {
    Waiting,
    Found(Box<Verified>, Option<Comparison>),
    Refused(String),
}

/// A link to the check of a kept table.
pub fn link(app: App, table: &str) -> AnyView {
    let address = Route::Fair(table.into()).to_string();
    view! { <a class="button" data-tool="fair" href=address>{move || app.t("web-fair")}</a> }
        .into_any()
}

/// A link to the check of a finished game on the server.
pub fn server_link(app: App, table: &str) -> AnyView {
    let address = Route::FairServer(table.into()).to_string();
    view! { <a class="button" data-tool="fair" href=address>{move || app.t("web-fair")}</a> }
        .into_any()
}

/// Draws the check of a kept table, and offers to check a file.
pub fn draw(app: App, table: &str) -> AnyView {
    let known = RwSignal::new(Checked::Waiting);
    let witness = seen::all().of_copy(table).cloned();
    check(app, RecordSource::Kept(table.into()), witness, known);
    page(app, known)
}

/// Draws the check of a finished game on the server: its record is fetched, checked here, and
/// compared with what this browser saw before the deal.
pub fn draw_server(app: App, table: String) -> AnyView {
    let known = RwSignal::new(Checked::Waiting);
    wasm_bindgen_futures::spawn_local(async move {
        let witness = seen::all().of(&table).cloned().unwrap_or_default();
        match server::text(&record::path(&table)).await {
            Ok(text) => check(app, RecordSource::Text(text), Some(witness), known),
            Err(error) => drop(known.try_set(Checked::Refused(server::sentence(app, &error)))),
        }
    });
    page(app, known)
}

fn page(app: App, known: RwSignal<Checked>) -> AnyView {
    let input = NodeRef::<leptos::html::Input>::new();
    let picked = move |_| {
        if let Some(input) = input.get_untracked() {
            browser::picked_text(&input, move |text| {
                check(app, RecordSource::Text(text), None, known);
            });
        }
    };
    let found = move || match known.get() {
        Checked::Waiting => view! { <p role="status">{app.t("web-fair-wait")}</p> }.into_any(),
        Checked::Refused(words) => view! { <p class="refused" role="alert">{words}</p> }.into_any(),
        Checked::Found(found, compared) => proof(app, &found, compared.as_ref()),
    };
    view! {
        <section class="page fair">
            <h1>{move || app.t("web-fair")}</h1>
            <p class="lead">{move || app.t("web-fair-lead")}</p>
            {live(found)}
            <label class="file">
                <span>{move || app.t("web-fair-file")}</span>
                <input type="file" accept=".record,.txt,text/plain" node_ref=input on:change=picked/>
            </label>
        </section>
    }
    .into_any()
}

/// Checks a record, and compares it with what was seen of its table, if that is known.
fn check(app: App, source: RecordSource, witness: Option<Witness>, known: RwSignal<Checked>) {
    if known.try_set(Checked::Waiting).is_some() {
        return;
    }
    app.ask(ClientMessage::Verify(source), move |answer| {
        let found = match answer {
            Answer::Verified(found) => {
                let compared = witness.map(|witness| witness.compare(&found));
                Checked::Found(found, compared)
            }
            Answer::Refused(refused) => Checked::Refused(app.reason(&refused)),
            _ => return,
        };
        drop(known.try_set(found));
    });
}

/// The verdict, what was checked line by line, and what nobody can prove from a record.
fn proof(app: App, found: &Verified, compared: Option<&Comparison>) -> AnyView {
    let contradicts = compared.is_some_and(Comparison::contradicts);
    let (state, key) = match &found.verdict {
        FairVerdict::Sound { .. } if contradicts => ("disproved", "web-fair-swapped"),
        verdict if verdict.is_proved() => ("proved", "web-fair-proved"),
        FairVerdict::Sound { outcomes: None, .. } => ("sound", "web-fair-sealed"),
        FairVerdict::Sound { points: None, .. } => ("sound", "web-fair-running"),
        FairVerdict::Sound { .. } => ("sound", "web-fair-position"),
        FairVerdict::Disproved(_) => ("disproved", "web-fair-disproved"),
        FairVerdict::Unknown(_) => ("unknown", "web-fair-unknown"),
    };
    let about = Phrase::new("web-fair-about")
        .with("game", code(&title(&found.game)))
        .with("names", code(&found.names.join(", ")));
    let lines = match &found.verdict {
        FairVerdict::Sound { .. } => steps(app, found),
        FairVerdict::Disproved(fault) | FairVerdict::Unknown(fault) => wrong(app, fault),
    };
    // Whoever saw the pledge before the deal knows its place.
    let order = compared.is_none_or(|compared| !compared.same_pledge);
    let cannot = order.then_some("web-fair-not-order").into_iter();
    let cannot = cannot.chain(["web-fair-not-outside", "web-fair-not-who"]);
    let cannot = cannot.map(|key| view! { <li>{app.t(key)}</li> });
    view! {
        <div class="proof" data-verdict=state>
            <p class="verdict" role="status"><strong>{app.t(key)}</strong>" "{app.say(&about)}</p>
            {compared.map(|compared| matches(app, compared))}
            {lines}
            <h2>{app.t("web-fair-not")}</h2>
            <ul>{cannot.collect_view()}</ul>
        </div>
    }
    .into_any()
}

/// What this browser saw before the deal, and whether the record fits it.
fn matches(app: App, compared: &Comparison) -> AnyView {
    let Comparison { pledge, same_pledge, present, missing } = compared;
    let words = |key, words: &[String]| {
        let quoted: Vec<String> = words.iter().map(|words| format!("“{words}”")).collect();
        (!words.is_empty()).then(|| Phrase::new(key).with("salts", code(&quoted.join(", "))))
    };
    let shown = match pledge {
        None => Phrase::new("web-fair-seen-nothing"),
        Some(_) if *same_pledge => Phrase::new("web-fair-seen-pledge"),
        Some(pledge) => Phrase::new("web-fair-seen-other").with("pledge", code(pledge)),
    };
    let own = words("web-fair-seen-words", present);
    let lost = words("web-fair-seen-no-words", missing);
    let lines = [Some(shown), own, lost].into_iter().flatten();
    let lines =
        lines.map(|phrase| view! { <li data-seen=phrase.key.to_string()>{app.say(&phrase)}</li> });
    view! { <h2>{app.t("web-fair-seen")}</h2><ul class="checked">{lines.collect_view()}</ul> }
        .into_any()
}

/// Everything that was checked and holds.
fn steps(app: App, found: &Verified) -> AnyView {
    let FairVerdict::Sound { entries, outcomes, from_position, digest, .. } = &found.verdict else {
        return ().into_any();
    };
    let pledge = code(&found.commitment);
    let pledge = match outcomes {
        Some(_) => Phrase::new("web-fair-pledge").with("pledge", pledge),
        None => Phrase::new("web-fair-pledge-sealed").with("pledge", pledge),
    };
    let secret = found
        .secret
        .as_ref()
        .map(|secret| Phrase::new("web-fair-secret").with("secret", code(secret)));
    let salts =
        found.salts.iter().map(|(seat, salt)| format!("{} “{salt}”", found.names[seat.index()]));
    let salts: Vec<String> = salts.collect();
    let salts = if salts.is_empty() {
        Phrase::new("web-fair-no-salts")
    } else {
        Phrase::new("web-fair-salts").with("salts", code(&salts.join(", ")))
    };
    let start =
        Phrase::new(if *from_position { "web-fair-from-position" } else { "web-fair-from-deal" });
    let shuffles = match outcomes {
        Some(outcomes) => Phrase::new("web-fair-shuffles").with("outcomes", *outcomes),
        None => Phrase::new("web-fair-no-shuffles"),
    };
    let steps = Phrase::new("web-fair-entries").with("entries", *entries);
    let digest = Phrase::new("web-fair-digest").with("digest", code(digest));
    let all =
        [Some(pledge), secret, Some(salts), Some(start), Some(shuffles), Some(steps), Some(digest)];
    let lines = all.into_iter().flatten().map(|phrase| view! { <li>{app.say(&phrase)}</li> });
    view! { <h2>{app.t("web-fair-checked")}</h2><ul class="checked">{lines.collect_view()}</ul> }
        .into_any()
}

/// The line that fails.
fn wrong(app: App, fault: &RecordFault) -> AnyView {
    let phrase = Phrase::new("web-fair-fault")
        .with("line", fault.line)
        .with("entry", fault.entry)
        .with("fault", code(&fault.message));
    let rule = fault.refused.as_ref().and_then(|refused| refused.rule.clone());
    let rule = rule.map(Cow::into_owned);
    view! { <p class="refused" data-line=fault.line.to_string()>{app.say(&phrase)}" "{rule}</p> }
        .into_any()
}
