//! Hints about single decisions, for any game.

use gantry_bots::Budget;
use gantry_bots::analysis::{self, Worth};
use gantry_kernel::{Dice, Match, Seat, Viewer};

use crate::{Choice, Playable};

/// A choice and what the seat may expect after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// The expected share of the win.
    pub worth: Worth,
}

/// An action as the seat sees it.
pub(crate) fn choice<G: Playable>(view: &G::View, action: &G::Action) -> Choice {
    Choice {
        notation: action.to_string(),
        phrase: G::action(view, action),
        key: G::key(view, action),
    }
}

/// The best choices of a seat that has several, best first. Depends only on what the seat sees.
pub(crate) fn hints<G: Playable>(
    played: &Match<G>,
    seat: Seat,
    legal: &[G::Action],
    budget: Budget,
) -> Vec<Hint> {
    let view = G::view(played.state(), Viewer::Seat(seat));
    let mut dice = Dice::from_number(0);
    let advice = analysis::advise::<G>(&view, seat, legal, budget, &mut dice);
    let hint = |advice: &analysis::Advice| Hint {
        choice: choice::<G>(&view, &legal[advice.choice]),
        worth: advice.worth,
    };
    advice.iter().map(hint).collect()
}
