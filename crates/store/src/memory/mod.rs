//! A store that forgets everything when the program ends: for tests, and for trying things out.

mod leases;
mod people;
mod sent_results;
mod tables;

use self::leases::{Lease, Tenure};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use async_trait::async_trait;

use crate::error::{BackupError, CommitError, StoreError};
use crate::leases::Leases;
use crate::rows::{
    AccountRow, ChatRow, EntryRow, PasskeyRow, RatingPoint, RatingRow, ReportRow, SentResultRow,
    SessionRow, StoredTable, SubscriptionRow, TableFilter, TableRow, TableWrite, TokenRow,
};
use crate::store::Store;

/// A store in memory.
#[derive(Default)]
pub struct Memory {
    contents: Mutex<Contents>,
}

/// Its contents, each by its key.
#[derive(Default)]
struct Contents {
    tables: BTreeMap<String, MemoryTable>,
    values: BTreeMap<String, String>,
    accounts: BTreeMap<String, AccountRow>,
    sessions: BTreeMap<Vec<u8>, SessionRow>,
    passkeys: BTreeMap<Vec<u8>, PasskeyRow>,
    tokens: BTreeMap<Vec<u8>, TokenRow>,
    ratings: BTreeMap<(String, String), RatingRow>,
    rating_points: BTreeMap<(String, String, u64), RatingPoint>,
    rated: BTreeSet<String>,
    reports: BTreeMap<String, ReportRow>,
    subscriptions: BTreeMap<String, SubscriptionRow>,
    sent_results: BTreeMap<(String, String, String), SentResultRow>,
    leases: BTreeMap<String, Lease>,
    tenures: BTreeMap<String, Vec<Tenure>>,
    allowances: BTreeMap<String, Instant>,
}

/// A table: its row, its log, where the entry with number N is at index N - 1, and its chat.
struct MemoryTable {
    row: TableRow,
    entries: Vec<EntryRow>,
    chat: BTreeMap<u64, ChatRow>,
}

impl Memory {
    /// An empty store.
    pub fn new() -> Self {
        Self::default()
    }

    /// Everything is checked before anything is changed, so a panic leaves the contents consistent.
    fn contents(&self) -> MutexGuard<'_, Contents> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[async_trait]
impl Store for Memory {
    async fn commit(&self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>> {
        self.contents().commit(batch)
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        Ok(self.contents().tables.get(id).map(MemoryTable::stored))
    }

    async fn tables(&self, which: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        Ok(self.contents().list(which))
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        let mut contents = self.contents();
        contents.tenures.remove(id);
        Ok(contents.tables.remove(id).is_some())
    }

    async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(self.contents().values.get(key).cloned())
    }

    async fn set_value(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.contents().values.insert(key.into(), value.into());
        Ok(())
    }

    async fn ping(&self) -> Result<(), StoreError> {
        Ok(())
    }

    async fn backup(&self, _to: &Path) -> Result<(), BackupError> {
        Err(BackupError::Elsewhere("what is kept in memory alone cannot be saved"))
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        // A log is a list: it cannot have gaps.
        Ok(Vec::new())
    }

    async fn close(&self) {}

    fn leases(&self) -> Option<&dyn Leases> {
        Some(self)
    }
}
