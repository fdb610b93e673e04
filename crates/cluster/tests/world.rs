//! The world of a run: processes, the database, clients, and what is between them. Everything
//! follows from the seed.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use gantry_cluster::{Answer, Command, Millis, Mutation, NodeId, Settings, TableId, Term};

use crate::checks::Checks;
use crate::client::Client;
use crate::database::{Appended, Call, Database};
use crate::dice::Dice;
use crate::flaw::Flaw;
use crate::plan::{CALM, END, Fault, Kind, Network, OWNED, PROCESSES, Plan};
use crate::process::{Asked, Message, Process, Told, Wish};

/// What happens next. A process is named by its number and by which life it is in.
pub enum Event {
    Fault(Fault),
    Restart(usize),
    Tick(usize, u32),
    Hear(usize, Message),
    AtDatabase { life: (usize, u32), node: NodeId, request: u64, command: Command },
    Answered { life: (usize, u32), request: u64, answer: Option<Answer> },
    ReadAt { life: (usize, u32), table: TableId, read: u64 },
    WasRead { life: (usize, u32), table: TableId, read: u64, log: Option<Vec<Call>> },
    AppendAt { life: (usize, u32), table: TableId, term: Term, seq: usize, call: Call, write: u64 },
    Stored { life: (usize, u32), table: TableId, write: u64, result: Option<Appended> },
    Check { life: (usize, u32), number: u64 },
    Ask(usize, Asked),
    Told(Told),
    Client(usize, u64),
}

/// How long a process waits for the answer to a forwarded call, to a read and to a write.
const PATIENCE: u64 = 250;
const WRITING: u64 = 700;

pub struct Slot {
    pub process: Option<Process>,
    life: u32,
    paused_until: u64,
    cut_from_nodes: u64,
    cut_from_database: u64,
    offset: i64,
    rate: u64,
    /// The earliest tick that is planned.
    tick: u64,
}

pub struct World {
    pub now: u64,
    queue: BinaryHeap<Reverse<(u64, u64)>>,
    events: BTreeMap<u64, Event>,
    serial: u64,
    pub dice: Dice,
    pub plan: Plan,
    settings: Settings,
    pub slots: Vec<Slot>,
    pub database: Database,
    database_offset: i64,
    database_away: (u64, bool),
    messages_away: u64,
    pub clients: Vec<Client>,
    pub checks: Checks,
    flaw: Option<Flaw>,
    mutation: Option<Mutation>,
}

impl World {
    pub fn new(seed: u64, (flaw, mutation): (Option<Flaw>, Option<Mutation>)) -> Self {
        let mut dice = Dice::new(seed);
        let (plan, settings) = (Plan::new(&mut dice), Settings::default());
        // nobody is at the last one, but it is being played
        let tables: Vec<TableId> = ["a", "b", "c", "d"].map(TableId::from).into();
        let slots = plan.rates.map(|rate| Slot {
            process: None,
            life: 0,
            paused_until: 0,
            cut_from_nodes: 0,
            cut_from_database: 0,
            offset: 10_000,
            rate,
            tick: u64::MAX,
        });
        let clients = (0..5).map(|index| Client::new(index, tables[index % 3].clone())).collect();
        let mut world = Self {
            now: 0,
            queue: BinaryHeap::new(),
            events: BTreeMap::new(),
            serial: 0,
            database: Database::new(&tables, settings.lease_ms, flaw),
            dice,
            plan,
            settings,
            slots: slots.into(),
            database_offset: 5_000,
            database_away: (0, false),
            messages_away: 0,
            clients,
            checks: Checks::default(),
            flaw,
            mutation,
        };
        for (at, fault) in world.plan.faults.clone() {
            world.plan_at(at, Event::Fault(fault));
        }
        for slot in 0..PROCESSES {
            world.plan_at(slot as u64 * 20, Event::Restart(slot));
        }
        for client in 0..world.clients.len() {
            world.plan_at(100, Event::Client(client, 0));
        }
        world
    }

