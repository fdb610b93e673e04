//! A store in a database: the same statements for `SQLite` and `PostgreSQL`.

mod accounts;
mod backup;
mod credentials;
mod database;
mod error;
mod leases;
mod open;
mod ratings;
mod recovery;
mod reports;
mod sent_results;
mod server_transaction;
mod subscriptions;
mod tables;
mod write;

use std::path::Path;
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;

pub(crate) use self::backup::restore;
use self::database::Database;
use self::open::FileLock;
use self::recovery::{OpenedFile, UnknownWrites};
use crate::error::{BackupError, CommitError, StoreError};
use crate::leases::Leases;
use crate::rows::{StoredTable, TableFilter, TableRow, TableWrite};
use crate::store::Store;

/// A store in a database.
pub(crate) struct SqlStore {
    database: Database,
    /// More connections to a server, for nodes.
    for_leases: Option<Database>,
    /// Held while a file is open.
    lock: Mutex<Option<FileLock>>,
    /// Where the file is; none for a server.
    opened: Option<OpenedFile>,
    /// Tables whose last write may or may not be stored.
    unknown_writes: UnknownWrites,
}

#[async_trait]
impl Store for SqlStore {
    async fn commit(&self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>> {
        if let Err(gone) = self.find_file() {
            return vec![Err(gone.into()); batch.len()];
        }
        let outcomes = write::commit(&self.database, batch).await;
        self.unknown_writes.note(batch, &outcomes);
        outcomes
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.resolve_unknown_write(id).await?;
        tables::table(&self.database, id).await
    }

    async fn tables(&self, which: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        tables::tables(&self.database, which).await
    }

    async fn count_tables(&self, which: &TableFilter) -> Result<usize, StoreError> {
        tables::count(&self.database, which).await
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        let query = self.database.query("DELETE FROM tables WHERE id = $1").bind(id);
        Ok(self.database.execute(query).await? > 0)
    }

    async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        let query = self.database.query("SELECT value FROM house WHERE key = $1").bind(key);
        let rows = self.database.fetch(query).await?;
        rows.first().map(|row| row.get(0)).transpose()
    }

    async fn set_value(&self, key: &str, value: &str) -> Result<(), StoreError> {
        let sql = "INSERT INTO house (key, value) VALUES ($1, $2) \
                   ON CONFLICT (key) DO UPDATE SET value = excluded.value";
        self.database.execute(self.database.query(sql).bind(key).bind(value)).await?;
        Ok(())
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.find_file()?;
        self.database.fetch(self.database.query("SELECT 1")).await.map(drop)
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        backup::backup(&self.database, to).await
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        tables::check(&self.database).await
    }

    async fn close(&self) {
        self.database.close().await;
        if let Some(leases) = &self.for_leases {
            leases.close().await;
        }
        self.lock.lock().unwrap_or_else(PoisonError::into_inner).take();
    }

    fn leases(&self) -> Option<&dyn Leases> {
        match &self.database {
            Database::Sqlite { .. } => None,
            Database::Postgres(_) => Some(self),
        }
    }
}
