//! A running game of one person against bots moves between this browser and the server, as a
//! record.

use gantry_catalog::HUMAN;
use gantry_host::daily;
use gantry_kernel::Awaiting;
use gantry_wire::{Answer, ClientMessage, CreatedTable, Files, Frame, RecordBody};

use super::{enter, leave, refuse};
use crate::boards::Play;
use crate::page::app::App;
use crate::page::{browser, server};
use crate::prelude::*;
use crate::route::Route;

/// At a table of this browser: the way to the server.
pub fn to_server(play: Play) -> impl IntoView {
    let app = play.app;
    let fits = Memo::new(move |_| {
        let frame = play.frame.read();
        let is_own = frame.sharing.is_none() && frame.files == Files::Revealing;
        let is_table = matches!(*app.route.read(), Route::Play(_));
        is_own && is_table && app.server.is_present() && daily::of_table(&frame.table).is_none()
    });
    let ask = move |_| {
        let table = play.frame.read_untracked().table.clone();
        app.confirm(app.t("web-move-online-sure"), app.t("web-move-online"), move || {
            send(app, table.clone());
        });
    };
    move || {
        fits.get().then(|| {
            view! {
                <button type="button" data-tool="move-online" on:click=ask>{move || app.t("web-move-online")}</button>
            }
        })
    }
}

/// Sends the game to the server, and goes to its table there. What was kept here is deleted once
/// the server has it.
fn send(app: App, table: String) {
    app.ask(ClientMessage::Export(table.clone()), move |answer| match answer {
        Answer::File { text: record, .. } => wasm_bindgen_futures::spawn_local(async move {
            let moved = async {
                server::ensure_guest(app, &server::default_name(app)).await?;
                server::post::<CreatedTable>("tables/moved", &RecordBody { record }).await
            };
            match moved.await {
                Ok(CreatedTable { table: there }) => {
                    browser::go(&Route::Table(there));
                    app.ask(ClientMessage::Forget(table), |_| {});
                }
                Err(error) => refuse(app, &error),
            }
        }),
        other => app.show_refusal(&other),
    });
}

/// Whether nobody but the reader plays there against bots, and the result does not count.
fn is_alone(frame: &Frame) -> bool {
    let Some(sharing) = frame.sharing.as_ref() else { return false };
    let people = frame.seats.iter().filter(|seat| seat.kind == HUMAN).count();
    let rated = sharing.settings.as_ref().is_none_or(|settings| settings.rated);
    people == 1 && sharing.own.len() == 1 && !rated && frame.awaiting != Awaiting::Over
}

/// At a table of the server: the way to this browser.
pub fn to_browser(play: Play) -> impl IntoView {
    let app = play.app;
    let fits = Memo::new(move |_| is_alone(&play.frame.read()));
    let ask = move |_| {
        let table = play.frame.read_untracked().table.clone();
        app.confirm(app.t("web-move-here-sure"), app.t("web-move-here"), move || {
            take(app, table.clone());
        });
    };
    move || {
        fits.get().then(|| {
            view! {
                <button type="button" data-tool="move-here" on:click=ask>{move || app.t("web-move-here")}</button>
            }
        })
    }
}

/// Fetches the game, and goes on with it here. The server closes its table, so we leave it before.
fn take(app: App, table: String) {
    leave(app);
    wasm_bindgen_futures::spawn_local(async move {
        match server::post_empty::<RecordBody>(&format!("tables/{table}/take")).await {
            Ok(RecordBody { record }) => app.go_to(ClientMessage::Read(record)),
            Err(error) => {
                refuse(app, &error);
                enter(app, &table);
            }
        }
    });
}