    /// Runs to the end; says what went wrong.
    pub fn run(&mut self) -> Result<(), String> {
        let mut was_owned = false;
        while let Some(Reverse((at, serial))) = self.queue.pop() {
            let event = self.events.remove(&serial).expect("it is planned");
            if at > OWNED && !was_owned {
                was_owned = true;
                self.now = OWNED;
                self.check_owned()?;
            }
            if at > END {
                break;
            }
            self.now = self.now.max(at);
            self.happen(event);
            if let Some(wrong) = self.checks.wrong.take() {
                return Err(format!("at {} ms: {wrong}", self.now));
            }
        }
        self.check_end()
    }

    pub fn plan_at(&mut self, at: u64, event: Event) {
        self.serial += 1;
        self.queue.push(Reverse((at, self.serial)));
        self.events.insert(self.serial, event);
    }

    pub fn plan_in(&mut self, ms: u64, event: Event) {
        self.plan_at(self.now + ms, event);
    }

    /// What is lost and late now.
    pub fn network(&self) -> Network {
        if self.now < CALM { self.plan.network } else { Network::CALM }
    }

    /// A process's own time.
    pub fn local(&self, slot: usize) -> Millis {
        let slot = &self.slots[slot];
        let passed = self.now * slot.rate / 1000;
        Millis(passed.saturating_add_signed(slot.offset))
    }

    fn database_time(&self) -> u64 {
        self.now.saturating_add_signed(self.database_offset)
    }

    /// Which process an event is for, if it is one.
    fn process_of(event: &Event) -> Option<(usize, Option<u32>)> {
        match event {
            Event::Tick(slot, life)
            | Event::Answered { life: (slot, life), .. }
            | Event::WasRead { life: (slot, life), .. }
            | Event::Stored { life: (slot, life), .. }
            | Event::Check { life: (slot, life), .. } => Some((*slot, Some(*life))),
            Event::Hear(slot, _) | Event::Ask(slot, _) => Some((*slot, None)),
            _ => None,
        }
    }

    fn happen(&mut self, event: Event) {
        let Some((slot, life)) = Self::process_of(&event) else {
            return self.happen_outside(event);
        };
        let until = self.slots[slot].paused_until;
        if until > self.now {
            return self.plan_at(until, event);
        }
        let now = self.local(slot);
        let Slot { process: Some(process), life: current, .. } = &mut self.slots[slot] else {
            return;
        };
        if life.is_some_and(|life| life != *current) {
            return;
        }
        match event {
            Event::Tick(..) => {
                self.slots[slot].tick = u64::MAX;
                let process = self.slots[slot].process.as_mut().expect("it is there");
                process.node.tick(now);
                process.follow(now);
            }
            Event::Answered { request, answer, .. } => {
                process.node.answer(now, request, answer);
                process.follow(now);
            }
            Event::WasRead { table, read, log, .. } => process.was_read(now, table, read, log),
            Event::Stored { table, write, result, .. } => {
                process.was_stored(now, &table, write, result);
            }
            Event::Check { number, .. } => process.check(now, number),
            Event::Hear(_, message) => process.hear(now, message),
            Event::Ask(_, asked) => process.asked(now, asked),
            _ => unreachable!("it is for a process"),
        }
        self.grant(slot);
    }

    fn happen_outside(&mut self, event: Event) {
        match event {
            Event::Fault(fault) => self.strike(fault),
            Event::Restart(slot) => self.restart(slot),
            Event::AtDatabase { life, node, request, command } => {
                let answer = self.database.carry_out(self.database_time(), &node, &command);
                self.answer(Event::Answered { life, request, answer: Some(answer) });
            }
            Event::ReadAt { life, table, read } => {
                let log = self.database.tables[&table].log.iter().map(|entry| entry.call).collect();
                self.answer(Event::WasRead { life, table, read, log: Some(log) });
            }
            Event::AppendAt { life, table, term, seq, call, write } => {
                let result = self.database.append(&table, term, seq, call);
                self.checks.appended(&self.database, &table, result, life);
                self.answer(Event::Stored { life, table, write, result: Some(result) });
            }
            Event::Told(told) => {
                let client = &mut self.clients[told.client];
                self.checks.told(&self.database, &told, client);
                client.hear(&told);
            }
            Event::Client(client, serial) => self.let_act(client, serial),
            _ => unreachable!("it is for a process"),
        }
    }

