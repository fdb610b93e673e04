//! The pages about people: one's own account, profiles, past games, and what a host of the server
//! sees. They are a piece of the program of their own, with texts and styles of their own: home
//! does not wait for them.

mod account;
mod devices;
mod host;
mod judging;
mod own_data;
mod parts;
mod passkey;
mod past;
mod profile;
mod sign_in;
mod words;

use std::cell::Cell;

use leptos::wasm_split::{SplitLoaderError, wasm_split};
use wasm_bindgen_futures::spawn_local;

use super::app::App;
use super::server::ServerPresence;
use crate::prelude::*;
use crate::route::Route;
use words::People;

/// The function of the piece.
type Screen = fn(App, Route) -> AnyView;

#[allow(clippy::unnecessary_wraps)] // loading may fail
#[wasm_split(people, wasm_split_path = ::leptos::wasm_split, fallible)]
fn fetched() -> Result<Screen, SplitLoaderError> {
    Ok(screen)
}

thread_local! {
    static LOADED: Cell<Option<Screen>> = const { Cell::new(None) };
}

/// Draws the page at an address once the piece is here, if there is a server.
pub fn draw(app: App, route: Route) -> AnyView {
    let loaded = RwSignal::new(LOADED.get().is_some());
    if !loaded.get_untracked() {
        spawn_local(async move {
            match fetched().await {
                Ok(screen) => {
                    LOADED.set(Some(screen));
                    loaded.try_set(true);
                }
                Err(_) => app.notice(app.t("web-page-missing")),
            }
        });
    }
    let presence = Memo::new(move |_| app.server.presence.get());
    let drawn = move || match (presence.get(), loaded.get().then(|| LOADED.get()).flatten()) {
        (ServerPresence::Absent, _) => view! {
            <section class="page">
                <p role="alert">{app.t("web-net-unreachable")}</p>
                <a class="button" href="#/">{app.t("web-to-games")}</a>
            </section>
        },
        (ServerPresence::Present, Some(screen)) => screen(app, route.clone()),
        _ => view! { <p class="wait" role="status">{app.t("web-page-comes")}</p> },
    };
    view! { {drawn} }
}

/// Draws the page at an address, once its texts and styles are here.
fn screen(app: App, route: Route) -> AnyView {
    let people = People::new(app);
    let page = move || match &route {
        Route::Me(table) => account::draw(people, table.clone()),
        Route::Player(id) => profile::draw(people, id.clone()),
        Route::PastGames => past::draw(people),
        Route::Host => host::draw(people),
        _ => ().into_any(),
    };
    let drawn = move || {
        if people.is_ready() {
            page()
        } else {
            view! { <p class="wait" role="status">{app.t("web-page-comes")}</p> }
        }
    };
    view! { <div class="people">{drawn}</div> }
}
