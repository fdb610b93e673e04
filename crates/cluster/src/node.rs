//! The protocol of one node.

mod answers;
mod requests;

use std::mem;

use crate::messages::{Announcement, Command, Effect, Route};
use crate::mutation::{Mutated, Mutation};
use crate::table::{State, Tables};
use crate::{Millis, NodeId, Settings, TableId, Term};
use requests::Requests;

/// One node. Every call takes the time, and may leave effects ([`Node::effects`]).
pub struct Node {
    id: NodeId,
    settings: Settings,
    tables: Tables,
    requests: Requests,
    /// What is asked again, and when.
    postponed: Vec<(Millis, Command)>,
    lease: Lease,
    /// Whether the database has ever known this incarnation: until then it would call it gone.
    is_known: bool,
    next_renew: Millis,
    next_sweep: Millis,
    sweeps: u32,
    /// The result of a command is unknown, so there may be tenures that the node does not know.
    doubt: bool,
    stage: Stage,
    now: Millis,
    effects: Vec<Effect>,
    mutated: Mutated,
}

/// What a node knows about its lease.
#[derive(Clone, Copy, Default)]
struct Lease {
    /// Since when it has been sure of its lease without a break, with a database that answered.
    since: Millis,
    /// Until when it is sure.
    until: Millis,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    Running,
    /// It hands its tables over.
    Draining,
    /// It has asked to end its lease.
    Leaving,
    Left,
}

impl Node {
    /// A node that begins now. No other process ever had its name.
    pub fn new(process: impl Into<std::sync::Arc<str>>, settings: Settings, now: Millis) -> Self {
        let mut node = Self {
            id: NodeId { process: process.into(), incarnation: 0 },
            settings,
            tables: Tables::default(),
            requests: Requests::default(),
            postponed: Vec::new(),
            lease: Lease::default(),
            is_known: false,
            next_renew: now,
            next_sweep: now,
            sweeps: 0,
            doubt: false,
            stage: Stage::Running,
            now,
            effects: Vec::new(),
            mutated: Mutated::default(),
        };
        node.tick(now);
        node
    }

    /// Breaks the protocol.
    #[cfg(feature = "testing")]
    pub fn mutate(&mut self, mutation: Mutation) {
        self.mutated = Mutated::by(mutation);
    }

    /// Its name, which changes when its lease was lost.
    pub fn id(&self) -> &NodeId {
        &self.id
    }

    /// What is to be done since the last call.
    pub fn effects(&mut self) -> Vec<Effect> {
        mem::take(&mut self.effects)
    }

    /// Whether the node is sure to have its lease.
    pub fn is_sure(&self, now: Millis) -> bool {
        let forever = self.mutated.is(Mutation::LeaseForEver) && self.lease.until > Millis(0);
        self.stage != Stage::Left && (now < self.lease.until || forever)
    }

    /// The term under which this node may show a table and answer calls to it now. Ask before each
    /// answer; what is stored carries the term in any case.
    pub fn serves(&self, now: Millis, table: &str) -> Option<Term> {
        self.tables.get(table)?.own().filter(|_| self.is_sure(now) && now >= self.now)
    }

    /// The tables that this node plays, with their terms.
    pub fn held(&self) -> impl Iterator<Item = (&TableId, Term)> {
        self.tables.held()
    }

    /// When [`Node::tick`] has something to do, at the latest.
    pub fn due(&self) -> Millis {
        let renew = if self.requests.is_renewing() { None } else { Some(self.next_renew) };
        let sweep = if self.requests.is_sweeping() { None } else { Some(self.next_sweep) };
        let again = self.postponed.iter().map(|(again, _)| *again);
        let known = renew.into_iter().chain(sweep).chain(self.requests.next_timeout());
        known.chain(again).min().unwrap_or(self.now.after(self.settings.sweep_ms))
    }

