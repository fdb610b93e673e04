//! Tables that are closed, and accounts that are taken out of all of theirs.

use std::sync::Arc;

use gantry_store::{CommitError, Phase, StoreError, TableFilter, TableRow, TableWrite};
use tokio::sync::{mpsc, oneshot};

use super::{Command, EntryError, House, PAGE, rows};

/// A table may leave memory at the moment at which it is told something: so often it is tried.
const ATTEMPTS: usize = 5;

/// What became of an attempt to close a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closing {
    /// Nobody plays there any more.
    Closed,
    /// Its game is over, so there is nothing to close.
    Over,
    /// There is no such table.
    NoTable,
}

/// Nobody knows whether a table heard it; it is tried again.
struct Unheard;

async fn told<T>(
    sender: &mpsc::Sender<Command>,
    command: impl FnOnce(oneshot::Sender<T>) -> Command,
) -> Result<T, Unheard> {
    let (answer, told) = oneshot::channel();
    sender.send(command(answer)).await.map_err(|_| Unheard)?;
    told.await.map_err(|_| Unheard)
}

fn busy() -> StoreError {
    StoreError::Away("a table did not answer".into())
}

impl House {
    /// Closes a table: nobody plays there any more, and its log stays.
    pub(crate) async fn close_table(self: &Arc<Self>, id: &str) -> Result<Closing, StoreError> {
        for _ in 0..ATTEMPTS {
            match self.sender(id).await {
                Ok(sender) => match told(&sender, Command::Close).await {
                    Ok(Ok(closing)) => return Ok(closing),
                    Ok(Err(error)) => return Err(error),
                    Err(Unheard) => {}
                },
                Err(EntryError::NoTable) => return Ok(Closing::NoTable),
                Err(EntryError::Closed) => return Ok(Closing::Closed),
                Err(EntryError::Store(error)) => return Err(error),
                Err(EntryError::Frozen) => {
                    let Some(mut stored) = self.store.table(id).await? else {
                        return Ok(Closing::NoTable);
                    };
                    stored.row.phase = Phase::Closed;
                    if self.put(stored.row).await? {
                        return Ok(Closing::Closed);
                    }
                }
            }
        }
        Err(busy())
    }

    /// Takes an account out of every table, then deletes it. If this fails half-way, it is gone on
    /// with later.
    pub(crate) async fn delete_account(self: &Arc<Self>, account: &str) -> Result<(), StoreError> {
        let account_tables =
            TableFilter { account: Some(account.into()), limit: PAGE, ..TableFilter::default() };
        loop {
            // those that are done are no longer among them
            let rows = self.store.tables(&account_tables).await?;
            if rows.is_empty() {
                break;
            }
            for row in rows {
                self.forget_at(row, account).await?;
            }
        }
        self.store.accounts().delete(account).await?;
        Ok(())
    }

    async fn forget_at(self: &Arc<Self>, row: TableRow, account: &str) -> Result<(), StoreError> {
        let id = row.id;
        for _ in 0..ATTEMPTS {
            let live = matches!(row.phase, Phase::Gathering | Phase::Playing);
            if live || self.loaded(&id).is_some() {
                match self.sender(&id).await {
                    Ok(sender) => {
                        let own = account.to_owned();
                        let forget = |answer| Command::Forget(Box::new((own, answer)));
                        match told(&sender, forget).await {
                            Ok(Ok(())) => return Ok(()),
                            Ok(Err(error)) => return Err(error),
                            Err(Unheard) => continue,
                        }
                    }
                    Err(EntryError::NoTable) => return Ok(()),
                    Err(EntryError::Store(error)) => return Err(error),
                    // only its row is left to be changed
                    Err(EntryError::Closed | EntryError::Frozen) => {}
                }
            }
            let Some(mut stored) = self.store.table(&id).await? else { return Ok(()) };
            match rows::kept(&stored.row) {
                Ok(mut kept) => {
                    kept.forget(account);
                    rows::fill(&mut stored.row, &kept);
                }
                Err(_) => stored.row.accounts.retain(|other| other != account),
            }
            if self.put(stored.row).await? {
                return Ok(());
            }
        }
        Err(busy())
    }

    /// Stores a row; false if somebody else was faster.
    async fn put(&self, row: TableRow) -> Result<bool, StoreError> {
        match self.committer.submit(TableWrite::row(row)).await {
            Ok(()) => Ok(true),
            Err(CommitError::Conflict(_)) => Ok(false),
            Err(CommitError::Store(error)) => Err(error),
        }
    }
}
