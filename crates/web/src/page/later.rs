//! What nobody needs first: pages beside the games, replays and endings. They are a piece of the
//! program that is loaded with the first of them, or soon after a table is open.

use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

use gantry_kernel::Standings;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use super::app::App;
use super::{daily, ending, fair, how, learn, new, puzzles, replay, rules, texts, tune};
use crate::boards::Play;
use crate::prelude::*;
use crate::route::Route;

/// How long after a table is open the rest is loaded: the first move comes first.
const AFTER_OPENING: Duration = Duration::from_secs(5);

/// The functions of the piece.
#[derive(Clone, Copy)]
struct Later {
    page: fn(App, Route) -> AnyView,
    ending: fn(Play, ending::ViewerNews, &Arc<Standings>) -> AnyView,
}

#[allow(clippy::unnecessary_wraps)] // loading may fail
#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible)]
fn fetched() -> Result<Later, SplitLoaderError> {
    Ok(Later { page, ending: ending::scene })
}

thread_local! {
    static LOADED: Cell<Option<Later>> = const { Cell::new(None) };
}

/// Loads the piece; returns whether that has succeeded.
async fn load() -> Option<Later> {
    if LOADED.get().is_none() {
        LOADED.set(fetched().await.ok());
    }
    LOADED.get()
}

/// Loads the piece when there is time for it, so that it is here when it is needed.
pub fn prepare() {
    set_timeout(|| spawn_local(async { _ = load().await }), AFTER_OPENING);
}

/// Draws something once the piece is here.
fn once_loaded(app: App, draw: impl Fn(Later) -> AnyView + Send + 'static) -> AnyView {
    if let Some(later) = LOADED.get() {
        return draw(later);
    }
    let loaded = RwSignal::new(false);
    spawn_local(async move {
        match load().await {
            Some(_) => drop(loaded.try_set(true)),
            None => app.notice(app.t("web-page-missing")),
        }
    });
    let drawn = move || {
        loaded.track();
        match LOADED.get() {
            Some(later) => draw(later),
            None => view! { <p class="wait" role="status">{app.t("web-page-comes")}</p> },
        }
    };
    drawn.into_any()
}

/// Draws the page at an address.
pub fn draw(app: App, route: Route) -> AnyView {
    once_loaded(app, move |later| (later.page)(app, route.clone()))
}

/// Draws the end of a game.
pub fn draw_ending(play: Play, told: ending::ViewerNews, standings: Arc<Standings>) -> AnyView {
    once_loaded(play.app, move |later| (later.ending)(play, told, &standings))
}

fn page(app: App, route: Route) -> AnyView {
    match route {
        Route::New(game, online) => new::draw(app, game, online).into_any(),
        Route::Learn(game, _) => texts::with_game(app, game, learn::draw).into_any(),
        Route::How(game) => texts::with_game(app, game, how::draw).into_any(),
        Route::Replay(..) | Route::ReplayAs(..) | Route::Moment(..) => replay::draw(app).into_any(),
        Route::Rules(game, rule) => rules::draw(app, &game, rule).into_any(),
        Route::Puzzles(game, _) => puzzles::draw(app, &game),
        Route::Daily(game, date) => daily::draw(app, &game, date),
        Route::Fair(table) => fair::draw(app, &table),
        Route::FairServer(table) => fair::draw_server(app, table),
        Route::Settings => tune::draw(app).into_any(),
        Route::Home
        | Route::Open(_)
        | Route::Play(_)
        | Route::Join(_)
        | Route::Table(_)
        | Route::Me(_)
        | Route::Player(_)
        | Route::PastGames
        | Route::Host => ().into_any(),
    }
}
