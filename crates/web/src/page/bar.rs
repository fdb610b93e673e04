//! The bar above a table: the way home, the headline, and the tools with their sheets.

use std::sync::Arc;

use gantry_catalog::HUMAN;
use gantry_kernel::{Awaiting, Choice, Phrase};
use gantry_wire::{ClientMessage, Frame};
use web_sys::{Element, KeyboardEvent};

use super::app::{App, code};
use super::icons::{BarIcon, labelled};
use super::{aside, log, online, sheets};
use crate::boards::{Board, Chosen, Play, is_by_key, is_mouse};
use crate::groups::grouped;
use crate::prelude::*;

/// The bar of a table in play.
pub fn draw(
    play: Play,
    board: Board,
    unfolded: RwSignal<Option<bool>>,
    goes_on: Memo<bool>,
) -> impl IntoView {
    let app = play.app;
    let hidden = Memo::new(move |_| play.frame.read().pass_to.is_some());
    let learns = play.frame.read_untracked().is_prepared();
    sheets::watch();
    view! {
        <div class="stage-bar">
            {mark(app)}
            <div class="headline">{prompt(play, goes_on)}{aside::draw(play)}{log::ticker(play)}</div>
            <div class="tools" hidden=move || hidden.get()>
                {(!learns).then(|| steps(play))}
                {actions(play, unfolded, !board.fills_window)}
                {log_sheet(play, board)}
                {online::tools(play)}
                {(!learns).then(|| more(play))}
            </div>
            {online::banners(play)}
        </div>
    }
}

/// The way home.
pub fn mark(app: App) -> AnyView {
    view! { <a class="mark" href="#/" aria-label=move || app.t("web-to-home")>"Gantry"</a> }
}

/// The log in its sheet.
pub fn log_sheet(play: Play, board: Board) -> AnyView {
    let app = play.app;
    let rules = format!("#/rules/{}", play.frame.read_untracked().game);
    view! {
        <details class="side" on:toggle=move |event| sheets::toggled(play, &event)>
            <summary>{labelled(BarIcon::Log, move || app.t("web-log-short"))}</summary>
            <div class="sheet">
                {log::draw(play, board)}
                <p class="links"><a href=rules>{move || app.t("web-rules")}</a></p>
            </div>
        </details>
    }
}

/// More characters than this need a third line on a phone.
const LONG: usize = 76;

/// The one thing to do or wait for, with the clock. It waits for the board to show what happened.
fn prompt(play: Play, goes_on: Memo<bool>) -> impl IntoView {
    let app = play.app;
    let words = Memo::new(move |_| {
        let shown = play.shown.read();
        let ended = shown.sharing.as_ref().is_some_and(|sharing| sharing.ending.is_some());
        match (play.telling.get(), ended) {
            (true, _) => app.t("web-telling"),
            (false, true) => app.t("web-table-over"),
            (false, false) => play.say(&shown.prompt),
        }
    });
    let long = move || words.read().chars().count() > LONG;
    let thinking = move || {
        let seat = play.shown.read().thinking.and_then(|seat| play.seat(seat))?;
        let phrase = Phrase::new("web-thinking").with("name", code(&seat.name));
        Some(view! { <span class="thinking">{app.say(&phrase)}</span> })
    };
    let soon = move || {
        goes_on.get().then(|| view! { <span class="thinking soon">{app.t("web-goes-on")}</span> })
    };
    let your_turn = move || !play.telling.get() && is_asked(&play.shown.read());
    view! {
        <div class="prompt" class:yours=live(your_turn) class:long=live(long) class:telling=play.telling>
            <p role="status" aria-live="polite">{words}</p>
            {live(thinking)}
            {live(soon)}
            {skip(play)}
            {countdown(play)}
        </div>
    }
}

/// Whether the viewer can do something now.
fn is_asked(frame: &Arc<Frame>) -> bool {
    frame.viewer.seat().is_some_and(|seat| frame.awaiting.may().contains(seat))
        && !frame.choices.is_empty()
}

/// While others play: lets them play without pauses until it is the viewer's turn. The key `End`
/// does the same.
fn skip(play: Play) -> impl IntoView {
    let app = play.app;
    let waits = Memo::new(move |_| {
        let frame = play.frame.read();
        // On a server bots have a pace of their own.
        let thinking = frame.thinking.is_some() && frame.sharing.is_none();
        // Nobody skips what everybody is shown at the same time.
        let telling = play.telling.get() && !play.is_in_step();
        frame.coach.is_none() && (thinking || telling)
    });
    Effect::new(move |_| {
        if !waits.get() && app.skipping.get_untracked() {
            app.skipping.set(false);
        }
    });
    let key = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if event.key() == "End" && waits.get_untracked() && !event.default_prevented() {
            app.skipping.set(true);
        }
    });
    on_cleanup(move || key.remove());
    live(move || {
        waits.get().then(|| {
            view! {
                <button type="button" class="skip-on" aria-keyshortcuts="End" title=move || app.t("web-skip-on-key")
                    disabled=move || app.skipping.get() on:click=move |_| app.skipping.set(true)>
                    {labelled(BarIcon::Skip, move || app.t("web-skip-on"))}
                </button>
            }
        })
    })
}

/// Minutes and seconds to the deadline, if the table has one.
fn countdown(play: Play) -> impl IntoView {
    let left = play.seconds_left();
    live(move || {
        let left = left.get()?;
        let clock = format!("{}:{:02}", left / 60, left % 60);
        Some(view! { <span class="clock" role="timer">{clock}</span> })
    })
}

