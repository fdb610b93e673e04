//! Launching (LO-6): what a rocket may carry, and whether it may lift off.

use crate::action::Symbol;
use crate::board::Board;
use crate::card::{Level, Mission};
use crate::data::Data;
use crate::denial::Denial;
use crate::judge::launch_cost;
use crate::price::PER_ROUND;
use crate::setup::Edition;
use crate::state::Open;

const LEVEL_4: Level = Level::ALL[3];

/// Whether a launch with this symbol can be prepared: some mission can go with it.
pub fn may_prepare(open: &Open, board: &Board, symbol: Symbol) -> Result<(), Denial> {
    let data = open.data();
    match symbol {
        Symbol::Lab if board.round.lab_used => return Err(Denial::LabUsed),
        Symbol::Banner if board.round.launches == 0 => return Err(Denial::NoLaunchBanner),
        _ => {}
    }
    within_limit(open, board, 0)?;
    if board.earth.is_empty() {
        return Err(Denial::NothingOnEarth);
    }
    let cost = launch_cost(data, board, symbol);
    if board.money < cost {
        return Err(Denial::Money("LO-6.2", cost, board.money));
    }
    let capacity = most_capacity(open, board, symbol);
    let mut only = None;
    let mut several = false;
    for mission in board.earth.kinds() {
        match may_go(open, board, mission, capacity) {
            Ok(()) => return Ok(()),
            Err(denial) if only.is_none() => only = Some(denial),
            Err(_) => several = true,
        }
    }
    Err(only.filter(|_| !several).unwrap_or(Denial::NothingCanFly))
}

/// LO-6.3: the capacity with everything that could still be added to a launch with this symbol.
pub fn most_capacity(open: &Open, board: &Board, symbol: Symbol) -> u8 {
    let banners: u8 = board.round.weights.iter().sum();
    let bonus = bonus_by_itself(open, board, symbol) || may_use_bonus(open, board).is_ok();
    board.weight(open.data()) + banners + u8::from(bonus)
}

/// LO-6.6, LO-11: whether the limit allows another mission, with this many already loaded.
fn within_limit(open: &Open, board: &Board, loaded: usize) -> Result<(), Denial> {
    match open.setup.edition {
        Edition::De if usize::from(board.round.flights) >= PER_ROUND => Err(Denial::ThreeLaunches),
        Edition::En | Edition::Fr if usize::from(board.round.flown) + loaded >= PER_ROUND => {
            Err(Denial::ThreeMissions)
        }
        _ => Ok(()),
    }
}

/// LO-11: in the English edition the level-4 bonus comes with the lab's own symbol.
fn bonus_by_itself(open: &Open, board: &Board, symbol: Symbol) -> bool {
    open.setup.edition == Edition::En && symbol == Symbol::Lab && board.lab == LEVEL_4
}

/// LO-11: in the other editions the player adds it to one launch of the round.
pub fn may_use_bonus(open: &Open, board: &Board) -> Result<(), Denial> {
    if open.setup.edition == Edition::En {
        return Err(Denial::BonusWithLab);
    }
    if board.lab != LEVEL_4 {
        return Err(Denial::NoBonus);
    }
    if board.round.bonus_used || board.flight.bonus {
        return Err(Denial::BonusUsed);
    }
    Ok(())
}

/// LO-6.3: what the rocket being prepared can carry.
pub fn capacity(open: &Open, board: &Board) -> u8 {
    let flight = &board.flight;
    let bonus = flight.bonus || bonus_by_itself(open, board, flight.symbol);
    board.weight(open.data()) + flight.boost + u8::from(bonus)
}

/// The weight of the missions on the rocket.
pub fn load(data: &Data, board: &Board) -> u8 {
    board.flight.cargo.cards().map(|mission| data.mission(mission).weight).sum()
}

/// Whether one more mission may be loaded.
pub fn may_load(open: &Open, board: &Board, mission: Mission) -> Result<(), Denial> {
    let cargo = board.flight.cargo;
    if board.earth.count(mission) <= cargo.count(mission) {
        return Err(Denial::NotOnEarth(mission));
    }
    within_limit(open, board, cargo.len())?;
    may_go(open, board, mission, capacity(open, board) - load(open.data(), board))
}

/// LO-6.3, LO-6.4, LO-6.5
fn may_go(open: &Open, board: &Board, mission: Mission, capacity: u8) -> Result<(), Denial> {
    let card = open.data().mission(mission);
    if board.lab < card.level {
        return Err(Denial::LabTooLow(mission, board.lab));
    }
    if !meets(open, board, card.level) {
        return Err(Denial::Requirement(mission, open.clock.phase()));
    }
    if capacity < card.weight {
        return Err(Denial::Weight(mission, capacity));
    }
    Ok(())
}

/// LO-6.5: whether the technologies suffice for a level in the current phase.
pub fn meets(open: &Open, board: &Board, level: Level) -> bool {
    let alternatives = &open.data().requirements[level.index()][open.clock.phase()];
    alternatives
        .iter()
        .any(|needed| needed.iter().zip(board.techs).all(|(needed, has)| *needed <= has))
}
