//! The page: it draws what the worker sends.

mod app;
mod aside;
pub mod browser;
mod home;
mod learn;
mod link;
mod log;
mod new;
mod play;
mod replay;
mod rules;
mod sound;
mod tune;
mod update;

pub use app::App;

use crate::prelude::*;
use leptos::mount::mount_to_body;

use crate::route::Route;
use gantry_wire::{Answer, ClientMessage};

/// Draws the page and starts the worker.
pub fn run() {
    mount_to_body(|| {
        let app = App::new();
        begin(app);
        frame(app)
    });
    if let Ok(Some(splash)) = browser::document().query_selector("#splash") {
        splash.remove();
    }
}

/// Sets up everything that lives as long as the page.
fn begin(app: App) {
    let broke = move || app.notice(app.t("web-broken"));
    if link::start(move |reply| app.hear(reply), broke).is_err() {
        app.notice(app.t("web-no-worker"));
    }
    Effect::new(move |_| app.apply_settings());
    app.ask(ClientMessage::Games, move |answer| {
        if let Answer::Games(games) = answer {
            app.games.set(games);
        }
    });
    let window = browser::window();
    browser::listen(&window, "hashchange", move |_| app.route.set(Route::read(&browser::hash())));
    browser::listen(&browser::document(), "visibilitychange", move |_| {
        app.tell(ClientMessage::Pause(browser::document().hidden()));
    });
    Effect::new(move |_| follow(app, &app.route.get()));
    sound::follow(app);
    learn::watch(app);
    update::watch(app);
}

/// Sends the worker what a new address requires.
fn follow(app: App, route: &Route) {
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    match route {
        Route::Play(table) => open(app, table, ClientMessage::Open(table.clone())),
        Route::Replay(table) => {
            let message = ClientMessage::Replay { table: table.clone(), entry: None, viewer: None };
            app.frame.set(None);
            app.tell(message);
        }
        Route::Open(text) => match browser::decoded(text) {
            Some(text) => app.go_to(ClientMessage::Read(text)),
            None => app.notice(app.t("web-bad-link")),
        },
        Route::Learn(game, Some(lesson)) => learn::begin(app, game, lesson),
        Route::Home | Route::Learn(_, None) => {
            app.leave();
            app.refresh_tables();
        }
        Route::New(_) | Route::Rules(..) | Route::Settings => {}
    }
}

/// Opens a table, unless it is already open.
fn open(app: App, table: &str, message: ClientMessage) {
    let known = app
        .frame
        .read_untracked()
        .as_ref()
        .is_some_and(|frame| frame.table == *table && frame.replay.is_none());
    if !known {
        app.frame.set(None);
        app.tell(message);
    }
}

/// The page around what is shown.
fn frame(app: App) -> impl IntoView {
    let main = move || match app.route.get() {
        Route::Home | Route::Open(_) => home::draw(app).into_any(),
        Route::New(game) => new::draw(app, game).into_any(),
        Route::Play(_) | Route::Learn(_, Some(_)) => play::draw(app).into_any(),
        Route::Learn(game, None) => learn::draw(app, &game),
        Route::Replay(_) => replay::draw(app).into_any(),
        Route::Rules(game, rule) => rules::draw(app, &game, rule).into_any(),
        Route::Settings => tune::draw(app).into_any(),
    };
    view! {
        <a class="skip" href="#main" on:click=move |event| { event.prevent_default(); browser::focus("#main") }>
            {move || app.t("web-skip")}
        </a>
        <header class="bar">
            <a class="mark" href="#/" aria-label=move || app.t("web-to-home")>"Gantry"</a>
            <nav aria-label=move || app.t("web-menu")>
                <a href="#/">{move || app.t("web-games")}</a>
                <a href="#/settings">{move || app.t("web-settings")}</a>
            </nav>
        </header>
        {move || notices(app)}
        <main id="main" tabindex="-1">{main}</main>
    }
}

/// Notices, until the reader dismisses them.
fn notices(app: App) -> impl IntoView {
    let notice = move |(index, words): (usize, String)| {
        view! {
            <li>
                <span>{words}</span>
                <button type="button" class="plain" on:click=move |_| app.notices.update(|all| drop(all.remove(index)))>
                    {app.t("web-close")}
                </button>
            </li>
        }
    };
    let update = app.update.get().then(|| {
        view! {
            <li>
                <span>{app.t("web-update")}</span>
                <button type="button" class="plain" on:click=move |_| update::reload()>{app.t("web-reload")}</button>
            </li>
        }
    });
    let list = app.notices.get().into_iter().enumerate().map(notice).collect_view();
    view! { <ul class="notices" role="status">{update}{list}</ul> }
}
