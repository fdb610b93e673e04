//! Lessons: the list of a game's lessons, and the coach beside the table.

use gantry_kernel::Phrase;

use super::app::{App, code, title};
use super::{browser, how};
use crate::boards::{Play, board_of};
use crate::prelude::*;
use crate::route::Route;
use gantry_host::lessons::{self, step_key, title_key, why_key};
use gantry_wire::{ClientMessage, Coach, Frame, Refused};

/// Fetches the coach's texts, in the reader's language, as soon as somebody opens a lesson.
pub fn watch(app: App) {
    let wanted = Memo::new(move |_| {
        let learns = matches!(*app.route.read(), Route::Learn(..) | Route::How(_));
        learns.then(|| app.settings.read().language.clone())
    });
    Effect::new(move |_| {
        let Some(language) = wanted.get() else { return };
        let file = browser::file(&format!("lessons-{language}.ftl"));
        browser::fetch_text(&file, move |text| match text {
            Some(text) => app.coaching.set(text),
            None => app.notice(app.t("web-learn-missing")),
        });
    });
}

/// A message of the coach, once loaded; reactive.
pub fn word(app: App, key: &str) -> String {
    lessons::words(&app.coaching.read(), key).into()
}

/// Draws the list, once its messages are loaded.
pub fn draw(app: App, game: &str) -> AnyView {
    let id = game.to_owned();
    let pictures = (board_of(game).scenes.lessons)();
    let item = move |(index, lesson): (usize, &&'static str)| {
        let picture = pictures.get(index).cloned().unwrap_or_default();
        let address = Route::Learn(id.clone(), Some((*lesson).into())).to_string();
        let (title, known) = (title_key(&id, lesson), learned_key(&id, lesson));
        let tick = move || {
            let learned = app.settings.read().learned.contains(&known);
            learned.then(|| view! { <span class="tick">{app.t("web-learn-finished")}</span> })
        };
        view! {
            <li>
                <a href=address>
                    <span class="lesson-picture" aria-hidden="true" inner_html=picture></span>
                    <span class="lesson-number" aria-hidden="true">{index + 1}</span>
                    <span class="lesson-title">{move || word(app, &title)}</span>
                </a>
                {tick}
            </li>
        }
    };
    let ready = Memo::new(move |_| !app.coaching.read().is_empty());
    let all = lessons::names(game);
    let items = move || ready.get().then(|| all.iter().enumerate().map(&item).collect_view());
    view! {
        <section class="page learn">
            <h1>{title(game)}</h1>
            <p class="lead">{move || app.t("web-learn-lead")}</p>
            {progress(app, game)}
            <ol>{items}</ol>
            <p class="links">
                {real_game(app, game)}
                {how::link(app, game)}
                <a href=format!("#/rules/{game}")>{move || app.t("web-rules")}</a>
            </p>
        </section>
    }
}

/// A link to the lessons of a game, if it has any.
pub fn link(app: App, game: &str) -> Option<AnyView> {
    let address = Route::Learn(game.into(), None).to_string();
    let any = !lessons::names(game).is_empty();
    any.then(|| view! { <a href=address>{move || app.t("web-learn")}</a> })
}

/// How many lessons of a game are finished, once one is.
pub fn progress(app: App, game: &str) -> impl IntoView + use<> {
    let keys: Vec<String> =
        lessons::names(game).iter().map(|lesson| learned_key(game, lesson)).collect();
    move || {
        let settings = app.settings.read();
        let done = keys.iter().filter(|key| settings.learned.contains(key)).count();
        (done > 0).then(|| {
            let all = keys.len();
            let words = Phrase::new("web-learn-progress").with("done", done).with("all", all);
            view! {
                <p class="progress">
                    <progress max=all.to_string() value=done.to_string() aria-hidden="true"></progress>
                    {app.say(&words)}
                </p>
            }
        })
    }
}

fn real_game(app: App, game: &str) -> AnyView {
    view! { <a href=Route::New(game.into(), false).to_string()>{move || app.t("web-learn-real")}</a> }
}

fn learned_key(game: &str, lesson: &str) -> String {
    format!("{game}/{lesson}")
}

/// The route to the open table.
pub fn route_to(frame: &Frame) -> Route {
    match &frame.coach {
        None if frame.puzzle.is_some() => {
            let number = frame.puzzle.as_ref().map(|puzzle| puzzle.number);
            Route::Puzzles(frame.game.clone(), number)
        }
        Some(coach) => Route::Learn(frame.game.clone(), Some(coach.lesson.clone())),
        None => Route::Play(frame.table.clone()),
    }
}

/// Begins a lesson, unless it is already open.
pub fn begin(app: App, game: &str, lesson: &str) {
    let here = Route::Learn(game.into(), Some(lesson.into()));
    let known = app.frame.read_untracked().as_ref().is_some_and(|frame| route_to(frame) == here);
    if !known {
        start(app, game, lesson);
    }
}

fn start(app: App, game: &str, lesson: &str) {
    app.frame.set(None);
    app.open("", ClientMessage::Learn { game: game.into(), lesson: lesson.into() });
}

