//! What a Gantry server keeps: tables with their logs, people, ratings, and a few values of the
//! server itself. It depends on no game, host or wire: rows are plain data.
//!
//! *Commit before telling anybody* depends on [`Store::commit`]: what it reports as stored is on
//! the disk. Entries are keyed by table and number, so if two servers play the same table, only one
//! can go on. A [`Committer`] combines the writes of all tables into one transaction at a time.

mod batch;
mod committer;
mod error;
mod faults;
mod leases;
mod memory;
mod rows;
mod sql;
mod store;
#[cfg(all(feature = "testing", unix))]
pub mod testing;

use std::path::Path;
use std::sync::Arc;

pub use committer::{Batch, Committer, CommitterLimits};
pub use error::{
    AccountError, BackupError, CommitError, ConflictError, OpenError, RestoreError, StoreError,
};
pub use faults::{FaultRates, FaultyStore, Outage};
pub use leases::{LeaseError, Leases, Raised, TenureRow};
pub use memory::Memory;
pub use rows::{
    AccountRow, CHAT_LINES, ChatRow, EntryRow, PasskeyRow, Phase, RatingPoint, RatingRow,
    ReportRow, SentResultRow, SessionRow, StoredTable, SubscriptionRow, TableFilter, TableRow,
    TableWrite, TokenRow,
};
pub use store::{
    Accounts, Credentials, People, RatingOutcome, Ratings, Reports, SentResults, Store,
    Subscriptions,
};

use sql::SqlStore;

/// Opens a store by its address: `memory:`, `postgres://…`, and `sqlite:PATH` or a path alone.
pub async fn open(address: &str) -> Result<Arc<dyn Store>, OpenError> {
    if address == "memory:" {
        return Ok(Arc::new(Memory::new()));
    }
    if is_shared(address) {
        return Ok(Arc::new(Box::pin(SqlStore::open_server(address)).await?));
    }
    Ok(Arc::new(SqlStore::open_file(path_of(address)?).await?))
}

/// Opens an existing store for reading: a server may use it meanwhile. Every write fails.
pub async fn open_to_read(address: &str) -> Result<Arc<dyn Store>, OpenError> {
    if is_shared(address) {
        return Ok(Arc::new(SqlStore::read_server(address).await?));
    }
    Ok(Arc::new(SqlStore::read_file(path_of(address)?).await?))
}

/// Restores a file that [`Store::backup`] has written, as the store at another path. With `force`
/// it replaces an existing one, unless a server uses it.
pub async fn restore(from: &Path, to: &Path, force: bool) -> Result<(), RestoreError> {
    sql::restore(from, to, force).await
}

/// Whether several servers can share a store with this address.
pub fn is_shared(address: &str) -> bool {
    address.starts_with("postgres://") || address.starts_with("postgresql://")
}

fn path_of(address: &str) -> Result<&Path, OpenError> {
    let path = match address.strip_prefix("sqlite:") {
        Some(path) => path.strip_prefix("//").unwrap_or(path),
        None => address,
    };
    if path.is_empty() || path.contains("://") || path == "memory:" {
        // The address itself may contain a password.
        let forms = "memory:, sqlite:PATH, a path alone and postgres://… are understood";
        return Err(OpenError::Address(forms.into()));
    }
    Ok(Path::new(path))
}
