//! PR-3: cards are handled until a deck is empty, and PR-4.1: rows are cleaned.

use gantry_kernel::{Seat, SeatSet};

use super::{Step, later};
use crate::action::Deed;
use crate::card::{Card, may_follow};
use crate::event::{Cause, Event, Handling};
use crate::layout::Side;
use crate::pile::Pile;
use crate::setup::{Pace, Placement};
use crate::state::{Contest, Stage, State};

impl Step<'_> {
    /// PR-3.2.
    pub(super) fn handle(&mut self, seat: Seat, deed: Deed) {
        // PR-3.2: there is no taking back.
        self.news.reveal();
        let State { open, decks } = &mut *self.state;
        open.last = Some((seat, deed));
        let deck = &mut decks[seat.index()];
        let card = deck.take();
        let handling = match deed {
            Deed::Place(planet) => {
                let index = usize::from(planet);
                let side = open.side_of(seat, index).expect("PR-3.3: a row of one's own");
                // PR-3.4: the card is public, and nothing moves it until the round ends.
                open.rows[index][side.index()].push(card);
                Handling::Placed(open.spot(index), side)
            }
            Deed::Discard => {
                open.companies[seat.index()].discards.add(card);
                Handling::Discarded
            }
            _ => {
                deck.cards.push(card);
                Handling::Cycled
            }
        };
        let top = deck.cards.first();
        let company = &mut open.companies[seat.index()];
        company.actions += 1;
        let many = company.actions >= open.setup.actions;
        // PR-7.2
        match open.setup.pace {
            Pace::Live => {}
            Pace::Relaxed => {
                company.rests = Some(later(self.at, u64::from(open.setup.pause) * 1000));
            }
            Pace::Turns => open.turn = seat.next(open.seats()),
        }
        let (rests, turn) = (open.companies[seat.index()].rests, open.turn);
        self.news.tell_all(|| Event::Handled { seat, card, handling, top, rests, turn });
        if top.is_none() {
            self.stop(seat, Cause::Empty);
        } else if many {
            let caller = self.shortest_deck();
            self.stop(caller, Cause::Actions);
        }
    }

    /// PR-3.6: the seat with the fewest cards left; between equals, the lowest seat.
    fn shortest_deck(&self) -> Seat {
        let seats = Seat::all(self.state.open.seats());
        seats.min_by_key(|&seat| self.state.deck(seat).cards.len()).expect("somebody plays")
    }

    /// PR-7.2: pauses end; PR-3.6: so may the round.
    pub(super) fn rush_timeout(&mut self) {
        let at = self.at;
        if self.state.open.until.is_some_and(|until| until <= at) {
            let caller = self.shortest_deck();
            self.stop(caller, Cause::Time);
            return;
        }
        let mut rested = SeatSet::EMPTY;
        for seat in Seat::all(self.state.open.seats()) {
            let rests = &mut self.state.open.companies[seat.index()].rests;
            if rests.is_some_and(|until| until <= at) {
                *rests = None;
                rested = rested.with(seat);
            }
        }
        self.news.tell_all(|| Event::Rested(rested));
    }

    /// PR-3.5.
    fn stop(&mut self, caller: Seat, cause: Cause) {
        let open = &mut self.state.open;
        open.stage = Stage::Resolve;
        open.until = None;
        open.caller = Some(caller);
        open.companies.iter_mut().for_each(|company| company.rests = None);
        self.news.tell_all(|| Event::Stopped { caller, cause });
        for planet in 0..self.state.open.layout.len() {
            Side::BOTH.into_iter().for_each(|side| self.clean(planet, side));
        }
        self.state.open.contest = Contest::default();
        self.begin_planet(0);
        self.resolve();
    }

    /// PR-4.1.
    fn clean(&mut self, planet: usize, side: Side) {
        let open = &mut self.state.open;
        let row = open.rows[planet][side.index()];
        let strict = open.setup.placement == Placement::Strict;
        if row.is_empty() || (strict && row.contains(Card::LiftOff)) {
            return;
        }
        let (mut kept, mut dropped) = (Pile::EMPTY, Pile::EMPTY);
        for card in row.iter() {
            if may_follow(kept.last(), card) {
                kept.push(card);
            } else {
                dropped.push(card);
            }
        }
        if !kept.contains(Card::LiftOff) {
            (kept, dropped) = (Pile::EMPTY, row);
        }
        if dropped.is_empty() {
            return;
        }
        let seat = open.seat_of(planet, side);
        open.rows[planet][side.index()] = kept;
        let discards = &mut open.companies[seat.index()].discards;
        dropped.iter().for_each(|card| discards.add(card));
        let planet = self.state.open.spot(planet);
        self.news.tell_all(|| Event::Cleaned { planet, side, seat, kept, dropped });
    }
}
