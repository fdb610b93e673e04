//! Closes tables, and takes deleted or banned accounts out of all of their tables.

use std::sync::Arc;

use gantry_cluster::NodeId;
use gantry_store::{CommitError, Phase, StoreError, TableFilter, TableRow, TableWrite};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};

use super::{Command, EnterError, PAGE, Registry, rows};
use crate::nodes::{Reply, Request};
use crate::people::role;

/// How often a command is tried. A table may leave memory just before a command arrives.
const ATTEMPTS: usize = 5;

/// The result of closing a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum CloseOutcome {
    /// Nobody plays there any more.
    Closed,
    /// Its game is over, so there is nothing to close.
    Over,
    /// There is no such table.
    NoTable,
}

/// A command to take an account out of a table for good.
pub(crate) struct Departure {
    pub(super) account: String,
    pub(super) reason: Reason,
    pub(super) answer: oneshot::Sender<Result<(), StoreError>>,
}

/// Why an account leaves its tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum Reason {
    /// Its data is deleted.
    Deleted,
    /// A host has banned it.
    Banned,
}

/// The result of taking an account out of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DepartureOutcome {
    /// The account has left, or there is no such table any more.
    Left,
    /// Nobody plays there: only the row has to be changed.
    NotPlayed,
}

/// The value with the accounts whose ban has begun, as a list in JSON.
const UNFINISHED_BANS: &str = "unfinished-bans";

/// The table did not reply: it may have left memory. The command is tried again.
struct NoReplyError;

async fn request<T>(
    sender: &mpsc::Sender<Command>,
    command: impl FnOnce(oneshot::Sender<T>) -> Command,
) -> Result<T, NoReplyError> {
    let (answer, reply) = oneshot::channel();
    sender.send(command(answer)).await.map_err(|_| NoReplyError)?;
    reply.await.map_err(|_| NoReplyError)
}

fn busy() -> StoreError {
    StoreError::Unavailable("a table did not answer".into())
}

impl Registry {
    /// Closes a table: nobody plays there any more, and its log stays.
    pub(crate) async fn close_table(
        self: &Arc<Self>,
        id: &str,
    ) -> Result<CloseOutcome, StoreError> {
        for _ in 0..ATTEMPTS {
            match self.sender(id).await {
                Ok(sender) => match request(&sender, Command::Close).await {
                    Ok(Ok(closing)) => return Ok(closing),
                    Ok(Err(error)) => return Err(error),
                    Err(NoReplyError) => {}
                },
                Err(EnterError::NoTable) => return Ok(CloseOutcome::NoTable),
                Err(EnterError::Closed) => return Ok(CloseOutcome::Closed),
                Err(EnterError::Store(error)) => return Err(error),
                Err(EnterError::Elsewhere(node)) => match self.ask(&node, id, Request::Close).await
                {
                    Some(Reply::Closed(closing)) => return Ok(closing),
                    Some(Reply::Failed(error)) => return Err(StoreError::Unavailable(error)),
                    _ => {}
                },
                Err(EnterError::Frozen) => {
                    let Some(mut stored) = self.store.table(id).await? else {
                        return Ok(CloseOutcome::NoTable);
                    };
                    stored.row.phase = Phase::Closed;
                    if self.put(stored.row).await? {
                        return Ok(CloseOutcome::Closed);
                    }
                }
            }
        }
        Err(busy())
    }

    /// Takes an account out of every table, then deletes it. If this fails half-way, it is
    /// continued later.
    pub(crate) async fn delete_account(self: &Arc<Self>, account: &str) -> Result<(), StoreError> {
        let account_tables =
            TableFilter { account: Some(account.into()), limit: PAGE, ..TableFilter::default() };
        loop {
            // tables that are done are no longer in the list
            let rows = self.store.tables(&account_tables).await?;
            if rows.is_empty() {
                break;
            }
            for row in rows {
                if self.depart(&row, account, Reason::Deleted).await? == DepartureOutcome::NotPlayed
                {
                    self.forget_in_row(&row.id, account).await?;
                }
            }
        }
        self.store.accounts().delete(account).await?;
        Ok(())
    }

    /// Makes a banned account leave its tables: it resigns where it plays, and before the deal its
    /// seats become free. If the server dies half-way, the next start continues it.
    pub(crate) async fn ban(self: &Arc<Self>, account: &str) -> Result<(), StoreError> {
        self.change_unfinished_bans(|bans| bans.push(account.to_owned())).await?;
        self.finish_ban(account).await
    }

