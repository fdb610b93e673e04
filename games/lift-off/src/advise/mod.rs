//! Ratings for the greedy bot: the best an action leads to within the player's turn, in a world
//! that looks to the seat exactly like the real one.

mod plan;
mod value;
mod weights;

use std::hash::{Hash, Hasher};

use gantry_heuristics::{Advise, Evaluate};
use gantry_kernel::{Dice, Imagine as _, MAX_SEATS, Seat};

use crate::LiftOff;
use crate::action::Action;
use crate::board::Task;
use crate::card::{Mission, OBJECTIVES, Objective, Specialist};
use crate::imagine;
use crate::setup::MOST_SEATS;
use crate::state::{HAND, PHASE_1_ROUNDS, Pass, Stage, State};
use crate::view::View;
use plan::{Line, Plan};
use value::Outlook;
use weights::{WEIGHTS, Weights};

impl Advise for LiftOff {
    fn rate(view: &View, legal: &[Action], ratings: &mut Vec<i32>) {
        let Some(seat) = view.own() else {
            ratings.clear();
            ratings.resize(legal.len(), 0);
            return;
        };
        // Any imagined world will do: only public cards and the seat's own are used.
        let world = LiftOff::imagine(view, &mut Dice::from_number(0));
        Self::rate_in(&world, seat, legal, ratings);
    }
}

impl Evaluate for LiftOff {
    const SPREAD: i32 = 1500;
    const ROLLOUT: u16 = 50;
    const WORLDS_PER_SECOND: u32 = 5_000;

    fn rate_in(world: &State, seat: Seat, legal: &[Action], ratings: &mut Vec<i32>) {
        ratings.clear();
        let rater = Rater { world, seat, weights: &WEIGHTS };
        match legal {
            [] | [_] => ratings.resize(legal.len(), 0),
            [Action::PassSpecialist(_), ..] => rater.passes(legal, ratings),
            _ => ratings.extend(legal.iter().map(|action| rater.action(*action))),
        }
    }

    fn intend(world: &State, seat: Seat, legal: &[Action], steps: &mut Vec<Action>) -> u32 {
        let rater = Rater { world, seat, weights: &WEIGHTS };
        let mut best = Line { value: i32::MIN, ..Line::default() };
        let mut tried = 0;
        for &action in legal {
            let line = rater.line(action);
            tried += line.tried;
            if line.value > best.value {
                best = line;
            }
        }
        *steps = best.steps;
        tried
    }

    fn hash_infoset(world: &State, seat: Seat, hasher: &mut impl Hasher) {
        let open = &world.open;
        (&open.clock, &open.boards[..open.seats()], open.station).hash(hasher);
        (world.hand(seat), world.goals(seat), world.sealed[seat.index()]).hash(hasher);
        if open.clock.drawing.is_some_and(|drawing| drawing.seat == seat) {
            world.drawn.hash(hasher);
        }
    }

    /// People work for their objectives, and sell those that do not suit them.
    #[allow(clippy::cast_precision_loss)] // a heuristic value
    fn suppose(view: &View, dice: &mut Dice) -> State {
        let open = &view.open;
        let mut weights = [[0.0; OBJECTIVES]; MOST_SEATS];
        for seat in view.seats() {
            let board = open.board(seat);
            let outlook = Outlook::new(open, board, &WEIGHTS);
            let sold = open.clock.round > PHASE_1_ROUNDS
                || usize::from(view.seats[seat.index()].goals) < HAND;
            let per_point = PER_POINT[usize::from(sold)];
            for (weight, worth) in weights[seat.index()].iter_mut().zip(outlook.goals(board)) {
                *weight = per_point * worth as f32 / 100.0;
            }
        }
        imagine::suppose(view, &weights, dice)
    }

    fn is_settled(world: &State) -> bool {
        matches!(world.open.clock.stage, Stage::Direction | Stage::Draft(Pass::Two) | Stage::Over)
    }

    fn evaluate(state: &State, values: &mut [i32; MAX_SEATS]) {
        let open = &state.open;
        for seat in Seat::all(open.seats()) {
            let board = open.board(seat);
            let outlook = Outlook::new(open, board, &WEIGHTS);
            values[seat.index()] = outlook.value(board, state.goals(seat));
        }
    }
}

/// How much likelier it is, as a power of e, that a player holds an objective that seems worth one
/// point more to them: before objectives could be sold (LO-7.2) and after. Estimated from games of
/// greedy players.
const PER_POINT: [f32; 2] = [0.04, 0.14];

struct Rater<'a> {
    world: &'a State,
    seat: Seat,
    weights: &'a Weights,
}

