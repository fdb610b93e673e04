//! Puzzles: the list of a game's puzzles, and the panel beside the board that asks and judges.

use gantry_kernel::{Phrase, Value};
use gantry_wire::{ClientMessage, Hint, PuzzleFrame, PuzzleVerdict};

use super::app::{App, title};
use super::{aside, browser};
use crate::boards::Play;
use crate::prelude::*;
use crate::route::Route;
use gantry_host::puzzles;

/// Draws the list of a game's puzzles.
pub fn draw(app: App, game: &str) -> AnyView {
    let id = game.to_owned();
    let item = move |number: usize| {
        let address = Route::Puzzles(id.clone(), Some(number)).to_string();
        let known = solved_key(&id, number);
        let solved = Memo::new(move |_| app.settings.read().solved.contains(&known));
        let label = move || app.say(&Phrase::new("web-puzzle").with("number", number));
        let tick = move || {
            solved.get().then(|| view! { <span class="tick">{app.t("web-puzzle-solved")}</span> })
        };
        view! { <li class:solved=solved><a href=address>{label}</a>{tick}</li> }
    };
    let all = puzzles::count(game);
    view! {
        <section class="page puzzles">
            <img class="poster" src=browser::file(&format!("poster-{game}.svg")) alt="" width="320" height="200"/>
            <h1>{title(game)}</h1>
            <p class="lead">{move || app.t("web-puzzles-lead")}</p>
            {progress(app, game, all)}
            <ol>{(1..=all).map(item).collect_view()}</ol>
        </section>
    }
    .into_any()
}

/// How many puzzles are solved.
fn progress(app: App, game: &str, all: usize) -> impl IntoView + use<> {
    let keys: Vec<String> = (1..=all).map(|number| solved_key(game, number)).collect();
    move || {
        let settings = app.settings.read();
        let done = keys.iter().filter(|key| settings.solved.contains(key)).count();
        let words = Phrase::new("web-puzzles-progress").with("done", done).with("all", all);
        view! {
            <p class="progress">
                <progress max=all.to_string() value=done.to_string() aria-hidden="true"></progress>
                {app.say(&words)}
            </p>
        }
    }
}

/// A link to the puzzles of a game, if it has any.
pub fn link(app: App, game: &str) -> Option<AnyView> {
    let address = Route::Puzzles(game.into(), None).to_string();
    let any = puzzles::count(game) > 0;
    any.then(|| view! { <a href=address>{move || app.t("web-puzzles")}</a> }.into_any())
}

fn solved_key(game: &str, number: usize) -> String {
    format!("{game}/{number}")
}

/// Shows a puzzle, unless it is already open and undecided.
pub fn begin(app: App, game: &str, number: usize) {
    app.frame.set(None);
    app.open("", ClientMessage::Puzzle { game: game.into(), number });
}

/// Draws the panel; nothing outside puzzles.
pub fn panel(play: Play) -> Option<AnyView> {
    let app = play.app;
    let game = play.frame.read_untracked().game.clone();
    play.frame.read_untracked().puzzle.as_ref()?;
    let puzzle = Memo::new(move |_| play.shown.read().puzzle.clone());
    let place = move || {
        puzzle.get().map(|puzzle| {
            let words = Phrase::new("web-puzzle-place").with("number", puzzle.number);
            app.say(&words.with("count", puzzle.count))
        })
    };
    Effect::new({
        let game = game.clone();
        move |_| remember(app, &game, puzzle.read().as_deref())
    });
    let state = move || {
        let puzzle = puzzle.read();
        match puzzle.as_ref().and_then(|puzzle| puzzle.verdict.as_ref()) {
            None => "asked",
            Some(verdict) if verdict.solved => "solved",
            Some(_) => "missed",
        }
    };
    let words = move || match state() {
        "asked" => app.t("web-puzzle-ask"),
        "solved" => app.t("web-puzzle-right"),
        _ => app.t("web-puzzle-wrong"),
    };
    let proof = move || {
        let puzzle = puzzle.get()?;
        puzzle.verdict.as_ref().map(|verdict| proof(play, verdict))
    };
    let ways = move || puzzle.get().map(|puzzle| ways(app, &game, &puzzle));
    Some(
        view! {
            <section class="coach puzzle" id="coach" tabindex="-1" data-state=state
                aria-label=move || app.t("web-puzzles")>
                <p class="what"><span>{place}</span></p>
                <p role="status" aria-live="polite">{words}</p>
                {proof}
                <div class="buttons">{ways}</div>
            </section>
        }
        .into_any(),
    )
}

/// What the best choices are worth, and why the first is better.
fn proof(play: Play, verdict: &PuzzleVerdict) -> AnyView {
    let app = play.app;
    let line = |hint: &Hint| {
        let own = hint.choice.notation == verdict.chosen;
        let mark = own.then(|| view! { <em>{app.t("web-puzzle-yours")}</em> });
        let worth = aside::worth(play, hint);
        view! { <li class:own=own>{play.say(&hint.choice.phrase)}" "{worth}" "{mark}</li> }
    };
    let worlds = Value::Number(verdict.worlds.into());
    let about = app.say(&Phrase::new("web-puzzle-proof").with("worlds", worlds));
    view! {
        <ol class="shares">{verdict.choices.iter().map(line).collect_view()}</ol>
        {aside::reason(play, &verdict.previews)}
        <p class="hint">{about}</p>
    }
    .into_any()
}

/// Again, the next puzzle, all puzzles.
fn ways(app: App, game: &str, puzzle: &PuzzleFrame) -> AnyView {
    let all = Route::Puzzles(game.into(), None).to_string();
    let number = puzzle.number;
    let again = puzzle.verdict.is_some().then(|| {
        let game = game.to_owned();
        let again = move |_| begin(app, &game, number);
        view! { <button type="button" on:click=again>{app.t("web-puzzle-again")}</button> }
    });
    let next = (puzzle.verdict.is_some() && number < puzzle.count).then(|| {
        let route = Route::Puzzles(game.into(), Some(number + 1)).to_string();
        view! { <a class="button" data-tool="next-puzzle" href=route>{app.t("web-puzzle-next")}</a> }
    });
    view! { {next}{again}<a href=all>{app.t("web-puzzles-all")}</a> }.into_any()
}

/// Keeps that a puzzle was solved, and turns to the verdict.
fn remember(app: App, game: &str, puzzle: Option<&PuzzleFrame>) {
    let Some((puzzle, verdict)) =
        puzzle.and_then(|puzzle| Some((puzzle, puzzle.verdict.as_ref()?)))
    else {
        return;
    };
    let key = solved_key(game, puzzle.number);
    if verdict.solved && !app.settings.read_untracked().solved.contains(&key) {
        app.settings.update(|settings| settings.solved.push(key));
    }
    request_animation_frame(|| {
        if browser::focus_is_lost() {
            browser::focus("#coach");
        }
    });
}