    /// Continues bans that were not finished.
    pub(super) async fn finish_bans(self: &Arc<Self>) -> Result<(), StoreError> {
        for account in self.change_unfinished_bans(|_| {}).await? {
            self.finish_ban(&account).await?;
        }
        Ok(())
    }

    async fn finish_ban(self: &Arc<Self>, account: &str) -> Result<(), StoreError> {
        let row = self.store.accounts().get(account).await?;
        // the ban may have been lifted, or the account deleted
        if row.is_some_and(|row| row.role == role::BANNED) {
            let mut filter = TableFilter {
                phases: vec![Phase::Gathering, Phase::Playing],
                account: Some(account.into()),
                limit: PAGE,
                ..TableFilter::default()
            };
            loop {
                let rows = self.store.tables(&filter).await?;
                let Some(last) = rows.last() else { break };
                filter.before = Some((last.changed_ms, last.id.clone()));
                for row in rows {
                    self.depart(&row, account, Reason::Banned).await?;
                }
            }
        }
        self.change_unfinished_bans(|bans| bans.retain(|other| other != account)).await?;
        Ok(())
    }

    /// Changes the list of unfinished bans; returns the list as it was before.
    async fn change_unfinished_bans(
        &self,
        change: impl FnOnce(&mut Vec<String>),
    ) -> Result<Vec<String>, StoreError> {
        let _alone = self.banning.lock().await;
        let text = self.store.value(UNFINISHED_BANS).await?.unwrap_or_default();
        let before: Vec<String> = serde_json::from_str(&text).unwrap_or_default();
        let mut after = before.clone();
        change(&mut after);
        if after != before {
            let text = serde_json::to_string(&after).expect("a list of names");
            self.store.set_value(UNFINISHED_BANS, &text).await?;
        }
        Ok(before)
    }

    /// Takes an account out of one table.
    async fn depart(
        self: &Arc<Self>,
        row: &TableRow,
        account: &str,
        reason: Reason,
    ) -> Result<DepartureOutcome, StoreError> {
        for _ in 0..ATTEMPTS {
            let live = matches!(row.phase, Phase::Gathering | Phase::Playing);
            if !live && self.loaded(&row.id).is_none() {
                return Ok(DepartureOutcome::NotPlayed);
            }
            match self.sender(&row.id).await {
                Ok(sender) => {
                    let account = account.to_owned();
                    let depart =
                        |answer| Command::Depart(Box::new(Departure { account, reason, answer }));
                    if let Ok(outcome) = request(&sender, depart).await {
                        return outcome.map(|()| DepartureOutcome::Left);
                    }
                }
                Err(EnterError::NoTable) => return Ok(DepartureOutcome::Left),
                Err(EnterError::Store(error)) => return Err(error),
                Err(EnterError::Elsewhere(node)) => {
                    let request = Request::Depart(account.to_owned(), reason);
                    match self.ask(&node, &row.id, request).await {
                        Some(Reply::Departed(true)) => return Ok(DepartureOutcome::Left),
                        Some(Reply::Departed(false)) => return Ok(DepartureOutcome::NotPlayed),
                        Some(Reply::Failed(error)) => return Err(StoreError::Unavailable(error)),
                        _ => {}
                    }
                }
                Err(EnterError::Closed | EnterError::Frozen) => {
                    return Ok(DepartureOutcome::NotPlayed);
                }
            }
        }
        Err(busy())
    }

    /// The same for another node; returns whether anybody plays there.
    pub(crate) async fn depart_from(
        self: &Arc<Self>,
        table: &str,
        account: &str,
        reason: Reason,
    ) -> Result<bool, StoreError> {
        let Some(stored) = self.store.table(table).await? else { return Ok(true) };
        let outcome = self.depart(&stored.row, account, reason).await?;
        Ok(outcome == DepartureOutcome::Left)
    }

    /// Asks the node that plays a table; none if it does not answer.
    pub(super) async fn ask(&self, node: &NodeId, table: &str, request: Request) -> Option<Reply> {
        self.nodes.as_ref()?.ask(node, table, request).await
    }

    /// Takes an account out of the row of a table that is not in memory.
    async fn forget_in_row(&self, id: &str, account: &str) -> Result<(), StoreError> {
        for _ in 0..ATTEMPTS {
            let Some(mut stored) = self.store.table(id).await? else { return Ok(()) };
            match rows::table_setup(&stored.row) {
                Ok(mut setup) => {
                    setup.forget(account);
                    rows::fill(&mut stored.row, &setup);
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
