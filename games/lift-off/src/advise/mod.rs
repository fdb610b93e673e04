//! Judgement for the greedy bot: what an action leads to at best within the own turn, in a world that looks to the
//! seat just as the real one does.

mod plan;
mod value;
mod weights;

use std::hash::{Hash, Hasher};

use gantry_kernel::{Dice, MAX_SEATS, Seat};

use crate::action::Action;
use crate::board::Task;
use crate::card::{Mission, Objective, Specialist};
use crate::imagine::imagine;
use crate::state::{Stage, State};
use crate::view::View;
use plan::{Line, Plan};
use value::Outlook;
use weights::{WEIGHTS, Weights};

/// The ratings of [`gantry_kernel::Advise::rate`].
pub fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
    let Some(seat) = view.own() else {
        ratings.clear();
        ratings.resize(legal.len(), 0);
        return;
    };
    // which world is imagined does not matter: only what is open and one's own is looked at
    rate_in(&imagine(view, &mut Dice::from_number(0)), seat, legal, ratings);
}

/// The ratings of [`gantry_kernel::Evaluate::rate_in`].
pub fn rate_in(world: &State, seat: Seat, legal: &[Action], ratings: &mut Vec<i32>) {
    ratings.clear();
    let judge = Judge { world, seat, weights: &WEIGHTS };
    match legal {
        [] | [_] => ratings.resize(legal.len(), 0),
        [Action::PassSpecialist(_), ..] => judge.passes(legal, ratings),
        _ => ratings.extend(legal.iter().map(|action| judge.action(*action))),
    }
}

/// The steps of [`gantry_kernel::Evaluate::intend`].
pub fn intend(world: &State, seat: Seat, legal: &[Action], steps: &mut Vec<Action>) -> u32 {
    let judge = Judge { world, seat, weights: &WEIGHTS };
    let mut best = Line { value: i32::MIN, ..Line::default() };
    let mut tried = 0;
    for &action in legal {
        let line = judge.line(action);
        tried += line.tried;
        if line.value > best.value {
            best = line;
        }
    }
    *steps = best.steps;
    tried
}

/// What [`gantry_kernel::Evaluate::look`] sees.
pub fn look(world: &State, seat: Seat, hasher: &mut impl Hasher) {
    let open = &world.open;
    (&open.clock, &open.boards[..open.seats()], open.station).hash(hasher);
    (world.hand(seat), world.goals(seat), world.sealed[seat.index()]).hash(hasher);
    if open.clock.drawing.is_some_and(|drawing| drawing.seat == seat) {
        world.drawn.hash(hasher);
    }
}

/// The values of [`gantry_kernel::Evaluate::evaluate`].
pub fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
    let open = &state.open;
    for seat in Seat::all(open.seats()) {
        let board = open.board(seat);
        let outlook = Outlook::new(open, board, &WEIGHTS);
        values[seat.index()] = outlook.value(board, state.goals(seat));
    }
}

struct Judge<'a> {
    world: &'a State,
    seat: Seat,
    weights: &'a Weights,
}

