//! A table in play: the one thing to do on top, the board, the actions, the log.

use std::sync::Arc;

use crate::prelude::*;
use gantry_kernel::{Awaiting, Phrase, Seat};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::app::{App, code, title};
use super::{aside, browser, learn, log};
use crate::boards::{Play, board_of, is_by_key, is_mouse, shape};
use crate::groups::grouped;
use gantry_kernel::Choice;
use gantry_wire::{Answer, ClientMessage, Frame};

/// Draws the open table, once it is loaded. It is drawn anew whenever the screen is handed over, so
/// that nothing that was picked up, typed or asked is left for the next person.
pub fn draw(app: App) -> impl IntoView {
    let looked_at = Memo::new(move |_| {
        let frame = app.frame.read();
        frame.as_ref().map(|frame| (frame.game.clone(), frame.table.clone(), frame.pass_to))
    });
    let unfolded = RwSignal::new(None);
    let opening = move || {
        let waits = looked_at.read().is_none();
        waits.then(|| match app.elsewhere.get() {
            Some(table) => elsewhere(app, table),
            None => view! { <p class="wait" role="status">{app.t("web-opening")}</p> }.into_any(),
        })
    };
    view! {
        <For each=move || looked_at.get() key=Clone::clone let((game, ..))>
            {table(app, &game, unfolded)}
        </For>
        {opening}
    }
}

/// Shown instead of a table that another tab is playing.
fn elsewhere(app: App, table: String) -> AnyView {
    let words = ["web-elsewhere", "web-elsewhere-about", "web-play-here"].map(|key| app.t(key));
    barrier(app, "handover elsewhere", words, ClientMessage::TakeOver(table))
}

/// Shown instead of a table until somebody continues: a heading, an explanation, a button.
fn barrier(app: App, class: &'static str, words: [String; 3], message: ClientMessage) -> AnyView {
    let [heading, about, button] = words;
    view! {
        <section class=class aria-labelledby="handover">
            <h2 id="handover" tabindex="-1">{heading}</h2>
            <p>{about}</p>
            <button type="button" class="primary" on:click=move |_| app.tell(message.clone())>{button}</button>
        </section>
    }
    .into_any()
}

/// The `Play` of the current frame.
pub fn play_of(app: App) -> Play {
    let last = app.frame.get_untracked().expect("drawn only with a frame");
    // While the page goes elsewhere there may be none for a moment.
    let frame = Memo::new(move |known: Option<&Arc<Frame>>| {
        app.frame.get().or_else(|| known.cloned()).unwrap_or_else(|| last.clone())
    });
    Play::new(app, frame.into())
}

/// Draws a table; the list of actions stays folded or unfolded as the reader left it.
fn table(app: App, game: &str, unfolded: RwSignal<Option<bool>>) -> impl IntoView + use<> {
    let play = play_of(app);
    let board = board_of(game);
    keep_focus(play);
    listen_to_keys(play);
    let hidden = Memo::new(move |_| play.frame.read().pass_to);
    let rules = format!("#/rules/{game}");
    let learns = play.frame.read_untracked().coach.is_some();
    view! {
        <div class="table" data-version=move || play.frame.read().version>
            <h1 class="sr-only">{title(game)}</h1>
            {move || prompt(play)}
            {learn::coach(play)}
            {move || hidden.get().map(|seat| handover(play, seat))}
            <div class="board" hidden=move || hidden.get().is_some()>{(board.draw)(play)}</div>
            <div class="dock" hidden=move || hidden.get().is_some()>
                {aside::draw(play)}
                {move || result(play)}
                {actions(play, unfolded, !board.folds_actions)}
                {(!learns).then(|| tools(play))}
            </div>
            <div class="side" hidden=move || hidden.get().is_some()>
                {log::draw(play, board)}
                <p class="links"><a href=rules>{move || app.t("web-rules")}</a></p>
            </div>
        </div>
    }
}

/// The one thing to do or wait for, with the clock.
fn prompt(play: Play) -> impl IntoView {
    let words = move || play.say(&play.frame.read().prompt);
    let thinking = move || {
        let seat = play.frame.read().thinking.and_then(|seat| play.seat(seat))?;
        let phrase = Phrase::new("web-thinking").with("name", code(&seat.name));
        Some(view! { <span class="thinking">{play.app.say(&phrase)}</span> })
    };
    let your_turn = move || {
        let frame = play.frame.read();
        frame.viewer.seat().is_some_and(|seat| frame.awaiting.may().contains(seat))
            && !frame.choices.is_empty()
    };
    view! {
        <div class="prompt" class:yours=your_turn>
            <p role="status" aria-live="polite">{words}</p>
            {thinking}
            {countdown(play)}
        </div>
    }
}

/// Minutes and seconds to the deadline, if the table has one.
fn countdown(play: Play) -> impl IntoView {
    let left = play.seconds_left();
    move || {
        let left = left.get()?;
        let clock = format!("{}:{:02}", left / 60, left % 60);
        Some(view! { <span class="clock" role="timer">{clock}</span> })
    }
}

