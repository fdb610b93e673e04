//! The running simulation: host, clients and connections, joined by one queue.

use gantry_kernel::{Absorb, Dice, Game, Imagine, Millis, Purpose, Seat, Seed};

use super::client::{Alarm, Client, Request};
use super::conditions::{Conditions, Habits};
use super::host::Host;
use super::lane::{Lane, Parcel};
use super::message::{ToClient, ToHost};
use super::queue::Queue;
use super::run::Run;
use super::statistics::Statistics;

/// A run that plans more events than this does not end.
const MOST_PLANNED: u64 = 2_000_000;

/// The dice streams of the simulation, separate from those of the match.
const WIRES: Purpose = Purpose(0);
const UP: Purpose = Purpose(1);
const DOWN: Purpose = Purpose(2);
const PEOPLE: Purpose = Purpose(3);
const HOST: Purpose = Purpose(4);

enum Scheduled<G: Game> {
    /// The host wakes up because this deadline has passed, possibly a while ago.
    Deadline(Millis),
    AtHost(Seat, Parcel<ToHost<G>>),
    AtClient(Seat, Parcel<ToClient<G>>),
    Alarm(Seat, Alarm),
}

struct Table<G: Imagine + Absorb> {
    queue: Queue<Scheduled<G>>,
    host: Host<G>,
    clients: Vec<Client<G>>,
    up: Vec<Lane>,
    down: Vec<Lane>,
    /// How long the host oversleeps.
    host_dice: Dice,
    habits: Habits,
    /// How many frames have been sent to everybody.
    sent: usize,
    /// The deadline for which the host has set its timer.
    alarm: Option<Millis>,
    statistics: Statistics,
}

/// Plays one game at a simulated table. The same setup, seed and conditions always give the same
/// run.
///
/// # Panics
/// If the setup cannot be started, the conditions lose too much, or the game does not end (the
/// message names the seed).
pub fn run<G: Imagine + Absorb>(setup: &G::Setup, seed: u64, conditions: &Conditions) -> Run<G> {
    let start = G::start(setup).unwrap_or_else(|error| panic!("{}: {error}", G::ID));
    let mut source = Dice::from_number(seed);
    let (match_seed, own) = (Seed::from_number(source.bits()), Seed::from_number(source.bits()));
    let seats = G::seats(setup);
    let dice = |purpose, seat: Seat| {
        Dice::keyed(&own, purpose, u32::try_from(seat.index()).expect("few seats"))
    };
    let wire = |seat: Seat| {
        let wire = conditions.wires.wire(seat.index(), &mut dice(WIRES, seat));
        wire.assert_usable();
        wire
    };
    let mut table = Table::<G> {
        queue: Queue::new(),
        host: Host::new(setup, start, match_seed),
        clients: Seat::all(seats)
            .map(|seat| Client::new(setup, seat, conditions.habits, dice(PEOPLE, seat)))
            .collect(),
        up: Seat::all(seats).map(|seat| Lane::new(wire(seat).up, dice(UP, seat))).collect(),
        down: Seat::all(seats).map(|seat| Lane::new(wire(seat).down, dice(DOWN, seat))).collect(),
        host_dice: Dice::keyed(&own, HOST, 0),
        habits: conditions.habits,
        sent: 0,
        alarm: None,
        statistics: Statistics { runs: 1, ..Statistics::default() },
    };
    table.play(seed);
    Run {
        seed,
        setup: setup.clone(),
        played: table.host.played,
        arrivals: table.host.arrivals,
        views: table.clients.iter().map(|client| (client.frames, client.view.clone())).collect(),
        intents: table.clients.into_iter().map(|client| client.intents).collect(),
        statistics: table.statistics,
    }
}

impl<G: Imagine + Absorb> Table<G> {
    fn play(&mut self, seed: u64) {
        self.host.advance(Millis(0));
        self.tell(Millis(0));
        Seat::all(self.clients.len()).for_each(|seat| self.carry_out(Millis(0), seat));
        while let Some((now, scheduled)) = self.queue.next() {
            self.happen(now, scheduled);
            assert!(
                self.queue.planned() < MOST_PLANNED,
                "{} seed {seed}: no end after {} entries, at {} ms, awaiting {:?}",
                G::ID,
                self.host.played.entries().len(),
                now.0,
                self.host.played.awaiting(),
            );
        }
    }

    fn happen(&mut self, now: Millis, scheduled: Scheduled<G>) {
        match scheduled {
            Scheduled::Deadline(until) => {
                self.alarm = self.alarm.filter(|alarm| *alarm != until);
                self.host.advance(now);
                self.tell(now);
            }
            Scheduled::AtHost(seat, parcel) => {
                self.up[seat.index()].receive(&parcel, &mut self.statistics);
                match parcel.content {
                    ToHost::Act { intent, action } => {
                        let answer =
                            self.host.hear(now, seat, intent, action, &mut self.statistics);
                        self.tell(now);
                        self.send_down(now, seat, answer);
                    }
                    ToHost::Resync { have } => {
                        if let Some(frames) = self.host.frames_from(seat, have) {
                            self.statistics.resyncs += 1;
                            self.send_down(now, seat, frames);
                        }
                    }
                }
            }
            Scheduled::AtClient(seat, parcel) => {
                self.down[seat.index()].receive(&parcel, &mut self.statistics);
                self.clients[seat.index()].hear(&parcel.content);
                self.carry_out(now, seat);
            }
            Scheduled::Alarm(seat, alarm) => {
                self.clients[seat.index()].ring(now, alarm, &mut self.statistics);
                self.carry_out(now, seat);
            }
        }
    }

    /// Sends everybody the new frames, one message each, and sets the host's timer.
    fn tell(&mut self, now: Millis) {
        for first in self.sent..self.host.published() {
            for seat in Seat::all(self.clients.len()) {
                let frame = self.host.frame(seat, first);
                self.send_down(now, seat, frame);
            }
        }
        self.sent = self.host.published();
        let until = self.host.played.awaiting().until();
        if let Some(until) = until
            && self.alarm.is_none_or(|alarm| alarm > until)
        {
            let oversleep = self.host_dice.below(self.habits.oversleep_ms + 1);
            let at = Millis(until.0.max(now.0) + u64::from(oversleep));
            self.alarm = Some(until);
            self.queue.plan(at, Scheduled::Deadline(until));
        }
    }

    fn send_down(&mut self, now: Millis, seat: Seat, message: ToClient<G>) {
        let queue = &mut self.queue;
        self.down[seat.index()].send(now, message, &mut self.statistics, |at, parcel| {
            queue.plan(at, Scheduled::AtClient(seat, parcel));
        });
    }

    /// Carries out what a client asks for.
    fn carry_out(&mut self, now: Millis, seat: Seat) {
        let queue = &mut self.queue;
        for request in self.clients[seat.index()].requests.drain(..) {
            match request {
                Request::Send(message) => {
                    self.up[seat.index()].send(now, message, &mut self.statistics, |at, parcel| {
                        queue.plan(at, Scheduled::AtHost(seat, parcel));
                    });
                }
                Request::Alarm { after_ms, alarm } => {
                    let at = Millis(now.0 + u64::from(after_ms));
                    queue.plan(at, Scheduled::Alarm(seat, alarm));
                }
            }
        }
    }
}
