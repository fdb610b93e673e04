//! What a viewer may know.

use gantry_kernel::{Face, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::state::{Open, Stage, State};

/// The table as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// What everybody sees.
    pub open: Open,
    /// The card of each seat; none before the deal.
    pub cards: Vec<Face<Card>>,
}

impl View {
    /// The card of a seat, if the viewer knows it.
    pub fn card(&self, seat: Seat) -> Option<Card> {
        match self.cards.get(seat.index()) {
            Some(Face::Shown(card)) => Some(*card),
            Some(Face::Hidden) | None => None,
        }
    }
}

/// The view of [`gantry_kernel::Game::view`]: one's own card, and in the end all (NG-1.2, NG-3.1).
pub fn view(state: &State, viewer: Viewer) -> View {
    let over = state.open.stage == Stage::Over;
    let face = |(seat, &card): (Seat, &Card)| {
        if over || viewer.is(seat) { Face::Shown(card) } else { Face::Hidden }
    };
    let cards = Seat::all(state.cards.len()).zip(&state.cards).map(face).collect();
    View { viewer, open: state.open.clone(), cards }
}
