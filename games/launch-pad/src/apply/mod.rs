//! Folds an accepted input into the state.

mod action;
mod draw;
mod place;
mod trade;
mod turn;

use gantry_kernel::{Audience, Face, Input, Millis, News, Seat, SeatSet};

use crate::action::Action;
use crate::board::HAND_LIMIT;
use crate::card::Card;
use crate::chance::Chance;
use crate::event::Event;
use crate::known::Knowers;
use crate::state::{Job, Stage, State};

/// The table and the news.
struct Fold<'a> {
    state: &'a mut State,
    news: &'a mut News<Event>,
}

/// The fold of [`gantry_kernel::Game::apply`].
pub fn apply(state: &mut State, _: Millis, input: &Input<Action, Chance>, news: &mut News<Event>) {
    let before = news.has_listeners().then_some(state.open.clock);
    let mut fold = Fold { state, news };
    match input {
        Input::Act { seat, action } => fold.act(*seat, *action),
        Input::Chance(chance) => fold.chance(chance),
        Input::Timeout => unreachable!("Launch Pad sets no deadlines"),
    }
    if before.is_some_and(|before| before != state.open.clock) {
        news.tell_all(|| Event::Clock(state.open.clock));
    }
}

impl Fold<'_> {
    fn act(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Advance(rocket) => self.advance(seat, rocket),
            Action::Stay => self.begin_step_3(),
            Action::Draw => self.draw_chosen(),
            Action::DrawRest => self.draw_rest(),
            Action::Take => self.take_discard(seat),
            Action::Play(card, target) => self.play(seat, card, target),
            Action::Offer(to) => self.begin_offer(to),
            Action::Give(card) => self.draft(seat, |offer| offer.give.add(card)),
            Action::Ask(card) => self.draft(seat, |offer| offer.want.add(card)),
            Action::Propose => self.propose(seat),
            Action::Withdraw => self.withdraw(),
            Action::Accept => self.answer(seat, true),
            Action::Refuse => self.answer(seat, false),
            Action::Choose(card) => self.choose(seat, card),
            Action::Lay(card) => self.lay(card),
            Action::LayRest => self.lay_all(),
            Action::Discard(card) => self.discard(seat, card),
            Action::End => self.end_turn(),
        }
    }

    fn chance(&mut self, chance: &Chance) {
        match (self.state.open.clock.stage, chance) {
            (Stage::Deal, Chance::Deal { first, cards }) => self.deal(*first, cards),
            (Stage::Reshuffle { due, job }, Chance::Shuffle(order)) => {
                self.reshuffle(order, job, due);
            }
            (Stage::Recycle, Chance::Shuffle(order)) => self.recycle(order),
            (Stage::Thieving { from }, Chance::Thief(cards)) => self.steal(from, *cards),
            (stage, _) => unreachable!("no such outcome in {stage:?}"),
        }
    }

    /// A card goes into a hand, seen by everybody (LP-9.4). It can be played at once, and the hand
    /// limit does not apply before step 6 (LP-3.9).
    fn gain_openly(&mut self, seat: Seat, card: Card) {
        self.state.hands[seat.index()].add(card);
        let others = Knowers::all_but(seat, self.state.seats());
        self.state.known.learn(seat, card, others);
    }

    /// A card leaves a hand, seen by everybody (LP-9.4).
    fn lose_openly(&mut self, seat: Seat, card: Card) {
        self.state.hands[seat.index()].remove(card);
        self.state.known.lose_openly(seat, card);
    }

    /// A card goes from hand to hand, seen only by the two players (LP-9.4).
    fn pass(&mut self, from: Seat, to: Seat, card: Card) {
        self.state.hands[from.index()].remove(card);
        self.state.known.lose_seen_by(from, card, Knowers::only(to));
        self.state.hands[to.index()].add(card);
        self.state.known.learn(to, card, Knowers::only(from));
        self.news.tell_apart(
            SeatSet::only(from).with(to),
            || Event::Passed { from, to, card: Face::Shown(card) },
            || Event::Passed { from, to, card: Face::Hidden },
        );
    }

    /// Puts a card from the table on the discard pile.
    fn pile(&mut self, card: Card) {
        self.state.open.discards.push(card);
        self.news.tell_all(|| Event::Piled { card });
    }

    fn deal(&mut self, first: Seat, cards: &[Card]) {
        let seats = self.state.seats();
        let (hands, pile) = cards.split_at(seats * HAND_LIMIT);
        for (seat, hand) in Seat::all(seats).zip(hands.chunks_exact(HAND_LIMIT)) {
            self.state.hands[seat.index()] = hand.iter().copied().collect();
        }
        self.state.draw = pile.iter().rev().copied().collect();
        // LP-2.2: the corners are in the lower half, which they lengthen by four.
        if !self.state.open.clock.aside {
            self.state.open.clock.low = u8::try_from((pile.len() - 4) / 2 + 4).expect("few cards");
        }
        for seat in Seat::all(seats) {
            let hand = self.state.hands[seat.index()];
            self.news
                .tell(Audience::only(seat), || Event::Dealt { first, hand: Face::Shown(hand) });
        }
        let players = SeatSet::first(seats);
        self.news.tell(Audience::all_but(players), || Event::Dealt { first, hand: Face::Hidden });
        self.begin_turn(first);
    }

    fn discard(&mut self, seat: Seat, card: Card) {
        self.lose_openly(seat, card);
        self.state.open.discards.push(card);
        self.news.tell_all(|| Event::Discarded { seat, card });
        self.state.open.clock.stage = Stage::Discard;
    }

    /// Returns to step 4, unless the guard of LP-7.4 ends it.
    fn back_to_play(&mut self) {
        let spent = self.state.open.plays_are_spent();
        self.state.open.clock.stage = if spent { Stage::Discard } else { Stage::Play };
    }

    /// A card has been fully carried out, or cards have been handed over (LP-3.5).
    fn carried_out(&mut self) {
        let seat = self.state.turn();
        if self.state.hand(seat).is_empty() && !self.state.open.clock.refilled {
            self.state.open.clock.refilled = true;
            let due = self.state.board(seat).hand_limit();
            self.draw_on(Job::Refill, u8::try_from(due).expect("six or eight"));
        } else {
            self.back_to_play();
        }
    }
}