    fn strike(&mut self, fault: Fault) {
        let now = self.now;
        // everything is healed in the end
        let until = |length: u64| (now + length).min(CALM);
        match fault {
            Fault::Kill(slot) => {
                let Some(process) = &self.slots[slot].process else { return };
                if self.plan.kind == Kind::Kills {
                    self.checks.orphaned(now, &process.node, &self.database);
                }
                self.end(slot);
            }
            Fault::Drain(slot) => {
                let (local, life) = (self.local(slot), self.slots[slot].life);
                if self.slots[slot].paused_until > now {
                    return;
                }
                if let Some(process) = &mut self.slots[slot].process {
                    if self.plan.kind == Kind::Drains {
                        self.checks.orphaned(now, &process.node, &self.database);
                    }
                    self.checks.draining.insert((slot, life));
                    process.node.drain(local);
                    process.follow(local);
                    self.grant(slot);
                    self.disconnect(slot);
                }
            }
            Fault::Unload(slot) => {
                let local = self.local(slot);
                if self.slots[slot].paused_until <= now
                    && let Some(process) = &mut self.slots[slot].process
                {
                    process.unload(local);
                    self.grant(slot);
                }
            }
            Fault::Pause(slot, length) => self.slots[slot].paused_until = until(length),
            Fault::CutFromNodes(slot, length) => self.slots[slot].cut_from_nodes = until(length),
            Fault::CutFromDatabase(slot, length) => {
                self.slots[slot].cut_from_database = until(length);
            }
            Fault::DatabaseAway(length, says_so) => {
                self.checks.outage_begins(&self.database);
                self.database_away = (until(length), says_so);
            }
            Fault::MessagesAway(length) => self.messages_away = until(length),
            Fault::Jump(slot, by) => self.slots[slot].offset += by,
            Fault::DatabaseJump(by) => self.database_offset += by,
        }
    }

    /// A process has ended: its clients look for another one.
    fn end(&mut self, slot: usize) {
        let ended = &mut self.slots[slot];
        self.checks.draining.remove(&(slot, ended.life));
        ended.process = None;
        ended.life += 1;
        let length = self.dice.between(100, 3_000);
        self.plan_at((self.now + length).min(CALM.max(self.now + 10)), Event::Restart(slot));
        self.disconnect(slot);
    }

    fn disconnect(&mut self, slot: usize) {
        for client in self.clients.iter_mut().filter(|client| client.slot == slot) {
            client.fail();
        }
    }

    fn restart(&mut self, slot: usize) {
        if self.slots[slot].process.is_none() {
            let (now, life) = (self.local(slot), self.slots[slot].life);
            let broken = (self.flaw, self.mutation);
            let name = (slot, format!("{slot}-{life}"));
            self.slots[slot].process = Some(Process::new(name, self.settings, now, broken));
            self.slots[slot].tick = u64::MAX;
            self.grant(slot);
        }
    }

    /// Does what a process wants.
    fn grant(&mut self, slot: usize) {
        let life = (slot, self.slots[slot].life);
        let Some(process) = &mut self.slots[slot].process else { return };
        for wish in std::mem::take(&mut process.wishes) {
            match wish {
                Wish::Ask(node, request, command) => {
                    let lost = Event::Answered { life, request, answer: None };
                    self.send(Event::AtDatabase { life, node, request, command }, None, lost);
                }
                Wish::Read(table, read) => {
                    let lost = Event::WasRead { life, table: table.clone(), read, log: None };
                    self.send(Event::ReadAt { life, table, read }, Some(WRITING), lost);
                }
                Wish::Append { table, term, seq, call, write } => {
                    let lost = Event::Stored { life, table: table.clone(), write, result: None };
                    let event = Event::AppendAt { life, table, term, seq, call, write };
                    self.send(event, Some(WRITING), lost);
                }
                Wish::Send(to, message) => self.carry(slot, to, message),
                Wish::Broadcast(message) => {
                    for to in (0..PROCESSES).filter(|to| *to != slot) {
                        self.carry(slot, to, message.clone());
                    }
                }
                Wish::Tell(told) => {
                    // a connection keeps the order
                    let at = self.now + self.dice.between(1, 5);
                    let arrival = &mut self.clients[told.client].arrival;
                    *arrival = at.max(*arrival);
                    let at = *arrival;
                    self.plan_at(at, Event::Told(told));
                }
                Wish::Expect(number) => self.plan_in(PATIENCE, Event::Check { life, number }),
                Wish::Shown(table, term) => {
                    let clocks_are_true = self.plan.kind != Kind::WildClocks;
                    self.checks.shown(&self.database, &table, term, clocks_are_true);
                }
                Wish::Loaded(table) => self.checks.loaded(self.now, &table),
                Wish::Dropped(table, term) => self.checks.dropped(&self.database, &table, term),
                Wish::Ended => self.end(slot),
            }
        }
        self.plan_tick(slot);
    }

