//! A dialog with one text field, over whatever is shown. The browser's own would stop the page, and
//! some browsers do not show it.

use leptos::html::{Dialog, Input};

use super::app::App;
use super::browser;
use super::question::OpenDialog;
use crate::prelude::*;

/// Copies a link to the clipboard and calls `copied`. Where that is not possible, shows the link
/// for copying by hand.
pub fn copy(app: App, link: String, copied: impl FnOnce() + 'static) {
    let asked = browser::copy(&link);
    wasm_bindgen_futures::spawn_local(async move {
        if asked.await { copied() } else { app.dialog.set(Some(OpenDialog::Copy(link))) }
    });
}

/// Draws the dialog, which opens when there is something to copy by hand.
pub fn draw(app: App) -> impl IntoView {
    let text = Memo::new(move |_| match &*app.dialog.read() {
        Some(OpenDialog::Copy(text)) => Some(text.clone()),
        _ => None,
    });
    let (dialog, field) = (NodeRef::<Dialog>::new(), NodeRef::<Input>::new());
    Effect::new(move |_| {
        if let (true, Some(dialog)) = (text.read().is_some(), dialog.get()) {
            // Once the field has its text.
            request_animation_frame(move || {
                drop(dialog.show_modal());
                if let Some(field) = field.get_untracked() {
                    field.select();
                }
            });
        }
    });
    view! {
        <dialog node_ref=dialog class="ask" aria-labelledby="ask" on:close=move |_| app.dialog.set(None)>
            <form method="dialog">
                <label id="ask" for="ask-field">{move || app.t("web-link-by-hand")}</label>
                <input node_ref=field id="ask-field" type="text" readonly
                    prop:value=move || text.get().unwrap_or_default()/>
                <button type="submit">{move || app.t("web-close")}</button>
            </form>
        </dialog>
    }
}
