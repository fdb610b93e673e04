//! The deal and the drafts (LO-2, LO-3.2).

use gantry_kernel::{Audience, Face, Seat, SeatSet};
use tinyvec::ArrayVec;

use super::Fold;
use crate::card::{Level, Mission, Objective, Specialist};
use crate::event::{Event, Passed};
use crate::memory::Draft;
use crate::price;
use crate::setup::MOST_SEATS;
use crate::state::{Direction, Goals, HAND, Open, Pass, Sealed, Stage};

impl Fold<'_> {
    pub(super) fn deal(
        &mut self,
        first: Seat,
        goals: &[Objective],
        specialists: &[Specialist],
        missions: &[Mission],
    ) {
        let seats = self.seats();
        self.state.open.clock.starter = first;
        self.state.open.clock.stage = Stage::Goals(Pass::Two);
        // LO-2.1
        for (points, seat) in (1..).zip(self.clockwise()) {
            self.board(seat).points = price::START_POINTS * points;
        }
        // LO-2.4
        let (dealt, rest) = goals.split_at(seats * HAND);
        for (seat, three) in Seat::all(seats).zip(dealt.chunks_exact(HAND)) {
            let mut three: Goals = three.iter().copied().collect();
            three.sort_unstable();
            self.state.goals[seat.index()] = three;
            self.news
                .tell(Audience::only(seat), || Event::Dealt { first, goals: Face::Shown(three) });
        }
        self.state.gone = rest.iter().fold(0, |gone, goal| gone | 1 << goal.index());
        let players = SeatSet::first(seats);
        self.news.tell(Audience::all_but(players), || Event::Dealt { first, goals: Face::Hidden });
        self.state.deck = specialists.iter().rev().copied().collect();
        let data = self.state.open.setup.data();
        let mut rest = missions;
        for level in Level::ALL {
            let (deck, after) = rest.split_at(data.mission_deck(level, seats).count());
            self.state.decks[level.index()] = deck.iter().rev().copied().collect();
            rest = after;
        }
    }

    /// A choice that nobody sees before all are in.
    pub(super) fn seal(&mut self, seat: Seat, choice: Sealed) {
        // LO-12.2: who has chosen is public, but not that somebody has chosen again.
        if self.state.sealed[seat.index()].replace(choice).is_none() {
            self.news.tell_all(|| Event::Sealed { seat });
        }
        self.news.tell(Audience::only(seat), || Event::Chose(choice));
        if self.state.sealed_seats() != SeatSet::first(self.seats()) {
            return;
        }
        self.news.reveal();
        match self.state.open.clock.stage {
            Stage::Goals(pass) => self.exchange_goals(pass),
            Stage::Draft(pass) => self.exchange_specialists(pass),
            stage => unreachable!("nothing is sealed in {stage:?}"),
        }
    }

    fn exchange_goals(&mut self, pass: Pass) {
        self.news.tell_all(|| Event::Exchanged { goals: true, pass });
        let choices = self.state.sealed.map(|choice| match choice {
            Some(Sealed::Goal(goal)) => goal,
            _ => Objective::default(),
        });
        let drafts = self.state.memories.each_mut().map(|memory| &mut memory.goals);
        let gave = exchange(&self.state.open, &mut self.state.goals, choices, drafts, pass);
        self.state.sealed = [None; MOST_SEATS];
        for seat in Seat::all(self.seats()) {
            let (to, from) = (self.state.open.receiver(seat), self.state.open.giver(seat));
            let (gave, got) = (gave[seat.index()], gave[from.index()]);
            self.news.tell(Audience::only(seat), || Event::GoalsExchanged { to, gave, from, got });
        }
        match pass {
            Pass::Two => self.state.open.clock.stage = Stage::Goals(Pass::One),
            Pass::One => self.begin_play(),
        }
    }

    fn exchange_specialists(&mut self, pass: Pass) {
        self.news.tell_all(|| Event::Exchanged { goals: false, pass });
        let choices = self.state.sealed.map(|choice| match choice {
            Some(Sealed::Specialist(card)) => card,
            _ => Specialist::default(),
        });
        let drafts = self.state.memories.each_mut().map(|memory| &mut memory.specialists);
        let gave = exchange(&self.state.open, &mut self.state.hands, choices, drafts, pass);
        self.state.sealed = [None; MOST_SEATS];
        for seat in Seat::all(self.seats()) {
            let (to, from) = (self.state.open.receiver(seat), self.state.open.giver(seat));
            let (gave, got) = (gave[seat.index()], gave[from.index()]);
            self.news.tell(Audience::only(seat), || Event::SpecialistsExchanged {
                to,
                gave,
                from,
                got,
            });
        }
        match pass {
            Pass::Two => self.state.open.clock.stage = Stage::Draft(Pass::One),
            Pass::One => self.begin_specialists(),
        }
    }

    pub(super) fn direct(&mut self, seat: Seat, direction: Direction) {
        self.news.reveal();
        self.news.tell_all(|| Event::Direction { seat, direction });
        self.state.open.clock.direction = direction;
        self.state.open.clock.stage = Stage::Draft(Pass::Two);
    }
}

/// Everybody's cards change hands at the same time. Returns what each seat gave.
fn exchange<C: Copy + Default + Ord>(
    open: &Open,
    hands: &mut [ArrayVec<[C; HAND]>; MOST_SEATS],
    choices: [C; MOST_SEATS],
    drafts: [&mut Draft<C>; MOST_SEATS],
    pass: Pass,
) -> [Passed<C>; MOST_SEATS] {
    let mut gave = [Passed::default(); MOST_SEATS];
    for seat in Seat::all(open.seats()) {
        let hand = &mut hands[seat.index()];
        let choice = choices[seat.index()];
        let place = hand.iter().position(|card| *card == choice).expect("chosen from the hand");
        hand.remove(place);
        let chosen: ArrayVec<[C; HAND]> = std::iter::once(choice).collect();
        // In the first pass the chosen card stays, in the second it goes.
        let others = match pass {
            Pass::Two => std::mem::replace(hand, chosen),
            Pass::One => chosen,
        };
        gave[seat.index()] = others.into_iter().collect();
    }
    for (seat, draft) in Seat::all(open.seats()).zip(drafts) {
        let hand = &mut hands[seat.index()];
        let (given, got) = (gave[seat.index()], gave[open.giver(seat).index()]);
        match (given.as_slice(), got.as_slice()) {
            (&[a, b], &[c, d]) => draft.pass_two(hand[0], [a, b], [c, d]),
            _ => draft.pass_one(given[0], got[0]),
        }
        hand.extend(got);
        hand.sort_unstable();
    }
    gave
}
