//! What has happened, in words. New lines are announced to screen readers; cards that are named can
//! be shown.

use crate::boards::{Board, Play, is_mouse};
use crate::prelude::*;
use crate::terms::{NamedTerm, pieces};
use gantry_kernel::Term;
use gantry_wire::{Answer, ClientMessage};

/// The log, newest line first.
pub fn draw(play: Play, board: Board) -> AnyView {
    let app = play.app;
    let terms = terms(play);
    // The commitment is the first line.
    let pledge = move || play.frame.read().pledge.as_deref().map(|pledge| app.pledge(pledge));
    let shown = RwSignal::new(None::<NamedTerm>);
    let lines = move || {
        let log = app.log.read();
        let phrases = log
            .iter()
            .flat_map(|heard| heard.phrases.iter().map(|phrase| (heard.entry, play.say(phrase))));
        let numbered = pledge().into_iter().map(|words| (1, words)).chain(phrases).enumerate();
        let lines = numbered.map(|(index, (entry, words))| (index, entry, words));
        let mut lines: Vec<_> = lines.collect();
        lines.reverse();
        lines
    };
    let line = move |words: &str| {
        let terms = terms.read();
        let piece = |(text, term): (&str, Option<usize>)| {
            let text = text.to_owned();
            let Some(term) = term.map(|term| terms[term].clone()) else { return text.into_any() };
            let show = move || shown.set(Some(term.clone()));
            let point = show.clone();
            view! {
                <span class="named-card" on:click=move |_| show()
                    on:pointerenter=move |event| if is_mouse(&event) { point() }
                    on:pointerleave=move |event| if is_mouse(&event) { shown.set(None) }>{text}</span>
            }
        };
        pieces(words, &terms).into_iter().map(piece).collect_view()
    };
    let card = move || {
        let term = shown.get()?;
        Some(match (board.picture)(play, &term) {
            Some(card) => view! { <div class="log-card" aria-hidden="true" inner_html=card></div> },
            None => {
                view! { <p class="log-card log-word" aria-hidden="true"><b>{term.name}</b>" "{term.text}</p> }
            }
        })
    };
    // What a touch has shown stays until the next touch.
    let press = window_event_listener(leptos::ev::pointerdown, move |_| shown.set(None));
    on_cleanup(move || press.remove());
    view! {
        <section class="log" aria-labelledby="log">
            <h2 id="log">{move || app.t("web-log")}</h2>
            <ol reversed="" role="log" aria-live="polite" aria-relevant="additions" tabindex="0" aria-labelledby="log">
                <For each=lines key=Clone::clone let((_, _, words))>
                    <li>{move || line(&words)}</li>
                </For>
            </ol>
            {card}
        </section>
    }
}

/// The terms of the open table's game, in the reader's language.
fn terms(play: Play) -> RwSignal<Vec<NamedTerm>> {
    let app = play.app;
    let terms = RwSignal::new(Vec::new());
    let table = Memo::new(move |_| app.frame.read().as_ref().map(|frame| frame.table.clone()));
    Effect::new(move |_| {
        let language = app.settings.read().language.clone();
        if table.get().is_some() {
            app.ask(ClientMessage::Glossary, move |answer| {
                if let Answer::Glossary(known) = answer
                    && app.settings.read_untracked().language == language
                {
                    // The table may be gone by now.
                    drop(terms.try_set(known.iter().map(|term| named(play, term)).collect()));
                }
            });
        }
    });
    terms
}

fn named(play: Play, term: &Term) -> NamedTerm {
    let (name, text) = untrack(|| (play.say(&term.name), play.say(&term.text)));
    NamedTerm { word: term.word.clone().into_owned(), name, text }
}
