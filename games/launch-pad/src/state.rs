//! The whole table, as plain data. What is public is one part of it, the same in every view.

use gantry_kernel::{Seat, SeatSet};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::bag::Bag;
use crate::board::Board;
use crate::card::{CARDS, Card};
use crate::known::Known;
use crate::rocket::{Rocket, Zone};
use crate::setup::Setup;

/// Most seats at a table.
pub const MOST_SEATS: usize = 4;

/// The most cards an action discards: a Galactic with its five components and three bonus cards;
/// with the fourth, Maximum Security, it stays where it is.
pub const MOST_LAID: usize = 9;

/// Where a turn stands. Open to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Before the deal.
    Deal,
    /// Step 2: rockets advance.
    Advance,
    /// Step 3: draw pile or top discard, for the next of `due` cards.
    Draw {
        /// Cards still to come.
        due: u8,
    },
    /// The draw pile is empty: the discard pile is being shuffled.
    Reshuffle {
        /// Cards still to come.
        due: u8,
        /// What they are for.
        job: Job,
    },
    /// Step 4.
    Play,
    /// Recycle Bin: the draw pile is being shuffled.
    Recycle,
    /// Thief: cards are being picked.
    Thieving {
        /// From whom; twice the same for two cards of one hand.
        from: [Seat; 2],
    },
    /// Surplus: everybody chooses in secret.
    Surplus,
    /// Cards that an action discards are laid on the pile in an order of its player's choice.
    Lay,
    /// An offer is being put together.
    Offering {
        /// To whom.
        to: Seat,
    },
    /// An offer waits for its answer.
    Answer {
        /// From whom.
        to: Seat,
    },
    /// Step 6.
    Discard,
    /// Scored.
    Over,
}

/// Why cards are being drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Job {
    /// LP-3.3.
    Step3,
    /// LP-3.5.
    Refill,
    /// LP-5.5.
    Supplier,
}

/// A corner on its way through somebody's zones.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Corner {
    /// Which.
    pub card: Card,
    /// Whose zone.
    pub seat: Seat,
    /// Which zone.
    pub zone: Zone,
}

/// Everything small that is open to everybody: turn, step, counters, the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clock {
    /// Whose turn it is.
    pub turn: Seat,
    /// Where the turn stands.
    pub stage: Stage,
    /// Turns begun, by all together.
    pub turns: u16,
    /// Rockets that have left Construction and Quality Control in this turn.
    pub gone: [u8; 2],
    /// Rockets that have come to Quality Control in this turn; they go no further (LP-3.2).
    pub arrived: ArrayVec<[Rocket; 2]>,
    /// The top discard has been taken in step 3.
    pub took: bool,
    /// The empty hand has been refilled (LP-3.5).
    pub refilled: bool,
    /// Cards played or handed over in this turn.
    pub plays: u8,
    /// Offers that count in this turn (LP-8.2).
    pub offers: u8,
    /// Turns that follow the present one, once the pad is complete (LP-7.1).
    pub countdown: Option<u8>,
    /// Corners in zones, in the order in which they came to their zone.
    pub corners: ArrayVec<[Corner; 4]>,
    /// Corners on the pad, a bit each.
    pub area: u8,
    /// Long game, before the first reshuffle: the corners are out (LP-8.1).
    pub aside: bool,
    /// Corners in the draw pile lie among this many of its lowest cards.
    pub low: u8,
    /// Offers withdrawn in this turn, as far as they do not count (LP-7.4). In version 1 all count.
    #[serde(default, skip_serializing_if = "is_none")]
    pub withdrawn: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
const fn is_none(count: &u8) -> bool {
    *count == 0
}

/// What is on the table in an offer (LP-8.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Offer {
    /// From the one who offers.
    pub give: Bag,
    /// From the one who is asked.
    pub want: Bag,
}

/// Cards shown for Surplus, and whose they are.
pub type Shown = ArrayVec<[(Seat, Card); MOST_SEATS]>;

/// A pile of cards, the top last.
pub type Pile = ArrayVec<[Card; CARDS]>;

/// Everything that is public (LP-9), except the numbers of hidden cards and what is remembered of
/// hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Open {
    /// Seats and options.
    pub setup: Setup,
    /// Turn, step and counters.
    pub clock: Clock,
    /// By seat; those beyond the table stay empty.
    pub boards: [Board; MOST_SEATS],
    /// What went into the draw pile at its last shuffle: it contains nothing else except corners.
    pub stock: Bag,
    /// The discard pile.
    pub discards: Pile,
    /// Cards that wait to be put on the discard pile, ascending.
    pub laying: ArrayVec<[Card; MOST_LAID]>,
    /// Who discards what for Surplus, from showing until all of it is on the pile.
    pub shown: Shown,
}

/// Everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// The public part.
    pub(crate) open: Open,
    pub(crate) hands: [Bag; MOST_SEATS],
    /// The draw pile.
    pub(crate) draw: Pile,
    pub(crate) known: Known,
    pub(crate) sealed: [Option<Card>; MOST_SEATS],
    pub(crate) offer: Offer,
}

/// Search copies states all the time.
const _: () = assert!(size_of::<State>() <= 1024);

impl Clock {
    /// The clock before the deal.
    pub const fn new(setup: &Setup) -> Self {
        Self {
            turn: Seat::new(0),
            stage: Stage::Deal,
            turns: 0,
            gone: [0; 2],
            arrived: ArrayVec::from_array_empty([Rocket::new(Card::Observer); 2]),
            took: false,
            refilled: false,
            plays: 0,
            offers: 0,
            countdown: None,
            corners: ArrayVec::from_array_empty(
                [Corner { card: Card::TopLeft, seat: Seat::new(0), zone: Zone::Construction }; 4],
            ),
            area: 0,
            aside: matches!(setup.length, crate::setup::Length::Long),
            low: 0,
            withdrawn: 0,
        }
    }

    /// How many corners are still in the draw pile (LP-9.2).
    pub fn corners_in_pile(&self) -> usize {
        if self.aside || self.stage == Stage::Deal {
            0
        } else {
            4 - self.corners.len() - self.area.count_ones() as usize
        }
    }

    /// Whether a corner is on the pad.
    pub const fn on_pad(&self, corner: Card) -> bool {
        self.area >> corner.corner() & 1 == 1
    }
}

impl Open {
    /// The table before the deal.
    pub fn new(setup: &Setup) -> Self {
        Self {
            setup: *setup,
            clock: Clock::new(setup),
            boards: [Board::default(); MOST_SEATS],
            stock: Bag::of_the_box(),
            discards: Pile::default(),
            laying: ArrayVec::default(),
            shown: Shown::default(),
        }
    }

    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }

    /// A player's cards on the table.
    #[inline]
    pub const fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// Whether the limit of cards per turn has been reached (LP-7.4).
    #[inline]
    pub const fn plays_are_spent(&self) -> bool {
        self.clock.plays >= self.setup.play_limit
    }
}

impl State {
    /// The table before the deal.
    pub fn new(setup: &Setup) -> Self {
        Self::with(&Open::new(setup))
    }

    /// A table where nothing is hidden yet.
    pub(crate) fn with(open: &Open) -> Self {
        Self {
            open: *open,
            hands: [Bag::EMPTY; MOST_SEATS],
            draw: Pile::default(),
            known: Known::NOTHING,
            sealed: [None; MOST_SEATS],
            offer: Offer::default(),
        }
    }

    /// Seats and options.
    pub const fn setup(&self) -> &Setup {
        &self.open.setup
    }

    /// The public part.
    pub const fn open(&self) -> &Open {
        &self.open
    }

    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.open.seats()
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.open.clock.turn
    }

    /// A hand.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> &Bag {
        &self.hands[seat.index()]
    }

    /// A player's cards on the table.
    #[inline]
    pub const fn board(&self, seat: Seat) -> &Board {
        self.open.board(seat)
    }

    /// The draw pile, the top last.
    #[inline]
    pub fn draw(&self) -> &[Card] {
        &self.draw
    }

    /// Those who have chosen for Surplus.
    pub fn sealed_seats(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| self.sealed[seat.index()].is_some()).collect()
    }

    /// Those who have cards in hand.
    pub fn seats_with_cards(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|&seat| !self.hand(seat).is_empty()).collect()
    }

    /// How many cards that are no corners the two piles hold together (LP-5.5).
    pub fn cards_in_piles(&self) -> usize {
        self.draw.len() - self.open.clock.corners_in_pile() + self.open.discards.len()
    }
}

/// Digests are older than [`Open`]: they are made from its parts among the others, and from the
/// discard pile from its top down.
impl Serialize for State {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Piles {
            draw: Pile,
            discard: Pile,
        }
        let Self { open, hands, draw, known, sealed, offer } = self;
        let discard = open.discards.iter().rev().copied().collect();
        let mut state = serializer.serialize_struct("State", 11)?;
        state.serialize_field("setup", &open.setup)?;
        state.serialize_field("clock", &open.clock)?;
        state.serialize_field("hands", hands)?;
        state.serialize_field("boards", &open.boards)?;
        state.serialize_field("piles", &Piles { draw: *draw, discard })?;
        state.serialize_field("stock", &open.stock)?;
        state.serialize_field("known", known)?;
        state.serialize_field("laying", &open.laying)?;
        state.serialize_field("sealed", sealed)?;
        state.serialize_field("shown", &open.shown)?;
        state.serialize_field("offer", offer)?;
        state.end()
    }
}
