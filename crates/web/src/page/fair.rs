//! Fairness: the browser checks a record by itself, and says what that proves and what it cannot.

use std::borrow::Cow;

use gantry_kernel::Phrase;
use gantry_wire::{Answer, ClientMessage, FairVerdict, RecordFault, RecordSource, Verified};

use super::app::{App, code, title};
use super::browser;
use crate::prelude::*;
use crate::route::Route;

/// What a check gave.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Checked {
    Waiting,
    Found(Box<Verified>),
    Refused(String),
}

/// A link to the check of a kept table.
pub fn link(app: App, table: &str) -> AnyView {
    let address = Route::Fair(table.into()).to_string();
    view! { <a class="button" data-tool="fair" href=address>{move || app.t("web-fair")}</a> }
        .into_any()
}

/// Draws the check of a kept table, and offers to check a file.
pub fn draw(app: App, table: &str) -> AnyView {
    let known = RwSignal::new(Checked::Waiting);
    check(app, RecordSource::Kept(table.into()), known);
    let input = NodeRef::<leptos::html::Input>::new();
    let picked = move |_| {
        if let Some(input) = input.get_untracked() {
            browser::picked_text(&input, move |text| check(app, RecordSource::Text(text), known));
        }
    };
    let found = move || match known.get() {
        Checked::Waiting => view! { <p role="status">{app.t("web-fair-wait")}</p> }.into_any(),
        Checked::Refused(words) => view! { <p class="refused" role="alert">{words}</p> }.into_any(),
        Checked::Found(found) => proof(app, &found),
    };
    view! {
        <section class="page fair">
            <h1>{move || app.t("web-fair")}</h1>
            <p class="lead">{move || app.t("web-fair-lead")}</p>
            {found}
            <label class="file">
                <span>{move || app.t("web-fair-file")}</span>
                <input type="file" accept=".record,.txt,text/plain" node_ref=input on:change=picked/>
            </label>
        </section>
    }
    .into_any()
}

fn check(app: App, source: RecordSource, known: RwSignal<Checked>) {
    known.set(Checked::Waiting);
    app.ask(ClientMessage::Verify(source), move |answer| {
        let found = match answer {
            Answer::Verified(found) => Checked::Found(found),
            Answer::Refused(refused) => Checked::Refused(app.reason(&refused)),
            _ => return,
        };
        if !known.is_disposed() {
            known.set(found);
        }
    });
}

/// The verdict, what was checked line by line, and what nobody can prove from a record.
fn proof(app: App, found: &Verified) -> AnyView {
    let (state, key) = match &found.verdict {
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
    let cannot = ["web-fair-not-order", "web-fair-not-outside", "web-fair-not-who"];
    let cannot = cannot.map(|key| view! { <li>{app.t(key)}</li> });
    view! {
        <div class="proof" data-verdict=state>
            <p class="verdict" role="status"><strong>{app.t(key)}</strong>" "{app.say(&about)}</p>
            {lines}
            <h2>{app.t("web-fair-not")}</h2>
            <ul>{cannot.into_iter().collect_view()}</ul>
        </div>
    }
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
