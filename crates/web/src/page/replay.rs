//! A game step by step, from the point of view of anyone who may look.

use std::time::Duration;

use crate::prelude::*;
use gantry_kernel::{Phrase, Viewer};
use leptos::leptos_dom::helpers::TimeoutHandle;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::app::{App, code, title};
use super::icons::{BarIcon, labelled};
use super::play::{loading, play_of};
use super::{bar, browser, dialog, ending, eyes, fair, review, sheets};
use crate::boards::{Play, board_of};
use crate::route::Route;
use gantry_wire::{Answer, ClientMessage, Files};

/// Draws the replay, once it is loaded.
pub fn draw(app: App) -> impl IntoView {
    let ready = Memo::new(move |_| {
        let frame = app.frame.read();
        frame.as_ref().filter(|frame| frame.replay.is_some()).map(|frame| frame.game.clone())
    });
    move || match ready.get() {
        Some(game) => steps(app, &game).into_any(),
        None => loading(app, app.opening.get()),
    }
}

fn steps(app: App, game: &str) -> impl IntoView {
    let play = play_of(app);
    let board = board_of(game);
    sheets::watch();
    view! {
        <div class="table replay" class:worded=!board.fills_window data-version=move || play.frame.read().version>
            <h1 class="sr-only">{title(game)}</h1>
            <div class="stage-bar">
                {bar::mark(app)}
                <div class="headline"><div class="prompt"><p>{move || play.say(&play.shown.read().prompt)}</p></div></div>
                <div class="tools">
                    {review::sheet(play)}
                    {bar::log_sheet(play, board)}
                    {files(play)}
                </div>
            </div>
            <div class="board">{(board.draw)(play)}</div>
            {controls(play)}
        </div>
    }
}

/// Goes to another entry or viewer.
fn go(play: Play, entry: usize, viewer: Viewer) {
    let table = play.frame.read_untracked().table.clone();
    play.app.tell(ClientMessage::Replay { table, entry: Some(entry), viewer: Some(viewer) });
}

/// The time between two steps at the usual speed.
const STEP: Duration = Duration::from_secs(1);
/// How many times as fast a replay can run.
const SPEEDS: [u32; 3] = [1, 2, 4];

/// Plays the replay: steps on while it runs, once the board has shown the last step.
#[derive(Clone, Copy)]
struct Player {
    play: Play,
    runs: RwSignal<bool>,
    speed: RwSignal<u32>,
}

impl Player {
    fn new(play: Play) -> Self {
        let player = Self { play, runs: RwSignal::new(false), speed: RwSignal::new(SPEEDS[0]) };
        Effect::new(move |timer: Option<Option<TimeoutHandle>>| {
            if let Some(timer) = timer.flatten() {
                timer.clear();
            }
            let ends = player.at() >= player.all();
            if ends && player.runs.get_untracked() {
                player.runs.set(false);
            }
            if !player.runs.get() || ends || play.telling.get() {
                return None;
            }
            set_timeout_with_handle(move || player.step(1), STEP / player.speed.get()).ok()
        });
        player.listen();
        player
    }

    /// The number of entries that are shown; reactive.
    fn at(self) -> usize {
        self.play.frame.read().version
    }

    /// The number of all entries; reactive.
    fn all(self) -> usize {
        self.play.frame.read().replay.unwrap_or_default()
    }

    /// Goes to an entry.
    fn go(self, entry: usize) {
        go(self.play, entry, self.play.frame.read_untracked().viewer);
    }

    /// Goes on or back.
    fn step(self, by: isize) {
        self.go(untrack(|| self.at()).saturating_add_signed(by));
    }

    /// The reader steps: then it no longer runs by itself.
    fn step_by_hand(self, by: isize) {
        self.runs.set(false);
        self.step(by);
    }

    /// Runs or pauses; at the end it runs again from the beginning.
    fn toggle(self) {
        if !self.runs.get_untracked() && untrack(|| self.at() >= self.all()) {
            self.go(0);
        }
        self.runs.update(|runs| *runs = !*runs);
    }

