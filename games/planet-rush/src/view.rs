//! What a viewer may know (PR-6), built from the state alone. Everybody knows the same.

use gantry_kernel::{Face, Seat, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::{Bag, Card};
use crate::pile::Pile;
use crate::setup::MOST_SEATS;
use crate::state::{Deck, Open, State};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The public part.
    pub open: Open,
    /// What is known about the decks.
    pub decks: ArrayVec<[DeckView; MOST_SEATS]>,
}

/// What is known about a deck (PR-6.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckView {
    /// The top card; `None` if the deck is empty.
    pub top: Option<Face<Card>>,
    /// How many cards below it nobody has seen.
    pub unseen: u8,
    /// The cards below those, in order: all have been on top.
    pub known: Pile,
}

impl DeckView {
    /// PR-6.1: the top card and the size. PR-6.3: the resolution shows no more of it.
    pub(crate) fn of(deck: &Deck) -> Self {
        let len = deck.cards.len();
        let unseen = usize::from(deck.unseen);
        let face_down = unseen == len;
        Self {
            top: deck
                .cards
                .first()
                .map(|top| if face_down { Face::Hidden } else { Face::Shown(top) }),
            unseen: if face_down { deck.unseen.saturating_sub(1) } else { deck.unseen },
            known: deck.cards.iter().skip(unseen + 1).collect(),
        }
    }

    /// A face-down deck.
    pub(crate) fn face_down() -> Self {
        Self::of(&Deck::default())
    }

    /// How many cards.
    pub fn len(&self) -> usize {
        usize::from(self.top.is_some()) + usize::from(self.unseen) + self.known.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.top.is_none()
    }

    /// The top card, if it is visible.
    pub const fn shown(&self) -> Option<Card> {
        match self.top {
            Some(Face::Shown(card)) => Some(card),
            Some(Face::Hidden) | None => None,
        }
    }
}

/// The view of [`gantry_kernel::Game::view`]. PR-6.1: rows, discards and who acted are open.
pub fn view(state: &State, viewer: Viewer) -> View {
    let seats = state.open.seats();
    View {
        viewer,
        open: state.open.clone(),
        decks: state.decks[..seats].iter().map(DeckView::of).collect(),
    }
}

impl View {
    /// The viewer's seat, if a player.
    pub fn own(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.index() < self.open.seats())
    }

    /// What is known about a seat's deck.
    pub fn deck(&self, seat: Seat) -> &DeckView {
        &self.decks[seat.index()]
    }

    /// The cards of a seat's deck that nobody has seen, without order: all decks are alike
    /// (PR-6.2).
    pub fn unseen(&self, seat: Seat) -> Bag {
        let mut unseen: Bag = Card::deck().iter().collect();
        let deck = self.deck(seat);
        let rows = self.open.layout.len();
        let placed = (0..rows).filter_map(|planet| {
            let side = self.open.side_of(seat, planet)?;
            Some(self.open.rows[planet][side.index()])
        });
        let placed = placed.flat_map(Pile::iter);
        let discards = self.open.company(seat).discards;
        for card in placed.chain(discards.iter()).chain(deck.known.iter()).chain(deck.shown()) {
            unseen.remove(card);
        }
        unseen
    }
}
