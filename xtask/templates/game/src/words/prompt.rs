//! What the viewer is asked to do.

use gantry_kernel::Phrase;

use crate::state::Stage;
use crate::view::View;

/// The prompt of [`gantry_kernel::Words::prompt`].
pub fn prompt(view: &View) -> Phrase {
    let open = &view.open;
    match open.stage {
        Stage::Deal => Phrase::new("prompt-deal"),
        Stage::Play if view.viewer.is(open.turn) => Phrase::new("prompt-take"),
        Stage::Play => Phrase::new("prompt-wait").with("seat", open.turn),
        Stage::Over => Phrase::new("prompt-over"),
    }
}
