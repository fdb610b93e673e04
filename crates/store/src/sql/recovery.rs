//! What to trust after a failure: which file is the database, and which writes may have happened.

use std::collections::BTreeSet;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::SqlStore;
use super::database::Database;
use crate::error::{CommitError, OpenError, StoreError};
use crate::rows::TableWrite;
use crate::store::Store;

/// A file, and which one it was when it was opened. A file that is deleted or replaced stays open,
/// and everything that is written to it is lost at the end.
pub(super) struct OpenedFile {
    path: PathBuf,
    identity: Identity,
}

/// What tells one file from another: device and inode.
#[cfg(unix)]
type Identity = (u64, u64);
#[cfg(not(unix))]
type Identity = ();

impl OpenedFile {
    pub(super) fn of(path: PathBuf) -> Result<Self, OpenError> {
        match identity(&path) {
            Ok(identity) => Ok(Self { path, identity }),
            Err(error) => Err(OpenError::File { path, error }),
        }
    }
}

fn identity(path: &PathBuf) -> io::Result<Identity> {
    let found = fs::metadata(path)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt as _;
        Ok((found.dev(), found.ino()))
    }
    #[cfg(not(unix))]
    {
        drop(found);
        Ok(())
    }
}

/// Tables whose last write may or may not be stored.
#[derive(Default)]
pub(super) struct UnknownWrites(Mutex<BTreeSet<String>>);

impl UnknownWrites {
    fn lock(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers the writes whose result is unknown.
    pub(super) fn note(&self, batch: &[TableWrite], outcomes: &[Result<(), CommitError>]) {
        let is_unknown = |outcome: &Result<(), CommitError>| {
            matches!(outcome, Err(CommitError::Store(StoreError::Unknown(_))))
        };
        if outcomes.iter().any(is_unknown) {
            let unknown = batch.iter().zip(outcomes).filter(|(_, outcome)| is_unknown(outcome));
            self.lock().extend(unknown.map(|(write, _)| write.table.clone()));
        }
    }
}

impl SqlStore {
    /// Whether the file is still the one that was opened.
    pub(super) fn find_file(&self) -> Result<(), StoreError> {
        let Some(opened) = &self.opened else { return Ok(()) };
        match identity(&opened.path) {
            Ok(found) if found == opened.identity => Ok(()),
            Ok(_) => Err(StoreError::Unavailable("the file was replaced by another one".into())),
            Err(error) => Err(StoreError::Unavailable(format!("the file is gone: {error}"))),
        }
    }

    /// Makes sure that a write whose result is unknown either is stored or never will be.
    ///
    /// In a file, the frames of a commit whose fsync failed may still be in the log: no connection
    /// sees them, but a server that starts after a crash would. Another write that reaches the disk
    /// overwrites them. On a server, the transaction may still be running: it holds a lock on the
    /// row of its table, so waiting for that row waits for its end.
    pub(super) async fn resolve_unknown_write(&self, table: &str) -> Result<(), StoreError> {
        if !self.unknown_writes.lock().contains(table) {
            return Ok(());
        }
        match &self.database {
            Database::Sqlite { .. } => self.set_value("settled", table).await?,
            Database::Postgres(_) => {
                let mut transaction = self.database.write().await?;
                let row =
                    transaction.query("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE").bind(table);
                transaction.fetch(row).await?;
            }
        }
        self.unknown_writes.lock().remove(table);
        Ok(())
    }
}
