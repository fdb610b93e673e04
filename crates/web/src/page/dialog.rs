//! Copies links to the clipboard, or shows them in a dialog for copying by hand.

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
