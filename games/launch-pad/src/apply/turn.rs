//! The parts of a turn: corners, rockets, end, Countdown (LP-3.1, LP-3.2, LP-7).

use gantry_kernel::Seat;

use super::Fold;
use crate::event::Event;
use crate::judge;
use crate::rocket::{Rocket, Zone};
use crate::score;
use crate::state::{Clock, Corner, Stage};

impl Fold<'_> {
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        let clock = &mut self.state.open.clock;
        *clock = Clock {
            turn: seat,
            turns: clock.turns + 1,
            gone: [0; 2],
            took: false,
            refilled: false,
            plays: 0,
            offers: 0,
            withdrawn: 0,
            ..*clock
        };
        clock.arrived.clear();
        self.news.tell_all(|| Event::Turn { seat });
        self.advance_corners(seat);
        self.offer_advance();
    }

    /// LP-3.1: from each zone the corner that arrived first, all at once.
    fn advance_corners(&mut self, seat: Seat) {
        for zone in Zone::ALL.into_iter().rev() {
            let here = |corner: &Corner| corner.seat == seat && corner.zone == zone;
            let Some(at) = self.state.open.clock.corners.iter().position(here) else { continue };
            let corner = self.state.open.clock.corners.remove(at);
            match zone.next() {
                Some(next) => self.state.open.clock.corners.push(Corner { zone: next, ..corner }),
                None => self.lay_on_pad(corner),
            }
            self.news.tell_all(|| Event::CornerMoved {
                seat,
                corner: corner.card,
                to: zone.next(),
            });
        }
        self.check_pad();
    }

    pub(super) fn lay_on_pad(&mut self, corner: Corner) {
        self.state.open.clock.area |= 1 << corner.card.corner();
    }

    /// LP-7.1: the player on turn has completed the pad.
    pub(super) fn check_pad(&mut self) {
        let seats = self.state.open.setup.seats;
        let clock = &mut self.state.open.clock;
        if clock.area == 0b1111 && clock.countdown.is_none() {
            clock.countdown = Some(seats);
            let seat = clock.turn;
            self.news.tell_all(|| Event::Countdown { seat });
        }
    }

    /// LP-3.2: asks if a rocket can advance, otherwise continues.
    fn offer_advance(&mut self) {
        let state = &*self.state;
        let board = state.board(state.turn());
        let mut rockets = board.rockets.iter();
        if rockets.any(|&rocket| judge::leave(board, &state.open.clock, rocket).is_ok()) {
            self.state.open.clock.stage = Stage::Advance;
        } else {
            self.begin_step_3();
        }
    }

    /// LP-3.2
    pub(super) fn advance(&mut self, seat: Seat, rocket: Rocket) {
        let zone = rocket.zone();
        let next = zone.next().expect("a rocket in Launch does not advance");
        self.news.tell_all(|| Event::Advanced { seat, rocket });
        self.replace_rocket(seat, Some(rocket), Some(rocket.moved(next)));
        let clock = &mut self.state.open.clock;
        clock.gone[zone.index()] += 1;
        if next == Zone::Quality {
            clock.arrived.push(rocket.moved(next));
            clock.arrived.sort_unstable();
        }
        self.offer_advance();
    }

    /// LP-3.6, LP-7.1, LP-7.4
    pub(super) fn end_turn(&mut self) {
        let setup = self.state.open.setup;
        let clock = &mut self.state.open.clock;
        let every_turn_taken = clock.turns >= setup.turn_limit * u16::from(setup.seats);
        if clock.countdown == Some(0) || every_turn_taken {
            clock.stage = Stage::Over;
            let open = &self.state.open;
            self.news.tell_all(|| Event::Ended { standings: score::ranking(open) });
            return;
        }
        clock.countdown = clock.countdown.map(|turns| turns - 1);
        let next = clock.turn.next(setup.seats.into());
        // The next player's draws show hidden cards, and other seats are affected.
        self.news.reveal();
        self.begin_turn(next);
    }
}
