//! Everything at the table. The public part is one struct, so that views can contain it whole.

use std::ops::Range;

use gantry_kernel::{Awaiting, Millis, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::action::{Deed, ROUNDS};
use crate::card::{BLUE_KINDS, Bag, Card};
use crate::chance;
use crate::data::PlanetCard;
use crate::event::Spot;
use crate::layout::{Layout, MOST_PLANETS, Side, place_of, seat_at};
use crate::pile::Pile;
use crate::setup::{MOST_SEATS, Pace, Setup};

/// The stage of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// The planets are being laid out.
    Layout,
    /// A deck is being shuffled.
    Shuffle(Seat),
    /// These seats are ready; the game waits for the others.
    Ready(SeatSet),
    /// Three, two, one.
    Countdown,
    /// Everybody plays.
    Rush,
    /// Planets are resolved.
    Resolve,
    /// The game has ended.
    Over,
}

/// What a player has to choose while a planet is resolved (PR-4.5).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Task {
    /// Nothing.
    #[default]
    None,
    /// Which energy pays for mining.
    Mine(Side),
    /// Which energy pays for terraforming.
    Terraform(Side),
    /// What to take.
    Steal(Side),
    /// What to take from the thief in return.
    Counter(Side),
}

impl Task {
    /// The side that has to choose.
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::None => None,
            Self::Mine(side) | Self::Terraform(side) | Self::Steal(side) | Self::Counter(side) => {
                Some(side)
            }
        }
    }
}

/// The planet that is being resolved (PR-4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contest {
    /// Its index in layout order.
    pub planet: u8,
    /// How many cards of each row are revealed.
    pub revealed: [u8; 2],
    /// Blue cards on each side, revealed and unused, by kind.
    pub cargo: [[u8; BLUE_KINDS]; 2],
    /// How many ore symbols are used.
    pub ore: u8,
    /// How many terraformings are done.
    pub terraformed: u8,
    /// Who reveals next, if that side has cards left.
    pub turn: Side,
    /// What has to be chosen.
    pub task: Task,
}

impl Contest {
    /// How many revealed and unused cards of a blue kind a side has.
    #[inline]
    pub const fn has(&self, side: Side, card: Card) -> u8 {
        self.cargo[side.index()][card.index()]
    }

    /// Energy of a side: tanks and solar modules.
    #[inline]
    pub const fn energy(&self, side: Side) -> u8 {
        self.has(side, Card::Tank) + self.has(side, Card::Solar)
    }

    /// How many solar modules may pay for an order of this price: the fewest and the most.
    pub fn solar(&self, side: Side, price: u8) -> (u8, u8) {
        let (tanks, modules) = (self.has(side, Card::Tank), self.has(side, Card::Solar));
        (price.saturating_sub(tanks), price.min(modules))
    }
}

/// A player's public part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Company {
    /// What was discarded in this round, and what was removed from rows at its end.
    pub discards: Bag,
    /// Accepted actions in this round.
    pub actions: u16,
    /// Victory points of all rounds.
    pub points: u16,
    /// PR-7.2: until when the seat pauses.
    pub rests: Option<Millis>,
}

/// What everybody sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The settings.
    pub setup: Setup,
    /// The stage of the game.
    pub stage: Stage,
    /// From 1 to 3.
    pub round: u8,
    /// When the stage ends by itself.
    pub until: Option<Millis>,
    /// The planets.
    pub layout: Layout,
    /// Both rows of each planet card.
    pub rows: [[Pile; 2]; MOST_PLANETS],
    /// By seat.
    pub companies: [Company; MOST_SEATS],
    /// Whose turn it is, if the game is played in turns.
    pub turn: Seat,
    /// Who ended the round (PR-3.5).
    pub caller: Option<Seat>,
    /// The planet being resolved.
    pub contest: Contest,
    /// What was done last. Where cards return to the decks at once nothing else would show it, and
    /// everybody saw it.
    pub last: Option<(Seat, Deed)>,
}

