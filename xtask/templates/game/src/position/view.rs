//! What a viewer knows, for scenarios to test.

use super::write::write_table;
use crate::view::View;

/// The text of [`gantry_kernel::Text::view_facts`]: keys as in positions.
pub fn view_facts(view: &View) -> String {
    write_table(&view.open, |seat| view.card(seat))
}
