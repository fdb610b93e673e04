//! What is offered where a record is damaged: its beginning, the file as it is, a new game.

use gantry_kernel::Phrase;
use gantry_wire::{Answer, ClientMessage, Damage, RecordSource};

use super::app::{App, code, title};
use super::browser;
use crate::prelude::*;
use crate::route::Route;

/// A damaged record, and where it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// What is damaged.
    pub damage: Damage,
    /// Where it is.
    pub source: RecordSource,
}

/// Draws the offer, if a record that was to be opened is damaged.
pub fn draw(app: App) -> impl IntoView {
    move || app.damaged.get().map(|damaged| offer(app, damaged))
}

fn offer(app: App, damaged: Damaged) -> impl IntoView {
    let Damaged { damage: Damage { game, readable, lines, fault }, source } = damaged;
    let about = Phrase::new("web-damaged-about")
        .with("game", code(&title(&game)))
        .with("readable", readable)
        .with("lines", lines)
        .with("fault", code(&fault));
    let kept = match &source {
        RecordSource::Kept(id) => Some(id.clone()),
        RecordSource::Text(_) => None,
    };
    let recover = move |source: RecordSource, route: fn(String) -> Route| {
        app.ask(ClientMessage::Recover(source), move |answer| match answer {
            Answer::Opened(table) => browser::go(&route(table)),
            other => app.show_refusal(&other),
        });
    };
    let (to_play, to_replay) = (source.clone(), source);
    let save = kept.map(|id| {
        let export = move |_| app.save(ClientMessage::Export(id.clone()));
        view! { <button type="button" on:click=export>{app.t("web-damaged-save")}</button> }
    });
    let readable = readable > 0;
    view! {
        <section class="page damaged" role="alert" aria-labelledby="damaged">
            <h1 id="damaged">{app.t("web-damaged")}</h1>
            <p>{app.say(&about)}</p>
            <div class="buttons">
                {readable.then(|| view! {
                    <button type="button" class="primary" data-tool="recover"
                        on:click=move |_| recover(to_play.clone(), Route::Play)>{app.t("web-damaged-play")}</button>
                    <button type="button" data-tool="recover-replay"
                        on:click=move |_| recover(to_replay.clone(), |table| Route::Replay(table, None))>{app.t("web-damaged-replay")}</button>
                })}
                {save}
                <a class="button" href=Route::New(game, false).to_string()>{app.t("web-damaged-new")}</a>
                <a class="button" href="#/">{app.t("web-games")}</a>
            </div>
        </section>
    }
}
