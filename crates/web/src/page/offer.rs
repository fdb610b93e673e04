//! Before somebody's first game: the offer to learn it, once.

use gantry_kernel::Phrase;

use super::app::{App, code, title};
use super::browser;
use crate::prelude::*;
use crate::route::Route;
use gantry_host::lessons;
use gantry_wire::{ClientMessage, NewTable};

/// Starts a game, unless its lessons are to be offered first: then the opening waits.
pub fn start(app: App, waiting: RwSignal<Option<NewTable>>, opening: NewTable) {
    if is_new(app, &opening.game) {
        app.settings.update(|settings| settings.offered.push(opening.game.clone()));
        waiting.set(Some(opening));
        request_animation_frame(|| browser::focus(".offer .primary"));
    } else {
        app.go_to(ClientMessage::Start(opening));
    }
}

/// Whether the reader has neither played nor learned the game, nor been offered its lessons.
fn is_new(app: App, game: &str) -> bool {
    let settings = app.settings.read_untracked();
    let learned = settings.learned.iter().any(|lesson| lesson.split('/').next() == Some(game));
    let played = app.tables.read_untracked().iter().any(|table| table.game == game);
    let offered = settings.offered.iter().any(|known| known == game);
    !lessons::names(game).is_empty() && !learned && !played && !offered
}

/// Draws the offer, while one is open.
pub fn draw(app: App, waiting: RwSignal<Option<NewTable>>) -> impl IntoView {
    live(move || {
        waiting.get().map(|opening| {
            let game = opening.game.clone();
            let first = lessons::names(&game).first().map(|&lesson| lesson.into());
            let learn = Route::Learn(game.clone(), first);
            let how = Route::How(game.clone()).to_string();
            let heading = {
                let title = title(&game);
                move || app.say(&Phrase::new("web-offer").with("game", code(&title)))
            };
            let escape = move |event: leptos::ev::KeyboardEvent| {
                if event.key() == "Escape" {
                    waiting.set(None);
                }
            };
            let play = move |_| app.go_to(ClientMessage::Start(opening.clone()));
            view! {
                <div class="offer" role="dialog" aria-modal="true" aria-labelledby="offer" on:keydown=escape>
                    <div class="offer-sheet">
                        <img class="poster" src=browser::file(&format!("poster-{game}.svg")) alt="" width="320" height="200"/>
                        <h2 id="offer">{heading}</h2>
                        <p>{move || app.t("web-offer-about")}</p>
                        <div class="offer-ways">
                            <button type="button" class="primary" data-way="learn" on:click=move |_| browser::go(&learn)>
                                {move || app.t("web-offer-learn")}
                            </button>
                            <button type="button" data-way="play" on:click=play>{move || app.t("web-offer-play")}</button>
                        </div>
                        <p class="links">
                            <a href=how>{move || app.t("web-how")}</a>
                            <button type="button" class="plain" on:click=move |_| waiting.set(None)>{move || app.t("web-close")}</button>
                        </p>
                    </div>
                </div>
            }
        })
    })
}
