//! The whole table, as plain data. The public part is one struct, the same in every view.

use gantry_kernel::{Seat, SeatSet};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use tinyvec::ArrayVec;

use crate::board::Board;
use crate::card::{Level, MISSIONS, Mission, OBJECTIVES, Objective, SPECIALISTS, Specialist};
use crate::data::{DECKS, Data};
use crate::memory::Memory;
use crate::setup::{MOST_SEATS, Setup};

/// Rounds of a game (LO-7.4).
pub const ROUNDS: u8 = 8;
/// The last round of phase 1 (LO-7.1).
pub const PHASE_1_ROUNDS: u8 = 4;
/// Specialists in hand for a draft, and objectives dealt (LO-2.4, LO-3.2).
pub const HAND: usize = 3;
/// The most cards in a mission deck.
pub const MOST_DECK: usize = DECKS[0];

/// Specialists in a hand, ascending.
pub type Hand = ArrayVec<[Specialist; HAND]>;
/// Objectives of a player, ascending.
pub type Goals = ArrayVec<[Objective; HAND]>;
/// A pile of missions, the top last.
pub type MissionPile = ArrayVec<[Mission; MOST_DECK]>;

/// The stage of the game. Public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// Before the deal.
    #[default]
    Deal,
    /// LO-2.4: the draft of objectives.
    Goals(Pass),
    /// LO-3.2: the starting player chooses the direction.
    Direction,
    /// LO-3.2: the draft of specialists.
    Draft(Pass),
    /// LO-3.3: specialists are played.
    Specialists,
    /// LO-3.4: missions are drawn.
    Missions,
    /// LO-3.5: rockets are launched.
    Launches,
    /// LO-7.1: the specialists are shuffled.
    NewPhase,
    /// LO-7.2: objectives may be sold.
    Sale,
    /// Scored.
    Over,
}

/// Which pass of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pass {
    /// The first: two of three cards.
    Two,
    /// The second: one of three cards.
    One,
}

/// The direction in which drafted cards are passed.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Direction {
    /// Clockwise, to the next seat.
    #[default]
    Left,
    /// To the previous seat.
    Right,
}

impl Direction {
    /// The seat that receives the cards of `seat`.
    #[inline]
    pub const fn after(self, seat: Seat, seats: usize) -> Seat {
        match self {
            Self::Left => seat.next(seats),
            Self::Right => Seat::new((seat.index() + seats - 1) % seats),
        }
    }

    /// The opposite direction.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Mission cards on their way from a deck to a player (LO-5, *mission search*).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawing {
    /// Who draws.
    pub seat: Seat,
    /// From which deck.
    pub level: Level,
    /// Cards still to be drawn; only while the deck is being shuffled.
    pub due: u8,
    /// Whether nothing drawn so far may be kept: then the next card that may be kept must be
    /// (LO-5.4).
    pub forced: bool,
    /// How many of the first cards were the whole rest of the deck: everybody can deduce them.
    pub told: u8,
    /// Whether this is a *mission search* rather than LO-3.4.
    pub search: bool,
}

/// Round, step and turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clock {
    /// The stage of the game.
    pub stage: Stage,
    /// The round, from 1; 0 before the first.
    pub round: u8,
    /// The starting player.
    pub starter: Seat,
    /// Where drafted cards go in this round.
    pub direction: Direction,
    /// Whose turn it is, where players act in turn.
    pub turn: Seat,
    /// Whether second specialists are being played.
    pub second: bool,
    /// Missions being drawn.
    pub drawing: Option<Drawing>,
}

impl Clock {
    /// The phase, from 0 (LO-7): the second begins when the specialists are shuffled, before the
    /// sale.
    #[inline]
    pub const fn phase(&self) -> usize {
        (self.round > PHASE_1_ROUNDS || matches!(self.stage, Stage::Sale)) as usize
    }
}

/// Everything public (LO-12.2), except the numbers of hidden cards.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// Seats and options.
    pub setup: Setup,
    /// Round, step and turn.
    pub clock: Clock,
    /// By seat; unused seats stay empty.
    pub boards: [Board; MOST_SEATS],
    /// Covered spaces of the station track, a bit each.
    pub station: u16,
    /// Discarded specialists, by kind.
    #[serde(serialize_with = "counts", deserialize_with = "read_counts")]
    pub dismissed: [u8; SPECIALISTS],
    /// Discarded missions, by kind.
    #[serde(serialize_with = "counts", deserialize_with = "read_counts")]
    pub discards: [u8; MISSIONS],
}

/// Numbers by kind.
pub(crate) fn counts<S: serde::Serializer, const N: usize>(
    counts: &[u8; N],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(counts)
}

pub(crate) fn read_counts<'de, D: Deserializer<'de>, const N: usize>(
    deserializer: D,
) -> Result<[u8; N], D::Error> {
    let counts = Vec::<u8>::deserialize(deserializer)?;
    counts.try_into().map_err(|_| D::Error::custom(format_args!("{N} numbers are expected")))
}

/// Not derived: everything but the setup is copied byte by byte, since search clones states all the
/// time.
impl Clone for Open {
    #[inline]
    fn clone(&self) -> Self {
        Self { setup: self.setup.clone(), ..*self }
    }
}

