//! What players are told. Views are folded from it (`absorb`), and the log in words is made from
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
#[allow(clippy::large_enum_variant)] // events are built only for listeners
pub enum Event {
    /// The cards are dealt; each player sees their own hand.
    Dealt {
        /// Who begins.
        first: Seat,
        /// The hand of the player who is told.
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
        /// The zone, or `None` for the pad.
        to: Option<Zone>,
    },
    /// The fourth corner is on the pad: the Countdown begins.
    Countdown {
        /// Who completed the pad.
        seat: Seat,
    },
    /// A rocket advances.
    Advanced {
        /// Whose.
        seat: Seat,
        /// The rocket before it advanced.
        rocket: Rocket,
    },
    /// A card goes from the draw pile into a hand.
    Drew {
        /// Whose.
        seat: Seat,
        /// Which card, for its owner.
        card: Face<Card>,
    },
    /// A corner comes from the draw pile.
    CornerDrawn {
        /// By whom.
        seat: Seat,
        /// Which.
        corner: Card,
    },
    /// The top discard goes into a hand.
    Took {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// The discard pile has become the draw pile.
    Reshuffled {
        /// Whether its top card, an action being carried out, stays (LP-3.8).
        keeps_top: bool,
        /// Whether the corners were shuffled in (LP-8.1).
        with_corners: bool,
    },
    /// A card leaves a hand to be played.
    Played {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// The target.
        target: Target,
    },
    /// A card is put on the discard pile.
    Piled {
        /// Which.
        card: Card,
    },
    /// A rocket changes, arrives or leaves.
    Rocket {
        /// Whose.
        seat: Seat,
        /// Before.
        was: Option<Rocket>,
        /// After.
        now: Option<Rocket>,
    },
    /// An Expert arrives or leaves.
    Expert {
        /// Whose.
        seat: Seat,
        /// Where.
        zone: Zone,
        /// Who is there now.
        now: Option<Card>,
    },
    /// A specialty arrives or leaves.
    Specialty {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// How many are there now.
        now: u8,
    },
    /// A card goes from the table into a hand, seen by all.
    Gained {
        /// Whose hand.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card goes from the discard pile into a hand.
    Salvaged {
        /// Whose hand.
        seat: Seat,
        /// Which card: the topmost of its kind.
        card: Card,
    },
    /// Discards were shuffled into the draw pile.
    Recycled {
        /// How many.
        cards: u8,
    },
    /// A card goes from hand to hand, seen by the two players.
    Passed {
        /// Whose it was.
        from: Seat,
        /// Whose it is.
        to: Seat,
        /// Which card, for the two players.
        card: Face<Card>,
    },
    /// A player has chosen for Surplus.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// The viewer's own choice for Surplus.
    Chose {
        /// Which.
        card: Card,
    },
    /// All choices are shown and leave the hands.
    Revealed {
        /// Who discards what.
        choices: Shown,
    },
    /// Cards are waiting to be put on the discard pile.
    Laying {
        /// Which, ascending.
        cards: ArrayVec<[Card; MOST_LAID]>,
    },
    /// One of them is put down.
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
    /// The viewer's own offer so far.
    OfferDrafted {
        /// Its contents.
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
        /// Which cards, for the two players.
        offer: Face<Offer>,
    },
    /// The offer is withdrawn.
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
        /// The result.
        standings: Standings,
    },
    /// Turn, step and counters after the input, if they changed.
    Clock(Clock),
}
