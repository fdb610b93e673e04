//! Texts that represent one value: actions, outcomes and positions.

use gantry_kernel::{Dice, Game, Imagine, Text, Viewer};

use crate::fault_is_inside;
use crate::table::Table;

/// Enough steps to use what the position says, few enough to try many positions.
const STEPS_ON: u8 = 12;

/// An action that can be read reads back from what it is written as.
pub fn action<G: Game>(text: &str) {
    if let Ok(action) = text.parse::<G::Action>() {
        let written = action.to_string();
        assert_eq!(written.parse().as_ref(), Ok(&action), "{written:?}");
    }
}

/// An outcome that can be read reads back from what it is written as.
pub fn outcome<G: Game>(text: &str) {
    if let Ok(outcome) = text.parse::<G::Chance>() {
        let written = outcome.to_string();
        assert_eq!(written.parse().as_ref(), Ok(&outcome), "{written:?}");
    }
}

/// A position that can be read is the same when written and read back. Every viewer can view it and
/// imagine what they do not see, and it can be played on to positions for which the same holds.
pub fn position<G: Text + Imagine>(text: &str) {
    let state = match G::read_position(G::RULES, text) {
        Err(fault) => return fault_is_inside(text, &fault),
        Ok(state) => state,
    };
    let written = G::position(&state);
    assert_eq!(G::read_position(G::RULES, &written).as_ref(), Ok(&state), "{written}");
    let _ = G::facts(&state);
    check_imagined::<G>(&state);
    let mut table = Table::<G>::at(state, written.clone());
    for step in 0..STEPS_ON {
        // The factor is coprime to the lengths of short lists, so that it is not always the first
        // choice.
        table.advance(step.wrapping_mul(37), 0);
        if step == 0 || step + 1 == STEPS_ON {
            let state = table.played.state();
            let later = G::position(state);
            assert_eq!(
                G::read_position(G::RULES, &later).as_ref(),
                Ok(state),
                "after\n{written}:\n{later}"
            );
        }
    }
    check_imagined::<G>(table.played.state());
    table.prove();
}

/// An imagined world looks to its viewer like the real one.
fn check_imagined<G: Imagine>(state: &G::State) {
    let mut dice = Dice::from_number(1);
    for viewer in Viewer::all(G::seats(G::setup(state))) {
        let view = G::view(state, viewer);
        assert_eq!(G::view(&G::imagine(&view, &mut dice), viewer), view, "imagined for {viewer}");
    }
}