impl Open {
    /// How many seats after the starting player, clockwise.
    pub(crate) fn after_starter(&self, seat: Seat) -> usize {
        let seats = self.seats();
        (seat.index() + seats - self.clock.starter.index()) % seats
    }

    /// The table before the deal.
    pub fn new(setup: &Setup) -> Self {
        let seats = usize::from(setup.seats);
        let data = setup.data();
        let mut boards = [Board::default(); MOST_SEATS];
        for board in &mut boards[..seats] {
            board.income = data.tracks.income_start;
        }
        Self {
            clock: Clock::default(),
            boards,
            station: data.station.neutral[seats - 2],
            dismissed: [0; SPECIALISTS],
            discards: [0; MISSIONS],
            setup: setup.clone(),
        }
    }

    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }

    /// The component values.
    #[inline]
    pub fn data(&self) -> &Data {
        self.setup.data()
    }

    /// LO-2.3: the spaces of the station that neutral rockets cover, a bit each.
    pub fn neutral_rockets(&self) -> u16 {
        self.data().station.neutral[self.seats() - 2]
    }

    /// A player's board.
    #[inline]
    pub const fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The seat that currently receives the drafted cards of `seat` (LO-2.4, LO-3.2).
    pub const fn receiver(&self, seat: Seat) -> Seat {
        self.clock.direction.after(seat, self.seats())
    }

    /// The seat whose drafted cards `seat` receives.
    pub const fn giver(&self, seat: Seat) -> Seat {
        self.clock.direction.turned().after(seat, self.seats())
    }

    /// LO-4.4: what an investment costs now, and the space it covers, if any is open; otherwise the
    /// rocket goes beside the track (LO-11.2).
    pub fn investment(&self) -> (u8, Option<usize>) {
        let station = &self.data().station;
        let open = (0..station.spaces.len()).find(|space| self.station >> space & 1 == 0);
        (open.map_or(station.open_cost, |space| station.spaces[space]), open)
    }

    /// LO-5.1: whether a deck is available.
    pub const fn is_available(&self, level: Level) -> bool {
        level.index() < 2 || self.clock.phase() == 1
    }

    /// LO-5.1: how many missions of a kind are in the deck and its discard pile together, not
    /// counting those that a player is looking at.
    pub fn left_in_piles(&self, mission: Mission, looked_at: usize) -> usize {
        let card = self.data().mission(mission);
        let copies = Data::copies_in_play(card.copies, self.seats());
        let taken: usize =
            Seat::all(self.seats()).map(|seat| self.board(seat).holds(mission)).sum();
        usize::from(copies) - taken - looked_at
    }
}

/// A sealed choice of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sealed {
    /// Of the draft of objectives.
    Goal(Objective),
    /// Of a draft of specialists.
    Specialist(Specialist),
}

/// The whole table.
#[derive(Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// The public part.
    pub(crate) open: Open,
    /// Specialists in hand.
    pub(crate) hands: [Hand; MOST_SEATS],
    /// Objectives.
    pub(crate) goals: [Goals; MOST_SEATS],
    /// Objectives that have left the game, a bit each.
    pub(crate) gone: u16,
    /// The specialist deck, the top last.
    pub(crate) deck: ArrayVec<[Specialist; SPECIALISTS]>,
    /// The mission decks.
    pub(crate) decks: [MissionPile; 4],
    /// Mission cards that a player is looking at, those drawn before a shuffle first, ascending.
    pub(crate) drawn: MissionPile,
    /// Sealed choices.
    pub(crate) sealed: [Option<Sealed>; MOST_SEATS],
    /// What each seat remembers of the drafts.
    pub(crate) memories: [Memory; MOST_SEATS],
}

const _: () = assert!(OBJECTIVES <= 16, "a bit per objective");

/// Kept small, so that clones are cheap.
const _: () = assert!(size_of::<State>() <= 1024);

/// Not derived, like [`Open`].
impl Clone for State {
    #[inline]
    fn clone(&self) -> Self {
        Self { open: self.open.clone(), ..*self }
    }
}

impl State {
    /// The table before the deal.
    pub fn new(setup: &Setup) -> Self {
        Self {
            open: Open::new(setup),
            hands: [Hand::default(); MOST_SEATS],
            goals: [Goals::default(); MOST_SEATS],
            gone: 0,
            deck: ArrayVec::default(),
            decks: [MissionPile::default(); 4],
            drawn: MissionPile::default(),
            sealed: [None; MOST_SEATS],
            memories: [Memory::default(); MOST_SEATS],
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

    /// Specialists in hand, ascending.
    pub fn hand(&self, seat: Seat) -> &[Specialist] {
        &self.hands[seat.index()]
    }

    /// Objectives of a player, ascending.
    pub fn goals(&self, seat: Seat) -> &[Objective] {
        &self.goals[seat.index()]
    }

    /// Mission cards that a player is looking at.
    pub fn drawn(&self) -> &[Mission] {
        &self.drawn
    }

    /// The seats that have made a sealed choice.
    pub fn sealed_seats(&self) -> SeatSet {
        Seat::all(self.seats()).filter(|seat| self.sealed[seat.index()].is_some()).collect()
    }
}