    /// Plans a tick for when the node has something to do.
    fn plan_tick(&mut self, slot: usize) {
        let (local, life) = (self.local(slot), self.slots[slot].life);
        let Some(process) = &self.slots[slot].process else { return };
        let in_ms = process.node.due().0.saturating_sub(local.0).max(1);
        let at = self.now + (in_ms * 1000).div_ceil(self.slots[slot].rate);
        if at < self.slots[slot].tick {
            self.slots[slot].tick = at;
            self.plan_at(at, Event::Tick(slot, life));
        }
    }

    /// Sends something to the database; `lost` happens to the sender if no answer can come, at once
    /// or after this time.
    fn send(&mut self, event: Event, patience: Option<u64>, lost: Event) {
        let (Event::AtDatabase { life: (slot, _), .. }
        | Event::ReadAt { life: (slot, _), .. }
        | Event::AppendAt { life: (slot, _), .. }) = event
        else {
            unreachable!("only these are sent")
        };
        let (away_until, says_so) = self.database_away;
        let away = away_until > self.now;
        let cut = self.slots[slot].cut_from_database > self.now;
        let network = self.network();
        if let Some(patience) = patience {
            // an answer that comes earlier makes this one void
            self.plan_in(patience, lost);
            if !away && !cut && !self.dice.chance(network.lost) {
                let delay = self.delay();
                self.plan_in(delay, event);
            }
        } else if away && says_so {
            self.plan_in(1, lost);
        } else if !away && !cut && !self.dice.chance(network.lost) {
            let delay = self.delay();
            self.plan_in(delay, event);
        }
    }

    /// The way back from the database.
    fn answer(&mut self, event: Event) {
        let Some((slot, _)) = Self::process_of(&event) else { return };
        let cut = self.slots[slot].cut_from_database > self.now;
        let away = self.database_away.0 > self.now;
        let network = self.network();
        if !cut && !away && !self.dice.chance(network.lost) {
            let delay = self.delay();
            self.plan_in(delay, event);
        }
    }

    /// A message between processes.
    fn carry(&mut self, from: usize, to: usize, message: Message) {
        let now = self.now;
        let cut = [from, to].iter().any(|slot| self.slots[*slot].cut_from_nodes > now);
        let network = self.network();
        if cut || self.messages_away > now || self.dice.chance(network.lost) {
            return;
        }
        if self.dice.chance(network.doubled) {
            let delay = self.delay();
            self.plan_in(delay, Event::Hear(to, message.clone()));
        }
        let delay = self.delay();
        self.plan_in(delay, Event::Hear(to, message));
    }

    fn delay(&mut self) -> u64 {
        let network = self.network();
        if self.dice.chance(network.slow) {
            // it arrives before everything is to be healed
            let most = if self.dice.chance(500) { 600 } else { 2_000 };
            self.dice.between(10, most).min((CALM - self.now).max(6))
        } else {
            self.dice.between(1, 6)
        }
    }

    fn let_act(&mut self, client: usize, serial: u64) {
        if serial != self.clients[client].serial {
            return;
        }
        let asked = self.clients[client].act(self.now, &mut self.dice);
        let (slot, delay) = (self.clients[client].slot, self.dice.between(1, 5));
        self.plan_in(delay, Event::Ask(slot, asked));
        let again = self.dice.between(100, 300);
        let serial = self.clients[client].serial;
        self.plan_in(again, Event::Client(client, serial));
    }
}
