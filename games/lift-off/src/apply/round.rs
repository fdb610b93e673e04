//! Rounds and phases (LO-3, LO-7).

use gantry_kernel::{Audience, Face, Seat, SeatSet};

use super::Fold;
use crate::board::{Round, Task};
use crate::card::{Objective, SPECIALISTS, Specialist};
use crate::event::Event;
use crate::price;
use crate::score::{self, Score};
use crate::state::{Direction, HAND, Hand, PHASE_1_ROUNDS, Pass, ROUNDS, Stage};

impl Fold<'_> {
    /// LO-2.5
    pub(super) fn begin_play(&mut self) {
        for seat in self.clockwise() {
            self.pay_out(seat, price::START_MONEY);
        }
        self.begin_round(HAND);
    }

    /// LO-3.1: money, then specialists.
    fn next_round(&mut self) {
        for seat in self.clockwise() {
            let income = self.board(seat).income;
            self.pay_out(seat, income.into());
        }
        self.begin_round(HAND - 1);
    }

    fn pay_out(&mut self, seat: Seat, money: u16) {
        self.board(seat).money += money;
        self.news.tell_all(|| Event::Income { seat, money });
    }

    fn begin_round(&mut self, cards: usize) {
        let seats = self.seats();
        let clock = &mut self.state.open.clock;
        clock.round += 1;
        clock.second = false;
        clock.turn = clock.starter;
        // LO-3.2: with two players the direction makes no difference.
        clock.direction = Direction::Left;
        clock.stage = if seats == 2 { Stage::Draft(Pass::Two) } else { Stage::Direction };
        let (round, starter) = (clock.round, clock.starter);
        self.news.tell_all(|| Event::Round { round, starter });
        for seat in self.clockwise() {
            self.draw_specialists(seat, cards);
        }
    }

    fn draw_specialists(&mut self, seat: Seat, count: usize) {
        // LO-1.1: the deck never runs out within a phase.
        let first = self.state.deck.len() - count;
        let mut cards: Hand = self.state.deck.drain(first..).collect();
        // The order in which they were in the deck stays hidden.
        cards.sort_unstable();
        let hand = &mut self.state.hands[seat.index()];
        hand.extend(cards);
        hand.sort_unstable();
        let count = u8::try_from(count).expect("two or three");
        self.news.tell_apart(
            SeatSet::only(seat),
            || Event::Drew { seat, count, cards: Face::Shown(cards) },
            || Event::Drew { seat, count, cards: Face::Hidden },
        );
    }

    /// LO-3.6
    pub(super) fn end_round(&mut self) {
        let seats = self.seats();
        let open = &mut self.state.open;
        let played = open.boards.map(|board| board.round.played);
        for seat in Seat::all(seats) {
            let (receiver, giver) = (open.receiver(seat), open.giver(seat));
            self.state.memories[seat.index()].close_round(seat, receiver, giver, &played[..seats]);
        }
        for card in played.iter().flatten() {
            open.dismissed[card.index()] += 1;
        }
        for board in &mut open.boards {
            board.round = Round::default();
        }
        let starter = open.clock.starter.next(seats);
        open.clock.starter = starter;
        self.news.tell_all(|| Event::RoundOver { starter });
        match self.state.open.clock.round {
            ROUNDS => self.finish(),
            PHASE_1_ROUNDS => self.state.open.clock.stage = Stage::NewPhase,
            _ => self.next_round(),
        }
    }

    /// LO-7.1
    pub(super) fn begin_phase(&mut self, cards: &[Specialist]) {
        self.state.deck = cards.iter().rev().copied().collect();
        self.state.open.dismissed = [0; SPECIALISTS];
        let cards = u8::try_from(cards.len()).expect("few cards");
        self.news.tell_all(|| Event::Phase { cards });
        let clock = &mut self.state.open.clock;
        clock.stage = Stage::Sale;
        clock.turn = clock.starter;
        let starter = clock.starter;
        self.board(starter).task = Task::Sale;
    }

    /// LO-7.2
    pub(super) fn sell(&mut self, seat: Seat, goal: Objective) {
        self.state.goals[seat.index()].retain(|other| *other != goal);
        self.state.gone |= 1 << goal.index();
        self.board(seat).money += price::GOAL_SALE;
        self.news.tell_apart(
            SeatSet::only(seat),
            || Event::Sold { seat, goal: Face::Shown(goal) },
            || Event::Sold { seat, goal: Face::Hidden },
        );
    }

    pub(super) fn end_sale(&mut self, seat: Seat) {
        self.news.reveal();
        self.board(seat).task = Task::Idle;
        let next = seat.next(self.seats());
        if next == self.state.open.clock.starter {
            self.next_round();
        } else {
            self.state.open.clock.turn = next;
            self.board(next).task = Task::Sale;
        }
    }

    /// LO-7.4, LO-10
    fn finish(&mut self) {
        self.state.open.clock.stage = Stage::Over;
        for seat in Seat::all(self.seats()) {
            let goals = self.state.goals[seat.index()];
            let open = &self.state.open;
            self.news.tell(Audience::ALL, || {
                let score = Score::of(&open.setup, open.board(seat), &goals);
                Event::Scored { seat, goals, score }
            });
        }
        let state = &*self.state;
        self.news.tell_all(|| Event::Ended { standings: score::ranking(state) });
    }
}
