//! What has happened, in words and by turns. New lines are announced to screen readers; cards that
//! are named can be shown.

use crate::boards::{Board, Play, is_mouse, shape};
use crate::prelude::*;
use crate::terms::{NamedTerm, pieces};
use crate::turns::{Turn, TurnLine, turns};
use gantry_kernel::{Phrase, Term};
use gantry_wire::{Answer, ClientMessage};

/// The log, the newest turn first. It waits for the board to show what happened.
pub fn draw(play: Play, board: Board) -> AnyView {
    let app = play.app;
    let terms = terms(play);
    let pledge = move || play.frame.read().pledge.as_deref().map(|pledge| app.pledge(pledge));
    let shown = RwSignal::new(None::<NamedTerm>);
    let all = shown_turns(play);
    let newest_first = move || {
        let mut turns = all.get();
        turns.reverse();
        turns
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
    let told = move |told: TurnLine| view! { <li>{move || line(&words(play, &told))}</li> };
    let turn = move |turn: Turn| {
        let lines = turn.lines.clone().into_iter().map(told).collect_view();
        view! { <section class="turn">{heading(play, &turn)}<ul>{lines}</ul></section> }
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
            <div class="turns" tabindex="0" role="group" aria-labelledby="log">
                <For each=newest_first key=key let(each)>{turn(each)}</For>
                <p class="pledge">{pledge}</p>
            </div>
            {live(card)}
        </section>
    }
}

/// The latest line, for screen readers: the log itself is mostly folded.
pub fn ticker(play: Play) -> AnyView {
    let all = shown_turns(play);
    let latest = move || {
        let turns = all.read();
        turns.last().and_then(|turn| turn.lines.last()).map(|told| words(play, told))
    };
    view! { <p class="sr-only" role="log">{live(latest)}</p> }
}

/// The turns that the board has shown.
fn shown_turns(play: Play) -> Memo<Vec<Turn>> {
    Memo::new(move |_| {
        let frame = play.shown.read();
        let log = play.app.log.read();
        let known = log.iter().filter(|news| news.entry <= frame.version);
        turns(&known.cloned().collect::<Vec<_>>(), frame.is_real_time)
    })
}

/// Turns that look alike are the same.
fn key(turn: &Turn) -> String {
    let lines = turn.lines.iter().map(|told| format!("{} {};", told.phrase, told.times));
    lines.fold(format!("{} {:?} ", turn.first, turn.seat), |key, line| key + &line)
}

fn heading(play: Play, turn: &Turn) -> Option<AnyView> {
    let seat = turn.seat?;
    let class = format!("seat-{}", play.colour(seat));
    let name = move || play.seat(seat).map(|seat| seat.name);
    Some(view! {
        <h3 class=class><span class="shape" aria-hidden="true">{shape(play.colour(seat))}</span>{live(name)}</h3>
    })
}

fn words(play: Play, told: &TurnLine) -> String {
    let words = play.say(&told.phrase);
    if told.times == 1 {
        return words;
    }
    let phrase = Phrase::new("web-log-times");
    play.app.say(&phrase.with("what", super::app::code(&words)).with("times", told.times))
}

/// The terms of the open table's game, in the reader's language.
fn terms(play: Play) -> RwSignal<Vec<NamedTerm>> {
    let app = play.app;
    let terms = RwSignal::new(Vec::new());
    let table = Memo::new(move |_| app.frame.read().as_ref().map(|frame| frame.table.clone()));
    let language = Memo::new(move |_| app.settings.read().language.clone());
    Effect::new(move |_| {
        let asked_in = language.get();
        if table.get().is_some() {
            play.ask(ClientMessage::Glossary, move |answer| {
                // The table is still there; this log may be gone, or the language another one.
                if let Answer::Glossary(known) = answer
                    && language.try_get_untracked() == Some(asked_in)
                {
                    terms.try_set(known.iter().map(|term| named(play, term)).collect());
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
