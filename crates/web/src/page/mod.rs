//! The page: it draws what the worker sends.

mod app;
mod aside;
mod bar;
pub mod browser;
mod daily;
mod damaged;
pub mod dialog;
mod ending;
mod eyes;
mod fair;
mod forced;
mod guard;
mod home;
mod how;
mod icons;
mod later;
mod learn;
mod link;
mod log;
mod new;
mod offer;
pub mod online;
mod people;
mod play;
mod puzzles;
mod question;
mod ranking;
mod record;
mod replay;
mod review;
mod rules;
mod seen;
pub mod server;
mod sheets;
mod sound;
mod texts;
mod tune;
mod update;
mod values;

pub use app::App;

use crate::prelude::*;
use leptos::mount::mount_to_body;

use crate::route::Route;
use app::Notice;
use gantry_wire::ClientMessage;

/// Draws the page, once its texts are here, in place of what was shown meanwhile; then starts the
/// worker.
pub fn run() {
    wasm_bindgen_futures::spawn_local(async {
        let settings = app::kept_settings();
        let texts = texts::first(&settings.language).await;
        mount_to_body(|| {
            let app = App::new(settings, texts);
            begin(app);
            frame(app)
        });
        if let Ok(Some(splash)) = browser::document().query_selector("#splash") {
            splash.remove();
        }
    });
}

/// Sets up everything that lives as long as the page.
fn begin(app: App) {
    let broke = move || app.warn(app.t("web-broken"));
    if link::start(move |reply| app.hear_worker(reply), broke).is_err() {
        app.warn(app.t("web-no-worker"));
    }
    guard::watch();
    Effect::new(move |_| app.apply_settings());
    texts::watch(app);
    let window = browser::window();
    browser::listen(&window, "hashchange", move |_| {
        let route = Route::read(&browser::hash());
        if *app.route.read_untracked() != route {
            app.route.set(route);
        }
    });
    browser::listen(&browser::document(), "visibilitychange", move |_| {
        app.tell(ClientMessage::Pause(browser::document().hidden()));
    });
    Effect::new(move |_| {
        let route = app.route.get();
        untrack(|| follow(app, &route));
    });
    sound::follow(app);
    learn::watch(app);
    update::watch(app);
    server::watch(app);
    online::watch(app);
}

/// Sends the worker what a new address requires.
fn follow(app: App, route: &Route) {
    browser::window().scroll_to_with_x_and_y(0.0, 0.0);
    app.turn_to(route);
    app.skipping.set(false);
    if let Route::New(game, _)
    | Route::Rules(game, _)
    | Route::Learn(game, _)
    | Route::How(game)
    | Route::Puzzles(game, _)
    | Route::Daily(game, _) = route
        && gantry_catalog::summaries().iter().all(|known| known.id != *game)
    {
        app.send_home(app.t("web-no-such-game"));
        return;
    }
    let local = matches!(
        route,
        Route::Play(_)
            | Route::Replay(..)
            | Route::ReplayAs(..)
            | Route::Moment(..)
            | Route::Open(_)
            | Route::Learn(..)
            | Route::Home
    );
    if local {
        online::leave(app);
    }
    match route {
        Route::Play(table) => open(app, table, ClientMessage::Open(table.clone())),
        Route::Replay(table, entry) => {
            let message =
                ClientMessage::Replay { table: table.clone(), entry: *entry, viewer: None };
            app.frame.set(None);
            app.open(table, message);
        }
        Route::ReplayAs(table, entry, viewer) => {
            let (entry, viewer) = (Some(*entry), Some(*viewer));
            app.frame.set(None);
            app.open(table, ClientMessage::Replay { table: table.clone(), entry, viewer });
        }
        Route::Moment(table, entry, viewer) => {
            app.leave();
            record::open(app, table.clone(), *entry, *viewer);
        }
        Route::Open(text) => match browser::decoded(text) {
            Some(text) => app.go_to(ClientMessage::Read(text)),
            None => app.send_home(app.t("web-bad-link")),
        },
        Route::Learn(game, Some(lesson)) => learn::begin(app, game, lesson),
        Route::Puzzles(game, Some(number)) => puzzles::begin(app, game, *number),
        Route::Home | Route::Learn(_, None) | Route::Puzzles(_, None) | Route::Daily(..) => {
            app.leave();
            app.refresh_tables();
        }
        Route::Table(table) => {
            if !online::is_open(table) {
                app.leave();
            }
            online::enter(app, table);
        }
        Route::New(..)
        | Route::Join(_)
        | Route::How(_)
        | Route::Rules(..)
        | Route::Fair(_)
        | Route::FairServer(_)
        | Route::Settings
        | Route::Me(_)
        | Route::Player(_)
        | Route::PastGames
        | Route::Host => {}
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
        app.open(table, message);
    }
}

/// The page around what is shown.
fn frame(app: App) -> impl IntoView {
    let main = move || match app.route.get() {
        Route::Home | Route::Open(_) => home::draw(app).into_any(),
        Route::Join(table) => online::draw_invitation(app, table),
        Route::Table(_) => online::draw(app),
        Route::Play(_) | Route::Learn(_, Some(_)) | Route::Puzzles(_, Some(_)) => {
            play::draw(app).into_any()
        }
        route @ (Route::Me(_) | Route::Player(_) | Route::PastGames | Route::Host) => {
            people::draw(app, route)
        }
        other => later::draw(app, other),
    };
    let on_stage = move || app.route.read().is_stage() && app.frame.read().is_some();
    view! {
        <a class="skip" href="#main" on:click=move |event| { event.prevent_default(); browser::focus("#main") }>
            {move || app.t("web-skip")}
        </a>
        <header class="bar" hidden=on_stage>
            <a class="mark" href="#/" aria-label=move || app.t("web-to-home")>"Gantry"</a>
            <nav aria-label=move || app.t("web-menu")>
                <a href="#/">{move || app.t("web-games")}</a>
                {move || app.server.is_present().then(|| view! { <a href="#/me">{app.t("web-account")}</a> })}
                <a href="#/settings">{move || app.t("web-settings")}</a>
            </nav>
        </header>
        {move || notices(app)}
        <main id="main" tabindex="-1">{damaged::draw(app)}{main}</main>
        {question::draw(app)}
    }
}

/// Notices, until the reader dismisses them or leaves the page that they are about.
fn notices(app: App) -> impl IntoView {
    let notice = move |(index, notice): (usize, Notice)| {
        view! {
            <li>
                <span>{notice.words}</span>
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
    view! { <div role="status"><ul class="notices">{update}{list}</ul></div> }
}
