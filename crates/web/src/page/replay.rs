//! A game step by step, from the point of view of anyone who may look.

use crate::prelude::*;
use gantry_kernel::{Phrase, Viewer};

use super::app::{App, title};
use super::play::play_of;
use super::{browser, log};
use crate::boards::{Play, board_of};
use crate::route::Route;
use gantry_wire::{Answer, ClientMessage};

/// Draws the replay, once it is loaded.
pub fn draw(app: App) -> impl IntoView {
    let ready = Memo::new(move |_| {
        let frame = app.frame.read();
        frame.as_ref().filter(|frame| frame.replay.is_some()).map(|frame| frame.game.clone())
    });
    move || match ready.get() {
        Some(game) => steps(app, &game).into_any(),
        None => view! { <p class="wait" role="status">{app.t("web-opening")}</p> },
    }
}

fn steps(app: App, game: &str) -> impl IntoView {
    let play = play_of(app);
    let board = board_of(game);
    view! {
        <div class="table replay">
            <h1 class="sr-only">{title(game)}</h1>
            {controls(play)}
            <div class="board">{(board.draw)(play)}</div>
            <div class="side">{log::draw(play, board)}</div>
        </div>
    }
}

/// Goes to another entry or viewer.
fn go(play: Play, entry: usize, viewer: Viewer) {
    let table = play.frame.read_untracked().table.clone();
    play.app.tell(ClientMessage::Replay { table, entry: Some(entry), viewer: Some(viewer) });
}

fn controls(play: Play) -> impl IntoView {
    let app = play.app;
    let at = move || play.frame.read().version;
    let all = move || play.frame.read().replay.unwrap_or_default();
    let viewer = move || play.frame.read().viewer;
    let first = move || at() == 0;
    let last = move || at() == all();
    let to = move |entry: usize| go(play, entry, viewer());
    let step = move |by: isize| to(at().saturating_add_signed(by));
    // On small screens the symbol must suffice.
    let words = move |sign: &'static str, key: &'static str| {
        view! { <span aria-hidden="true">{sign}</span><span class="word">{move || app.t(key)}</span> }
    };
    let moment =
        move || app.say(&Phrase::new("web-moment").with("entry", at()).with("entries", all()));
    let context = move || {
        let frame = play.frame.read();
        let seats = frame.seats.iter().map(|seat| (Viewer::Seat(seat.seat), seat.name.clone()));
        let all = seats.chain([(Viewer::Spectator, app.t("web-spectator"))]);
        let option = |(viewer, name): (Viewer, String)| {
            view! { <option value=viewer.to_string() selected=viewer == frame.viewer>{name}</option> }
        };
        all.map(option).collect_view()
    };
    let look = move |event| {
        let chosen = event_target_value(&event);
        let viewer = chosen.parse().map_or(Viewer::Spectator, Viewer::Seat);
        go(play, at(), viewer);
    };
    let slide =
        move |event| go(play, event_target_value(&event).parse().unwrap_or_default(), viewer());
    view! {
        <div class="prompt replay-bar">
            <p role="status">{moment}</p>
            <div class="buttons">
                <button type="button" disabled=first on:click=move |_| to(0)>{words("|◂", "web-first")}</button>
                <button type="button" disabled=first on:click=move |_| step(-1)>{words("◂", "web-back")}</button>
                <button type="button" disabled=last on:click=move |_| step(1)>{words("▸", "web-next")}</button>
                <button type="button" disabled=last on:click=move |_| to(usize::MAX)>{words("▸|", "web-last")}</button>
            </div>
            <label>
                <span class="sr-only">{move || app.t("web-slide")}</span>
                <input type="range" min="0" max=move || all().to_string() prop:value=move || at().to_string() on:change=slide/>
            </label>
            <label>
                <span>{move || app.t("web-eyes")}</span>
                <select on:change=look>{context}</select>
            </label>
            {files(play)}
        </div>
    }
}

/// The position as a file or a link, for those who may see everything.
fn files(play: Play) -> impl IntoView {
    let app = play.app;
    let files = Memo::new(move |_| play.frame.read().files);
    let save = move |_| app.save(ClientMessage::Position);
    let link = move |_| app.ask(ClientMessage::Position, move |answer| copy_link(app, answer));
    move || {
        let files = files.get();
        let save_key = files.key("web-save-position", "web-save-position-revealing")?;
        let link_key = files.key("web-copy-link", "web-copy-link-revealing")?;
        Some(view! {
            <details class="more">
                <summary>{app.t("web-more")}</summary>
                <button type="button" data-tool="position" on:click=save>{app.t(save_key)}</button>
                <button type="button" data-tool="link" on:click=link>{app.t(link_key)}</button>
            </details>
        })
    }
}

/// Copies a link to this position.
fn copy_link(app: App, answer: Answer) {
    match answer {
        Answer::File { text, .. } => {
            let link = browser::address(&Route::Open(browser::encoded(&text)));
            let copied = move || app.notice(app.t("web-link-copied"));
            browser::copy(link, app.t("web-link-by-hand"), copied);
        }
        other => app.complain(&other),
    }
}
