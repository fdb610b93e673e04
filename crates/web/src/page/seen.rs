//! What this browser saw at tables of a server, in the browser's storage.

use super::browser;
use crate::witness::{Witness, Witnesses};

const WITNESS: &str = "gantry-witness";

/// Everything that was seen.
pub fn all() -> Witnesses {
    browser::recall(WITNESS).map(|text| Witnesses::read(&text)).unwrap_or_default()
}

/// Takes note of something at a table. Other tabs may have done so meanwhile, so it is read first.
pub fn note(table: &str, change: impl FnOnce(&mut Witness)) {
    let mut all = all();
    let before = all.of(table).cloned();
    change(all.at(table));
    if all.of(table) != before.as_ref() {
        browser::remember(WITNESS, &all.text());
    }
}
