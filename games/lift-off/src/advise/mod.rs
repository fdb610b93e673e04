//! Judgement for the greedy bot: what an action leads to at best within the own turn, in a world that looks to the
//! seat just as the real one does.

mod plan;
mod value;
mod weights;

use gantry_kernel::{Dice, MAX_SEATS, Seat};

use crate::action::Action;
use crate::board::Task;
use crate::card::{Mission, Objective, Specialist};
use crate::imagine::imagine;
use crate::state::{Stage, State};
use crate::view::View;
use plan::Plan;
use value::Outlook;
use weights::{WEIGHTS, Weights};

/// The ratings of [`gantry_kernel::Advise::rate`].
pub fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
    ratings.clear();
    let Some(seat) = view.own().filter(|_| legal.len() > 1) else {
        ratings.resize(legal.len(), 0);
        return;
    };
    // which world is imagined does not matter: only what is open and one's own is looked at
    let world = imagine(view, &mut Dice::from_number(0));
    let judge = Judge { world: &world, seat, weights: &WEIGHTS };
    ratings.extend(legal.iter().map(|action| judge.action(*action)));
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
    fn action(&self, action: Action) -> i32 {
        match action {
            Action::KeepGoal(goal) => self.goal(goal),
            Action::PassGoal(goal) => -self.goal(goal),
            // who gets the cards is all one to this bot
            Action::Direction(_) => 0,
            Action::KeepSpecialist(card) => self.specialist(card),
            Action::PassSpecialist(card) => self.without(card),
            Action::Play(card) => self.play(card),
            Action::Deck(level) => self.deck(level),
            Action::Keep(kept) => self.keep(kept.missions()),
            _ => Plan::new(self.seat, self.weights).after(self.world, action),
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
        Plan::new(self.seat, self.weights).played(&self.about_to_play(&[card]), card).0
    }

    /// What the other two are worth together if this one is passed.
    fn without(&self, card: Specialist) -> i32 {
        let mut hand = self.world.hands[self.seat.index()];
        if let Some(place) = hand.iter().position(|&other| other == card) {
            hand.remove(place);
        }
        let first = hand.first().map_or(0, |&first| self.then(&hand, first));
        let second = hand.last().map_or(0, |&second| self.then(&hand, second));
        first.max(second)
    }

    /// One card of a hand played, then the best of the others.
    fn then(&self, hand: &[Specialist], first: Specialist) -> i32 {
        let plan = Plan::new(self.seat, self.weights);
        let (value, after) = plan.played(&self.about_to_play(hand), first);
        if hand.len() < 2 {
            return value;
        }
        let mut world = after;
        world.open.clock.turn = self.seat;
        world.open.clock.stage = Stage::Specialists;
        world.open.boards[self.seat.index()].task = Task::Play;
        let mut rest: Vec<Specialist> = hand.to_vec();
        rest.remove(rest.iter().position(|&card| card == first).unwrap_or(0));
        rest.iter().map(|&card| plan.played(&world, card).0).max().unwrap_or(value)
    }

    fn play(&self, card: Specialist) -> i32 {
        let board = self.world.open.board(self.seat);
        if board.round.played.is_empty() {
            self.then(self.world.hand(self.seat), card)
        } else {
            Plan::new(self.seat, self.weights).played(self.world, card).0
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
