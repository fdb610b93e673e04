//! Drawing missions (LO-3.4, LO-5), for the round and for a *mission search*.

use gantry_kernel::{Face, Seat, SeatSet};

use super::Fold;
use crate::board::Task;
use crate::card::{Level, Mission};
use crate::event::Event;
use crate::held::Held;
use crate::judge::has_deck;
use crate::price;
use crate::state::{Drawing, MissionPile, Stage};

impl Fold<'_> {
    pub(super) fn begin_missions(&mut self) {
        self.state.open.clock.stage = Stage::Missions;
        let starter = self.state.open.clock.starter;
        self.let_draw(starter);
    }

    /// Finds the first seat from this one on that can choose a deck (LO-5.6).
    fn let_draw(&mut self, first: Seat) {
        let (seats, starter) = (self.seats(), self.state.open.clock.starter);
        let mut seat = first;
        while !has_deck(self.state, seat) {
            seat = seat.next(seats);
            if seat == starter {
                self.begin_launches();
                return;
            }
        }
        self.state.open.clock.turn = seat;
        self.board(seat).task = Task::Deck;
    }

    pub(super) fn choose_deck(&mut self, seat: Seat, level: Level) {
        self.news.reveal();
        let board = self.state.open.board(seat);
        let (search, due) = match board.task {
            // LO-8.2: banners add nothing
            Task::Search { cards } => (true, cards),
            // LO-11.2: two banners add up, and their cards are always drawn
            _ => (false, price::DRAWN + board.round.missions),
        };
        self.state.open.clock.drawing =
            Some(Drawing { seat, level, due, forced: false, told: 0, search });
        self.draw_on();
    }

    /// Draws the cards that are due; waits for chance if the deck is empty (LO-5.5).
    fn draw_on(&mut self) {
        let Some(mut drawing) = self.state.open.clock.drawing else {
            unreachable!("missions are being drawn")
        };
        let (seat, level) = (drawing.seat, drawing.level);
        let mut new = MissionPile::default();
        let waits = loop {
            let pile = &mut self.state.decks[level.index()];
            match pile.pop() {
                _ if drawing.due == 0 => unreachable!("something is due"),
                Some(mission) => {
                    new.push(mission);
                    self.state.drawn.push(mission);
                    drawing.due -= 1;
                }
                None if self.has_discards(level) => break true,
                // LO-5.1: there are no more.
                None => drawing.due = 0,
            }
            if drawing.due == 0 {
                if self.state.drawn.iter().any(|&mission| self.may_hold(seat, mission)) {
                    break false;
                }
                // LO-5.4
                drawing.forced = true;
                drawing.due = 1;
            }
        };
        self.state.open.clock.drawing = Some(drawing);
        // The order of the cards is hidden, except for the card that LO-5.4 ends with.
        let last = new.last().copied();
        let before = self.state.drawn.len() - new.len();
        self.state.drawn[before..].sort_unstable();
        new.sort_unstable();
        if !new.is_empty() {
            let count = u8::try_from(new.len()).expect("few cards");
            self.news.tell_apart(
                SeatSet::only(seat),
                || Event::Missions { seat, level, count, cards: Face::Shown(new) },
                || Event::Missions { seat, level, count, cards: Face::Hidden },
            );
        }
        if waits {
            return;
        }
        match last {
            Some(last) if drawing.forced => self.keep(seat, &[last]),
            _ => self.board(seat).task = Task::Keep,
        }
    }

    fn may_hold(&self, seat: Seat, mission: Mission) -> bool {
        let open = &self.state.open;
        open.board(seat).may_hold(open.data(), mission)
    }

    fn has_discards(&self, level: Level) -> bool {
        let open = &self.state.open;
        open.data().level_mask(level).kinds().any(|kind| open.discards[kind.index()] > 0)
    }

    /// LO-5.5
    pub(super) fn reshuffle(&mut self, cards: &[Mission]) {
        let open = &mut self.state.open;
        let Some(drawing) = &mut open.clock.drawing else {
            unreachable!("missions are being drawn")
        };
        let level = drawing.level;
        drawing.told = u8::try_from(self.state.drawn.len()).expect("few cards");
        for card in cards {
            open.discards[card.index()] -= 1;
        }
        self.state.decks[level.index()] = cards.iter().rev().copied().collect();
        let (cards, told) = (u8::try_from(cards.len()).expect("few cards"), self.state.drawn);
        self.news.tell_all(|| Event::Reshuffled { level, cards, told });
        self.draw_on();
    }

    /// LO-5.2
    pub(super) fn keep(&mut self, seat: Seat, kept: &[Mission]) {
        self.news.reveal();
        let Some(drawing) = self.state.open.clock.drawing.take() else {
            unreachable!("missions are being drawn")
        };
        let mut rest = std::mem::take(&mut self.state.drawn);
        for mission in kept {
            let place = rest.iter().position(|other| other == mission).expect("a drawn card");
            rest.remove(place);
            self.board(seat).earth.add(*mission);
        }
        for mission in &rest {
            self.state.open.discards[mission.index()] += 1;
        }
        let discarded = u8::try_from(rest.len()).expect("few cards");
        let kept: Held = kept.iter().copied().collect();
        let forced = drawing.forced;
        self.news.tell_all(|| Event::Kept { seat, kept, discarded, forced });
        self.board(seat).task = Task::Idle;
        if drawing.search {
            self.next_effect(seat);
            self.drop_searches();
            return;
        }
        let next = seat.next(self.seats());
        if next == self.state.open.clock.starter {
            self.begin_launches();
        } else {
            self.let_draw(next);
        }
    }

    /// LO-3.5: a search may have taken the last card that another seat's search could have kept.
    fn drop_searches(&mut self) {
        for seat in self.clockwise() {
            let waits = matches!(self.board(seat).task, Task::Search { .. });
            if waits && !has_deck(self.state, seat) {
                self.news.tell_all(|| Event::Lapsed { seat });
                self.next_effect(seat);
            }
        }
    }

    /// *Mission search* (LO-8.2), if there is a deck for it.
    pub(super) fn search(&mut self, seat: Seat, cards: u8) {
        // LO-3.5: while another seat is looking at cards, it is not known which it will leave.
        if self.state.open.clock.drawing.is_some() || has_deck(self.state, seat) {
            self.board(seat).task = Task::Search { cards };
        } else {
            self.news.tell_all(|| Event::Lapsed { seat });
            self.next_effect(seat);
        }
    }
}
