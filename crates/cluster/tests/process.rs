//! A process of the simulation: a node, the tables that it plays, and clients that are connected to
//! it. What a server does around the protocol, with calls that only append to a log.

use std::collections::BTreeMap;

use gantry_cluster::{
    Announcement, Effect, Millis, Mutation, Node, NodeId, Relay, Route, Settings, TableId, Term,
    Verdict,
};

use crate::database::{Appended, Call};
use crate::flaw::Flaw;

/// What a client asks of a table.
#[derive(Clone, Debug)]
pub struct Asked {
    pub table: TableId,
    pub client: usize,
    /// Which of the client's connections.
    pub session: u64,
    /// How many lines the client has seen.
    pub known: u64,
    /// What it does; nothing, if it only looks.
    pub act: Option<u32>,
}

/// What a client is told.
#[derive(Clone, Debug)]
pub struct Told {
    pub table: TableId,
    pub client: usize,
    pub session: u64,
    pub acknowledged: Option<u32>,
    pub frame: Option<Frame>,
}

/// A table after `to` lines, and what happened since it had `from`.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub term: Term,
    pub from: u64,
    pub to: u64,
}

/// What processes tell each other. Processes are named by their numbers.
#[derive(Clone, Debug)]
pub enum Message {
    Announced(NodeId, Announcement),
    Forwarded { from: usize, number: u64, asked: Asked },
    Replied { number: u64, told: Told },
    NotHere { number: u64 },
    Published { table: TableId, frame: Frame },
}

/// What a process wants from the world.
pub enum Wish {
    Ask(NodeId, u64, gantry_cluster::Command),
    Read(TableId, u64),
    Append {
        table: TableId,
        term: Term,
        seq: usize,
        call: Call,
        write: u64,
    },
    Send(usize, Message),
    Broadcast(Message),
    Tell(Told),
    /// A forwarded call should be answered by then.
    Expect(u64),
    /// For the checks: a table was shown, its log was read, it was lost.
    Shown(TableId, Term),
    Loaded(TableId),
    Dropped(TableId, Term),
    Ended,
}

struct Played {
    term: Term,
    /// None while it is being read.
    log: Option<Vec<Call>>,
    read: u64,
    writing: Option<Writing>,
    stopping: bool,
}

struct Writing {
    write: u64,
    asked: Asked,
    reply: Reply,
}

#[derive(Clone, Copy)]
enum Reply {
    Here,
    To { process: usize, number: u64 },
}

pub struct Process {
    pub node: Node,
    index: usize,
    played: BTreeMap<TableId, Played>,
    /// What each connected client was shown: its session, and the relay.
    relays: BTreeMap<usize, (u64, TableId, Relay)>,
    forwarded: BTreeMap<u64, (TableId, NodeId)>,
    numbers: u64,
    flaw: Option<Flaw>,
    mutation: Option<Mutation>,
    pub wishes: Vec<Wish>,
}

impl Process {
    pub fn new(
        (index, name): (usize, String),
        settings: Settings,
        now: Millis,
        (flaw, mutation): (Option<Flaw>, Option<Mutation>),
    ) -> Self {
        let mut node = Node::new(name, settings, now);
        if let Some(mutation) = mutation {
            node.mutate(mutation);
        }
        let mut process = Self {
            node,
            index,
            played: BTreeMap::new(),
            relays: BTreeMap::new(),
            forwarded: BTreeMap::new(),
            numbers: 0,
            flaw,
            mutation,
            wishes: Vec::new(),
        };
        process.follow(now);
        process
    }

    /// The log of a table that it plays and may show.
    pub fn serves(&self, now: Millis, table: &TableId) -> Option<(Term, usize)> {
        let term = self.node.serves(now, table)?;
        let played = self.played.get(table).filter(|played| played.term == term)?;
        Some((term, played.log.as_ref()?.len()))
    }

    /// Does what the node wants done.
    pub fn follow(&mut self, now: Millis) {
        loop {
            let effects = self.node.effects();
            if effects.is_empty() {
                return;
            }
            for effect in effects {
                self.carry_out(now, effect);
            }
        }
    }