impl Open {
    /// The table before anything is laid out.
    pub fn new(setup: &Setup) -> Self {
        Self {
            setup: setup.clone(),
            stage: Stage::Layout,
            round: 1,
            until: None,
            layout: Layout::default(),
            rows: [[Pile::EMPTY; 2]; MOST_PLANETS],
            companies: [Company::default(); MOST_SEATS],
            turn: Seat::new(0),
            caller: None,
            contest: Contest::default(),
            last: None,
        }
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    /// A player's public part.
    #[inline]
    pub const fn company(&self, seat: Seat) -> &Company {
        &self.companies[seat.index()]
    }

    /// The values of a planet card.
    #[inline]
    pub fn card(&self, planet: usize) -> &PlanetCard {
        self.setup.data().planet(self.layout.planet(planet))
    }

    /// A planet card, for events.
    pub fn spot(&self, planet: usize) -> Spot {
        let index = u8::try_from(planet).expect("ten planets");
        Spot { index, planet: self.layout.planet(planet) }
    }

    /// Who sits at a side of a planet card in this round.
    pub fn seat_of(&self, planet: usize, side: Side) -> Seat {
        let arm = self.layout.arm_of(planet);
        let place = match side {
            Side::Near => arm,
            Side::Far => (arm + 1) % self.seats(),
        };
        self.seat_at(place)
    }

    /// Who sits at a place in this round: at the near side of the arm with the same number.
    #[inline]
    pub fn seat_at(&self, place: usize) -> Seat {
        seat_at(place, self.round, self.seats())
    }

    /// The place of a seat in this round.
    #[inline]
    pub fn place_of(&self, seat: Seat) -> usize {
        place_of(seat, self.round, self.seats())
    }

    /// The two arms that a seat touches in this round, ascending, with its side. With two seats one
    /// is empty.
    #[inline]
    pub fn arms_of(&self, seat: Seat) -> [(Range<usize>, Side); 2] {
        let seats = self.seats();
        let place = self.place_of(seat);
        match (seats, place) {
            // PR-2.1: one arm
            (2, 0) => [(self.layout.arm(0), Side::Near), (0..0, Side::Far)],
            (2, _) => [(0..0, Side::Near), (self.layout.arm(0), Side::Far)],
            (_, 0) => [(self.layout.arm(0), Side::Near), (self.layout.arm(seats - 1), Side::Far)],
            _ => [(self.layout.arm(place - 1), Side::Far), (self.layout.arm(place), Side::Near)],
        }
    }

    /// The planet cards that a seat touches in this round, ascending, with its side.
    pub fn touched(&self, seat: Seat) -> impl Iterator<Item = (usize, Side)> + use<> {
        let with = |(arm, side): (Range<usize>, Side)| arm.map(move |planet| (planet, side));
        self.arms_of(seat).into_iter().flat_map(with)
    }

    /// The side of a planet card that a seat has in this round, if it touches it.
    #[inline]
    pub fn side_of(&self, seat: Seat, planet: usize) -> Option<Side> {
        let seats = self.seats();
        let (place, arm) = (self.place_of(seat), self.layout.arm_of(planet));
        if place == arm {
            return Some(Side::Near);
        }
        (place == (arm + 1) % seats).then_some(Side::Far)
    }

    /// Whom the game waits for.
    #[inline]
    pub fn awaiting(&self) -> Awaiting {
        let everybody = SeatSet::first(self.seats());
        let waiting = |must, may| Awaiting::Players { must, may, until: self.until, sealed: false };
        match self.stage {
            Stage::Layout => Awaiting::Chance(chance::LAYOUT),
            Stage::Shuffle(seat) => Awaiting::Chance(chance::shuffle(seat)),
            Stage::Ready(ready) => {
                let must = everybody.minus(ready);
                waiting(must, must)
            }
            Stage::Countdown => waiting(SeatSet::EMPTY, SeatSet::EMPTY),
            Stage::Rush => match self.setup.pace {
                Pace::Live => waiting(SeatSet::EMPTY, everybody),
                Pace::Relaxed => {
                    let resting =
                        everybody.iter().filter(|&seat| self.company(seat).rests.is_some());
                    let until = resting.clone().filter_map(|seat| self.company(seat).rests);
                    let until = until.chain(self.until).min();
                    let may = everybody.minus(resting.collect());
                    Awaiting::Players { must: SeatSet::EMPTY, may, until, sealed: false }
                }
                Pace::Turns => {
                    let turn = SeatSet::only(self.turn);
                    waiting(turn, turn)
                }
            },
            Stage::Resolve => {
                let chooser =
                    SeatSet::only(self.chooser().expect("resolution stops only for a choice"));
                waiting(chooser, chooser)
            }
            Stage::Over => Awaiting::Over,
        }
    }

    /// PR-4.2: which card of the contested planet is revealed next, and whose it is. A side with
    /// nothing left is skipped.
    pub fn next_reveal(&self) -> Option<(Side, Card)> {
        let contest = &self.contest;
        let rows = &self.rows[usize::from(contest.planet)];
        [contest.turn, contest.turn.other()].into_iter().find_map(|side| {
            let shown = contest.revealed[side.index()];
            Some((side, rows[side.index()].get(shown.into())?))
        })
    }

    /// Who has to choose while a planet is resolved.
    pub fn chooser(&self) -> Option<Seat> {
        let side = self.contest.task.side()?;
        Some(self.seat_of(self.contest.planet.into(), side))
    }

    /// Whether the last round is over.
    pub const fn last_round(&self) -> bool {
        self.round == ROUNDS
    }
}

/// A deck: from the top, first cards that nobody has seen, then those that were put under it
/// (PR-6.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Deck {
    /// From the top.
    pub cards: Pile,
    /// How many cards nobody has seen: all until the countdown ends, then those below the top.
    pub unseen: u8,
}

impl Deck {
    /// A face-down deck.
    pub fn face_down(cards: Pile) -> Self {
        Self { cards, unseen: u8::try_from(cards.len()).expect("thirty cards") }
    }

    /// The top card is visible from now on.
    pub fn face_up(&mut self) {
        self.unseen = self.unseen.saturating_sub(1);
    }

    /// Takes the top card; the next one becomes visible.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn take(&mut self) -> Card {
        self.unseen = self.unseen.saturating_sub(1);
        self.cards.take_first().expect("the deck has cards")
    }
}

impl Default for Deck {
    fn default() -> Self {
        Self::face_down(Card::deck())
    }
}

/// The whole table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// By seat.
    pub decks: [Deck; MOST_SEATS],
}

/// Kept small, because search copies it for every step.
const _: () = assert!(size_of::<State>() <= 1024);

impl State {
    /// The table before anything is laid out.
    pub fn new(setup: &Setup) -> Self {
        Self { open: Open::new(setup), decks: [Deck::default(); MOST_SEATS] }
    }

    /// Seats and options.
    pub const fn setup(&self) -> &Setup {
        &self.open.setup
    }

    /// A player's deck.
    #[inline]
    pub const fn deck(&self, seat: Seat) -> &Deck {
        &self.decks[seat.index()]
    }
}
