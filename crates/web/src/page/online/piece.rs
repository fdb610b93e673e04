//! The screens of tables on a server are a piece of the program of their own: home does not wait
//! for it.

use std::cell::Cell;
use std::time::Duration;

use gantry_wire::GameInfo;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::settings::OnlineForm;
use super::{after, bar, invitation, lobby, notify, push, scene, settings};
use crate::boards::Play;
use crate::page::app::App;
use crate::prelude::*;

/// The functions of the piece.
#[derive(Clone, Copy)]
struct Screens {
    lobby: fn(App) -> AnyView,
    own: fn(App) -> AnyView,
    invitation: fn(App, String) -> AnyView,
    table: fn(App) -> AnyView,
    form: fn(App, OnlineForm, &GameInfo) -> AnyView,
    tools: fn(Play) -> AnyView,
    banners: fn(Play) -> AnyView,
    more: fn(Play) -> AnyView,
    next: fn(Play) -> AnyView,
    substitutes: fn(Play) -> AnyView,
    watch: fn(App),
    calls: fn(App) -> AnyView,
}

/// How long after the server has told who we are the watch over our tables begins: what the visitor
/// asked for comes first.
const WATCH_AFTER: Duration = Duration::from_secs(2);

#[allow(clippy::unnecessary_wraps)] // loading may fail
#[wasm_split(online, wasm_split_path = ::leptos::wasm_split, fallible)]
fn fetched() -> Result<Screens, SplitLoaderError> {
    Ok(Screens {
        lobby: lobby::draw,
        own: lobby::draw_own,
        invitation: invitation::draw,
        table: scene::draw,
        form: settings::draw,
        tools: bar::tools,
        banners: bar::banners,
        more: bar::more,
        next: after::next,
        substitutes: after::substitutes,
        watch: notify::watch,
        calls: push::draw,
    })
}

thread_local! {
    static LOADED: Cell<Option<Screens>> = const { Cell::new(None) };
}

/// Loads the piece; returns whether that has succeeded.
async fn load() -> Option<Screens> {
    if LOADED.get().is_none() {
        LOADED.set(fetched().await.ok());
    }
    LOADED.get()
}

/// Watches the tables of whoever the server knows, from soon after that on.
pub fn watch(app: App) {
    let owner = Owner::current();
    let watched = StoredValue::new(false);
    Effect::new(move |_| {
        if app.server.me.read().is_none() || watched.get_value() {
            return;
        }
        let owner = owner.clone();
        let begin = async move {
            if let Some(screens) = load().await
                && let Some(owner) = owner
                && !watched.get_value()
            {
                watched.set_value(true);
                owner.with(|| (screens.watch)(app));
            }
        };
        set_timeout(move || wasm_bindgen_futures::spawn_local(begin), WATCH_AFTER);
    });
}

/// Draws something once the piece is here; `waits` says so meanwhile.
fn once_loaded(
    app: App,
    waits: bool,
    draw: impl Fn(Screens) -> AnyView + Send + 'static,
) -> AnyView {
    let loaded = RwSignal::new(LOADED.get().is_some());
    if !loaded.get_untracked() {
        wasm_bindgen_futures::spawn_local(async move {
            match load().await {
                Some(_) => drop(loaded.try_set(true)),
                None => app.notice(app.t("web-net-unreachable")),
            }
        });
    }
    let drawn = move || match loaded.get().then(|| LOADED.get()).flatten() {
        Some(screens) => Some(draw(screens)),
        None => waits.then(|| view! { <p class="wait" role="status">{app.t("web-entering")}</p> }),
    };
    view! { {drawn} }
}

/// The online part of home, where there is a server.
pub fn draw_lobby(app: App) -> impl IntoView {
    let present = Memo::new(move |_| app.server.is_present());
    move || present.get().then(|| once_loaded(app, false, move |screens| (screens.lobby)(app)))
}

/// One's own tables, for the top of home.
pub fn draw_own(app: App) -> impl IntoView {
    let present = Memo::new(move |_| app.server.is_present());
    move || present.get().then(|| once_loaded(app, false, move |screens| (screens.own)(app)))
}

/// The switch for calls while no page is open, for the settings.
pub fn calls(app: App) -> impl IntoView {
    let present = Memo::new(move |_| app.server.is_present());
    move || present.get().then(|| once_loaded(app, false, move |screens| (screens.calls)(app)))
}

/// The way from an invitation to a seat.
pub fn draw_invitation(app: App, table: String) -> AnyView {
    once_loaded(app, true, move |screens| (screens.invitation)(app, table.clone()))
}

/// The table of a server: before the deal, in play, or why it is closed.
pub fn draw(app: App) -> AnyView {
    once_loaded(app, true, move |screens| (screens.table)(app))
}

/// How a table on a server is to be played.
pub fn form(app: App, form: OnlineForm, game: &GameInfo) -> AnyView {
    let game = game.clone();
    once_loaded(app, true, move |screens| (screens.form)(app, form, &game))
}

/// Draws a part of a table, if it is on a server: then the piece is here.
fn at_table(play: Play, part: impl Fn(Screens) -> AnyView) -> Option<AnyView> {
    play.frame.read_untracked().sharing.as_ref()?;
    LOADED.get().map(part)
}

/// The chat; nothing at a table of this browser.
pub fn tools(play: Play) -> Option<AnyView> {
    at_table(play, |screens| (screens.tools)(play))
}

/// The players with their clocks, and what the reader has to answer.
pub fn banners(play: Play) -> Option<AnyView> {
    at_table(play, |screens| (screens.banners)(play))
}

/// What is rarely wanted: stopping, giving up, being called.
pub fn more(play: Play) -> Option<AnyView> {
    at_table(play, |screens| (screens.more)(play))
}

/// The buttons of the ending.
pub fn next(play: Play) -> Option<AnyView> {
    at_table(play, |screens| (screens.next)(play))
}

/// For whom bots played.
pub fn substitutes(play: Play) -> Option<AnyView> {
    at_table(play, |screens| (screens.substitutes)(play))
}
