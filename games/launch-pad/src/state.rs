//! The whole table, as plain data.

use std::collections::BTreeMap;

use gantry_kernel::{Seat, SeatSet};
use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tinyvec::ArrayVec;

use crate::bag::Bag;
use crate::card::{Card, HAND_KINDS};
use crate::known::Known;
use crate::piles::Piles;
use crate::rocket::{Rocket, Zone};
use crate::setup::Setup;

/// Most seats at a table.
pub const MOST_SEATS: usize = 4;

/// All rockets of the box; one player could have them all.
pub const ROCKETS: usize = 21;

/// The most cards an action discards: a Galactic with its five components and three bonus cards;
/// with the fourth, Maximum Security, it stays where it is.
pub const MOST_LAID: usize = 9;

/// The hand limit (LP-3.3).
pub const HAND_LIMIT: usize = 6;
/// The hand limit with Warehouse in play (LP-6.4).
pub const WAREHOUSE_LIMIT: usize = 8;

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
    /// Corners in the draw pile lie among so many of its lowest cards.
    pub low: u8,
    /// Offers withdrawn in this turn, as far as they do not count (LP-7.4). In version 1 all count.
    #[serde(default, skip_serializing_if = "is_none")]
    pub withdrawn: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde calls it
const fn is_none(count: &u8) -> bool {
    *count == 0
}

/// A player's cards on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    /// Rockets in all zones, ascending: by zone, then model, components, bonus cards.
    pub rockets: ArrayVec<[Rocket; ROCKETS]>,
    /// The Expert of each zone.
    pub experts: [Option<Card>; 3],
    /// How many of each specialty are in play.
    pub specialties: [u8; 4],
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

/// Everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// Seats and options.
    pub setup: Setup,
    pub(crate) clock: Clock,
    pub(crate) hands: [Bag; MOST_SEATS],
    pub(crate) boards: [Board; MOST_SEATS],
    pub(crate) piles: Piles,
    /// What went into the draw pile at its last shuffle: the pile holds nothing else, and everybody
    /// knows it.
    pub(crate) stock: Bag,
    pub(crate) known: Known,
    /// Cards that wait to be laid on the discard pile, ascending.
    pub(crate) laying: ArrayVec<[Card; MOST_LAID]>,
    pub(crate) sealed: [Option<Card>; MOST_SEATS],
    /// Who discards what for Surplus, from the showing until all of it is laid.
    pub(crate) shown: Shown,
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

impl Board {
    /// Whether a specialty works for its owner.
    #[inline]
    pub const fn has(&self, specialty: Card) -> bool {
        self.specialties[specialty.specialty()] > 0
    }

    /// The present hand limit (LP-6.4).
    #[inline]
    pub const fn hand_limit(&self) -> usize {
        if self.has(Card::Warehouse) { WAREHOUSE_LIMIT } else { HAND_LIMIT }
    }

    /// How many rockets may leave a zone in a turn (LP-3.2, LP-6.2).
    pub const fn advances(&self) -> u8 {
        if self.has(Card::Overtime) { 2 } else { 1 }
    }

    /// Puts a rocket in its place.
    pub fn add_rocket(&mut self, rocket: Rocket) {
        let at = self.rockets.iter().position(|&other| other > rocket);
        self.rockets.insert(at.unwrap_or(self.rockets.len()), rocket);
    }

    /// Takes a rocket away.
    ///
    /// # Panics
    /// If there is none like it.
    pub fn remove_rocket(&mut self, rocket: Rocket) {
        let at = self.rockets.iter().position(|&other| other == rocket);
        self.rockets.remove(at.expect("a rocket like this"));
    }

    /// The rockets, each kind of look once, ascending.
    pub fn looks(&self) -> impl Iterator<Item = Rocket> {
        let before = std::iter::once(None).chain(self.rockets.iter().map(Some));
        self.rockets
            .iter()
            .zip(before)
            .filter(|(rocket, last)| Some(*rocket) != *last)
            .map(|(rocket, _)| *rocket)
    }

