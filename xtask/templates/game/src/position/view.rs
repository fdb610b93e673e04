//! What a viewer knows, for scenarios to test.

use super::text::Position;
use super::write::write_table;
use crate::view::View;

/// The shape of [`gantry_kernel::Text::view_facts`]: keys as in positions.
pub fn view_facts(view: &View) -> Position {
    write_table(&view.open, |seat| view.card(seat))
}
