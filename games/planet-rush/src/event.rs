//! What players are told. Everything at this table is public but the order of unseen cards, so all
//! are told the same.

use gantry_kernel::{Millis, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::Card;
use crate::layout::{Layout, Side};
use crate::pile::Pile;
use crate::planet::Planet;
use crate::setup::MOST_SEATS;
use crate::state::Task;

/// A planet card: its index in layout order, and which planet it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Its index in layout order.
    pub index: u8,
    /// The planet it shows.
    pub planet: Planet,
}

/// Why an order failed (PR-4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Obstacle {
    /// Too little energy.
    Energy,
    /// All ore is used up.
    Ore,
    /// There is nothing to take.
    Loot,
}

/// What was done with a top card (PR-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Handling {
    /// It became the outermost card of the player's row at this planet card.
    Placed(Spot, Side),
    /// It went under the deck.
    Cycled,
    /// It is out for this round.
    Discarded,
}

/// Why a round ended (PR-3.5, PR-3.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// The caller's deck is empty.
    Empty,
    /// A seat has used as many actions as the table allows.
    Actions,
    /// Time is up.
    Time,
}

/// A piece of news.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The planets are laid out.
    Laid(Layout),
    /// A deck is shuffled.
    Shuffled {
        /// Whose deck.
        seat: Seat,
        /// Whose deck is next.
        next: Option<Seat>,
    },
    /// Somebody is ready.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// Three, two, one.
    Countdown {
        /// When it ends.
        until: Millis,
    },
    /// The decks are face up.
    FaceUp {
        /// The top cards by seat.
        tops: ArrayVec<[Card; MOST_SEATS]>,
        /// Who begins, if the game is played in turns.
        turn: Seat,
        /// When the round ends at the latest.
        until: Option<Millis>,
    },
    /// Somebody handled a card.
    Handled {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// What was done with it.
        handling: Handling,
        /// The new top card.
        top: Option<Card>,
        /// Until when the seat pauses.
        rests: Option<Millis>,
        /// Whose turn it is, if the game is played in turns.
        turn: Seat,
    },
    /// The pauses of these seats are over.
    Rested(SeatSet),
    /// The round has ended.
    Stopped {
        /// Who called STOP, or counts as the caller.
        caller: Seat,
        /// Why.
        cause: Cause,
    },
    /// A row was cleaned (PR-4.1).
    Cleaned {
        /// At which planet card.
        planet: Spot,
        /// On which side.
        side: Side,
        /// Whose row.
        seat: Seat,
        /// The cards that remain.
        kept: Pile,
        /// The cards that were removed.
        dropped: Pile,
    },
    /// The resolution of a planet begins.
    Contested {
        /// Which.
        planet: Spot,
        /// Who begins.
        turn: Side,
    },
    /// A card is revealed.
    Revealed {
        /// Whose.
        side: Side,
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// Somebody has to choose.
    Asked {
        /// What.
        task: Task,
        /// Who.
        seat: Seat,
        /// Until when.
        until: Option<Millis>,
    },
    /// An order was carried out: ore was mined, or the planet terraformed.
    Ordered {
        /// On which side.
        side: Side,
        /// By whom.
        seat: Seat,
        /// Mining or terraforming.
        order: Card,
        /// How many solar modules paid.
        solar: u8,
        /// How many tanks paid.
        tanks: u8,
        /// Whether the payment was a player's choice.
        chosen: bool,
    },
    /// An order could not be carried out, or there was nothing to take.
    Failed {
        /// By whom.
        seat: Seat,
        /// Which.
        order: Card,
        /// Why.
        obstacle: Obstacle,
    },
    /// A security force stopped a theft, and there was nothing to take in return.
    Foiled {
        /// The thief.
        seat: Seat,
    },
    /// A card changed sides.
    Took {
        /// Whose it is now.
        side: Side,
        /// Who took it.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether it was taken in return for a theft.
        counter: bool,
    },
    /// Somebody took nothing.
    Declined {
        /// Who.
        seat: Seat,
        /// Whether it was a chance to take something in return for a theft.
        counter: bool,
    },
    /// A planet is fully resolved.
    Settled {
        /// Which.
        planet: Spot,
        /// Who gets its points.
        winner: Option<Seat>,
        /// How many.
        points: u8,
        /// Settlers on both sides.
        settlers: [u8; 2],
    },
    /// A round is resolved; the cards return to the decks.
    RoundOver {
        /// Which.
        round: u8,
        /// Points by seat, over all rounds so far.
        points: ArrayVec<[u16; MOST_SEATS]>,
    },
    /// The game has ended.
    Ended,
}
