//! Finished games of the server, as records: fetched, and opened in this browser, where they are
//! replayed and estimated.

use gantry_kernel::Viewer;
use gantry_wire::{Answer, ClientMessage, RecordSource};

use super::app::App;
use super::damaged::Damaged;
use super::{browser, seen, server};
use crate::prelude::*;
use crate::route::Route;

/// The address of a record, below `/api/`.
pub fn path(table: &str) -> String {
    format!("tables/{table}/record")
}

/// Opens the record of a finished game after this many entries, as this viewer sees it. A link to a
/// moment that leads nowhere leads home.
pub fn open(app: App, table: String, entry: usize, viewer: Viewer) {
    let asked_at = app.route.get_untracked();
    let is_link = matches!(asked_at, Route::Moment(..));
    let fail = move |words: String| if is_link { app.send_home(words) } else { app.notice(words) };
    wasm_bindgen_futures::spawn_local(async move {
        let text = server::text(&path(&table)).await;
        if *app.route.read_untracked() != asked_at {
            return;
        }
        let text = match text {
            Ok(text) => text,
            Err(error) => return fail(server::sentence(app, &error)),
        };
        app.ask(ClientMessage::Read(text.clone()), move |answer| match answer {
            Answer::Opened(copy) => {
                seen::note(&table, |witness| witness.copy = Some(copy.clone()));
                let route = Route::ReplayAs(copy, entry, viewer);
                if is_link { browser::replace(&route) } else { browser::go(&route) }
            }
            Answer::Damaged(damage) => {
                app.damaged.set(Some(Damaged { damage, source: RecordSource::Text(text) }));
            }
            Answer::Refused(refused) => fail(app.reason(&refused)),
            other => app.show_refusal(&other),
        });
    });
}
