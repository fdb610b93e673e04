//! Maintenance of a database: backup, restore, check, and thawing frozen tables.

use std::collections::HashSet;
use std::path::Path;

use gantry_host::MachineTime;
use gantry_store::{
    BackupError, CommitError, OpenError, Phase, RestoreError, Store, StoreError, TableFilter,
    TableWrite,
};
use thiserror::Error;

use crate::registry::{rows, wall_ms};

/// How many tables are listed at a time.
const PAGE: u32 = 500;

/// Why maintenance failed.
#[derive(Debug, Error)]
pub enum UpkeepError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// No copy was made.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// Nothing was restored.
    #[error(transparent)]
    Restore(#[from] RestoreError),
    /// The database does not answer.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What was changed could not be stored.
    #[error(transparent)]
    Commit(#[from] CommitError),
    /// There is no such table.
    #[error("there is no table {0}")]
    NoTable(String),
    /// It is not frozen.
    #[error("table {0} is not frozen")]
    NotFrozen(String),
    /// Its log cannot be replayed.
    #[error("table {table} stays frozen: {reason}")]
    StaysFrozen {
        /// The table.
        table: String,
        /// What is wrong with its log.
        reason: String,
    },
    /// No threads could be started.
    #[error("cannot start: {0}")]
    Runtime(std::io::Error),
}

/// What was found in a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries their logs have; all were replayed.
    pub entries: u64,
    /// A line for each fault.
    pub faults: Vec<String>,
}

fn block_on<T>(work: impl Future<Output = Result<T, UpkeepError>>) -> Result<T, UpkeepError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(UpkeepError::Runtime)?.block_on(work)
}

/// Writes a copy of a database to a new file, even while a server uses it; returns its size in
/// bytes.
pub fn backup(database: &str, to: &Path) -> Result<u64, UpkeepError> {
    block_on(async {
        let store = gantry_store::open_to_read(database).await?;
        let copied = store.backup(to).await;
        store.close().await;
        copied?;
        Ok(std::fs::metadata(to).map_or(0, |file| file.len()))
    })
}

/// Restores a copy as the database at this path, after checking it. With `force` it replaces an
/// existing one, but never one that a server uses.
pub fn restore(from: &Path, to: &Path, force: bool) -> Result<(), UpkeepError> {
    block_on(async { Ok(gantry_store::restore(from, to, force).await?) })
}

/// Looks for damage: in the database itself, and in every table by replaying its log. A server
/// may run meanwhile.
pub fn check(database: &str) -> Result<Report, UpkeepError> {
    block_on(async {
        let store = gantry_store::open_to_read(database).await?;
        let report = examine(&*store).await;
        store.close().await;
        Ok(report?)
    })
}

async fn examine(store: &dyn Store) -> Result<Report, StoreError> {
    let mut report = Report { faults: store.check().await?, ..Report::default() };
    let mut seen = HashSet::new();
    let mut again = true;
    // The list is ordered by the last change. A table that changes meanwhile moves to the front of
    // it, so we start again until there is nothing new.
    while again {
        again = false;
        let mut filter = TableFilter { limit: PAGE, ..TableFilter::default() };
        loop {
            let rows = store.tables(&filter).await?;
            filter.before = rows.last().map(|last| (last.changed_ms, last.id.clone()));
            let new: Vec<_> = rows.into_iter().filter(|row| seen.insert(row.id.clone())).collect();
            if new.is_empty() {
                break;
            }
            again = true;
            for row in &new {
                check_table(store, &row.id, &mut report).await?;
            }
        }
    }
    Ok(report)
}

