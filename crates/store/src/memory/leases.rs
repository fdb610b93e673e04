//! Leases in memory.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;

use super::{Contents, Memory};
use crate::error::StoreError;
use crate::leases::{LeaseError, Leases, Raised, TenureRow};
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

impl Contents {
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
        let mut contents = self.contents();
        let lease = Lease { expires, is_over: false };
        let lease = contents.leases.entry(node.into()).or_insert(lease);
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
        let mut contents = self.contents();
        contents.check(node)?;
        let now = Instant::now();
        let others = contents.leases.iter().filter(|(other, _)| *other != node);
        let late = others.filter(|(_, lease)| !lease.is_over && lease.expires <= now);
        for other in late.map(|(other, _)| other.clone()).collect::<Vec<_>>() {
            contents.end(&other);
        }
        let playing = contents.tables.values().filter(|table| table.row.phase == Phase::Playing);
        let ids = playing.map(|table| table.row.id.clone());
        let free = ids.filter(|id| contents.current(id).is_none()).take(limit as usize);
        let free: Vec<String> = free.collect();
        for id in &free {
            contents.begin(id, node);
        }
        if inventory {
            let own = contents.tenures.keys().filter_map(|id| contents.current(id));
            return Ok(own.filter(|tenure| tenure.node == node).collect());
        }
        Ok(free.iter().filter_map(|id| contents.current(id)).collect())
    }

    async fn claim(&self, node: &str, table: &str) -> Result<TenureRow, LeaseError> {
        let mut contents = self.contents();
        contents.check(node)?;
        if !contents.tables.contains_key(table) {
            return Err(LeaseError::TableMissing);
        }
        if contents.current(table).is_none() {
            contents.begin(table, node);
        }
        Ok(contents.current(table).expect("a tenure has begun"))
    }

    async fn release(&self, node: &str, tenures: &[(String, u64)]) -> Result<(), LeaseError> {
        let mut contents = self.contents();
        contents.check(node)?;
        for (table, term) in tenures {
            let own = contents.current(table).filter(|now| now.node == node && now.term == *term);
            let tenures = contents.tenures.get_mut(table).filter(|_| own.is_some());
            if let Some(last) = tenures.and_then(|tenures| tenures.last_mut()) {
                last.is_over = true;
            }
        }
        Ok(())
    }

    async fn leave(&self, node: &str) -> Result<(), LeaseError> {
        let mut contents = self.contents();
        contents.check(node)?;
        contents.end(node);
        Ok(())
    }

    async fn settle(&self, key: &str, value: &str) -> Result<String, StoreError> {
        let mut contents = self.contents();
        Ok(contents.values.entry(key.into()).or_insert_with(|| value.into()).clone())
    }

    async fn raise(&self, key: &str, to: u64) -> Result<Raised, StoreError> {
        let mut contents = self.contents();
        let before = contents.values.get(key).map(|text| text.parse::<u64>()).transpose();
        let before = before.map_err(|error| StoreError::Damaged(error.to_string()))?;
        let value = before.unwrap_or_default().max(to);
        contents.values.insert(key.into(), value.to_string());
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let store_ms = u64::try_from(since.as_millis()).unwrap_or(u64::MAX);
        Ok(Raised { value, store_ms })
    }

    async fn take(&self, key: &str, burst: u32, back_after: Duration) -> Result<bool, StoreError> {
        let now = Instant::now();
        let mut contents = self.contents();
        let due = contents.allowances.get(key).map_or(now, |due| (*due).max(now)) + back_after;
        let has_room = due <= now + back_after * burst;
        if has_room {
            contents.allowances.insert(key.into(), due);
        }
        Ok(has_room)
    }

    async fn forget_allowances(&self) -> Result<(), StoreError> {
        let now = Instant::now();
        self.contents().allowances.retain(|_, due| *due >= now);
        Ok(())
    }

    async fn history(&self, table: &str) -> Result<Vec<TenureRow>, StoreError> {
        Ok(self.contents().history(table))
    }
}
