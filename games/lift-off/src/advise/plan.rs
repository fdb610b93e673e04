//! The best way through the player's turn: every small step is tried on a copy, to the end of the
//! turn.

use gantry_kernel::{Input, Millis, News, Seat};

use crate::action::Action;
use crate::apply::apply;
use crate::board::{Board, Task};
use crate::card::Objective;
use crate::data::Data;
use crate::effect::Counts;
use crate::legal::legal;
use crate::state::State;

use super::value::Outlook;
use super::weights::Weights;

/// How many steps to look ahead: enough for the longest turns, with three technologies bought and
/// both actions of a card.
const DEPTH: usize = 12;

/// What the cards of a *mission search* are worth before they are seen.
const SEARCH: i32 = 500;

/// The most steps tried for one action: many light missions on Earth can be loaded in very many
/// ways.
const MOST_STEPS: u32 = 20_000;

/// A look-ahead for a seat: the best line found so far.
pub struct Plan<'a> {
    seat: Seat,
    weights: &'a Weights,
    line: Vec<Action>,
    best: Line,
}

/// Steps of the player's turn and what they lead to.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// What the seat does.
    pub steps: Vec<Action>,
    /// What its board is worth then.
    pub value: i32,
    /// The world then.
    pub end: Option<State>,
    /// How many steps were tried to find it.
    pub tried: u32,
}

impl<'a> Plan<'a> {
    /// The best line that begins with an action.
    pub fn after(seat: Seat, weights: &'a Weights, world: &State, action: Action) -> Line {
        let best = Line { value: i32::MIN, ..Line::default() };
        let mut plan = Self { seat, weights, line: Vec::new(), best };
        if !drops_a_launch(world.open.board(seat), action) {
            plan.attempt(world, action, DEPTH);
        }
        plan.best
    }

    fn attempt(&mut self, world: &State, action: Action, depth: usize) {
        self.line.push(action);
        let before = world.open.board(self.seat).task;
        if action == Action::Done && !matches!(before, Task::Buy { .. }) {
            // A step that ends the turn is judged before others act.
            self.arrive(&self.ended(world, before), 0);
        } else if matches!(action, Action::Deck(_)) {
            self.arrive(world, SEARCH);
        } else {
            let mut next = world.clone();
            let input = Input::Act { seat: self.seat, action };
            apply(&mut next, Millis(0), &input, &mut News::silent());
            self.best.tried += 1;
            self.go_on(&next, depth);
        }
        self.line.pop();
    }

    fn go_on(&mut self, world: &State, depth: usize) {
        let idle = world.open.board(self.seat).task == Task::Idle;
        let mut steps = Vec::new();
        if depth > 0 && self.best.tried <= MOST_STEPS && !idle {
            legal(world, self.seat, &mut steps);
            steps.retain(|step| self.is_sensible(world, *step));
        }
        if steps.is_empty() {
            self.arrive(world, 0);
        }
        for step in steps {
            self.attempt(world, step, depth - 1);
        }
    }

    /// Records the end of a line; between equals, the last wins.
    fn arrive(&mut self, world: &State, promise: i32) {
        let board = world.open.board(self.seat);
        let outlook = Outlook::new(&world.open, board, self.weights);
        let value = outlook.value(board, world.goals(self.seat)) + promise;
        if value >= self.best.value {
            self.best.value = value;
            self.best.steps.clone_from(&self.line);
            self.best.end = Some(world.clone());
        }
    }

    fn ended(&self, world: &State, task: Task) -> State {
        let mut next = world.clone();
        let board = &mut next.open.boards[self.seat.index()];
        if task == Task::Work && board.round.done == 0 {
            board.money += crate::price::NOTHING_DONE;
        }
        board.task = Task::Idle;
        next
    }

    /// Steps whose order does not matter are tried in one order only.
    fn is_sensible(&self, world: &State, step: Action) -> bool {
        let board = world.open.board(self.seat);
        let cargo = board.flight.cargo;
        match step {
            Action::Load(mission) => cargo.kinds().all(|kind| kind <= mission),
            Action::Boost(_) | Action::Bonus => cargo.is_empty(),
            _ => !drops_a_launch(board, step),
        }
    }
}

/// Whether the action cancels a prepared launch, which is never tried: it was worth preparing.
fn drops_a_launch(board: &Board, action: Action) -> bool {
    board.task == Task::Load && action == Action::Decline
}

/// How well two objectives fit together.
pub fn affinity(data: &Data, one: Objective, other: Objective) -> i32 {
    match (data.objective(one).counts, data.objective(other).counts) {
        (Counts::Missions { levels: a, .. }, Counts::Missions { levels: b, .. }) => {
            80 * i32::try_from((a & b).count_ones()).unwrap_or(0)
        }
        (Counts::Sets, Counts::Colour(_)) | (Counts::Colour(_), Counts::Sets) => 60,
        _ => 0,
    }
}
