//! Leases in memory.

use std::time::{Duration, Instant};

use async_trait::async_trait;

use super::{Memory, Shelves};
use crate::error::StoreError;
use crate::leases::{LeaseError, Leases, TenureRow};
use crate::rows::Phase;

/// A node's lease.
pub(super) struct Lease {
    expires: Instant,
    is_over: bool,
}

/// A node's time at a table. The first one of a table has term 1.
pub(super) struct Tenure {
    node: String,
    is_over: bool,
}

impl Shelves {
    /// Whether a tenure has begun and is not over.
    pub(super) fn is_current(&self, table: &str, term: u64) -> bool {
        self.current(table).is_some_and(|tenure| tenure.term == term)
    }

    fn current(&self, table: &str) -> Option<TenureRow> {
        self.history(table).pop().filter(|last| !last.is_over)
    }

    fn history(&self, table: &str) -> Vec<TenureRow> {
        let row = |(term, tenure): (u64, &Tenure)| TenureRow {
            table: table.into(),
            term,
            node: tenure.node.clone(),
            is_over: tenure.is_over,
        };
        (1..).zip(self.tenures.get(table).into_iter().flatten()).map(row).collect()
    }

    fn check(&self, node: &str) -> Result<(), LeaseError> {
        let has_one = self.leases.get(node).is_some_and(|lease| !lease.is_over);
        if has_one { Ok(()) } else { Err(LeaseError::Gone) }
    }

    fn begin(&mut self, table: &str, node: &str) {
        let tenure = Tenure { node: node.into(), is_over: false };
        self.tenures.entry(table.into()).or_default().push(tenure);
    }

    fn end(&mut self, node: &str) {
        if let Some(lease) = self.leases.get_mut(node) {
            lease.is_over = true;
        }
        for tenure in self.tenures.values_mut().flatten().filter(|tenure| tenure.node == node) {
            tenure.is_over = true;
        }
    }
}

#[async_trait]
impl Leases for Memory {
    async fn renew(&self, node: &str, lasts_ms: u64) -> Result<(), LeaseError> {
        let expires = Instant::now() + Duration::from_millis(lasts_ms);
        let mut shelves = self.shelves();
        let lease = Lease { expires, is_over: false };
        let lease = shelves.leases.entry(node.into()).or_insert(lease);
        if lease.is_over {
            return Err(LeaseError::Gone);
        }
        lease.expires = expires;
        Ok(())
    }

    async fn sweep(
        &self,
        node: &str,
        limit: u32,
        inventory: bool,
    ) -> Result<Vec<TenureRow>, LeaseError> {
        let mut shelves = self.shelves();
        shelves.check(node)?;
        let now = Instant::now();
        let others = shelves.leases.iter().filter(|(other, _)| *other != node);
        let late = others.filter(|(_, lease)| !lease.is_over && lease.expires <= now);
        for other in late.map(|(other, _)| other.clone()).collect::<Vec<_>>() {
            shelves.end(&other);
        }
        let playing = shelves.tables.values().filter(|held| held.row.phase == Phase::Playing);
        let ids = playing.map(|held| held.row.id.clone());
        let free = ids.filter(|id| shelves.current(id).is_none()).take(limit as usize);
        let free: Vec<String> = free.collect();
        for id in &free {
            shelves.begin(id, node);
        }
        if inventory {
            let own = shelves.tenures.keys().filter_map(|id| shelves.current(id));
            return Ok(own.filter(|tenure| tenure.node == node).collect());
        }
        Ok(free.iter().filter_map(|id| shelves.current(id)).collect())
    }

    async fn claim(&self, node: &str, table: &str) -> Result<TenureRow, LeaseError> {
        let mut shelves = self.shelves();
        shelves.check(node)?;
        if !shelves.tables.contains_key(table) {
            return Err(LeaseError::TableMissing);
        }
        if shelves.current(table).is_none() {
            shelves.begin(table, node);
        }
        Ok(shelves.current(table).expect("a tenure has begun"))
    }

    async fn release(&self, node: &str, tenures: &[(String, u64)]) -> Result<(), LeaseError> {
        let mut shelves = self.shelves();
        shelves.check(node)?;
        for (table, term) in tenures {
            let own = shelves.current(table).filter(|now| now.node == node && now.term == *term);
            let tenures = shelves.tenures.get_mut(table).filter(|_| own.is_some());
            if let Some(last) = tenures.and_then(|tenures| tenures.last_mut()) {
                last.is_over = true;
            }
        }
        Ok(())
    }

    async fn leave(&self, node: &str) -> Result<(), LeaseError> {
        let mut shelves = self.shelves();
        shelves.check(node)?;
        shelves.end(node);
        Ok(())
    }

    async fn history(&self, table: &str) -> Result<Vec<TenureRow>, StoreError> {
        Ok(self.shelves().history(table))
    }
}