/// Replays the log of one table; every line must match its digest.
async fn check_table(store: &dyn Store, id: &str, report: &mut Report) -> Result<(), StoreError> {
    let Some(stored) = store.table(id).await? else { return Ok(()) };
    report.tables += 1;
    report.entries += stored.entries.len() as u64;
    let frozen = (stored.row.phase == Phase::Frozen)
        .then(|| stored.row.frozen_because.clone().unwrap_or_default());
    let replayed = rows::restore(stored, still_clock()).map(drop);
    match (replayed, frozen) {
        (Ok(()), None) => {}
        (Ok(()), Some(reason)) => {
            report.faults.push(format!("table {id}: frozen ({reason}), but its log is sound"));
        }
        (Err(reason), Some(_)) => report.faults.push(format!("table {id}: frozen: {reason}")),
        (Err(reason), None) => report.faults.push(format!("table {id}: {reason}")),
    }
    Ok(())
}

/// Unfreezes a table whose log can be replayed now, for example after an update. No server may use
/// the database meanwhile.
pub fn thaw(database: &str, table: &str) -> Result<(), UpkeepError> {
    block_on(async {
        let store = gantry_store::open(database).await?;
        let thawed = thaw_in(&*store, table).await;
        store.close().await;
        thawed
    })
}

async fn thaw_in(store: &dyn Store, id: &str) -> Result<(), UpkeepError> {
    let stored = store.table(id).await?.ok_or_else(|| UpkeepError::NoTable(id.into()))?;
    if stored.row.phase != Phase::Frozen {
        return Err(UpkeepError::NotFrozen(id.into()));
    }
    let mut row = stored.row.clone();
    let table = rows::restore(stored, still_clock()).map_err(|reason| {
        UpkeepError::StaysFrozen { table: id.into(), reason: reason.to_string() }
    })?;
    (row.phase, row.frozen_because) = (rows::phase(table.phase()), None);
    let outcomes = store.commit(&[TableWrite::row(row)]).await;
    Ok(outcomes.into_iter().collect::<Result<(), _>>()?)
}

/// No clock runs while a log is read.
fn still_clock() -> MachineTime {
    MachineTime { machine_ms: 0, wall_ms: wall_ms() }
}

#[cfg(test)]
mod tests {
    use gantry_store::Memory;

    use super::*;
    use crate::sample::one_table;

    /// Changes the one table.
    async fn change(store: &Memory, change: impl FnOnce(&mut gantry_store::TableRow)) {
        let mut row = store.table("t").await.expect("memory").expect("a table").row;
        change(&mut row);
        assert_eq!(store.commit(&[TableWrite::row(row)]).await, [Ok(())]);
    }

    #[tokio::test]
    async fn a_table_that_cannot_be_replayed_is_a_fault() {
        let store = one_table().await;
        let sound = Report { tables: 1, ..Report::default() };
        assert_eq!(examine(&store).await, Ok(sound));
        change(&store, |row| row.settings = "{}".into()).await;
        let report = examine(&store).await.expect("memory");
        assert_eq!(report.faults.len(), 1);
        assert!(report.faults[0].starts_with("table t: "), "{:?}", report.faults);
    }

    #[tokio::test]
    async fn a_frozen_table_is_thawed_once_its_log_is_sound() {
        let store = one_table().await;
        assert!(matches!(thaw_in(&store, "u").await, Err(UpkeepError::NoTable(_))));
        assert!(matches!(thaw_in(&store, "t").await, Err(UpkeepError::NotFrozen(_))));
        let sound = store.table("t").await.expect("memory").expect("a table").row.settings;
        change(&store, |row| {
            (row.phase, row.settings) = (Phase::Frozen, "{}".into());
            row.frozen_because = Some("planted".into());
        })
        .await;
        assert!(matches!(thaw_in(&store, "t").await, Err(UpkeepError::StaysFrozen { .. })));
        change(&store, |row| row.settings = sound).await;
        let report = examine(&store).await.expect("memory");
        assert_eq!(report.faults, ["table t: frozen (planted), but its log is sound"]);
        thaw_in(&store, "t").await.expect("sound");
        let row = store.table("t").await.expect("memory").expect("a table").row;
        assert_eq!((row.phase, row.frozen_because), (Phase::Gathering, None));
    }
}
