//! What has happened, in words. New lines are read aloud.

use crate::prelude::*;

use super::app::App;

/// The log, the newest line first.
pub fn draw(app: App) -> impl IntoView {
    let lines = move || {
        let log = app.log.read();
        let numbered =
            log.iter().enumerate().map(|(index, line)| (index, line.entry, line.words.clone()));
        numbered.rev().collect::<Vec<_>>()
    };
    view! {
        <section class="log" aria-labelledby="log">
            <h2 id="log">{move || app.t("web-log")}</h2>
            <ol reversed="" role="log" aria-live="polite" aria-relevant="additions" tabindex="0" aria-labelledby="log">
                <For each=lines key=Clone::clone let((_, _, words))>
                    <li>{words}</li>
                </For>
            </ol>
        </section>
    }
}