    /// Does what is due.
    pub fn tick(&mut self, now: Millis) {
        if self.stage == Stage::Left {
            return;
        }
        if now < self.now {
            self.distrust_clock(now);
        }
        self.now = now;
        for (request, command) in self.requests.timed_out(now) {
            self.fail(request, command);
        }
        if self.next_renew <= now && !self.requests.is_renewing() {
            self.ask(Command::Renew);
        }
        if self.next_sweep <= now && !self.requests.is_sweeping() {
            self.sweep();
        }
        let due: Vec<_> = self.postponed.extract_if(.., |(again, _)| *again <= now).collect();
        for (_, command) in due {
            self.ask_again(command);
        }
    }

    /// Where calls to a table go. Asks the database if that is not known.
    pub fn route(&mut self, now: Millis, table: &TableId) -> Route {
        self.tick(now);
        match self.tables.get_mut(table) {
            Some(State::Held { term, .. }) => Route::Here(*term),
            Some(State::Elsewhere { node, term, asked, .. }) => {
                *asked = now;
                Route::There(node.clone(), *term)
            }
            Some(State::Stopping { .. }) | None if self.stage != Stage::Running => Route::Leaving,
            Some(State::Asking { .. } | State::Stopping { .. } | State::Releasing { .. }) => {
                Route::Asking
            }
            None => {
                self.claim(table.clone());
                Route::Asking
            }
        }
    }

    /// A node that was thought to play a table does not, or gives no answer.
    pub fn mistaken(&mut self, now: Millis, table: &TableId, about: &NodeId) {
        self.tick(now);
        if self.mutated.is(Mutation::KeepsRoute) {
            return;
        }
        if let Some(State::Elsewhere { node, learnt, .. }) = self.tables.get(table)
            && node == about
        {
            if self.stage != Stage::Running {
                return self.tables.remove(table);
            }
            let again = learnt.after(self.settings.retry_ms).max(now);
            self.tables.set(table.clone(), State::Asking { request: None });
            self.postponed.push((again, Command::Claim(table.clone())));
            self.tick(now);
        }
    }

    /// The database has refused what was written under this term: the tenure is over.
    pub fn fenced(&mut self, now: Millis, table: &TableId, term: Term) {
        self.tick(now);
        if self.tables.get(table).and_then(State::own) == Some(term) {
            self.lose(table, term);
            self.next_renew = now;
            self.doubt = true;
        }
    }

    /// A table was dropped here: because [`Effect::Stop`] said so, because it could not be read, or
    /// because nobody needs it in memory.
    pub fn let_go(&mut self, now: Millis, table: &TableId, term: Term) {
        self.tick(now);
        if self.tables.get(table).and_then(State::own) != Some(term) {
            return;
        }
        if self.mutated.is(Mutation::NoRelease) {
            self.tables.remove(table);
            return;
        }
        self.release(vec![(table.clone(), term)]);
    }

    /// Takes in an announcement of another node.
    pub fn hear(&mut self, now: Millis, from: &NodeId, announcement: &Announcement) {
        self.tick(now);
        match announcement {
            Announcement::Plays(table, term) if *from != self.id => {
                self.learn(table, from.clone(), *term);
            }
            Announcement::Plays(..) => {}
            Announcement::Freed(tenures) => {
                for (table, term) in tenures {
                    if let Some(State::Elsewhere { term: known, .. }) = self.tables.get(table)
                        && known <= term
                    {
                        self.claim(table.clone());
                    }
                }
                self.next_sweep = now;
                self.tick(now);
            }
        }
    }

    /// Hands over all tables, and then ends the lease.
    pub fn drain(&mut self, now: Millis) {
        self.tick(now);
        if self.stage != Stage::Running {
            return;
        }
        self.stage = Stage::Draining;
        let held: Vec<_> = self.held().map(|(table, term)| (table.clone(), term)).collect();
        self.tables.retain(|_, state| !matches!(state, State::Asking { .. }));
        for (table, term) in held {
            self.tables.set(table.clone(), State::Stopping { term });
            self.effects.push(Effect::Stop(table, term));
        }
        self.leave_if_empty();
    }

    /// A clock that has gone backwards says nothing about the lease, nor about anything planned.
    fn distrust_clock(&mut self, now: Millis) {
        self.lease = Lease::default();
        (self.next_renew, self.next_sweep) = (now, now);
        self.requests.restart(now.after(self.settings.patience_ms));
        for (again, _) in &mut self.postponed {
            *again = now;
        }
        self.tables.retain(|_, state| {
            if let State::Elsewhere { learnt, asked, .. } = state {
                (*learnt, *asked) = (now, now);
            }
            true
        });
    }

