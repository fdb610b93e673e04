//! Drawing (LP-3.3, LP-3.5, LP-3.7, LP-3.8, LP-5.5).

use gantry_kernel::{Face, Seat, SeatSet};

use super::Fold;
use crate::card::Card;
use crate::event::Event;
use crate::rocket::Zone;
use crate::setup::Length;
use crate::state::{Corner, Job, Stage};

/// The result of an attempt to draw one card.
enum Drawn {
    Card,
    NeedsShuffle,
    Nothing,
}

impl Fold<'_> {
    /// LP-3.3: a hand at or above the limit draws nothing.
    pub(super) fn begin_step_3(&mut self) {
        let seat = self.state.turn();
        let limit = self.state.board(seat).hand_limit();
        let due = limit.saturating_sub(self.state.hand(seat).len());
        self.draw_on(Job::Step3, u8::try_from(due).expect("six or eight"));
    }

    /// Draws what is due, and stops where a choice or a shuffle is needed.
    pub(super) fn draw_on(&mut self, job: Job, mut due: u8) {
        while due > 0 {
            let choice = !self.state.open.clock.took && !self.state.open.discards.is_empty();
            if job == Job::Step3 && choice {
                self.state.open.clock.stage = Stage::Draw { due };
                return;
            }
            match self.draw_one(job) {
                Drawn::Card => due -= 1,
                Drawn::Nothing => break,
                Drawn::NeedsShuffle => {
                    self.state.open.clock.stage = Stage::Reshuffle { due, job };
                    return;
                }
            }
        }
        match job {
            Job::Step3 => self.state.open.clock.stage = Stage::Play,
            Job::Refill => self.back_to_play(),
            Job::Supplier => self.carried_out(),
        }
    }

    /// Step 3, from the draw pile.
    pub(super) fn draw_chosen(&mut self) {
        let Stage::Draw { due } = self.state.open.clock.stage else { unreachable!("checked") };
        match self.draw_one(Job::Step3) {
            Drawn::Card => self.draw_on(Job::Step3, due - 1),
            Drawn::NeedsShuffle => {
                self.state.open.clock.stage = Stage::Reshuffle { due, job: Job::Step3 };
            }
            Drawn::Nothing => self.draw_on(Job::Step3, 0),
        }
    }

    /// Step 3, everything that is due from the draw pile.
    pub(super) fn draw_rest(&mut self) {
        let Stage::Draw { mut due } = self.state.open.clock.stage else { unreachable!("checked") };
        while due > 0 {
            match self.draw_one(Job::Step3) {
                Drawn::Card => due -= 1,
                Drawn::Nothing => due = 0,
                Drawn::NeedsShuffle => {
                    self.state.open.clock.stage = Stage::Reshuffle { due, job: Job::Step3 };
                    return;
                }
            }
        }
        self.draw_on(Job::Step3, 0);
    }

    /// Step 3, the top discard.
    pub(super) fn take_discard(&mut self, seat: Seat) {
        let Stage::Draw { due } = self.state.open.clock.stage else { unreachable!("checked") };
        let card = self.state.open.discards.pop().expect("asked only if there is one");
        self.gain_openly(seat, card);
        self.state.open.clock.took = true;
        self.news.tell_all(|| Event::Took { seat, card });
        self.draw_on(Job::Step3, due - 1);
    }

    /// Draws one card into the hand of the player on turn; corners are placed and replaced
    /// (LP-3.7).
    fn draw_one(&mut self, job: Job) -> Drawn {
        let seat = self.state.turn();
        loop {
            let Some(card) = self.state.draw.pop() else {
                let rest = self.state.open.discards.len() - usize::from(job == Job::Supplier);
                // LP-3.8
                return if rest == 0 { Drawn::Nothing } else { Drawn::NeedsShuffle };
            };
            self.news.reveal();
            let left = u8::try_from(self.state.draw.len()).expect("few cards");
            self.state.open.clock.low = self.state.open.clock.low.min(left);
            if card.is_corner() {
                self.lay_corner(seat, card);
                continue;
            }
            self.state.hands[seat.index()].add(card);
            self.news.tell_apart(
                SeatSet::only(seat),
                || Event::Drew { seat, card: Face::Shown(card) },
                || Event::Drew { seat, card: Face::Hidden },
            );
            return Drawn::Card;
        }
    }

    /// LP-3.7; in the short game a corner goes straight to the pad (LP-8.1).
    fn lay_corner(&mut self, seat: Seat, card: Card) {
        self.news.tell_all(|| Event::CornerDrawn { seat, corner: card });
        let corner = Corner { card, seat, zone: Zone::Construction };
        if self.state.open.setup.length == Length::Short {
            self.lay_on_pad(corner);
            self.check_pad();
        } else {
            self.state.open.clock.corners.push(corner);
        }
    }

    /// LP-3.8; in the long game the first reshuffle adds the corners (LP-8.1).
    pub(super) fn reshuffle(&mut self, order: &[Card], job: Job, due: u8) {
        let keeps_top = job == Job::Supplier;
        let with_corners = self.state.open.clock.aside;
        self.state.open.reshuffle(keeps_top);
        self.state.draw = order.iter().rev().copied().collect();
        self.state.open.clock.aside = false;
        self.state.open.clock.low = u8::try_from(order.len()).expect("few cards");
        self.news.tell_all(|| Event::Reshuffled { keeps_top, with_corners });
        self.draw_on(job, due);
    }

    /// LP-5.8
    pub(super) fn recycle(&mut self, order: &[Card]) {
        let recycled = order.len() - self.state.draw.len();
        self.state.open.recycle(recycled);
        self.state.draw = order.iter().rev().copied().collect();
        self.state.open.clock.low = u8::try_from(order.len()).expect("few cards");
        let cards = u8::try_from(recycled).expect("ten at most");
        self.news.tell_all(|| Event::Recycled { cards });
        self.carried_out();
    }
}
