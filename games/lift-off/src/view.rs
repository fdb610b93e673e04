//! What a viewer may know (LO-12), built from the state alone.

use gantry_kernel::{Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::board::Board;
use crate::card::{Objective, Specialist};
use crate::memory::Memory;
use crate::setup::MOST_SEATS;
use crate::state::{Goals, Hand, MissionPile, Open, Sealed, Stage, State};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The viewer.
    pub viewer: Viewer,
    /// The public part.
    pub open: Open,
    /// The visible part of hidden cards, by seat.
    pub seats: ArrayVec<[SeatView; MOST_SEATS]>,
    /// How many cards the specialist deck holds.
    pub deck: u8,
    /// How many cards the mission decks hold.
    pub decks: [u8; 4],
    /// How many mission cards a player is looking at.
    pub drawn: u8,
    /// Those of them that the viewer knows, in the order of the state; all of them if the viewer is
    /// looking.
    pub looked_at: MissionPile,
    /// Who has made a sealed choice.
    pub sealed: SeatSet,
    /// The viewer's own sealed choice.
    pub choice: Option<Sealed>,
    /// What the viewer remembers of the drafts.
    pub memory: Memory,
}

/// The visible part of a player's hidden cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatView {
    /// How many specialists are in hand.
    pub cards: u8,
    /// Which, in the viewer's own hand.
    pub hand: Hand,
    /// How many objectives are held.
    pub goals: u8,
    /// Which: the viewer's own, and everybody's after final scoring.
    pub shown: Goals,
}

fn count(cards: usize) -> u8 {
    u8::try_from(cards).expect("few cards")
}

/// The view of [`gantry_kernel::Game::view`]. LO-12.1: only the sizes of decks, only the known ones
/// of the mission cards being looked at, only the viewer's own sealed choice.
pub fn view(state: &State, viewer: Viewer) -> View {
    let own = viewer.seat().filter(|seat| seat.index() < state.seats());
    let drawer = state.open.clock.drawing.map(|drawing| drawing.seat);
    let told = state.open.clock.drawing.map_or(0, |drawing| drawing.told.into());
    let looks = drawer.is_some_and(|seat| viewer.is(seat));
    View {
        viewer,
        open: state.open.clone(),
        seats: Seat::all(state.seats()).map(|seat| seat_view(state, seat, viewer)).collect(),
        deck: count(state.deck.len()),
        decks: state.decks.map(|deck| count(deck.len())),
        drawn: count(state.drawn.len()),
        looked_at: if looks { state.drawn } else { state.drawn[..told].iter().copied().collect() },
        sealed: state.sealed_seats(),
        choice: own.and_then(|seat| state.sealed[seat.index()]),
        memory: own.map_or_else(Memory::default, |seat| state.memories[seat.index()]),
    }
}

/// LO-12.1: hands are secret from other players, and objectives are until final scoring.
fn seat_view(state: &State, seat: Seat, viewer: Viewer) -> SeatView {
    let own = viewer.is(seat);
    let (hand, goals) = (state.hands[seat.index()], state.goals[seat.index()]);
    let shows_goals = own || state.open.clock.stage == Stage::Over;
    SeatView {
        cards: count(hand.len()),
        hand: if own { hand } else { Hand::default() },
        goals: count(goals.len()),
        shown: if shows_goals { goals } else { Goals::default() },
    }
}

/// What a player has seen in the drafts and what can still come, for clients to show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct DraftMemory {
    /// Specialists that others certainly hold, by seat.
    pub held: ArrayVec<[Hand; MOST_SEATS]>,
    /// Specialists that may be in the deck or in unknown hands, each as often as it is unaccounted
    /// for.
    pub unseen: Vec<Specialist>,
    /// Objectives that the neighbour to the left certainly received.
    pub goals_left: ArrayVec<[Objective; 2]>,
    /// Objectives that were passed and may be with the neighbour to the left or the next one.
    pub goals_passed: ArrayVec<[Objective; 2]>,
    /// Objectives that the viewer has never seen.
    pub goals_unseen: Vec<Objective>,
}

impl View {
    /// The seats at the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.open.seats())
    }

    /// A player's board.
    pub const fn board(&self, seat: Seat) -> &Board {
        self.open.board(seat)
    }

    /// The viewer's seat, if a player.
    pub fn own(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| seat.index() < self.open.seats())
    }

    /// The specialists that another seat certainly has in hand (LO-12.3).
    pub fn known_in_hand(&self, seat: Seat) -> Hand {
        let Some(own) = self.own() else { return Hand::default() };
        if own == seat {
            return self.seats[seat.index()].hand;
        }
        let (receiver, giver) = (self.open.receiver(own), self.open.giver(own));
        let mut certain = self.memory.certain(seat, receiver, giver);
        for card in &self.board(seat).round.played {
            if let Some(place) = certain.iter().position(|known| known == card) {
                certain.remove(place);
            }
        }
        certain.sort_unstable();
        certain
    }

    /// Specialists in use whose place the viewer does not know: by kind, how many are in the deck
    /// or in unknown hands.
    pub fn unplaced(&self) -> Vec<(Specialist, u8)> {
        let data = self.open.data();
        let placed = |kind: Specialist| {
            let played = self.seats().flat_map(|seat| self.board(seat).round.played);
            let held = self.seats().flat_map(|seat| self.known_in_hand(seat));
            count(played.chain(held).filter(|&card| card == kind).count())
                + self.open.dismissed[kind.index()]
        };
        let copies = |kind: Specialist| {
            crate::data::Data::copies_in_play(data.specialist(kind).copies, self.open.seats())
        };
        let left = Specialist::all().map(|kind| (kind, copies(kind).saturating_sub(placed(kind))));
        left.filter(|(_, left)| *left > 0).collect()
    }

    /// What the viewer has seen in the drafts, and what can still come.
    pub fn draft_memory(&self) -> DraftMemory {
        let Some(own) = self.own() else { return DraftMemory::default() };
        let goals = &self.memory.goals;
        let onward = goals.onward;
        let passed = goals.passed.into_iter().flatten();
        // A card that came back or was never passed on is in the viewer's own hand.
        let shown = self.seats[own.index()].shown;
        let seen: Vec<Objective> = shown
            .into_iter()
            .chain(goals.kept)
            .chain(passed.clone())
            .chain(goals.received.into_iter().flatten())
            .chain(onward)
            .chain(goals.gift)
            .collect();
        DraftMemory {
            held: self
                .seats()
                .map(|seat| if seat == own { Hand::default() } else { self.known_in_hand(seat) })
                .collect(),
            unseen: self
                .unplaced()
                .into_iter()
                .flat_map(|(kind, left)| std::iter::repeat_n(kind, left.into()))
                .collect(),
            goals_left: onward.into_iter().collect(),
            goals_passed: passed
                .filter(|goal| goals.gift != Some(*goal) && !shown.contains(goal))
                .collect(),
            goals_unseen: Objective::all().filter(|goal| !seen.contains(goal)).collect(),
        }
    }
}
