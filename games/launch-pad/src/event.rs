//! What players are told. A view can be folded from it (`absorb`), and a log in words is made of
//! it.

use gantry_kernel::{Face, Seat, Standings};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::Target;
use crate::bag::Bag;
use crate::card::Card;
use crate::rocket::{Rocket, Zone};
use crate::state::{Clock, MOST_LAID, Offer, Shown};

/// A piece of news.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(clippy::large_enum_variant)] // news is made only where somebody listens
pub enum Event {
    /// The cards are dealt; everybody sees the player's own hand.
    Dealt {
        /// Who begins.
        first: Seat,
        /// The hand of the one who is told.
        hand: Face<Bag>,
    },
    /// A turn begins.
    Turn {
        /// Whose.
        seat: Seat,
    },
    /// A corner moves on, to a zone or to the pad.
    CornerMoved {
        /// Whose.
        seat: Seat,
        /// Which.
        corner: Card,
        /// To a zone, or to the pad.
        to: Option<Zone>,
    },
    /// The fourth corner lies: the Countdown begins.
    Countdown {
        /// Who completed the pad.
        seat: Seat,
    },
    /// A rocket advances.
    Advanced {
        /// Whose.
        seat: Seat,
        /// As it stood before.
        rocket: Rocket,
    },
    /// A card from the draw pile into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// Which, for its owner.
        card: Face<Card>,
    },
    /// A corner from the draw pile.
    CornerDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        corner: Card,
    },
    /// The top discard into a hand.
    Took {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The discard pile has become the draw pile.
    Reshuffled {
        /// Its top card, an action being carried out, stays (LP-3.8).
        keeps_top: bool,
        /// The corners have come in (LP-8.1).
        with_corners: bool,
    },
    /// A card leaves a hand to be played.
    Played {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// At what.
        target: Target,
    },
    /// A card comes on the discard pile.
    Piled {
        /// Which.
        card: Card,
    },
    /// A rocket changes, comes or goes.
    Rocket {
        /// Whose.
        seat: Seat,
        /// Before.
        was: Option<Rocket>,
        /// After.
        now: Option<Rocket>,
    },
    /// An Expert comes or goes.
    Expert {
        /// Whose.
        seat: Seat,
        /// Where.
        zone: Zone,
        /// Who is there now.
        now: Option<Card>,
    },
    /// Specialties come or go.
    Specialty {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// How many are there now.
        now: u8,
    },
    /// A card from the table into a hand, seen by all.
    Gained {
        /// Whose hand.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card from the discard pile into a hand.
    Salvaged {
        /// Whose hand.
        seat: Seat,
        /// Which: the topmost of its kind.
        card: Card,
    },
    /// Discards have gone into the draw pile, which is shuffled.
    Recycled {
        /// How many.
        cards: u8,
    },
    /// A card from hand to hand, seen by the two.
    Passed {
        /// Whose it was.
        from: Seat,
        /// Whose it is.
        to: Seat,
        /// Which, for the two.
        card: Face<Card>,
    },
    /// Somebody has chosen for Surplus.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// The own choice for Surplus.
    Chose {
        /// Which.
        card: Card,
    },
    /// All choices are shown and leave the hands.
    Revealed {
        /// Who discards what.
        choices: Shown,
    },
    /// Cards lie ready for the discard pile.
    Laying {
        /// Which, ascending.
        cards: ArrayVec<[Card; MOST_LAID]>,
    },
    /// One of them is laid.
    Laid {
        /// Which.
        card: Card,
    },
    /// An offer is being put together.
    OfferBegun {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
    },
    /// The own offer so far.
    OfferDrafted {
        /// What it holds.
        offer: Offer,
    },
    /// An offer is made.
    Proposed {
        /// By whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many cards are given.
        give: u8,
        /// How many cards are asked for.
        want: u8,
        /// Which, for the two.
        offer: Face<Offer>,
    },
    /// The offer is dropped.
    Withdrawn,
    /// The offer is answered.
    Answered {
        /// By whom.
        seat: Seat,
        /// Yes or no.
        accepted: bool,
    },
    /// A card is discarded in step 6.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The game is scored.
    Ended {
        /// How.
        standings: Standings,
    },
    /// Turn, step and counters after the input, if they changed.
    Clock(Clock),
}