impl Rater<'_> {
    fn after(&self, world: &State, action: Action) -> Line {
        Plan::after(self.seat, self.weights, world, action)
    }

    fn action(&self, action: Action) -> i32 {
        match action {
            Action::KeepGoal(goal) => self.goal(goal),
            Action::PassGoal(goal) => -self.goal(goal),
            // This bot does not care who gets the cards.
            Action::Direction(_) => 0,
            Action::KeepSpecialist(card) => self.specialist(card),
            Action::PassSpecialist(card) => -self.specialist(card),
            Action::Play(card) => self.play(card),
            Action::Deck(level) => self.deck(level),
            Action::Keep(kept) => self.keep(kept.missions()),
            _ => self.after(self.world, action).value,
        }
    }

    /// A quick rating, with the steps that follow in the same turn.
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

    /// The prospects of an objective at the start.
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

    /// A world in which the seat is to play exactly these cards.
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

    /// For each card, what the other two are worth together if it is passed.
    fn passes(&self, legal: &[Action], ratings: &mut Vec<i32>) {
        let hand = self.world.hand(self.seat);
        let about_to_play = self.about_to_play(hand);
        let first = |&card: &Specialist| self.after(&about_to_play, Action::Play(card));
        let firsts: Vec<Line> = hand.iter().map(first).collect();
        let both = |passed: Specialist| {
            let kept: Vec<Specialist> = but_one(hand, passed).collect();
            let value = |&card: &Specialist| {
                let place = hand.iter().position(|&other| other == card)?;
                Some(self.then(&firsts[place], but_one(&kept, card)))
            };
            kept.iter().filter_map(value).max().unwrap_or(0)
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
            self.then(&first, but_one(hand, card))
        } else {
            self.after(self.world, Action::Play(card)).value
        }
    }

    /// A deck: the mean of what it may hold, plus a bonus for choosing the best of several cards.
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

/// The cards without one of a kind; a duplicate stays.
fn but_one(cards: &[Specialist], gone: Specialist) -> impl Iterator<Item = Specialist> {
    let place = cards.iter().position(|&card| card == gone);
    cards.iter().enumerate().filter(move |(at, _)| Some(*at) != place).map(|(_, &card)| card)
}

#[cfg(test)]
mod tests {
    use gantry_kernel::{Awaiting, Game, Input, Millis, News};

    use super::*;
    use crate::{LiftOff, Setup};

    fn worth_of_passing(world: &State, seat: Seat, card: Specialist) -> i32 {
        let mut legal = Vec::new();
        LiftOff::legal(world, seat, &mut legal);
        let mut ratings = Vec::new();
        LiftOff::rate_in(world, seat, &legal, &mut ratings);
        let place = legal.iter().position(|action| *action == Action::PassSpecialist(card));
        ratings[place.expect("a card of the hand")]
    }

    /// Passing one of two equal cards is worth as much as passing another card in its place: the
    /// same two cards stay.
    #[test]
    fn one_of_two_equal_cards_stays() {
        let mut seen = 0;
        for seed in 0..40 {
            let mut dice = Dice::from_number(seed);
            let mut world = LiftOff::start(&Setup::new(4)).expect("a table");
            let mut legal = Vec::new();
            loop {
                let input = match LiftOff::awaiting(&world) {
                    Awaiting::Over => break,
                    Awaiting::Chance(_) => Input::Chance(LiftOff::draw(&world, &mut dice)),
                    Awaiting::Players { must, .. } => {
                        let seat = must.lowest().expect("somebody must act");
                        LiftOff::legal(&world, seat, &mut legal);
                        let action = *dice.pick(&legal);
                        if matches!(action, Action::PassSpecialist(_)) {
                            seen += usize::from(check(&world, seat));
                        }
                        Input::Act { seat, action }
                    }
                };
                LiftOff::apply(&mut world, Millis(0), &input, &mut News::silent());
            }
        }
        assert!(seen > 5, "only {seen} hands with two alike");
    }

    /// Checks a seat that has two equal cards; returns whether it has.
    fn check(world: &State, seat: Seat) -> bool {
        let hand = world.hand(seat).to_vec();
        let twin = |(at, card): (usize, &Specialist)| hand[..at].contains(card).then_some(at);
        let Some(place) = hand.iter().enumerate().find_map(twin) else { return false };
        let mut other = world.clone();
        let stranger = Specialist::all().find(|card| !hand.contains(card)).expect("many kinds");
        other.hands[seat.index()][place] = stranger;
        let (one, two) = (hand[place], stranger);
        assert_eq!(
            worth_of_passing(world, seat, one),
            worth_of_passing(&other, seat, two),
            "{hand:?}"
        );
        true
    }
}
