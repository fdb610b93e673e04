//! A shared table in memory, without sockets or a database.

use std::collections::BTreeMap;

use gantry_kernel::Secret;
use gantry_kernel::record::Record;
use gantry_wire::{
    Answer, Call, ClientMessage, Detail, Frame, HostMessage, SharedState, TableSettings,
};

use super::{ADA, BEN, at, join, person, random, refusal};
use crate::shared::client_view::ClientView;
use crate::shared::{ClientId, SharedEffects, SharedTable, TableSetup};

/// A table, what is stored of it, and what each client was shown last.
pub(super) struct Fixture {
    pub(super) table: SharedTable,
    pub(super) lines: Vec<String>,
    pub(super) calls: Vec<String>,
    pub(super) setup: TableSetup,
    pub(super) frames: BTreeMap<ClientId, Frame>,
    pub(super) answers: Vec<Answer>,
    pub(super) said: Vec<(ClientId, String)>,
    /// Who was sent a frame, in order.
    pub(super) shown: Vec<ClientId>,
    pub(super) next_call: u32,
    pub(super) ms: u64,
}

impl Fixture {
    pub(super) fn gather(settings: TableSettings) -> Self {
        let setup =
            TableSetup::new(&person("Ada"), settings, Secret::from_number(3)).expect("playable");
        let table = SharedTable::new("t1".into(), setup.clone(), random).expect("a table");
        let (lines, calls, frames) = (Vec::new(), Vec::new(), BTreeMap::new());
        let (answers, said, shown) = (Vec::new(), Vec::new(), Vec::new());
        Self { table, lines, calls, setup, frames, answers, said, shown, next_call: 0, ms: 0 }
    }

    /// Two people sit down and begin.
    pub(super) fn of_two(settings: TableSettings) -> Self {
        let mut fixture = Self::gather(settings);
        fixture.enter(ADA, "Ada", Detail::Full);
        fixture.enter(BEN, "Ben", Detail::Full);
        for client in [ADA, BEN] {
            fixture.ask(client, join("a salt"));
        }
        assert_eq!(fixture.ask(BEN, ClientMessage::Begin), refusal("host-owner-only"));
        assert_eq!(fixture.ask(ADA, ClientMessage::Begin), Answer::Done);
        fixture.run();
        fixture
    }

    pub(super) fn enter(&mut self, client: ClientId, name: &str, detail: Detail) {
        let entered = self.table.enter(at(self.ms), client, person(name), detail, None);
        self.take(entered.expect("the table accepts it"));
    }

    pub(super) fn leave(&mut self, client: ClientId) {
        let effects = self.table.leave(at(self.ms), client);
        self.take(effects);
    }

    /// Time passes, in which only bots do something.
    pub(super) fn pass(&mut self, ms: u64) {
        let until = self.ms + ms;
        while let Some(wait) = self.table.next_step_in(at(self.ms)).filter(|_| self.ms < until) {
            self.ms = (self.ms + wait.max(1)).min(until);
            let effects = self.table.step(at(self.ms)).expect("it goes on");
            self.take(effects);
        }
        self.ms = self.ms.max(until);
    }

    pub(super) fn sharing(&self, client: ClientId) -> &SharedState {
        self.frames[&client].sharing.as_ref().expect("shared")
    }

    pub(super) fn ask(&mut self, client: ClientId, message: ClientMessage) -> Answer {
        self.next_call += 1;
        let key = Some(format!("{}:{}", client.0, self.next_call));
        self.call(client, message, key)
    }

    pub(super) fn call(
        &mut self,
        client: ClientId,
        message: ClientMessage,
        key: Option<String>,
    ) -> Answer {
        let call = Call { id: self.next_call, message };
        let effects = self.table.handle(at(self.ms), client, call, key);
        self.take(effects);
        self.answers.pop().expect("every call is answered")
    }

    /// Lets bots think and time pass until nothing happens by itself for a while.
    pub(super) fn run(&mut self) {
        for _ in 0..100_000 {
            let effects = self.table.step(at(self.ms)).expect("it goes on");
            self.take(effects);
            match self.table.next_step_in(at(self.ms)) {
                Some(wait) if wait <= 1000 => self.ms += wait,
                _ => return,
            }
        }
        panic!("it never rests");
    }

    /// Stores, then receives, then computes.
    pub(super) fn take(&mut self, effects: SharedEffects) {
        if let Some(write) = effects.write {
            assert_eq!(write.first, self.lines.len() + 1, "the log only grows");
            self.lines.extend(write.lines);
            self.calls.extend(write.call);
            if write.setup_changed {
                self.setup = self.table.setup().clone();
            }
        }
        for (client, message) in effects.messages {
            match message {
                HostMessage::Frame(frame) => {
                    let before = self.frames.get(&client).map_or(0, |frame| frame.lines);
                    assert!(before <= frame.lines, "no frame goes back");
                    assert!(frame.lines <= self.lines.len(), "what is told is stored");
                    self.frames.insert(client, *frame);
                    self.shown.push(client);
                }
                HostMessage::Answer { answer, .. } => self.answers.push(answer),
                HostMessage::Said(lines) => {
                    self.said.extend(lines.into_iter().map(|line| (client, line.text)));
                }
                _ => {}
            }
        }
        for task in effects.tasks {
            let effects = self.table.done(at(self.ms), task.run()).expect("it goes on");
            self.take(effects);
        }
    }

    /// Kills the process and starts another one from what is stored; everybody connects again.
    pub(super) fn restart(&mut self) {
        for (client, watch) in self.reload() {
            self.enter(client, &watch.person.name, watch.detail);
        }
    }

    /// The process is killed, and another one reads what is stored; who was connected.
    pub(super) fn reload(&mut self) -> BTreeMap<ClientId, ClientView> {
        let (setup, calls) = (self.setup.clone(), self.calls.clone().into_iter());
        let restored = SharedTable::restore(
            "t1".into(),
            setup,
            &self.lines,
            calls,
            Vec::new(),
            at(self.ms),
            random,
        );
        let restored = restored.expect("what is stored replays");
        let before = std::mem::replace(&mut self.table, restored);
        assert_eq!(before.phase(), self.table.phase());
        let digest = |table: &SharedTable| table.table().map(gantry_catalog::Log::digest);
        assert_eq!(digest(&before), digest(&self.table));
        before.clients
    }

    /// The client that has to decide now, and its frame.
    pub(super) fn asked(&self) -> Option<(ClientId, &Frame)> {
        let must = |frame: &Frame| {
            let seat = frame.viewer.seat();
            seat.is_some_and(|seat| frame.awaiting.must().contains(seat))
                && !frame.choices.is_empty()
        };
        self.frames.iter().find(|(_, frame)| must(frame)).map(|(client, frame)| (*client, frame))
    }

    /// Plays one of the choices of the seat that has to decide; returns whether there was one.
    pub(super) fn play_one(&mut self, pick: usize) -> bool {
        let Some((client, frame)) = self.asked() else { return false };
        let choice = frame.choices[pick % frame.choices.len()].notation.clone();
        assert_eq!(self.ask(client, ClientMessage::Act(choice)), Answer::Done);
        self.ms += 100;
        self.run();
        true
    }

    pub(super) fn proved(&self) -> Record {
        let text = self.table.table().expect("begun").save().to_string();
        let record = Record::read(&text).expect("a record");
        let listing = gantry_catalog::find(&record.header.game).expect("a game");
        listing.verify(&record).expect("proved");
        assert_eq!(record.lines.len(), self.lines.len());
        record
    }
}