impl Judge<'_> {
    fn after(&self, world: &State, action: Action) -> Line {
        Plan::after(self.seat, self.weights, world, action)
    }

    fn action(&self, action: Action) -> i32 {
        match action {
            Action::KeepGoal(goal) => self.goal(goal),
            Action::PassGoal(goal) => -self.goal(goal),
            // who gets the cards is all one to this bot
            Action::Direction(_) => 0,
            Action::KeepSpecialist(card) => self.specialist(card),
            Action::PassSpecialist(card) => -self.specialist(card),
            Action::Play(card) => self.play(card),
            Action::Deck(level) => self.deck(level),
            Action::Keep(kept) => self.keep(kept.missions()),
            _ => self.after(self.world, action).value,
        }
    }

    /// As good a judgement as is quickly had, with the steps that follow in the same turn.
    fn line(&self, action: Action) -> Line {
        match action {
            Action::KeepGoal(_)
            | Action::PassGoal(_)
            | Action::Direction(_)
            | Action::KeepSpecialist(_)
            | Action::PassSpecialist(_)
            | Action::Deck(_)
            | Action::Keep(_) => {
                Line { steps: vec![action], value: self.action(action), ..Line::default() }
            }
            _ => self.after(self.world, action),
        }
    }

    /// An objective at the start: what it promises.
    fn goal(&self, goal: Objective) -> i32 {
        let board = self.world.open.board(self.seat);
        let others: i32 = self
            .world
            .goals(self.seat)
            .iter()
            .filter(|&&other| other != goal)
            .map(|&other| plan::affinity(self.world.open.data(), goal, other))
            .sum();
        Outlook::new(&self.world.open, board, self.weights).goal_alone(board, goal) + others
    }

    /// A world in which the seat is to play just these cards.
    fn about_to_play(&self, cards: &[Specialist]) -> State {
        let mut world = self.world.clone();
        world.open.clock.stage = Stage::Specialists;
        world.open.clock.turn = self.seat;
        world.open.boards[self.seat.index()].task = Task::Play;
        world.hands[self.seat.index()] = cards.iter().copied().collect();
        world
    }

    /// What a specialist is worth if played next.
    fn specialist(&self, card: Specialist) -> i32 {
        self.after(&self.about_to_play(&[card]), Action::Play(card)).value
    }

    /// What the other two are worth together if one is passed, for each.
    fn passes(&self, legal: &[Action], ratings: &mut Vec<i32>) {
        let hand = self.world.hand(self.seat);
        let about_to_play = self.about_to_play(hand);
        let first = |&card: &Specialist| self.after(&about_to_play, Action::Play(card));
        let firsts: Vec<Line> = hand.iter().map(first).collect();
        let both = |passed: Specialist| {
            let kept = |card: Specialist| card != passed;
            let lines = hand.iter().zip(&firsts).filter(|(card, _)| kept(**card));
            let values = lines.map(|(&card, line)| {
                let others = hand.iter().copied().filter(|&other| other != card && kept(other));
                self.then(line, others)
            });
            values.max().unwrap_or(0)
        };
        ratings.extend(legal.iter().map(|action| match action {
            Action::PassSpecialist(card) => both(*card),
            _ => 0,
        }));
    }

    /// One card played, then the best of the others.
    fn then(&self, first: &Line, others: impl Iterator<Item = Specialist>) -> i32 {
        let Some(end) = &first.end else { return first.value };
        let mut world = end.clone();
        world.open.clock.turn = self.seat;
        world.open.clock.stage = Stage::Specialists;
        world.open.boards[self.seat.index()].task = Task::Play;
        let next = others.map(|card| self.after(&world, Action::Play(card)).value);
        next.max().unwrap_or(first.value)
    }

    fn play(&self, card: Specialist) -> i32 {
        let board = self.world.open.board(self.seat);
        if board.round.played.is_empty() {
            let hand = self.world.hand(self.seat);
            let first = self.after(&self.about_to_play(hand), Action::Play(card));
            self.then(&first, hand.iter().copied().filter(|&other| other != card))
        } else {
            self.after(self.world, Action::Play(card)).value
        }
    }

    /// A deck: the mean of what it may hold, with a view to the best of several cards.
    fn deck(&self, level: crate::card::Level) -> i32 {
        let open = &self.world.open;
        let board = open.board(self.seat);
        let now = Outlook::new(open, board, self.weights).value(board, self.world.goals(self.seat));
        let pile = &self.world.decks[level.index()];
        let mut gains: Vec<i32> = pile
            .iter()
            .filter(|&&mission| board.may_hold(open.data(), mission))
            .map(|&mission| self.keep(&[mission]) - now)
            .collect();
        gains.sort_unstable_by(|one, other| other.cmp(one));
        let best = gains.len().div_ceil(3).max(1);
        gains.iter().take(best).sum::<i32>() / i32::try_from(best).unwrap_or(1)
    }

    fn keep(&self, missions: &[Mission]) -> i32 {
        let open = &self.world.open;
        let mut board = *open.board(self.seat);
        missions.iter().for_each(|&mission| board.earth.add(mission));
        Outlook::new(open, &board, self.weights).value(&board, self.world.goals(self.seat))
    }
}
