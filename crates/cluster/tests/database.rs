//! A model of the database: what each command does as one transaction.

use std::collections::BTreeMap;

use gantry_cluster::{Answer, Claimed, Command, NodeId, TableId, Term};

use crate::flaw::Flaw;

/// A call of a client: who, and its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Call {
    pub client: usize,
    pub number: u32,
}

pub struct Entry {
    pub call: Call,
    pub term: Term,
}

pub struct Tenure {
    pub node: NodeId,
    pub over: bool,
}

pub struct Table {
    pub log: Vec<Entry>,
    /// The first one has term 1.
    pub tenures: Vec<Tenure>,
    /// Whether somebody should always play it, or only when it is asked for.
    pub playing: bool,
}

impl Table {
    pub fn current(&self) -> Option<(Term, &NodeId)> {
        let last = self.tenures.last().filter(|last| !last.over)?;
        Some((Term(self.tenures.len() as u64), &last.node))
    }

    pub fn last_term(&self) -> Term {
        Term(self.tenures.len() as u64)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    Stored,
    Fenced,
    Taken,
}

struct Lease {
    expires: u64,
    over: bool,
}

pub struct Database {
    leases: BTreeMap<NodeId, Lease>,
    pub tables: BTreeMap<TableId, Table>,
    lease_ms: u64,
    flaw: Option<Flaw>,
}

impl Database {
    pub fn new(tables: &[TableId], lease_ms: u64, flaw: Option<Flaw>) -> Self {
        let tables = tables.iter().enumerate().map(|(index, id)| {
            (id.clone(), Table { log: Vec::new(), tenures: Vec::new(), playing: index > 0 })
        });
        Self { leases: BTreeMap::new(), tables: tables.collect(), lease_ms, flaw }
    }

    /// `now` is the database's own time.
    pub fn carry_out(&mut self, now: u64, node: &NodeId, command: &Command) -> Answer {
        if *command == Command::Renew {
            let expires = now + self.lease_ms;
            let lease = self.leases.entry(node.clone()).or_insert(Lease { expires, over: false });
            lease.expires = expires;
            return if lease.over { Answer::Gone } else { Answer::Done };
        }
        if self.leases.get(node).is_none_or(|lease| lease.over) {
            return Answer::Gone;
        }
        match command {
            Command::Renew => unreachable!("it is above"),
            Command::Sweep { limit, inventory } => self.sweep(now, node, *limit, *inventory),
            Command::Claim(id) => Answer::Claimed(self.claim(node, id)),
            Command::Release(tenures) => {
                for (id, term) in tenures {
                    let Some(table) = self.tables.get_mut(id) else { continue };
                    if table.current() == Some((*term, node)) {
                        table.tenures.last_mut().expect("a current one").over = true;
                    }
                }
                Answer::Done
            }
            Command::Leave => {
                self.end(node);
                Answer::Done
            }
        }
    }

    fn end(&mut self, node: &NodeId) {
        self.leases.get_mut(node).expect("a lease").over = true;
        for tenure in self.tables.values_mut().filter_map(|table| table.tenures.last_mut()) {
            tenure.over |= tenure.node == *node;
        }
    }

    fn sweep(&mut self, now: u64, node: &NodeId, limit: u32, inventory: bool) -> Answer {
        let early = if self.flaw == Some(Flaw::EndsLiveLeases) { 1100 } else { 0 };
        let ended: Vec<NodeId> = self
            .leases
            .iter()
            .filter(|(id, lease)| !lease.over && lease.expires <= now + early && *id != node)
            .map(|(id, _)| id.clone())
            .collect();
        for id in ended {
            self.end(&id);
        }
        let mut swept = Vec::new();
        for (id, table) in &mut self.tables {
            if table.playing && table.current().is_none() && swept.len() < limit as usize {
                let tenure = Tenure { node: node.clone(), over: false };
                if self.flaw == Some(Flaw::TermsRepeat) && !table.tenures.is_empty() {
                    *table.tenures.last_mut().expect("one") = tenure;
                } else {
                    table.tenures.push(tenure);
                }
                swept.push((id.clone(), table.last_term()));
            }
        }
        if inventory {
            let own = self.tables.iter().filter_map(|(id, table)| {
                let (term, owner) = table.current()?;
                (owner == node).then(|| (id.clone(), term))
            });
            swept = own.collect();
        }
        Answer::Swept(swept)
    }

    fn claim(&mut self, node: &NodeId, id: &TableId) -> Claimed {
        let Some(table) = self.tables.get_mut(id) else { return Claimed::NoTable };
        match table.current() {
            Some((term, owner)) if owner == node => Claimed::Here(term),
            Some((term, owner)) if self.flaw != Some(Flaw::ClaimsAnything) => {
                Claimed::There(owner.clone(), term)
            }
            _ => {
                for tenure in &mut table.tenures {
                    tenure.over = true;
                }
                table.tenures.push(Tenure { node: node.clone(), over: false });
                Claimed::Here(table.last_term())
            }
        }
    }

    /// Stores an entry under a term.
    pub fn append(&mut self, id: &TableId, term: Term, seq: usize, call: Call) -> Appended {
        let table = self.tables.get_mut(id).expect("a table");
        let is_current = table.current().is_some_and(|(current, _)| current == term);
        if !is_current && self.flaw != Some(Flaw::NoFence) {
            Appended::Fenced
        } else if seq == table.log.len() {
            table.log.push(Entry { call, term });
            Appended::Stored
        } else {
            Appended::Taken
        }
    }
}
