//! What ratings are based on: the same whether it comes from a view or from an imagined world.

use gantry_kernel::Seat;

use crate::bag::Bag;
use crate::board::Board;
use crate::state::{Offer, Open, Stage, State};
use crate::view::{OfferView, View};

/// What a seat sees of the table.
#[derive(Clone, Copy)]
pub struct Situation<'a> {
    pub me: Seat,
    pub open: &'a Open,
    /// The seat's own hand.
    pub hand: &'a Bag,
    /// How many cards the draw pile holds.
    pub draw_pile: usize,
    /// The offer on the table, if the seat sees its contents.
    pub offer: Option<&'a Offer>,
}

impl<'a> Situation<'a> {
    pub fn of_view(view: &'a View, me: Seat) -> Self {
        Self {
            me,
            open: &view.open,
            hand: &view.hand(me).known,
            draw_pile: view.draw_pile.into(),
            offer: match &view.offer {
                OfferView::Open(offer) => Some(offer),
                _ => None,
            },
        }
    }

    pub fn of_world(world: &'a State, me: Seat) -> Self {
        let sees_offer = match world.open.clock.stage {
            Stage::Offering { .. } => world.turn() == me,
            Stage::Answer { to } => to == me || world.turn() == me,
            _ => false,
        };
        Self {
            me,
            open: &world.open,
            hand: world.hand(me),
            draw_pile: world.draw.len(),
            offer: sees_offer.then_some(&world.offer),
        }
    }

    pub fn board(&self, seat: Seat) -> &'a Board {
        self.open.board(seat)
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.open.seats())
    }

    pub fn is_my_turn(&self) -> bool {
        self.open.clock.turn == self.me
    }
}
