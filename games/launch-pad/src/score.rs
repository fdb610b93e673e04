//! Points and places (LP-7.2, LP-7.3).

use gantry_kernel::{Seat, Standings};

use crate::board::Board;
use crate::card::Card;
use crate::rocket::Zone;
use crate::state::{Open, Stage, State};

/// The parts of a score.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// Rockets in Launch.
    pub launched: i32,
    /// Rockets in Construction, as a loss.
    pub unfinished: i32,
    /// Astronauts with or without Oxygen.
    pub crew: i32,
    /// Quality Certificates in Launch.
    pub certificates: i32,
    /// The missing Mission Controller.
    pub control: i32,
}

impl Score {
    /// LP-7.2
    pub fn of(board: &Board) -> Self {
        let mut score = Self::default();
        for rocket in &board.rockets {
            match rocket.zone() {
                Zone::Launch => score.launched += rocket.points(),
                Zone::Construction => score.unfinished -= rocket.points(),
                Zone::Quality => {}
            }
            if rocket.has(Card::Astronaut) {
                score.crew += if rocket.has(Card::Oxygen) { 4 } else { -4 };
            }
            if rocket.has(Card::QualityCertificate) && rocket.zone() == Zone::Launch {
                score.certificates += 3;
            }
        }
        if board.experts[Zone::Launch.index()].is_none() {
            score.control = -10;
        }
        score
    }

    /// The sum.
    pub const fn total(&self) -> i32 {
        self.launched + self.unfinished + self.crew + self.certificates + self.control
    }
}

/// Bonus cards in play, which break ties (LP-7.3).
pub fn bonus_cards(board: &Board) -> i32 {
    board.rockets.iter().map(|rocket| rocket.bonus_count().cast_signed()).sum()
}

/// The result of [`gantry_kernel::Game::standings`].
pub fn standings(state: &State) -> Option<Standings> {
    (state.open.clock.stage == Stage::Over).then(|| ranking(&state.open))
}

/// LP-7.3
pub fn ranking(open: &Open) -> Standings {
    let mut keys = [(0, 0); 4];
    for seat in Seat::all(open.seats()) {
        let board = open.board(seat);
        keys[seat.index()] = (Score::of(board).total(), bonus_cards(board));
    }
    Standings::ranked(&keys[..open.seats()])
}