/// Shown between two people with secrets who share a screen.
fn handover(play: Play, seat: Seat) -> AnyView {
    let name = untrack(|| play.seat(seat)).map(|seat| seat.name).unwrap_or_default();
    let phrase = |key| Phrase::new(key).with("name", code(&name));
    let say = |key| play.app.say(&phrase(key));
    let words = [say("web-pass"), play.t("web-pass-about"), say("web-pass-ready")];
    barrier(play.app, "handover", words, ClientMessage::Sit(seat))
}

/// The result.
fn result(play: Play) -> impl IntoView + use<> {
    let standings = play.frame.read().standings.clone()?;
    let place = |seat: Seat| {
        let (points, rank) = (standings.points[seat.index()], standings.places[seat.index()]);
        let seat = play.seat(seat);
        let (name, colour) = seat.map(|seat| (seat.name, seat.colour)).unwrap_or_default();
        let points =
            Phrase::new("web-points").with("points", gantry_kernel::Value::Number(points.into()));
        view! {
            <li value=rank.to_string() class=format!("seat-{colour}")>
                <span class="shape" aria-hidden="true">{shape(colour)}</span>
                <strong>{name}</strong>" "{play.app.say(&points)}
            </li>
        }
    };
    let mut seats: Vec<Seat> = Seat::all(standings.places.len()).collect();
    seats.sort_by_key(|seat| standings.places[seat.index()]);
    let links = play.frame.read().coach.is_none().then(|| {
        let replay = format!("#/replay/{}", play.frame.read().table);
        view! {
            <p class="links">
                <a href=replay>{play.t("web-replay")}</a>
                <a href=format!("#/new/{}", play.frame.read().game)>{play.t("web-again")}</a>
            </p>
        }
    });
    Some(view! {
        <section class="result" role="status" data-digest=play.frame.read().digest.clone()>
            <h2>{play.t("web-over")}</h2>
            <ol>{seats.into_iter().map(place).collect_view()}</ol>
            {links}
        </section>
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
    let count = move || {
        let count = play.frame.read().choices.len();
        play.app.say(&Phrase::new("web-actions").with("count", count))
    };
    view! {
        <details class="actions" id="actions" open=unfolded.get_untracked().unwrap_or(usual)
            on:toggle=move |event| unfolded.set(Some(event_target::<Element>(&event).has_attribute("open")))>
            <summary>{count}</summary>
            {list}
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
    let (for_act, for_hover, for_focus, title, action) =
        (notation.clone(), notation.clone(), notation.clone(), notation.clone(), notation);
    view! {
        <button type="button" title=title data-action=action
            on:click=move |_| play.act(&for_act)
            on:pointerenter=move |event| if is_mouse(&event) { play.show_preview(&for_hover) }
            on:focus=move |event| if is_by_key(&event) { play.show_preview(&for_focus) }>
            {key}{move || play.say(&phrase)}
        </button>
    }
}

/// Undo, hint, typing an action, saving the game.
fn tools(play: Play) -> impl IntoView {
    let app = play.app;
    let typed = RwSignal::new(String::new());
    let can_act = move || !play.frame.read().choices.is_empty();
    let export = move |_| {
        let table = play.frame.read_untracked().table.clone();
        app.save(ClientMessage::Export(table));
    };
    let position = move |_| app.save(ClientMessage::Position);
    let over = move || play.frame.read().awaiting == Awaiting::Over;
    let files = Memo::new(move |_| play.frame.read().files);
    let record_key = move || files.get().key("web-save-record", "web-save-record-revealing");
    view! {
        <div class="tools">
            <button type="button" disabled=move || !play.frame.read().can_undo on:click=move |_| app.tell(ClientMessage::Undo)>
                {move || app.t("web-undo")}
            </button>
            <button type="button" disabled=move || !can_act() on:click=move |_| play.show_hints()>
                {move || app.t("web-hint")}
            </button>
            <details class="more">
                <summary>{move || app.t("web-more")}</summary>
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
            </details>
        </div>
    }
}

/// When the focused button disappears, the first action gets the focus, so that a keyboard can
/// continue. During a handover the heading gets it, so that a key that is still held reveals no
/// hand. A coach handles the focus itself.
fn keep_focus(play: Play) {
    Effect::new(move |_| {
        let frame = play.frame.read();
        let next = match (frame.pass_to, &frame.coach) {
            (Some(_), _) => "#handover",
            (None, None) if !frame.choices.is_empty() => {
                "#actions[open] button, #actions:not([open]) > summary"
            }
            _ => return,
        };
        request_animation_frame(move || {
            if browser::focus_is_lost() {
                browser::focus(next);
            }
        });
    });
}

/// Keys of a real-time game, wherever the focus is, except in text fields.
fn listen_to_keys(play: Play) {
    let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        let target =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let modified = event.ctrl_key() || event.alt_key() || event.meta_key() || event.repeat();
        let timed = untrack(|| play.frame.read().choices.iter().any(|choice| choice.key.is_some()));
        let mut letters = event.key().chars().collect::<Vec<_>>();
        if let (Some(key), true, false, None, true) =
            (letters.pop(), letters.is_empty(), modified, target, timed)
            && key.is_alphanumeric()
        {
            play.ask(ClientMessage::Key(key), move |answer| {
                if let Answer::Refused(refused) = answer {
                    play.aside.set(Some(crate::boards::Aside::Refused(refused)));
                }
            });
        }
    });
    on_cleanup(move || handle.remove());
}
