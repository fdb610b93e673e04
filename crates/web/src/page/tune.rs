//! The settings page.

use crate::prelude::*;

use super::app::App;
use super::online;
use crate::settings::{Pick, Settings};

/// Languages by their own names.
const NAMES: &[(&str, &str)] = &[("en", "English"), ("de", "Deutsch"), ("fr", "Français")];

/// Draws the page.
pub fn draw(app: App) -> impl IntoView {
    let language = |(id, name): &(&'static str, &'static str)| {
        let id = *id;
        let chosen = move || app.settings.read().language == id;
        view! {
            <label class="pick">
                <input type="radio" name="web-language" value=id prop:checked=live(chosen)
                    on:change=move |_| app.settings.update(|settings| settings.language = id.into())/>
                <span lang=id>{*name}</span>
            </label>
        }
    };
    view! {
        <section class="page settings">
            <h1>{move || app.t("web-settings")}</h1>
            <fieldset>
                <legend>{move || app.t("web-language")}</legend>
                {NAMES.iter().map(language).collect_view()}
            </fieldset>
            {picks(app, "web-theme", |settings| &mut settings.theme)}
            {picks(app, "web-motion", |settings| &mut settings.motion)}
            {picks(app, "web-pace", |settings| &mut settings.pace)}
            {picks(app, "web-sound", |settings| &mut settings.sound)}
            {online::calls(app)}
        </section>
    }
}

/// One setting with all its values.
fn picks<T: Pick>(
    app: App,
    title: &'static str,
    part: fn(&mut Settings) -> &mut T,
) -> impl IntoView {
    let pick = move |(value, key): &(T, &'static str)| {
        let (value, key) = (*value, *key);
        let chosen = move || *part(&mut app.settings.get()) == value;
        view! {
            <label class="pick">
                <input type="radio" name=title value=key prop:checked=live(chosen)
                    on:change=move |_| app.settings.update(|settings| *part(settings) = value)/>
                <span>{move || app.t(key)}</span>
            </label>
        }
    };
    view! {
        <fieldset>
            <legend>{move || app.t(title)}</legend>
            {T::ALL.iter().map(pick).collect_view()}
        </fieldset>
    }
}
