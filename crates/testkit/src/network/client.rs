//! A client: one seat's screen and the person in front of it. It knows only the frames it has
//! received.

use std::collections::BTreeMap;
use std::rc::Rc;

use gantry_kernel::{Absorb, Awaiting, Dice, Imagine, Millis, Seat, Viewer};

use super::conditions::Habits;
use super::lane::chance;
use super::message::{Frame, ToClient, ToHost};
use super::run::Intent;
use super::statistics::Statistics;

/// How often a client checks for missing frames.
const WATCH_MS: u32 = 300;
/// After this many checks without any message it asks the host, whose messages may all have been
/// lost.
const QUIET_WATCHES: u32 = 4;

/// What a client has set a timer for.
#[derive(Clone, Copy)]
pub(super) enum Alarm {
    /// The person has looked long enough.
    Decide,
    /// The answer may be overdue.
    Repeat { intent: usize },
    /// Frames may be missing.
    Watch,
    /// An old message is sent again.
    Stale { intent: usize },
}

/// What a client asks the simulation to do.
pub(super) enum Request<G: Imagine> {
    Send(ToHost<G>),
    Alarm { after_ms: u32, alarm: Alarm },
}

pub(super) struct Client<G: Imagine> {
    seat: Seat,
    habits: Habits,
    dice: Dice,
    pub(super) view: G::View,
    /// How many frames the view is folded from.
    pub(super) frames: usize,
    /// How many frames there are, as far as the client knows.
    known: usize,
    /// Frames that arrived early.
    early: BTreeMap<usize, Rc<Frame<G>>>,
    pub(super) intents: Vec<Intent<G>>,
    /// Whether the last intent is waiting for its answer.
    under_way: bool,
    /// Whether the person is looking at the table and will decide.
    looking: bool,
    quiet_watches: u32,
    /// Whether the view shows that the game has ended.
    over: bool,
    legal: Vec<G::Action>,
    pub(super) requests: Vec<Request<G>>,
}

impl<G: Imagine + Absorb> Client<G> {
    pub(super) fn new(setup: &G::Setup, seat: Seat, habits: Habits, dice: Dice) -> Self {
        let mut client = Self {
            seat,
            habits,
            dice,
            view: G::blank(setup, Viewer::Seat(seat)),
            frames: 0,
            known: 0,
            early: BTreeMap::new(),
            intents: Vec::new(),
            under_way: false,
            looking: false,
            quiet_watches: 0,
            over: false,
            legal: Vec::new(),
            requests: Vec::new(),
        };
        client.look();
        client.alarm(WATCH_MS, Alarm::Watch);
        client
    }

    pub(super) fn hear(&mut self, message: &ToClient<G>) {
        self.quiet_watches = 0;
        match message {
            ToClient::Frames { first, frames } => self.fold(*first, frames),
            ToClient::Answered { intent, frames } => {
                self.known = self.known.max(*frames);
                if self.under_way && *intent == self.intents.len() - 1 {
                    self.under_way = false;
                }
                self.look();
            }
        }
    }

    pub(super) fn ring(&mut self, now: Millis, alarm: Alarm, statistics: &mut Statistics) {
        match alarm {
            Alarm::Decide => self.decide(now, statistics),
            Alarm::Repeat { intent } => self.repeat(intent, statistics),
            Alarm::Watch => self.watch(),
            Alarm::Stale { intent } => {
                statistics.stale += 1;
                self.send(intent);
            }
        }
    }

    fn fold(&mut self, first: usize, frames: &[Rc<Frame<G>>]) {
        let before = self.frames;
        for (number, frame) in (first..).zip(frames) {
            if number == self.frames {
                self.absorb(frame);
            } else if number > self.frames {
                self.early.insert(number, Rc::clone(frame));
            }
        }
        while let Some(frame) = self.early.remove(&self.frames) {
            self.absorb(&frame);
        }
        self.known = self.known.max(first + frames.len());
        if self.frames > before {
            self.look();
        }
    }

    fn absorb(&mut self, frame: &Frame<G>) {
        for event in &frame.events {
            G::absorb(&mut self.view, frame.at, event);
        }
        self.frames += 1;
    }

    /// The person notices a change, unless already looking or waiting for an answer.
    fn look(&mut self) {
        if !self.looking && !self.under_way && !self.over {
            self.looking = true;
            let (least, most) = self.habits.reaction_ms;
            let after_ms = least + self.dice.below(most - least + 1);
            self.alarm(after_ms, Alarm::Decide);
        }
    }

    fn decide(&mut self, now: Millis, statistics: &mut Statistics) {
        self.looking = false;
        // A missing frame may be the result of the last action: the next frame will wake us.
        if self.frames < self.known {
            return;
        }
        self.list();
        if self.legal.is_empty() {
            return;
        }
        let action = self.dice.pick(&self.legal).clone();
        let intent = self.intents.len();
        self.intents.push(Intent { action, first_sent: now, seen: self.frames });
        self.under_way = true;
        statistics.meant += 1;
        self.send(intent);
        if chance(&mut self.dice, self.habits.doubled_per_mille) {
            statistics.doubled += 1;
            self.send(intent);
        }
        if chance(&mut self.dice, self.habits.stale_per_mille) {
            let after_ms = self.dice.below(self.habits.stale_ms + 1);
            self.alarm(after_ms, Alarm::Stale { intent });
        }
        self.expect_answer(intent);
    }

    fn repeat(&mut self, intent: usize, statistics: &mut Statistics) {
        if !self.under_way || intent != self.intents.len() - 1 {
            return;
        }
        if self.frames > self.intents[intent].seen {
            self.list();
            if !self.legal.contains(&self.intents[intent].action) {
                // The frames show that the game has moved on, though no answer arrived.
                self.under_way = false;
                self.look();
                return;
            }
        }
        statistics.repeated += 1;
        self.send(intent);
        self.expect_answer(intent);
    }

    fn watch(&mut self) {
        if self.over {
            return;
        }
        self.quiet_watches += 1;
        if self.frames < self.known || self.quiet_watches >= QUIET_WATCHES {
            self.quiet_watches = 0;
            self.requests.push(Request::Send(ToHost::Resync { have: self.frames }));
        }
        self.alarm(WATCH_MS, Alarm::Watch);
    }

    /// What the seat may do, from the view alone.
    fn list(&mut self) {
        let imagined = G::imagine(&self.view, &mut self.dice);
        self.legal.clear();
        let awaiting = G::awaiting(&imagined);
        self.over = awaiting == Awaiting::Over;
        if awaiting.may().contains(self.seat) {
            G::legal(&imagined, self.seat, &mut self.legal);
        }
    }

    fn expect_answer(&mut self, intent: usize) {
        let after_ms = self.habits.patience_ms + self.dice.below(self.habits.patience_ms + 1);
        self.alarm(after_ms, Alarm::Repeat { intent });
    }

    fn send(&mut self, intent: usize) {
        let action = self.intents[intent].action.clone();
        self.requests.push(Request::Send(ToHost::Act { intent, action }));
    }

    fn alarm(&mut self, after_ms: u32, alarm: Alarm) {
        self.requests.push(Request::Alarm { after_ms, alarm });
    }
}
