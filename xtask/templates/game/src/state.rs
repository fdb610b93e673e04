//! The state: what everybody sees, and the cards.

use gantry_game_kit::named;
use gantry_kernel::{Awaiting, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::chance::DEAL;
use crate::setup::Setup;

named! {
    /// How far the game has come.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub enum Stage, "deal, play or over" {
        /// The cards are being dealt.
        Deal = "deal",
        /// Somebody takes stones.
        Play = "play",
        /// The heap is empty.
        Over = "over",
    }
}

/// All that everybody sees, the same in state and view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The settings.
    pub setup: Setup,
    /// How far the game has come.
    pub stage: Stage,
    /// Whose turn it is.
    pub turn: Seat,
    /// Stones in the heap.
    pub heap: u8,
    /// Stones of each seat.
    pub stones: Vec<u8>,
}

/// Everything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct State {
    /// What everybody sees.
    pub open: Open,
    /// The card of each seat; none before the deal.
    pub cards: Vec<Card>,
}

impl Open {
    /// NG-1.1, NG-2.1: the heap is whole, and seat A will begin.
    pub fn new(setup: &Setup) -> Self {
        let (heap, stones) = (setup.stones, vec![0; setup.seats.into()]);
        Self { setup: setup.clone(), stage: Stage::Deal, turn: Seat::new(0), heap, stones }
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.setup.seats.into()
    }

    /// Whom the game waits for.
    pub const fn awaiting(&self) -> Awaiting {
        match self.stage {
            Stage::Deal => Awaiting::Chance(DEAL),
            Stage::Play => Awaiting::turn(self.turn),
            Stage::Over => Awaiting::Over,
        }
    }

    /// Stones go from the heap to a seat; then it is the next one's turn, unless the heap is empty
    /// (NG-2.1, NG-3.1).
    pub fn take(&mut self, seat: Seat, stones: u8) {
        self.heap -= stones;
        self.stones[seat.index()] += stones;
        if self.heap == 0 {
            self.stage = Stage::Over;
        } else {
            self.turn = seat.next(self.seats());
        }
    }
}

impl State {
    /// Before the deal.
    pub fn new(setup: &Setup) -> Self {
        Self { open: Open::new(setup), cards: Vec::new() }
    }

    /// The settings.
    pub const fn setup(&self) -> &Setup {
        &self.open.setup
    }
}
