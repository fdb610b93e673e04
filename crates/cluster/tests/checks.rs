//! What must hold at every moment of a run, and at its end.

use std::collections::{BTreeMap, BTreeSet};

use gantry_cluster::{Node, NodeId, TableId, Term};

use crate::client::Client;
use crate::database::{Appended, Call, Database, Table};
use crate::plan::Kind;
use crate::process::Told;
use crate::world::World;

#[derive(Default)]
pub struct Checks {
    pub wrong: Option<String>,
    /// Which life of which process has written during a tenure.
    writers: BTreeMap<(TableId, Term), (usize, u32)>,
    /// Since when a table has been without the process that played it.
    orphans: BTreeMap<TableId, u64>,
    /// How long tables were without one.
    pub handovers: Vec<u64>,
    pub acknowledged: u64,
    /// Which lives of which processes are to hand over their tables and end.
    pub draining: BTreeSet<(usize, u32)>,
    /// The tenures when the database went away.
    before_outage: Option<Vec<Term>>,
}

impl Checks {
    fn fail(&mut self, wrong: String) {
        self.wrong.get_or_insert(wrong);
    }

    pub fn appended(
        &mut self,
        database: &Database,
        table: &TableId,
        result: Appended,
        writer: (usize, u32),
    ) {
        if result != Appended::Stored {
            return;
        }
        let stored = &database.tables[table];
        let entry = stored.log.last().expect("it was stored");
        let copies = stored.log.iter().filter(|other| other.call == entry.call).count();
        if copies > 1 {
            self.fail(format!("{:?} is stored twice", entry.call));
        }
        if stored.current().is_none_or(|(term, _)| term != entry.term) {
            self.fail(format!("{writer:?} writes {table} under {:?}, which is over", entry.term));
        }
        let first = *self.writers.entry((table.clone(), entry.term)).or_insert(writer);
        if first != writer {
            self.fail(format!("{first:?} and {writer:?} write {table} under {:?}", entry.term));
        }
    }

    /// A process shows a table.
    pub fn shown(&mut self, database: &Database, table: &TableId, term: Term, true_clocks: bool) {
        let last = database.tables[table].last_term();
        if true_clocks && term < last {
            self.fail(format!("{table} is shown under {term:?}, but {last:?} has begun"));
        }
    }

    /// A process drops a table because its tenure is over.
    pub fn dropped(&mut self, database: &Database, table: &TableId, term: Term) {
        if database.tables[table].current().is_some_and(|(current, _)| current == term) {
            self.fail(format!("{table} is dropped under {term:?}, which is not over"));
        }
    }

    pub fn told(&mut self, database: &Database, told: &Told, client: &Client) {
        if told.session != client.session {
            return;
        }
        let log = &database.tables[&told.table].log;
        if let Some(frame) = told.frame {
            if frame.to < client.known {
                self.fail(format!("{frame:?} goes back from {} lines", client.known));
            }
            if frame.from > client.known {
                self.fail(format!("{frame:?} leaves a gap after {} lines", client.known));
            }
            if frame.to > log.len() as u64 {
                self.fail(format!("{frame:?} shows more than is stored"));
            }
        }
        if let Some(number) = told.acknowledged {
            self.acknowledged += 1;
            let call = Call { client: told.client, number };
            if log.iter().all(|entry| entry.call != call) {
                self.fail(format!("{call:?} is acknowledged but not stored"));
            }
        }
    }

    /// A node is about to end. Tables that somebody has to ask for are not counted.
    pub fn orphaned(&mut self, now: u64, node: &Node, database: &Database) {
        let tables = node.held().map(|(table, _)| table.clone());
        let playing = tables.filter(|table| database.tables[table].playing);
        self.orphans.extend(playing.map(|table| (table, now)));
    }

    pub fn loaded(&mut self, now: u64, table: &TableId) {
        if let Some(since) = self.orphans.remove(table) {
            self.handovers.push(now - since);
        }
    }

    pub fn outage_begins(&mut self, database: &Database) {
        self.before_outage = Some(database.tables.values().map(Table::last_term).collect());
    }
}

/// The slot of a process that is named after it.
pub fn slot_of(node: &NodeId) -> usize {
    node.process.split('-').next().and_then(|slot| slot.parse().ok()).expect("a number")
}

impl World {
    /// Every table is played by the node that the database names, and by no other.
    pub fn check_owned(&self) -> Result<(), String> {
        for (id, table) in &self.database.tables {
            let Some((term, node)) = table.current() else {
                return Err(format!("nobody plays {id} after everything has healed"));
            };
            for slot in 0..self.slots.len() {
                let now = self.local(slot);
                let process = self.slots[slot].process.as_ref();
                let serves = process.and_then(|process| process.serves(now, id));
                let expected = (slot_of(node) == slot).then_some(term);
                if serves.map(|(term, _)| term) != expected {
                    return Err(format!("{slot} plays {id}: {serves:?}, expected {expected:?}"));
                }
            }
        }
        Ok(())
    }

    pub fn check_end(&self) -> Result<(), String> {
        self.check_owned()?;
        if let Some(process) = self.checks.draining.first() {
            return Err(format!("{process:?} does not end"));
        }
        for client in &self.clients {
            let lines = self.database.tables[&client.table].log.len() as u64;
            if client.doing.is_some() || client.known != lines {
                return Err(format!(
                    "somebody at {} waits for {:?} and knows {} of {lines} lines",
                    client.table, client.doing, client.known
                ));
            }
        }
        if let Some(before) = &self.checks.before_outage {
            let after: Vec<Term> = self.database.tables.values().map(Table::last_term).collect();
            if *before != after && self.plan.kind == Kind::Outage {
                return Err(format!("an outage has moved tables: {before:?} became {after:?}"));
            }
        }
        Ok(())
    }
}