/// The answer to a player who tries something else than the coach waits for.
pub fn not_this_step(app: App) -> Refused {
    let frame = app.frame.read_untracked();
    let Some((frame, coach)) =
        frame.as_ref().and_then(|frame| Some((frame, frame.coach.as_ref()?)))
    else {
        return Refused::without_rule(Phrase::new("host-no-table"));
    };
    let words = untrack(|| {
        if coach.why {
            return word(app, &why_key(&frame.game, &coach.lesson, &coach.id));
        }
        let key = if coach.waits { "web-learn-rather" } else { "web-learn-read-first" };
        let wanted = word(app, &step_key(&frame.game, &coach.lesson, &coach.id));
        app.say(&Phrase::new(key).with("words", code(&wanted)))
    });
    Refused::without_rule(Phrase::new("host-text").with("text", code(&words)))
}

/// Draws the coach; nothing outside lessons.
pub fn coach(play: Play) -> Option<AnyView> {
    let app = play.app;
    let game = play.frame.read_untracked().game.clone();
    play.frame.read_untracked().coach.as_ref()?;
    let coach = when_told(play);
    Effect::new(move |_| remember(play, play.frame.read().coach.as_ref()));
    Effect::new(move |_| {
        coach.track();
        turn_to_coach(play);
    });
    let said = move |key: &dyn Fn(&Coach) -> String| {
        coach.read().as_ref().map(|coach| word(app, &key(coach)))
    };
    let words = {
        let game = game.clone();
        move || said(&|coach| step_key(&game, &coach.lesson, &coach.id))
    };
    let place = move || {
        let title = said(&|coach| title_key(&game, &coach.lesson)).unwrap_or_default();
        coach.read().as_ref().map(|coach| place(app, &title, coach))
    };
    let done = move || coach.read().as_ref().is_some_and(Coach::is_done);
    let step = move || coach.read().as_ref().map(|coach| coach.step.to_string());
    let ways = move || coach.get().map(|coach| ways(play, &coach));
    let aside = move || coach.get().map(|coach| aside(play, &coach));
    Some(view! {
        <section class="coach" id="coach" tabindex="-1" data-step=step data-done=move || done().to_string()
            aria-label=move || app.t("web-learn-coach")>
            <p class="what"><span>{place}</span>{aside}</p>
            <p role="status" aria-live="polite">{words}</p>
            <div class="buttons">{ways}</div>
        </section>
    })
}

/// The table's coach, who waits until the board has shown what has happened.
fn when_told(play: Play) -> ReadSignal<Option<Coach>> {
    let (coach, speak) = signal(play.frame.read_untracked().coach.clone());
    Effect::new(move |_| {
        play.frame.track();
        play.telling.track();
        // By then the board knows whether it has something to show.
        request_animation_frame(move || {
            let told = !play.telling.try_get_untracked().unwrap_or(true);
            let now = play.frame.try_with_untracked(|frame| frame.coach.clone()).flatten();
            if told && coach.try_get_untracked().is_some_and(|known| known != now) {
                speak.set(now);
            }
        });
    });
    coach
}

/// Which lesson this is and how far it has progressed.
fn place(app: App, title: &str, coach: &Coach) -> String {
    let phrase = Phrase::new("web-learn-step")
        .with("lesson", code(title))
        .with("step", coach.step + 1)
        .with("steps", coach.steps);
    app.say(&phrase)
}

/// Marks a lesson that has reached its end as finished.
fn remember(play: Play, coach: Option<&Coach>) {
    let Some(coach) = coach.filter(|coach| coach.is_done()) else { return };
    let learned = learned_key(&play.frame.read_untracked().game, &coach.lesson);
    let settings = play.app.settings;
    if !settings.read_untracked().learned.contains(&learned) {
        settings.update(|settings| settings.learned.push(learned));
    }
}

/// Clears what was shown for the last step. If the focused button is gone, the coach gets the
/// focus.
fn turn_to_coach(play: Play) {
    play.aside.set(None);
    request_animation_frame(|| {
        if browser::focus_is_lost() {
            browser::focus("#coach");
        }
    });
}

/// Links to the rule, and back to the beginning.
fn aside(play: Play, coach: &Coach) -> AnyView {
    let app = play.app;
    let game = play.frame.read_untracked().game.clone();
    let rule = Route::Rules(game.clone(), Some(coach.rule.clone())).to_string();
    let again = (coach.step > 0).then(|| {
        let lesson = coach.lesson.clone();
        let again = move |_| start(app, &game, &lesson);
        view! { <button type="button" class="plain" on:click=again>{app.t("web-learn-again")}</button> }
    });
    view! { <a href=rule>{coach.rule.clone()}</a>{again} }
}

/// Buttons to continue, and from the end to the next lesson or to a real game.
fn ways(play: Play, coach: &Coach) -> AnyView {
    let app = play.app;
    let game = play.frame.read_untracked().game.clone();
    if coach.is_done() {
        let names = lessons::names(&game).iter().copied();
        let next = names.skip_while(|lesson| *lesson != coach.lesson).nth(1);
        let next = next.map(|lesson| {
            let route = Route::Learn(game.clone(), Some(lesson.into()));
            view! { <a class="button" href=route.to_string()>{app.t("web-learn-next-lesson")}</a> }
        });
        let all = Route::Learn(game.clone(), None).to_string();
        return view! { {next}{real_game(app, &game)}<a href=all>{app.t("web-learn-all")}</a> };
    }
    let read_on = move |_| app.tell(ClientMessage::NextStep);
    let next = (!coach.waits).then(|| {
        view! { <button type="button" class="primary" on:click=read_on>{app.t("web-learn-next")}</button> }
    });
    view! { {next} }
}
