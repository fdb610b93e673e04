//! A table in play: the one thing to do on top, the board, the actions, the log.

use std::sync::Arc;

use crate::prelude::*;
use gantry_kernel::{Phrase, Seat};
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::app::{App, code, title};
use super::{bar, browser, ending, forced, later, learn, puzzles};
use crate::boards::{Chosen, Play, board_of};
use gantry_wire::{ClientMessage, Frame};

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
        // A damaged table is not waited for.
        let waits = waits && app.damaged.read().is_none();
        waits.then(|| match app.elsewhere.get() {
            Some(table) => elsewhere(app, table),
            None => loading(app, app.opening.get()),
        })
    };
    view! {
        <For each=move || looked_at.get() key=Clone::clone let((game, ..))>
            {table(app, &game, unfolded)}
        </For>
        {opening}
    }
}

/// Shown while a game is loaded: its poster, if the game is known, and that something goes on.
pub fn loading(app: App, game: Option<String>) -> AnyView {
    view! {
        <div class="wait loading">
            {game.map(|game| poster(&game))}
            <p role="status">{move || app.t("web-opening")}</p>
            <span class="loading-bar" aria-hidden="true"></span>
        </div>
    }
}

fn poster(game: &str) -> impl IntoView + use<> {
    let file = browser::file(&format!("poster-{game}.svg"));
    view! { <img class="poster" src=file alt="" width="320" height="200"/> }
}

/// Shown instead of a table that another tab is playing.
fn elsewhere(app: App, table: String) -> AnyView {
    let words = ["web-elsewhere", "web-elsewhere-about", "web-play-here"].map(|key| app.t(key));
    barrier(app, "handover elsewhere", None, words, ClientMessage::TakeOver(table))
}

/// Shown instead of a table until somebody continues: the game's poster, a heading, an explanation,
/// a button.
fn barrier(
    app: App,
    class: &'static str,
    game: Option<&str>,
    words: [String; 3],
    message: ClientMessage,
) -> AnyView {
    let [heading, about, button] = words;
    let poster = game.map(poster);
    view! {
        <section class=class aria-labelledby="handover">
            {poster}
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
    let goes_on = forced::watch(play, board);
    later::prepare();
    let hidden = Memo::new(move |_| play.frame.read().pass_to);
    view! {
        <div class="table" class:worded=!board.fills_window data-version=move || play.frame.read().version>
            <h1 class="sr-only">{title(game)}</h1>
            {bar::draw(play, board, unfolded, goes_on)}
            {learn::coach(play)}
            {puzzles::panel(play)}
            {move || hidden.get().map(|seat| handover(play, seat))}
            <div class="board" hidden=move || hidden.get().is_some()>{(board.draw)(play)}</div>
            {ending::draw(play)}
        </div>
    }
}

/// Shown between two people with secrets who share a screen.
fn handover(play: Play, seat: Seat) -> AnyView {
    let name = untrack(|| play.seat(seat)).map(|seat| seat.name).unwrap_or_default();
    let phrase = |key| Phrase::new(key).with("name", code(&name));
    let say = |key| play.app.say(&phrase(key));
    let words = [say("web-pass"), play.t("web-pass-about"), say("web-pass-ready")];
    let game = play.frame.read_untracked().game.clone();
    barrier(play.app, "handover", Some(&game), words, ClientMessage::Sit(seat))
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
            play.choose(Chosen::Key(key));
        }
    });
    on_cleanup(move || handle.remove());
}
