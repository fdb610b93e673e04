//! The best way through the own turn: every small step is tried on a copy, to the end of the turn.

use std::cell::Cell;

use gantry_kernel::{Input, News, Seat};

use crate::action::Action;
use crate::apply::apply;
use crate::board::Task;
use crate::card::{Objective, Specialist};
use crate::data::Data;
use crate::effect::Counts;
use crate::legal::legal;
use crate::state::State;

use super::value::Outlook;
use super::weights::Weights;

/// Steps that are looked ahead: the longest turns, with three technologies bought and two sides of a card.
const DEPTH: usize = 12;

/// What the cards of a *mission search* promise before they are seen.
const SEARCH: i32 = 500;

/// Steps that are tried for one action at most: many light missions on Earth can be loaded in very many ways.
const MOST_STEPS: u32 = 20_000;

/// A look ahead for a seat.
pub struct Plan<'a> {
    seat: Seat,
    weights: &'a Weights,
    steps: Cell<u32>,
}

impl<'a> Plan<'a> {
    pub const fn new(seat: Seat, weights: &'a Weights) -> Self {
        Self { seat, weights, steps: Cell::new(0) }
    }

    /// The best that can come of an action.
    pub fn after(&self, world: &State, action: Action) -> i32 {
        self.best(world, action, DEPTH).0
    }

    /// The best that can come of playing a card, and the world then.
    pub fn played(&self, world: &State, card: Specialist) -> (i32, State) {
        self.best(world, Action::Play(card), DEPTH)
    }

    fn value(&self, world: &State) -> i32 {
        let board = world.open.board(self.seat);
        Outlook::new(&world.open, board, self.weights).value(board, world.goals(self.seat))
    }

    fn best(&self, world: &State, action: Action, depth: usize) -> (i32, State) {
        let before = world.open.board(self.seat).task;
        // what ends the turn is judged before others act
        if action == Action::Done && !matches!(before, Task::Buy { .. }) {
            return self.ended(world, before);
        }
        if matches!(action, Action::Deck(_)) {
            return (self.value(world) + SEARCH, world.clone());
        }
        let mut next = world.clone();
        let input = Input::Act { seat: self.seat, action };
        apply(&mut next, &input, &mut News::silent());
        self.steps.set(self.steps.get() + 1);
        if depth == 0
            || self.steps.get() > MOST_STEPS
            || next.open.board(self.seat).task == Task::Idle
        {
            return (self.value(&next), next);
        }
        let mut steps = Vec::new();
        legal(&next, self.seat, &mut steps);
        let sensible = steps.into_iter().filter(|step| self.is_sensible(&next, *step));
        let tried = sensible.map(|step| self.best(&next, step, depth - 1));
        tried.max_by_key(|(value, _)| *value).unwrap_or_else(|| (self.value(&next), next))
    }

    fn ended(&self, world: &State, task: Task) -> (i32, State) {
        let mut next = world.clone();
        let board = &mut next.open.boards[self.seat.index()];
        if task == Task::Work && board.round.done == 0 {
            board.money += crate::price::NOTHING_DONE;
        }
        board.task = Task::Idle;
        (self.value(&next), next)
    }

    /// Steps whose order does not matter are tried in one order only.
    fn is_sensible(&self, world: &State, step: Action) -> bool {
        let board = world.open.board(self.seat);
        let cargo = board.flight.cargo;
        match step {
            Action::Load(mission) => cargo.kinds().all(|kind| kind <= mission),
            Action::Boost(_) | Action::Bonus => cargo.is_empty(),
            _ => true,
        }
    }
}

/// How well two objectives go together.
pub fn affinity(data: &Data, one: Objective, other: Objective) -> i32 {
    match (data.objective(one).counts, data.objective(other).counts) {
        (Counts::Missions { levels: a, .. }, Counts::Missions { levels: b, .. }) => {
            80 * i32::try_from((a & b).count_ones()).unwrap_or(0)
        }
        (Counts::Sets, Counts::Colour(_)) | (Counts::Colour(_), Counts::Sets) => 60,
        _ => 0,
    }
}
