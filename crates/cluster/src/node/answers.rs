//! What follows from the answers of the database.

use std::collections::BTreeSet;

use super::{Lease, Node, Stage};
use crate::messages::{Announcement, Answer, Claimed, Command, Effect, Route};
use crate::mutation::Mutation;
use crate::table::State;
use crate::{Millis, TableId, Term};

impl Node {
    /// Takes the answer to a request; `None` if there is none, and nobody knows whether it was
    /// done. An answer that comes after the node has stopped waiting for it changes nothing.
    pub fn answer(&mut self, now: Millis, number: u64, answer: Option<Answer>) {
        self.tick(now);
        let Some(request) = self.requests.take(number) else { return };
        match (request.command, answer) {
            (Command::Leave, Some(Answer::Gone | Answer::Done)) => {
                self.stage = Stage::Left;
                self.effects.push(Effect::Left);
            }
            (_, Some(Answer::Gone)) => self.begin_anew(),
            (Command::Renew, Some(Answer::Done)) => self.renewed(request.sent),
            (Command::Sweep { inventory, .. }, Some(Answer::Swept(tenures))) => {
                if inventory {
                    self.compare(number, &tenures);
                }
                for (table, term) in tenures {
                    self.hold(table, term);
                }
                self.tick(now);
            }
            (Command::Claim(table), Some(Answer::Claimed(claimed))) => {
                self.claimed(table, number, claimed);
            }
            (Command::Release(tenures), Some(Answer::Done)) => self.released(tenures),
            (command, _) => self.fail(number, command),
        }
    }

    fn renewed(&mut self, sent: Millis) {
        self.is_known = true;
        let settings = self.settings;
        let from_answer = self.mutated.is(Mutation::LeaseFromAnswer);
        let from = if from_answer { self.now } else { sent };
        let until = Millis(from.after(settings.lease_ms).0.saturating_sub(settings.margin_ms));
        if self.lease.until < self.now {
            self.lease.since = self.now;
        }
        self.lease.until = self.lease.until.max(until);
        self.next_renew = sent.after(settings.renew_ms).max(self.now);
    }

    /// The lease was ended: whatever this node played, others may play now. It begins anew under
    /// another name, so that late requests of its former self are refused.
    fn begin_anew(&mut self) {
        self.id.incarnation += 1;
        self.requests.clear();
        self.postponed.clear();
        (self.lease, self.is_known) = (Lease::default(), false);
        self.next_renew = self.now;
        if self.mutated.is(Mutation::KeepsOnGone) {
            self.tick(self.now);
            return;
        }
        for (table, term) in self.tables.clear() {
            self.effects.push(Effect::Drop(table, term));
        }
        if self.stage == Stage::Running {
            self.tick(self.now);
        } else {
            self.stage = Stage::Left;
            self.effects.push(Effect::Left);
        }
    }

    /// An inventory: what is not in it does not belong to this node, unless it was begun later.
    fn compare(&mut self, number: u64, tenures: &[(TableId, Term)]) {
        let may_be_newer = !self.mutated.is(Mutation::OldInventoryDrops);
        let listed: BTreeSet<_> = tenures.iter().map(|(table, term)| (table, *term)).collect();
        let lost: Vec<(TableId, Term)> = self
            .tables
            .iter()
            .filter_map(|(table, state)| match state {
                State::Held { term, since } if *since < number || !may_be_newer => {
                    (!listed.contains(&(table, *term))).then(|| (table.clone(), *term))
                }
                _ => None,
            })
            .collect();
        for (table, term) in lost {
            self.lose(&table, term);
        }
        self.tables.forget_past(number);
    }

    /// This node has a tenure.
    fn hold(&mut self, table: TableId, term: Term) {
        if self.tables.has_given_up(&table, term) && !self.mutated.is(Mutation::ForgetsPast) {
            return;
        }
        match self.tables.get(&table) {
            Some(State::Held { term: own, .. } | State::Stopping { term: own }) if *own >= term => {
                return;
            }
            Some(State::Elsewhere { term: known, .. }) if *known > term => return,
            Some(State::Held { term: own, .. } | State::Stopping { term: own }) => {
                let own = *own;
                self.effects.push(Effect::Drop(table.clone(), own));
            }
            _ => {}
        }
        if self.stage != Stage::Running {
            return self.release(vec![(table, term)]);
        }
        // an inventory that is open now may have been made before the tenure began
        let since = self.requests.next() - 1;
        self.tables.set(table.clone(), State::Held { term, since });
        self.effects.push(Effect::Load(table.clone(), term));
        self.effects.push(Effect::Announce(Announcement::Plays(table.clone(), term)));
        self.effects.push(Effect::Routed(table, Route::Here(term)));
    }

    fn claimed(&mut self, table: TableId, number: u64, claimed: Claimed) {
        let asked = matches!(
            self.tables.get(&table),
            Some(State::Asking { request: Some(open) }) if *open == number
        );
        match claimed {
            Claimed::Here(term) => {
                self.hold(table.clone(), term);
                if asked && matches!(self.tables.get(&table), Some(State::Asking { .. })) {
                    // the tenure was given up meanwhile
                    self.claim(table);
                }
            }
            Claimed::There(node, term) => self.learn(&table, node, term),
            Claimed::NoTable if asked => {
                self.tables.remove(&table);
                self.effects.push(Effect::Routed(table, Route::NoTable));
            }
            Claimed::NoTable => {}
        }
    }

    fn released(&mut self, tenures: Vec<(TableId, Term)>) {
        for (table, term) in &tenures {
            self.tables.is_over(table.clone(), *term, self.requests.next());
            if self.tables.get(table) == Some(&State::Releasing { term: *term }) {
                self.tables.remove(table);
            }
        }
        self.effects.push(Effect::Announce(Announcement::Freed(tenures)));
        self.leave_if_empty();
    }

    /// A request has failed, or its answer is lost: it may have been done, and may still be done.
    pub(super) fn fail(&mut self, number: u64, command: Command) {
        let again = self.now.after(self.settings.retry_ms);
        match command {
            Command::Renew => {
                (self.next_renew, self.lease.since) = (again, self.now);
            }
            Command::Sweep { .. } => {
                (self.doubt, self.lease.since) = (true, self.now);
            }
            Command::Claim(table) => {
                self.doubt = true;
                if let Some(State::Asking { request }) = self.tables.get_mut(&table)
                    && *request == Some(number)
                {
                    *request = None;
                    self.postponed.push((again, Command::Claim(table)));
                }
            }
            Command::Release(_) | Command::Leave => self.postponed.push((again, command)),
        }
    }
}