/// Everything that can be done, as buttons.
fn actions(play: Play, unfolded: RwSignal<Option<bool>>, usual: bool) -> impl IntoView {
    let groups = Memo::new(move |_| grouped(&play.frame.read().choices));
    let list = move || {
        view! {
            <For each=move || groups.get() key=|(word, _)| word.clone() let((word, _))>
                {group(play, groups, &word)}
            </For>
        }
    };
    let number = move || play.frame.read().choices.len();
    let count = move || play.app.say(&Phrase::new("web-actions").with("count", number()));
    let toggled = move |event: web_sys::Event| {
        let _ = unfolded.try_set(Some(event_target::<Element>(&event).has_attribute("open")));
        sheets::toggled(play, &event);
    };
    view! {
        <details class="actions" id="actions" open=unfolded.get_untracked().unwrap_or(usual) on:toggle=toggled>
            <summary>{labelled(BarIcon::Actions, count)}<b class="count" aria-hidden="true">{live(number)}</b></summary>
            <div class="sheet">{live(list)}</div>
        </details>
    }
}

type Groups = Memo<Vec<(String, Vec<Choice>)>>;

fn group(play: Play, groups: Groups, word: &str) -> impl IntoView + use<> {
    let word = word.to_owned();
    let members = Memo::new({
        let word = word.clone();
        move |_| {
            let groups = groups.read();
            groups
                .iter()
                .find(|(known, _)| *known == word)
                .map(|(_, members)| members.clone())
                .unwrap_or_default()
        }
    });
    view! {
        <ul class="choices" data-word=word>
            <For each=move || members.get() key=|choice| (choice.notation.clone(), choice.phrase.to_string()) let(choice)>
                <li>{button(play, choice)}</li>
            </For>
        </ul>
    }
}

fn button(play: Play, choice: Choice) -> impl IntoView {
    let Choice { notation, phrase, key } = choice;
    let key = key.map(|key| view! { <kbd>{key.to_string()}</kbd> });
    let (for_act, for_hover, for_focus, action) =
        (notation.clone(), notation.clone(), notation.clone(), notation);
    view! {
        <button type="button" data-action=action
            on:click=move |_| play.choose(Chosen::Action(&for_act))
            on:pointerenter=move |event| if is_mouse(&event) { play.show_preview(&for_hover) }
            on:focus=move |event| if is_by_key(&event) { play.show_preview(&for_focus) }>
            {key}{move || play.say(&phrase)}
        </button>
    }
}

/// Whether others can be asked to agree that the viewer takes a step back.
fn may_ask_back(frame: &Frame) -> bool {
    let plays = frame.sharing.as_ref().is_some_and(|sharing| !sharing.own.is_empty());
    plays && !frame.is_real_time && frame.awaiting != Awaiting::Over && frame.pass_to.is_none()
}

/// Undo and hint. There are no hints against other people.
fn steps(play: Play) -> impl IntoView {
    let app = play.app;
    let people = move || {
        let frame = play.frame.read();
        let people = frame.seats.iter().filter(|seat| seat.kind == HUMAN).count();
        frame.sharing.is_some() && people > 1
    };
    let cannot_undo = move || {
        let frame = play.frame.read();
        !frame.can_undo && !may_ask_back(&frame)
    };
    let undo_key = move || {
        let frame = play.frame.read();
        if !frame.can_undo && may_ask_back(&frame) { "web-ask-take-back" } else { "web-undo" }
    };
    let cannot_ask = move || play.frame.read().choices.is_empty() || play.telling.get();
    let ask = move |_| {
        sheets::close();
        play.show_hints();
    };
    view! {
        <button type="button" class="undo" disabled=live(cannot_undo) on:click=move |_| app.tell(ClientMessage::Undo)>
            {labelled(BarIcon::Undo, move || app.t(undo_key()))}
        </button>
        <button type="button" class="ask-hint" hidden=people disabled=live(cannot_ask) on:click=ask>
            {labelled(BarIcon::Hint, move || app.t("web-hint"))}
        </button>
    }
}

/// Typing an action, saving the game.
fn more(play: Play) -> impl IntoView {
    let app = play.app;
    let typed = RwSignal::new(String::new());
    let export = move |_| {
        let table = play.frame.read_untracked().table.clone();
        app.save(ClientMessage::Export(table));
    };
    let position = move |_| app.save(ClientMessage::Position);
    let over = move || play.frame.read().awaiting == Awaiting::Over;
    let files = Memo::new(move |_| play.frame.read().files);
    let record_key = move || files.get().key("web-save-record", "web-save-record-revealing");
    view! {
        <details class="more" on:toggle=move |event| sheets::toggled(play, &event)>
            <summary>{labelled(BarIcon::More, move || app.t("web-more"))}</summary>
            <div class="sheet">
                <form class="typed" on:submit=move |event| {
                    event.prevent_default();
                    play.try_act(&typed.get_untracked().trim());
                    typed.set(String::new());
                }>
                    <label>
                        <span>{move || app.t("web-type")}</span>
                        <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" prop:value=typed
                            on:input=move |event| typed.set(event_target_value(&event))/>
                    </label>
                    <button type="submit">{move || app.t("web-do")}</button>
                    <button type="button" on:click=move |_| play.show_why(&typed.get_untracked().trim())>
                        {move || app.t("web-why")}
                    </button>
                </form>
                {move || record_key().map(|key| view! {
                    <button type="button" data-tool="record" on:click=export>{move || app.t(key)}</button>
                })}
                {move || over().then(|| view! {
                    <button type="button" data-tool="position" on:click=position>{move || app.t("web-save-position")}</button>
                })}
                {online::to_server(play)}
                {online::more(play)}
                <p class="links">
                    <a href="#/">{move || app.t("web-games")}</a>
                    <a href="#/settings">{move || app.t("web-settings")}</a>
                </p>
            </div>
        </details>
    }
}
