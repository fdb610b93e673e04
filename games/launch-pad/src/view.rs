//! What a viewer may know (LP-9), built from nothing.

use gantry_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::bag::Bag;
use crate::board::Board;
use crate::card::Card;
use crate::setup::Setup;
use crate::state::{Clock, MOST_LAID, MOST_SEATS, Offer, Open, Pile, Shown, Stage, State};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The public part.
    pub open: Open,
    /// What each other seat knows of the viewer's own hand.
    pub exposed: ArrayVec<[Bag; MOST_SEATS]>,
    /// What is seen of the hands.
    pub hands: ArrayVec<[HandView; MOST_SEATS]>,
    /// How many cards the draw pile holds.
    pub draw_pile: u8,
    /// Who has chosen for Surplus.
    pub sealed: SeatSet,
    /// The own choice for Surplus.
    pub choice: Option<Card>,
    /// The offer on the table.
    pub offer: OfferView,
}

/// What is seen of a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HandView {
    /// How many cards.
    pub len: u8,
    /// The cards that the viewer knows to be there; all of them in the player's own hand.
    pub known: Bag,
    /// The cards that everybody knows to be there.
    pub open: Bag,
}

/// What is seen of an offer (LP-8.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // a view is large anyway
pub enum OfferView {
    /// There is none.
    Nothing,
    /// Somebody is putting one together.
    Drafted,
    /// How many cards, for those who are not concerned.
    Counts {
        /// Given.
        give: u8,
        /// Asked for.
        want: u8,
    },
    /// All of it, for the two.
    Open(Offer),
}

/// A view as clients read it, which is older than [`Open`]: its parts are among the others, and
/// only players who sit here have boards.
#[derive(Serialize, Deserialize)]
#[serde(rename = "View")]
struct Written {
    viewer: Viewer,
    setup: Setup,
    clock: Clock,
    exposed: ArrayVec<[Bag; MOST_SEATS]>,
    hands: ArrayVec<[HandView; MOST_SEATS]>,
    boards: ArrayVec<[Board; MOST_SEATS]>,
    draw_pile: u8,
    stock: Bag,
    discards: Pile,
    laying: ArrayVec<[Card; MOST_LAID]>,
    shown: Shown,
    sealed: SeatSet,
    choice: Option<Card>,
    offer: OfferView,
}

impl From<View> for Written {
    fn from(view: View) -> Self {
        let View { viewer, open, exposed, hands, draw_pile, sealed, choice, offer } = view;
        let boards = open.boards.into_iter().take(open.seats()).collect();
        let Open { setup, clock, stock, discards, laying, shown, .. } = open;
        Self {
            viewer,
            setup,
            clock,
            exposed,
            hands,
            boards,
            draw_pile,
            stock,
            discards,
            laying,
            shown,
            sealed,
            choice,
            offer,
        }
    }
}

impl From<Written> for View {
    fn from(written: Written) -> Self {
        let Written { viewer, setup, clock, exposed, hands, draw_pile, .. } = written;
        let Written { stock, discards, laying, shown, sealed, choice, offer, .. } = written;
        let mut boards = [Board::default(); MOST_SEATS];
        boards[..written.boards.len()].copy_from_slice(&written.boards);
        let open = Open { setup, clock, boards, stock, discards, laying, shown };
        Self { viewer, open, exposed, hands, draw_pile, sealed, choice, offer }
    }
}

/// The view of [`gantry_kernel::Game::view`].
pub fn view(state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        // LP-9.3: all discards, in order.
        open: state.open,
        hands: Seat::all(state.seats()).map(|seat| hand(state, seat, viewer)).collect(),
        exposed: Seat::all(state.seats()).map(|seat| exposed(state, viewer, seat)).collect(),
        draw_pile: u8::try_from(state.draw.len()).expect("few cards"),
        sealed: state.sealed_seats(),
        // LP-9.5: who has chosen is open, what only to the one who did
        choice: viewer.seat().and_then(|seat| state.sealed[seat.index()]),
        offer: offer(state, viewer),
    }
}

fn exposed(state: &State, viewer: Viewer, to: Seat) -> Bag {
    match viewer {
        Viewer::Seat(own) if own != to => state.known.bag(own, Viewer::Seat(to)),
        _ => Bag::EMPTY,
    }
}

/// LP-9.1: the size of every hand, and the cards of the viewer's hand.
fn hand(state: &State, seat: Seat, viewer: Viewer) -> HandView {
    let hand = state.hand(seat);
    HandView {
        len: u8::try_from(hand.len()).expect("few cards"),
        known: if viewer.is(seat) { *hand } else { state.known.bag(seat, viewer) },
        open: state.known.bag(seat, Viewer::Spectator),
    }
}

fn offer(state: &State, viewer: Viewer) -> OfferView {
    let offer = &state.offer;
    let count = |bag: &Bag| u8::try_from(bag.len()).expect("few cards");
    match state.open.clock.stage {
        Stage::Offering { .. } if viewer.is(state.turn()) => OfferView::Open(*offer),
        Stage::Offering { .. } => OfferView::Drafted,
        Stage::Answer { to } if viewer.is(to) || viewer.is(state.turn()) => OfferView::Open(*offer),
        Stage::Answer { .. } => {
            OfferView::Counts { give: count(&offer.give), want: count(&offer.want) }
        }
        _ => OfferView::Nothing,
    }
}

impl View {
    /// The seats at the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.open.seats())
    }

    /// A player's cards on the table.
    pub fn board(&self, seat: Seat) -> &Board {
        self.open.board(seat)
    }

    /// What is seen of a hand.
    pub fn hand(&self, seat: Seat) -> &HandView {
        &self.hands[seat.index()]
    }
}
