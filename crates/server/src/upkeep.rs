//! What is done with a database beside play: saved, brought back, checked, mended.

use std::collections::HashSet;
use std::path::Path;

use gantry_host::Moment;
use gantry_store::{
    BackupError, CommitError, OpenError, Phase, RestoreError, Store, StoreError, TableFilter,
    TableWrite,
};
use thiserror::Error;

use crate::house::{rows, wall_ms};

/// How many tables are listed at a time.
const PAGE: u32 = 500;

/// Why it was not done.
#[derive(Debug, Error)]
pub enum UpkeepError {
    /// The database cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// No copy was made.
    #[error(transparent)]
    Backup(#[from] BackupError),
    /// Nothing was brought back.
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
    /// There is nothing to mend.
    #[error("table {0} is not frozen")]
    NotFrozen(String),
    /// Its log does not lead anywhere.
    #[error("table {table} stays frozen: {because}")]
    StaysFrozen {
        /// The table.
        table: String,
        /// What is wrong with its log.
        because: String,
    },
    /// The machine gives no threads.
    #[error("cannot start: {0}")]
    Runtime(std::io::Error),
}

/// What was found in a database.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// How many tables there are.
    pub tables: u64,
    /// How many entries their logs have; all were played again.
    pub entries: u64,
    /// A line for each fault.
    pub faults: Vec<String>,
}

fn block_on<T>(work: impl Future<Output = Result<T, UpkeepError>>) -> Result<T, UpkeepError> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.map_err(UpkeepError::Runtime)?.block_on(work)
}

/// Writes a copy of a database to a new file, also while a server plays on it; its size in bytes.
pub fn backup(database: &str, to: &Path) -> Result<u64, UpkeepError> {
    block_on(async {
        let store = gantry_store::open_to_read(database).await?;
        let copied = store.backup(to).await;
        store.close().await;
        copied?;
        Ok(std::fs::metadata(to).map_or(0, |file| file.len()))
    })
}

/// Brings a copy back, checked, as the database at this path. With `force` it replaces one that is
/// there, but never one that a server uses.
pub fn restore(from: &Path, to: &Path, force: bool) -> Result<(), UpkeepError> {
    block_on(async { Ok(gantry_store::restore(from, to, force).await?) })
}

/// Looks for damage: in the database itself, and in every table by playing its log again. A server
/// may play on meanwhile.
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
    // it, so we begin anew until there is nothing new there.
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
                look_at(store, &row.id, &mut report).await?;
            }
        }
    }
    Ok(report)
}

/// Plays the log of one table again; every line must meet its digest.
async fn look_at(store: &dyn Store, id: &str, report: &mut Report) -> Result<(), StoreError> {
    let Some(stored) = store.table(id).await? else { return Ok(()) };
    report.tables += 1;
    report.entries += stored.entries.len() as u64;
    let frozen = (stored.row.phase == Phase::Frozen)
        .then(|| stored.row.frozen_because.clone().unwrap_or_default());
    let replayed = rows::restore(stored, moment()).map(drop);
    match (replayed, frozen) {
        (Ok(()), None) => {}
        (Ok(()), Some(because)) => {
            report.faults.push(format!("table {id}: frozen ({because}), but its log is sound"));
        }
        (Err(because), Some(_)) => report.faults.push(format!("table {id}: frozen: {because}")),
        (Err(because), None) => report.faults.push(format!("table {id}: {because}")),
    }
    Ok(())
}

/// Lets a frozen table go on whose log can be played again, such as after an update. No server may
/// use the database meanwhile.
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
    let table = rows::restore(stored, moment()).map_err(|because| UpkeepError::StaysFrozen {
        table: id.into(),
        because: because.to_string(),
    })?;
    (row.phase, row.frozen_because) = (rows::phase(table.phase()), None);
    let outcomes = store.commit(&[TableWrite::row(row)]).await;
    Ok(outcomes.into_iter().collect::<Result<(), _>>()?)
}

/// No clock runs while a log is read.
fn moment() -> Moment {
    Moment { machine_ms: 0, wall_ms: wall_ms() }
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
    async fn a_table_that_cannot_be_played_again_is_a_fault() {
        let store = one_table().await;
        let sound = Report { tables: 1, ..Report::default() };
        assert_eq!(examine(&store).await, Ok(sound));
        change(&store, |row| row.settings = "{}".into()).await;
        let report = examine(&store).await.expect("memory");
        assert_eq!(report.faults.len(), 1);
        assert!(report.faults[0].starts_with("table t: "), "{:?}", report.faults);
    }

    #[tokio::test]
    async fn a_frozen_table_goes_on_once_its_log_is_sound() {
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
