//! The default values of a position. Reading fills them in, writing leaves them out.

use gantry_kernel::Seat;

use crate::banners::Banners;
use crate::board::{Round, Task};
use crate::card::Level;
use crate::data::Data;
use crate::held::Held;
use crate::setup::{Edition, Setup};
use crate::state::{Clock, Direction, Open, PHASE_1_ROUNDS, ROUNDS, Stage};

/// LO-2.5
pub const MONEY: u16 = crate::price::START_MONEY;

/// The round of a stage, unless it is given: the first one possible.
pub const fn round(stage: Stage) -> u8 {
    match stage {
        Stage::Deal | Stage::Goals(_) => 0,
        Stage::NewPhase | Stage::Sale => PHASE_1_ROUNDS,
        Stage::Over => ROUNDS,
        _ => 1,
    }
}

/// Whether second specialists are being played; the turn's player tells.
pub fn second(stage: Stage, task: Task, played: usize) -> bool {
    match stage {
        Stage::Specialists => played == 2 || (played == 1 && task == Task::Play),
        Stage::Missions | Stage::Launches | Stage::NewPhase | Stage::Sale | Stage::Over => true,
        Stage::Deal | Stage::Goals(_) | Stage::Direction | Stage::Draft(_) => false,
    }
}

/// LO-6.4: no lower than the highest mission in space.
pub fn lab(data: &Data, space: Held) -> Level {
    let highest = space.kinds().map(|kind| data.mission(kind).level).max();
    highest.unwrap_or(Level::new(0))
}

/// LO-4.4: the neutral rockets, and the lowest open spaces, one for each rocket of the players.
pub fn station(open: &Open) -> u16 {
    let track = &open.data().station;
    let mut covered = track.neutral[open.seats() - 2];
    let mut rockets: usize = open.boards.iter().map(|board| usize::from(board.rockets)).sum();
    for space in 0..track.spaces.len() {
        if rockets > 0 && covered >> space & 1 == 0 {
            covered |= 1 << space;
            rockets -= 1;
        }
    }
    covered
}

/// LO-3.3, LO-11: a seat's place in the order of playing specialists.
pub fn place_in_order(setup: &Setup, clock: &Clock, seat: Seat) -> usize {
    let order = match setup.edition {
        Edition::En => clock.direction,
        Edition::De | Edition::Fr => Direction::Left,
    };
    let seats = usize::from(setup.seats);
    let mut next = clock.starter;
    let mut place = 0;
    while next != seat && place < seats {
        next = order.after(next, seats);
        place += 1;
    }
    place
}

/// How many specialists a seat has played when the turn's player has this task.
pub fn played(setup: &Setup, clock: &Clock, task: Task, seat: Seat) -> usize {
    match clock.stage {
        Stage::Missions | Stage::Launches => 2,
        Stage::Specialists => {
            let before =
                place_in_order(setup, clock, seat) < place_in_order(setup, clock, clock.turn);
            let own = seat == clock.turn && task != Task::Play;
            usize::from(clock.second) + usize::from(before || own)
        }
        _ => 0,
    }
}

/// The launches made: as many as the symbols used.
pub const fn flights(banners: &Banners, round: &Round) -> u8 {
    round.lab_used as u8 + banners.launches.saturating_sub(round.launches)
}
