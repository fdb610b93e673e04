//! What must hold for launches: symbols, banners, the rocket being prepared, and missions whose
//! effects are still due.

use gantry_game_kit::position::{Checked, require_of};
use gantry_kernel::Seat;

use super::check::{banners, limits_missions};
use crate::action::{Reward, Symbol, Upgrade};
use crate::board::{Flight, Task};
use crate::card::{Colour, Mission};
use crate::effect::Effect;
use crate::flight::{may_load, may_prepare, may_use_bonus};
use crate::judge::{self, is_left, may_reward};
use crate::order;
use crate::price::PER_ROUND;
use crate::setup::Edition;
use crate::state::{Open, Stage, State};

/// What is left of banners and symbols, compared with what was played and launched.
pub fn symbols(open: &Open, seat: Seat) -> Checked {
    let board = open.board(seat);
    let round = &board.round;
    let banners = banners(open, seat);
    let require = |holds, key, message: &str| {
        require_of(seat, holds, key, || message.replace("SEAT", &seat.to_string()))
    };
    let rule = "LO-4.1: the banners that SEAT has played do not give this";
    require(round.missions == banners.missions, "missions", rule)?;
    require(round.launches <= banners.launches, "launches", rule)?;
    let mut used = banners.weights;
    for weight in round.weights {
        let place = used.iter().position(|&there| there == weight);
        require(place.is_some(), "weights", rule)?;
        place.map(|place| used.remove(place));
    }
    let boost = board.flight.boost;
    let all: u8 = used.iter().sum();
    let possible = boost == 0 || boost == all || used.contains(&boost);
    require(possible, "boost", "LO-6.3: a boost is made of weight banners, each once and whole")?;
    require(
        round.flights > 0 || all == boost,
        "weights",
        "LO-6.3: weight banners are used on launches",
    )?;
    let unused = round.weights == banners.weights && round.launches == banners.launches;
    let waits = unused && board.flight == Flight::default() && !round.lab_used && !round.bonus_used;
    require(
        waits || may_have_launched(open, seat),
        "flights",
        "LO-3.5: SEAT has not come to launch yet",
    )?;
    let symbols = u8::from(round.lab_used) + banners.launches - round.launches;
    require(round.flights == symbols, "flights", "LO-6.1: every launch uses one symbol")?;
    let most = usize::from(round.flights) * usize::from(u8::MAX);
    let flown = usize::from(round.flown);
    let least = usize::from(round.flights);
    let carried = (least..=most).contains(&flown);
    require(carried, "flown", "LO-6.6: every launch carries a mission")?;
    require(flown <= board.space.len(), "flown", "LO-6.7: what SEAT has launched is in space")?;
    let within = !limits_missions(open) || flown <= PER_ROUND;
    require(within, "flown", "LO-6.6: at most three missions in a round")?;
    let at_all =
        open.setup.edition != Edition::En && board.lab.next().is_none() && round.flights > 0;
    let rule = "LO-11: SEAT cannot have used the bonus of the lab";
    require(at_all || !round.bonus_used, "bonus_used", rule)
}

/// LO-3.5: one after the other, or all at once.
fn may_have_launched(open: &Open, seat: Seat) -> bool {
    let clock = &open.clock;
    let had_the_turn = open.after_starter(seat) <= open.after_starter(clock.turn);
    clock.stage == Stage::Launches && (open.setup.simultaneous || had_the_turn)
}

/// A task of LO-6 or LO-8, and the rocket it belongs to.
pub fn task(state: &State, seat: Seat) -> Checked {
    let open = &state.open;
    let board = open.board(seat);
    let searching =
        open.clock.drawing.is_some_and(|drawing| drawing.search && drawing.seat == seat);
    match board.task {
        Task::Load => load(open, seat),
        Task::Resolve
        | Task::Search { .. }
        | Task::Reward
        | Task::Map
        | Task::Gain
        | Task::Upgrade => pending(state, seat),
        Task::Keep if searching => pending(state, seat),
        _ => require_of(seat, board.flight == Flight::default(), "cargo", || {
            format!("LO-6: {seat} prepares no launch")
        }),
    }
}