    /// Space, arrows, Home and End, unless something else has the focus that uses them.
    fn listen(self) {
        let handle = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
            let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let uses = |selector: &str| {
                element
                    .as_ref()
                    .is_some_and(|element| element.matches(selector).unwrap_or_default())
            };
            let modified = event.ctrl_key() || event.alt_key() || event.meta_key();
            if modified || event.default_prevented() || uses("input, select, textarea") {
                return;
            }
            match event.key().as_str() {
                " " if !uses("button, summary, a") => self.toggle(),
                "ArrowRight" => self.step_by_hand(1),
                "ArrowLeft" => self.step_by_hand(-1),
                "Home" => self.go(0),
                "End" => self.go(usize::MAX),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || handle.remove());
    }
}

fn controls(play: Play) -> impl IntoView {
    let app = play.app;
    let player = Player::new(play);
    let first = move || player.at() == 0;
    let last = move || player.at() == player.all();
    let moment = move || {
        if first() {
            return app.t("web-moment-first");
        }
        let counted = || {
            let phrase = Phrase::new("web-moment").with("entry", player.at());
            app.say(&phrase.with("entries", player.all()))
        };
        ending::moment(play, player.at()).unwrap_or_else(counted)
    };
    let look = move |viewer| go(play, untrack(|| player.at()), viewer);
    let slide = move |event| {
        player.runs.set(false);
        player.go(event_target_value(&event).parse().unwrap_or_default());
    };
    let run = move || {
        let (icon, key) = if player.runs.get() {
            (BarIcon::Pause, "web-replay-pause")
        } else {
            (BarIcon::Play, "web-replay-play")
        };
        labelled(icon, move || app.t(key))
    };
    let speed = |times: u32| {
        let chosen = move || player.speed.get() == times;
        let label = move || app.say(&Phrase::new("web-replay-speed").with("times", code(&times)));
        view! {
            <button type="button" aria-pressed=move || chosen().to_string() aria-label=label
                on:click=move |_| player.speed.set(times)>{times}"×"</button>
        }
    };
    let button = move |icon, key: &'static str, idle: Signal<bool>, press: fn(Player)| {
        view! {
            <button type="button" disabled=idle on:click=move |_| press(player)>
                {labelled(icon, move || app.t(key))}
            </button>
        }
    };
    let (first, last) = (Signal::derive(first), Signal::derive(last));
    view! {
        <div class="replay-bar">
            <div class="buttons steps">
                {button(BarIcon::First, "web-first", first, |player| player.go(0))}
                {button(BarIcon::Back, "web-back", first, |player| player.step_by_hand(-1))}
                <button type="button" class="run" aria-keyshortcuts="Space" on:click=move |_| player.toggle()>{run}</button>
                {button(BarIcon::Next, "web-next", last, |player| player.step_by_hand(1))}
                {button(BarIcon::Last, "web-last", last, |player| player.go(usize::MAX))}
            </div>
            <div class="buttons speeds" role="group" aria-label=move || app.t("web-replay-speeds")>
                {SPEEDS.map(speed).into_iter().collect_view()}
            </div>
            <label class="slide">
                <span class="sr-only">{move || app.t("web-slide")}</span>
                <input type="range" min="0" max=move || player.all().to_string() prop:value=move || player.at().to_string() on:change=slide/>
            </label>
            <p role="status">{moment}</p>
            {eyes::draw(play, look)}
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
        let table = play.frame.read_untracked().table.clone();
        let over = files == Files::Free;
        let save_key = files.key("web-save-position", "web-save-position-revealing")?;
        let link_key = files.key("web-copy-link", "web-copy-link-revealing")?;
        Some(view! {
            <details class="more" on:toggle=move |event| sheets::toggled(play, &event)>
                <summary>{labelled(BarIcon::More, move || app.t("web-more"))}</summary>
                <div class="sheet">
                    {over.then(|| fair::link(app, &table))}
                    <button type="button" data-tool="position" on:click=save>{app.t(save_key)}</button>
                    <button type="button" data-tool="link" on:click=link>{app.t(link_key)}</button>
                </div>
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
            dialog::copy(app, link, copied);
        }
        other => app.show_refusal(&other),
    }
}
