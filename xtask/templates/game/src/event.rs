//! What players are told.

use gantry_kernel::{Face, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A seat got its card.
    Dealt {
        /// Who.
        seat: Seat,
        /// Which card, for its owner.
        card: Face<Card>,
    },
    /// A seat took stones.
    Took {
        /// Who.
        seat: Seat,
        /// How many.
        stones: u8,
    },
    /// A seat's card is shown.
    Showed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
}
