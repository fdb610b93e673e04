//! The host: owns the match, handles messages in order of arrival, and tells everybody the results.

use std::rc::Rc;

use gantry_kernel::{Awaiting, Digest, Game, Match, Millis, News, Seat, Seed, Viewer};

use super::message::{Frame, ToClient};
use super::run::{Arrival, Receipt};
use super::statistics::{Statistics, kind};

pub(super) struct Host<G: Game> {
    pub(super) played: Match<G>,
    seed: Seed,
    /// What each seat has been told, one frame per entry of the log.
    frames: Vec<Vec<Rc<Frame<G>>>>,
    pub(super) arrivals: Vec<Arrival<G>>,
    /// The state after the last entry, to notice a refusal that changes anything.
    settled: G::State,
}

impl<G: Game> Host<G> {
    pub(super) fn new(setup: &G::Setup, start: G::State, seed: Seed) -> Self {
        Self {
            settled: start.clone(),
            played: Match::new(start, Digest::of(setup)),
            seed,
            frames: vec![Vec::new(); G::seats(setup)],
            arrivals: Vec::new(),
        }
    }

    /// Applies outcomes of chance and all deadlines up to now.
    pub(super) fn advance(&mut self, now: Millis) {
        let told = self.played.advance(now, &self.seed);
        let told = told.unwrap_or_else(|rejection| {
            panic!("{}: neither chance nor a deadline is refused when due: {rejection}", G::ID)
        });
        let first = self.played.entries().len() - told.len();
        for (entry, news) in (first..).zip(&told) {
            self.publish(entry, news);
        }
    }

    /// Handles a player's message, and answers it.
    pub(super) fn hear(
        &mut self,
        now: Millis,
        seat: Seat,
        intent: usize,
        action: G::Action,
        statistics: &mut Statistics,
    ) -> ToClient<G> {
        self.advance(now);
        statistics.after_the_end += u64::from(self.played.awaiting() == Awaiting::Over);
        let before = self.played.digest();
        let answer = match self.played.act(now, seat, action.clone()) {
            Ok(news) => {
                let entry = self.played.entries().len() - 1;
                self.publish(entry, &news);
                statistics.accepted += 1;
                Receipt::Accepted { entry }
            }
            Err(rejection) => {
                *statistics.refused.entry(kind(&rejection)).or_default() += 1;
                let same_state = self.settled == *self.played.state();
                Receipt::Refused { rejection, before, after: self.played.digest(), same_state }
            }
        };
        // An action may have called for chance, or for a deadline that has already passed.
        self.advance(now);
        self.arrivals.push(Arrival { at: now, seat, intent, action, answer });
        ToClient::Answered { intent, frames: self.frames[seat.index()].len() }
    }

    /// The frames of a seat from `first` on; `None` if it has them all.
    pub(super) fn frames_from(&self, seat: Seat, first: usize) -> Option<ToClient<G>> {
        let frames = self.frames[seat.index()].get(first..).filter(|frames| !frames.is_empty())?;
        Some(ToClient::Frames { first, frames: frames.to_vec() })
    }

    /// One frame of a seat.
    pub(super) fn frame(&self, seat: Seat, number: usize) -> ToClient<G> {
        let frame = Rc::clone(&self.frames[seat.index()][number]);
        ToClient::Frames { first: number, frames: vec![frame] }
    }

    /// How many frames there are for each seat.
    pub(super) fn published(&self) -> usize {
        self.played.entries().len()
    }

    fn publish(&mut self, entry: usize, news: &News<G::Event>) {
        let at = self.played.entries()[entry].at;
        for (seat, frames) in Seat::all(self.frames.len()).zip(&mut self.frames) {
            let events = news.heard_by(Viewer::Seat(seat)).cloned().collect();
            frames.push(Rc::new(Frame { at, events }));
        }
        self.settled.clone_from(self.played.state());
    }
}
