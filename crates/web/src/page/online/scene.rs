//! A table on a server: before the deal, in play, or why it is closed.

use super::{Connection, gathering, invitation};
use crate::page::app::App;
use crate::page::play;
use crate::page::server::ServerPresence;
use crate::prelude::*;

/// What is seen of a table on a server.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Scene {
    Entering,
    /// The server does not answer, and nothing is known of the table yet.
    Unreachable,
    Gathering,
    Table,
    Out,
}

/// Draws the table of a server: before the deal, in play, or why it is closed.
pub fn draw(app: App) -> AnyView {
    let scene = Memo::new(move |_| {
        let out = matches!(*app.online.connection.read(), Connection::Out(_));
        match (out, app.frame.read().is_some(), app.online.gathering.read().is_some()) {
            (true, ..) => Scene::Out,
            (false, true, _) => Scene::Table,
            (false, false, true) => Scene::Gathering,
            (false, false, false) => {
                let lost = matches!(*app.online.connection.read(), Connection::Lost(_));
                let absent = app.server.presence.get() == ServerPresence::Absent;
                if lost && absent { Scene::Unreachable } else { Scene::Entering }
            }
        }
    });
    let content = move || match scene.get() {
        Scene::Out => invitation::out(app),
        Scene::Table => play::draw(app).into_any(),
        Scene::Gathering => gathering::draw(app),
        Scene::Entering => {
            view! { <p class="wait" role="status">{app.t("web-entering")}</p> }
        }
        Scene::Unreachable => invitation::unreachable(app),
    };
    view! { {content} }
}