    fn carry_out(&mut self, now: Millis, effect: Effect) {
        match effect {
            Effect::Ask { node, request, command } => {
                self.wishes.push(Wish::Ask(node, request, command));
            }
            Effect::Announce(announcement) => {
                let message = Message::Announced(self.node.id().clone(), announcement);
                self.wishes.push(Wish::Broadcast(message));
            }
            Effect::Load(table, term) => {
                let played = Played { term, log: None, read: 0, writing: None, stopping: false };
                self.played.insert(table.clone(), played);
                self.read(table);
            }
            Effect::Stop(table, term) => {
                if let Some(played) = self.played.get_mut(&table)
                    && played.term == term
                    && played.writing.is_some()
                {
                    played.stopping = true;
                } else {
                    self.played.remove(&table);
                    self.node.let_go(now, &table, term);
                }
            }
            Effect::Drop(table, term) => {
                if self.played.get(&table).is_some_and(|played| played.term == term) {
                    self.played.remove(&table);
                }
                self.wishes.push(Wish::Dropped(table, term));
            }
            Effect::Routed(..) => {}
            Effect::Left => self.wishes.push(Wish::Ended),
        }
    }

    /// Drops tables that nothing is being stored of.
    pub fn unload(&mut self, now: Millis) {
        let idle: Vec<_> = self
            .played
            .iter()
            .filter(|(_, played)| played.writing.is_none() && played.log.is_some())
            .map(|(table, played)| (table.clone(), played.term))
            .collect();
        for (table, term) in idle {
            self.played.remove(&table);
            self.node.let_go(now, &table, term);
        }
        self.follow(now);
    }

    fn read(&mut self, table: TableId) {
        self.numbers += 1;
        let Some(played) = self.played.get_mut(&table) else { return };
        (played.log, played.read, played.writing) = (None, self.numbers, None);
        self.wishes.push(Wish::Read(table, self.numbers));
    }

    /// The answer to a read; none if it failed.
    pub fn was_read(&mut self, now: Millis, table: TableId, read: u64, log: Option<Vec<Call>>) {
        let awaits = |played: &&mut Played| played.read == read && played.log.is_none();
        let Some(played) = self.played.get_mut(&table).filter(awaits) else { return };
        if played.stopping {
            let term = played.term;
            self.played.remove(&table);
            self.node.let_go(now, &table, term);
        } else if log.is_some() {
            played.log = log;
            self.wishes.push(Wish::Loaded(table));
        } else {
            self.read(table);
        }
    }

    /// A client asks something.
    pub fn asked(&mut self, now: Millis, asked: Asked) {
        let session = self.relays.get(&asked.client).map(|(session, ..)| *session);
        if session > Some(asked.session) {
            return;
        }
        if session != Some(asked.session) {
            let mut relay = Relay::knowing(asked.known);
            if let Some(mutation) = self.mutation {
                relay.mutate(mutation);
            }
            self.relays.insert(asked.client, (asked.session, asked.table.clone(), relay));
        }
        match self.node.route(now, &asked.table) {
            Route::Here(_) => {
                self.handle(now, &asked, Reply::Here);
            }
            Route::There(node, _) => {
                self.numbers += 1;
                self.forwarded.insert(self.numbers, (asked.table.clone(), node.clone()));
                let to = node.process.split('-').next().expect("a number");
                let to = to.parse().expect("a number");
                let (from, number) = (self.index, self.numbers);
                self.wishes.push(Wish::Send(to, Message::Forwarded { from, number, asked }));
                self.wishes.push(Wish::Expect(number));
            }
            // the client repeats what is not answered
            Route::Asking | Route::NoTable | Route::Leaving => {}
        }
        self.follow(now);
    }

    /// Whether a forwarded call was answered in time.
    pub fn check(&mut self, now: Millis, number: u64) {
        if let Some((table, node)) = self.forwarded.remove(&number) {
            self.node.mistaken(now, &table, &node);
            self.follow(now);
        }
    }

    pub fn hear(&mut self, now: Millis, message: Message) {
        match message {
            Message::Announced(from, announcement) => {
                self.node.hear(now, &from, &announcement);
                self.follow(now);
            }
            Message::Forwarded { from, number, asked } => {
                let reply = Reply::To { process: from, number };
                if !self.handle(now, &asked, reply) {
                    self.wishes.push(Wish::Send(from, Message::NotHere { number }));
                }
            }
            Message::Replied { number, told } => {
                self.forwarded.remove(&number);
                self.pass(told);
            }
            Message::NotHere { number } => self.check(now, number),
            Message::Published { table, frame } => self.publish(&table, frame),
        }
    }