    fn ask(&mut self, command: Command) -> u64 {
        let timeout = self.now.after(self.settings.patience_ms);
        let request = self.requests.add(self.now, timeout, command.clone());
        self.effects.push(Effect::Ask { node: self.id.clone(), request, command });
        request
    }

    fn claim(&mut self, table: TableId) {
        if self.stage != Stage::Running {
            return;
        }
        let command = Command::Claim(table.clone());
        let request = if self.is_known {
            Some(self.ask(command))
        } else {
            self.postponed.push((self.now.after(self.settings.retry_ms), command));
            None
        };
        self.tables.set(table, State::Asking { request });
    }

    /// Asks what was postponed, if it is still wanted.
    fn ask_again(&mut self, command: Command) {
        match command {
            Command::Claim(table) => {
                if self.tables.get(&table) == Some(&State::Asking { request: None }) {
                    self.claim(table);
                }
            }
            other => {
                self.ask(other);
            }
        }
    }

    fn release(&mut self, tenures: Vec<(TableId, Term)>) {
        for (table, term) in &tenures {
            self.tables.give_up(table.clone(), *term);
            self.tables.set(table.clone(), State::Releasing { term: *term });
        }
        self.ask(Command::Release(tenures));
    }

    /// Looks for leases that have run out, if its own lease has lasted a while and the database has
    /// answered all that time. After an outage of the database all leases have run out: everybody
    /// has time to renew theirs.
    fn sweep(&mut self) {
        self.next_sweep = self.now.after(self.settings.sweep_ms);
        let lasted = self.lease.since.after(self.settings.lease_ms) <= self.now;
        let is_settled = lasted || self.mutated.is(Mutation::SweepsAtOnce);
        if self.stage != Stage::Running || !self.is_sure(self.now) || !is_settled {
            return;
        }
        self.sweeps += 1;
        let is_due = self.doubt || self.sweeps.is_multiple_of(self.settings.inventory_every);
        let inventory = is_due && !self.mutated.is(Mutation::NoInventory);
        if inventory {
            self.doubt = false;
        }
        let is_idle = self.mutated.is(Mutation::NoSweep);
        let limit = if is_idle { 0 } else { self.settings.batch };
        self.ask(Command::Sweep { limit, inventory });
        let (now, route_ms) = (self.now, self.settings.route_ms);
        self.tables.retain(|_, state| {
            !matches!(state, State::Elsewhere { asked, .. } if asked.after(route_ms) <= now)
        });
    }

    /// A table belongs to somebody else, or to nobody.
    fn lose(&mut self, table: &TableId, term: Term) {
        self.tables.is_over(table.clone(), term, self.requests.next());
        self.tables.remove(table);
        self.effects.push(Effect::Drop(table.clone(), term));
        self.leave_if_empty();
    }

    /// Another node plays a table.
    fn learn(&mut self, table: &TableId, node: NodeId, term: Term) {
        let Some(state) = self.tables.get(table) else { return };
        let is_news = match state {
            State::Held { term: own, .. }
            | State::Stopping { term: own }
            | State::Releasing { term: own } => *own < term,
            State::Elsewhere { term: known, .. } => *known < term,
            State::Asking { .. } => !self.tables.has_given_up(table, term),
        };
        if !is_news {
            return;
        }
        if let Some(own) = state.own() {
            self.lose(table, own);
        }
        let (learnt, asked) = (self.now, self.now);
        let route = Route::There(node.clone(), term);
        self.tables.set(table.clone(), State::Elsewhere { node, term, learnt, asked });
        self.effects.push(Effect::Routed(table.clone(), route));
    }

    fn leave_if_empty(&mut self) {
        let is_busy = |state: &State| !matches!(state, State::Elsewhere { .. });
        if self.stage == Stage::Draining && !self.tables.iter().any(|(_, state)| is_busy(state)) {
            self.stage = Stage::Leaving;
            self.ask(Command::Leave);
        }
    }
}
