//! What ratings are based on: the same whether it comes from a view or from an imagined world.

use gantry_kernel::Seat;

use crate::bag::Bag;
use crate::card::Card;
use crate::setup::Setup;
use crate::state::{Board, Clock, Offer, Stage, State};
use crate::view::{OfferView, View};

/// What a seat sees of the table.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    pub me: Seat,
    pub setup: &'a Setup,
    pub clock: &'a Clock,
    boards: &'a [Board],
    /// The seat's own hand.
    pub hand: &'a Bag,
    /// How many cards the draw pile holds.
    pub draw_pile: usize,
    /// The top of the discard pile.
    pub discard: Option<Card>,
    /// The offer on the table, if the seat sees its contents.
    pub offer: Option<&'a Offer>,
}

impl<'a> Sight<'a> {
    pub fn of_view(view: &'a View, me: Seat) -> Self {
        Self {
            me,
            setup: &view.setup,
            clock: &view.clock,
            boards: &view.boards,
            hand: &view.hand(me).known,
            draw_pile: view.draw_pile.into(),
            discard: view.discards.last().copied(),
            offer: match &view.offer {
                OfferView::Open(offer) => Some(offer),
                _ => None,
            },
        }
    }

    pub fn of_world(world: &'a State, me: Seat) -> Self {
        let sees_offer = match world.clock.stage {
            Stage::Offering { .. } => world.clock.turn == me,
            Stage::Answer { to } => to == me || world.clock.turn == me,
            _ => false,
        };
        Self {
            me,
            setup: &world.setup,
            clock: &world.clock,
            boards: &world.boards,
            hand: world.hand(me),
            draw_pile: world.piles.draw().len(),
            discard: world.piles.top_discard(),
            offer: sees_offer.then_some(&world.offer),
        }
    }

    pub fn board(&self, seat: Seat) -> &'a Board {
        &self.boards[seat.index()]
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.setup.seats.into())
    }

    pub fn is_my_turn(&self) -> bool {
        self.clock.turn == self.me
    }
}