    /// The rockets of a zone.
    pub fn zone(&self, zone: Zone) -> impl Iterator<Item = Rocket> {
        self.rockets.iter().copied().filter(move |rocket| rocket.zone() == zone)
    }

    /// Whether one of the rockets that look like this was there when the turn began.
    pub fn rested(&self, clock: &Clock, rocket: Rocket) -> bool {
        let alike = |list: &[Rocket]| list.iter().filter(|&&other| other == rocket).count();
        alike(&self.rockets) > alike(&clock.arrived)
    }
}

/// Experts and specialties by name for people, bare for digests.
impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { rockets, experts, specialties } = self;
        if !serializer.is_human_readable() {
            return (rockets, experts, specialties).serialize(serializer);
        }
        let experts: BTreeMap<&str, Option<Card>> =
            Zone::ALL.into_iter().map(|zone| (zone.name(), experts[zone.index()])).collect();
        let in_play = Card::SPECIALTIES.into_iter().filter(|&card| self.has(card));
        let specialties: BTreeMap<&str, u8> =
            in_play.map(|card| (card.name(), specialties[card.specialty()])).collect();
        let mut board = serializer.serialize_struct("Board", 3)?;
        board.serialize_field("rockets", rockets)?;
        board.serialize_field("experts", &experts)?;
        board.serialize_field("specialties", &specialties)?;
        board.end()
    }
}

/// The form for people.
impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename = "Board")]
        struct Named {
            rockets: ArrayVec<[Rocket; ROCKETS]>,
            experts: BTreeMap<Zone, Option<Card>>,
            specialties: BTreeMap<Card, u8>,
        }
        let named = Named::deserialize(deserializer)?;
        let mut board = Self { rockets: named.rockets, ..Self::default() };
        for (zone, expert) in named.experts {
            board.experts[zone.index()] = expert;
        }
        for (card, count) in named.specialties {
            if !Card::SPECIALTIES.contains(&card) {
                return Err(D::Error::custom(format_args!("{card} is no specialty")));
            }
            board.specialties[card.specialty()] = count;
        }
        Ok(board)
    }
}

impl State {
    /// The table before the deal.
    pub fn new(setup: &Setup) -> Self {
        Self {
            setup: *setup,
            clock: Clock::new(setup),
            hands: [Bag::EMPTY; MOST_SEATS],
            boards: [Board::default(); MOST_SEATS],
            piles: Piles::EMPTY,
            stock: Bag::of_the_box(),
            known: Known::NOTHING,
            laying: ArrayVec::default(),
            sealed: [None; MOST_SEATS],
            shown: Shown::default(),
            offer: Offer::default(),
        }
    }

    /// Seats and options.
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How many play.
    #[inline]
    pub const fn seats(&self) -> usize {
        self.setup.seats as usize
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.clock.turn
    }

    /// Turn, step and counters.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// A hand.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> &Bag {
        &self.hands[seat.index()]
    }

    /// A player's cards on the table.
    #[inline]
    pub const fn board(&self, seat: Seat) -> &Board {
        &self.boards[seat.index()]
    }

    /// The piles.
    pub const fn piles(&self) -> &Piles {
        &self.piles
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
        self.piles.draw().len() - self.clock.corners_in_pile() + self.piles.discard().len()
    }

    /// The kinds in the discard pile that Salvage may fetch (LP-5.10), as a bag of one each.
    pub fn salvageable(&self) -> Bag {
        let mut mask = 0_u64;
        for card in self.piles.discard() {
            mask |= 1 << card.index();
        }
        if !self.setup.salvage_fetches_salvage() {
            mask &= !(1 << Card::Salvage.index());
        }
        (0..HAND_KINDS).filter(|kind| mask >> kind & 1 == 1).map(Card::from_index).collect()
    }
}