    /// A table as its owner handles a call; false if this is not the owner.
    fn handle(&mut self, now: Millis, asked: &Asked, reply: Reply) -> bool {
        let may = self.node.serves(now, &asked.table).is_some();
        let Some(played) = self.played.get_mut(&asked.table) else { return false };
        if !may && self.flaw != Some(Flaw::ShowsAlways) {
            return false;
        }
        let Some(log) = &played.log else { return true };
        let call = asked.act.map(|number| Call { client: asked.client, number });
        let Some(call) =
            call.filter(|call| !log.contains(call) || self.flaw == Some(Flaw::ForgetsCalls))
        else {
            let acknowledged = asked.act;
            self.reply(asked, reply, acknowledged);
            return true;
        };
        // the client repeats what comes while something is stored
        if played.writing.is_none() && !played.stopping {
            self.numbers += 1;
            let (term, seq, write) = (played.term, log.len(), self.numbers);
            played.writing = Some(Writing { write, asked: asked.clone(), reply });
            let table = asked.table.clone();
            self.wishes.push(Wish::Append { table, term, seq, call, write });
            if self.flaw == Some(Flaw::AcknowledgesFirst) {
                self.reply(asked, reply, asked.act);
            }
        }
        true
    }

    /// Answers a call with what the table shows now.
    fn reply(&mut self, asked: &Asked, reply: Reply, acknowledged: Option<u32>) {
        let played = &self.played[&asked.table];
        let to = played.log.as_ref().map_or(0, Vec::len) as u64;
        let frame = Frame { term: played.term, from: asked.known.min(to), to };
        self.wishes.push(Wish::Shown(asked.table.clone(), played.term));
        let told = Told {
            table: asked.table.clone(),
            client: asked.client,
            session: asked.session,
            acknowledged,
            frame: Some(frame),
        };
        match reply {
            Reply::Here => self.pass(told),
            Reply::To { process, number } => {
                self.wishes.push(Wish::Send(process, Message::Replied { number, told }));
            }
        }
    }

    /// The result of a write; none if nobody knows.
    pub fn was_stored(
        &mut self,
        now: Millis,
        table: &TableId,
        write: u64,
        mut result: Option<Appended>,
    ) {
        let Some(played) = self.played.get_mut(table) else { return };
        if played.writing.as_ref().is_none_or(|writing| writing.write != write) {
            return;
        }
        if result.is_none() && self.flaw == Some(Flaw::BelievesStored) {
            result = Some(Appended::Stored);
        }
        let writing = played.writing.take().expect("it is being written");
        match result {
            Some(Appended::Stored) => {
                let Writing { asked, reply, .. } = writing;
                let number = asked.act.expect("only actions are stored");
                let log = played.log.as_mut().expect("it was read");
                log.push(Call { client: asked.client, number });
                let to = log.len() as u64;
                let frame = Frame { term: played.term, from: to - 1, to };
                let (term, stopping) = (played.term, played.stopping);
                // it is stored, whoever plays the table now; but only its owner shows it
                let may = self.node.serves(now, table).is_some();
                if may || self.flaw == Some(Flaw::ShowsAlways) {
                    self.reply(&asked, reply, asked.act);
                    let message = Message::Published { table: table.clone(), frame };
                    self.wishes.push(Wish::Broadcast(message));
                    self.publish(table, frame);
                }
                if stopping {
                    self.played.remove(table);
                    self.node.let_go(now, table, term);
                }
            }
            Some(Appended::Fenced) => {
                let term = played.term;
                self.node.fenced(now, table, term);
            }
            Some(Appended::Taken) | None => self.read(table.clone()),
        }
        self.follow(now);
    }

    /// A frame for everybody here who looks at the table.
    fn publish(&mut self, table: &TableId, frame: Frame) {
        let lookers: Vec<(usize, u64)> = self
            .relays
            .iter()
            .filter(|(_, (_, at, _))| at == table)
            .map(|(client, (session, ..))| (*client, *session))
            .collect();
        for (client, session) in lookers {
            let table = table.clone();
            self.pass(Told { table, client, session, acknowledged: None, frame: Some(frame) });
        }
    }

    /// Passes on to a client what it has not seen yet.
    fn pass(&mut self, mut told: Told) {
        let Some((session, _, relay)) = self.relays.get_mut(&told.client) else { return };
        if *session != told.session {
            return;
        }
        // after a gap the client asks again
        told.frame = told
            .frame
            .filter(|frame| relay.judge(frame.term, frame.from, frame.to) == Verdict::Pass);
        if told.frame.is_some() || told.acknowledged.is_some() {
            self.wishes.push(Wish::Tell(told));
        }
    }
}