/// LO-6.1 to LO-6.6, as if the rocket were loaded again.
fn load(open: &Open, seat: Seat) -> Checked {
    let mut board = *open.board(seat);
    let Flight { symbol, boost, bonus, cargo } = board.flight;
    let rule = |denial: crate::denial::Denial| denial.refusal(&open.setup).rule;
    board.flight = Flight { symbol, ..Flight::default() };
    if boost > 0 {
        board.round.weights.push(boost);
    }
    let prepared = may_prepare(open, &board, symbol).map_err(rule).err();
    let key = if cargo.is_empty() { "task" } else { "cargo" };
    require_of(seat, prepared.is_none(), key, || {
        format!("{}: {seat} cannot prepare this launch", prepared.unwrap_or_default())
    })?;
    let bonus_barred = may_use_bonus(open, &board).map_err(rule).err().filter(|_| bonus);
    require_of(seat, bonus_barred.is_none(), "bonus", || {
        format!(
            "{}: the bonus of the lab cannot be on this launch",
            bonus_barred.unwrap_or_default()
        )
    })?;
    board.round.weights = open.board(seat).round.weights;
    (board.flight.boost, board.flight.bonus) = (boost, bonus);
    for mission in cargo.cards() {
        let barred = may_load(open, &board, mission).map_err(rule).err();
        require_of(seat, barred.is_none(), "cargo", || {
            format!("{}: {seat} cannot load {mission}", barred.unwrap_or_default())
        })?;
        board.flight.cargo.add(mission);
    }
    Ok(())
}

/// Missions in space whose effects are done or under way.
fn settled(open: &Open, seat: Seat) -> impl Iterator<Item = Effect> {
    let board = open.board(seat);
    let settled = |kind: &Mission| board.space.count(*kind) > board.flight.cargo.count(*kind);
    board.space.kinds().filter(settled).map(|kind| open.data().mission(kind).effect)
}

/// How many cards the current *mission search* asks for, after this many were drawn: that of one of
/// the missions in space.
pub fn searched(open: &Open, seat: Seat, drawn: usize, forced: bool) -> usize {
    let asked = || {
        settled(open, seat).filter_map(|effect| match effect {
            Effect::Search(cards) => Some(usize::from(cards)),
            _ => None,
        })
    };
    // LO-5.4: more than it asks for; LO-5.1: fewer, if there are no more.
    let fits = if forced {
        asked().filter(|&cards| cards < drawn).max()
    } else {
        asked().filter(|&cards| cards >= drawn).min()
    };
    fits.or_else(|| asked().max()).unwrap_or(0)
}

/// LO-6.7, LO-8.1: what is left of a rocket that is in space.
fn pending(state: &State, seat: Seat) -> Checked {
    let open = &state.open;
    let (board, data) = (open.board(seat), open.data());
    let Flight { symbol, bonus, cargo, .. } = board.flight;
    let round = &board.round;
    let require = |holds, key, message: &str| require_of(seat, holds, key, || message.to_owned());
    let there = |kind: Mission| cargo.count(kind) <= board.space.count(kind);
    require(cargo.kinds().all(there), "cargo", "LO-6.7: cargo that has to work is in space")?;
    let works = |kind: Mission| data.mission(kind).effect.is_immediate();
    require(cargo.kinds().all(works), "cargo", "LO-6.7: only immediate effects wait")?;
    let resolves = board.task == Task::Resolve;
    let choice = !resolves || order::is_asked(state, seat);
    require(choice, "cargo", "LO-6.7: the order of these missions cannot matter")?;
    let flown = cargo.len() + usize::from(!resolves);
    require(flown <= round.flown.into(), "flown", "LO-6.7: more missions wait than were launched")?;
    let used = match symbol {
        Symbol::Lab => round.lab_used,
        Symbol::Banner => round.launches < banners(open, seat).launches,
    };
    require(used, "symbol", "LO-6.1: the launch has used its symbol")?;
    require(!bonus || round.bonus_used, "bonus_used", "LO-11: the launch has used the bonus")?;
    let has = |wanted: Effect| settled(open, seat).any(|effect| effect == wanted);
    let none = "LO-8.2: no mission in space asks for this task";
    match board.task {
        Task::Search { cards } => {
            require(has(Effect::Search(cards)), "task", none)?;
            let can = judge::has_deck(state, seat);
            let waits = open.clock.drawing.is_some();
            require(can || waits, "task", "LO-5.6: there is no deck to search")
        }
        Task::Keep => require(searched(open, seat, 0, false) > 0, "task", none),
        Task::Reward => {
            require(has(Effect::FreeInvestment) && board.rockets > 0, "task", none)?;
            let both = may_reward(data, board, Reward::Income).is_ok();
            require(both, "task", "LO-4.4: with the most income only green is left")
        }
        Task::Map => {
            require(has(Effect::Mapping), "task", none)?;
            let any = Colour::PLAIN.iter().any(|&colour| board.tech(colour) > 0);
            require(any, "task", "LO-8.2: there is no technology to give")
        }
        Task::Gain => require(has(Effect::TechAndUpgrade), "task", none),
        Task::Upgrade => {
            require(has(Effect::TechAndUpgrade), "task", none)?;
            let left = [Upgrade::Capacity, Upgrade::Propulsion];
            let both = left.iter().all(|&kind| is_left(data, board, kind, "LO-8.2").is_ok());
            require(both, "task", "LO-8.2: there is no choice between upgrades")
        }
        _ => Ok(()),
    }
}
