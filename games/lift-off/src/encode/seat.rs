//! A seat as numbers.

use gantry_heuristics::Numbers;
use gantry_kernel::Seat;

use super::{missions, specialists};
use crate::action::Symbol;
use crate::board::{Board, Task};
use crate::card::{Colour, Level, MISSIONS, OBJECTIVES, SPECIALISTS};
use crate::flight;
use crate::score::Score;
use crate::state::Hand;
use crate::view::View;

const TASKS: usize = 16;
const WEALTH: usize = 1 + 2 + 5 + 3 + 4 + 4 + 2 + 4 + 1 + 3 * 4;
const ROUND: usize = TASKS + 2 + 4 + 2 * SPECIALISTS + 2 + 8;
const FLIGHT: usize = 3 + 2;
const HIDDEN: usize = 3;

/// How many numbers a seat takes.
pub const SEAT: usize = WEALTH + ROUND + FLIGHT + HIDDEN + 3 * MISSIONS + SPECIALISTS + OBJECTIVES;

/// Describes a seat; `known` are the specialists that the viewer knows to be in its hand.
pub fn write(view: &View, seat: Seat, known: &Hand, numbers: &mut Numbers<'_>) {
    let board = view.board(seat);
    let hidden = &view.seats[seat.index()];
    wealth(view, board, seat, numbers);
    round(board, numbers);
    prepared(view, board, numbers);
    numbers.number(hidden.cards);
    numbers.number(hidden.goals);
    numbers.flag(view.sealed.contains(seat));
    missions(board.earth, numbers);
    missions(board.space, numbers);
    missions(board.flight.cargo, numbers);
    specialists(known, numbers);
    let goals = numbers.block(OBJECTIVES);
    hidden.shown.iter().for_each(|goal| goals[goal.index()] = 1);
}

fn wealth(view: &View, board: &Board, seat: Seat, numbers: &mut Numbers<'_>) {
    let (open, data) = (&view.open, view.open.data());
    numbers.flag(true);
    // A number ends at 127, and scores may be higher.
    numbers.number(board.points);
    numbers.number(board.points.saturating_sub(127));
    let score = Score::of(&open.setup, board, &view.seats[seat.index()].shown);
    numbers.number(board.points / 2 + score.total() / 2);
    numbers.number(score.missions);
    numbers.number(score.goals);
    numbers.number(score.green);
    numbers.number(score.money);
    numbers.number(board.money);
    numbers.number(board.income);
    numbers.number(data.tracks.income_most.saturating_sub(board.income));
    numbers.one_of(4, Some(board.lab.index()));
    numbers.number(board.capacity);
    numbers.number(board.propulsion);
    numbers.number(board.weight(data));
    numbers.number(board.cost(data));
    numbers.number(board.rockets);
    numbers.number(open.after_starter(seat));
    Colour::ALL.into_iter().for_each(|colour| numbers.number(board.tech(colour)));
    numbers.number(board.earth.len());
    for level in Level::ALL {
        numbers.number(board.holds_of(data, level));
        numbers.number(board.in_space(data, level));
        // LO-6.5: the level can fly in this phase.
        numbers.flag(board.lab >= level && flight::meets(open, board, level));
    }
}

const fn task_number(task: Task) -> usize {
    match task {
        Task::Idle => 0,
        Task::Play => 1,
        Task::Work => 2,
        Task::Buy { .. } => 3,
        Task::Swap { .. } => 4,
        Task::Deck => 5,
        Task::Keep => 6,
        Task::Launch => 7,
        Task::Load => 8,
        Task::Resolve => 9,
        Task::Search { .. } => 10,
        Task::Reward => 11,
        Task::Map => 12,
        Task::Gain => 13,
        Task::Upgrade => 14,
        Task::Sale => 15,
    }
}

fn round(board: &Board, numbers: &mut Numbers<'_>) {
    let round = &board.round;
    numbers.one_of(TASKS, Some(task_number(board.task)));
    numbers.number(if let Task::Buy { bought } = board.task { bought } else { 0 });
    numbers.number(if let Task::Search { cards } = board.task { cards } else { 0 });
    let given = numbers.block(4);
    if let Task::Swap { given: techs } = board.task {
        techs.colours().for_each(|colour| given[colour.index()] += 1);
    }
    specialists(&round.played, numbers);
    let last = round.played.last().map(|card| card.index());
    numbers.one_of(SPECIALISTS, last);
    numbers.flag(round.done & 1 == 1);
    numbers.flag(round.done >> 1 & 1 == 1);
    numbers.number(round.missions);
    numbers.number(round.launches);
    numbers.number(round.weights.len());
    numbers.number(round.weights.iter().sum::<u8>());
    numbers.flag(round.lab_used);
    numbers.flag(round.bonus_used);
    numbers.number(round.flights);
    numbers.number(round.flown);
}

fn prepared(view: &View, board: &Board, numbers: &mut Numbers<'_>) {
    let launch = &board.flight;
    numbers.flag(launch.symbol == Symbol::Banner);
    numbers.number(launch.boost);
    numbers.flag(launch.bonus);
    let (capacity, load) = match board.task {
        Task::Load => (flight::capacity(&view.open, board), flight::load(view.open.data(), board)),
        _ => (0, 0),
    };
    numbers.number(capacity);
    numbers.number(load);
}
