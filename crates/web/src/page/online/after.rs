//! After a game on a server: playing again, and looking at it step by step.

use gantry_kernel::{Phrase, SeatSet, Viewer};
use gantry_wire::{Answer, ClientMessage, Ending};

use crate::boards::Play;
use crate::page::app::code;
use crate::page::{browser, fair, record};
use crate::prelude::*;
use crate::route::Route;

/// The buttons of the ending at a shared table.
pub fn next(play: Play) -> AnyView {
    let app = play.app;
    let frame = play.frame.read_untracked();
    let plays = frame.sharing.as_ref().is_some_and(|sharing| !sharing.own.is_empty());
    let table = frame.table.clone();
    let file = format!("./api/{}", record::path(&table));
    let own = frame.sharing.as_ref().and_then(|sharing| sharing.own.lowest());
    let viewer = own.map_or(Viewer::Spectator, Viewer::Seat);
    let review = {
        let table = table.clone();
        move |_| record::open(app, table.clone(), 0, viewer)
    };
    view! {
        {plays.then(|| view! {
            <button type="button" class="primary" data-tool="rematch" on:click=move |_| rematch(play)>
                {move || app.t("web-rematch")}
            </button>
        })}
        <button type="button" data-tool="review" on:click=review>{move || app.t("web-review")}</button>
        {fair::server_link(app, &table)}
        <a class="button" data-tool="keep" href=file download=true>{move || app.t("web-save-record")}</a>
        <a class="button" href="#/">{move || app.t("web-games")}</a>
    }
}

/// For whom bots played, below the points: for a while, or to the end after somebody gave up.
pub fn substitutes(play: Play) -> AnyView {
    let sharing = play.frame.read_untracked().sharing.as_deref().cloned().unwrap_or_default();
    let gone = sharing.resigned;
    let line = |key: &'static str, seats: SeatSet| {
        let named = seats.iter().filter_map(|seat| play.seat(seat));
        let names: Vec<String> = named.map(|info| info.name).collect();
        let phrase =
            Phrase::new(key).with("count", names.len()).with("names", code(&names.join(", ")));
        (!names.is_empty()).then(|| {
            view! { <p class="hint" data-note=key>{move || play.app.say(&phrase)}</p> }
        })
    };
    let stood_in = line("web-stood-in", sharing.ever_stood_in.minus(gone));
    let gave_up = line("web-gave-up", gone);
    view! { {stood_in}{gave_up} }
}

/// Goes to the table where the same players play again; opens it if nobody has.
fn rematch(play: Play) {
    let app = play.app;
    let known = untrack(|| wanted(play));
    match known {
        Some(table) => browser::go(&Route::Table(table)),
        None => app.ask(ClientMessage::Rematch, move |answer| match answer {
            Answer::Opened(table) => browser::go(&Route::Table(table)),
            other => app.show_refusal(&other),
        }),
    }
}

/// The table of the rematch, if somebody has opened it; reactive.
fn wanted(play: Play) -> Option<String> {
    play.frame.read().sharing.as_ref()?.rematch.clone()
}

/// How a game ended, if not by its rules. Without a result there is no ending scene.
pub fn ended_banner(play: Play) -> impl IntoView {
    let app = play.app;
    let ending = Memo::new(move |_| {
        let frame = play.frame.read();
        frame.sharing.as_ref().and_then(|sharing| sharing.ending)
    });
    move || {
        let ending = ending.get()?;
        let frame = play.frame.read_untracked();
        let given_up = frame.sharing.as_ref().is_some_and(|sharing| {
            !sharing.own.is_empty() && sharing.own.is_subset(sharing.resigned)
        });
        let key = match ending {
            Ending::Abandoned => "web-stopped",
            Ending::Resigned if given_up => "web-you-resigned",
            Ending::Resigned => "web-all-resigned",
        };
        let unranked = frame.standings.is_none();
        Some(view! {
            <div class="banner ended" role="status">
                <span>{app.t(key)}</span>
                {unranked.then(|| next(play))}
            </div>
        })
    }
}

/// Somebody wants to play again.
pub fn rematch_banner(play: Play) -> impl IntoView {
    let app = play.app;
    let table = Memo::new(move |_| wanted(play));
    move || {
        let table = table.get()?;
        Some(view! {
            <div class="banner" role="status">
                <span>{app.t("web-rematch-open")}</span>
                <a class="button" data-tool="rematch-open" href=Route::Table(table).to_string()>{app.t("web-join")}</a>
            </div>
        })
    }
}
