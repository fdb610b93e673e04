//! Which tables are in memory: they are loaded when somebody needs them, leave memory when nobody
//! does, and start again when something is due.

use std::sync::Arc;

use gantry_cluster::Term;
use gantry_host::shared::SharedTable;
use gantry_store::{Phase, StoreError, TableRow};
use tokio::sync::mpsc;

use super::table::TableTask;
use super::{AwakeTable, Command, EnterError, Registry, closed, rows};
use crate::nodes::Place;

impl Registry {
    /// The sender for commands to a table, which is loaded if it is not in memory.
    pub(crate) async fn sender(
        self: &Arc<Self>,
        id: &str,
    ) -> Result<mpsc::Sender<Command>, EnterError> {
        let Some(nodes) = &self.nodes else { return self.sender_within(id, None).await };
        match nodes.place(id, self.limits.table_wait).await {
            Place::Here(term) => self.sender_within(id, Some(term)).await,
            Place::There(node, _) => Err(EnterError::Elsewhere(node)),
            Place::Nowhere => Err(EnterError::NoTable),
            Place::Unknown => {
                Err(StoreError::Unavailable("nobody knows which node plays the table".into())
                    .into())
            }
        }
    }

    /// The sender for commands to a table that this server plays: under this term, if it has nodes.
    async fn sender_within(
        self: &Arc<Self>,
        id: &str,
        term: Option<Term>,
    ) -> Result<mpsc::Sender<Command>, EnterError> {
        if let Some(sender) = self.loaded_within(id, term) {
            return Ok(sender);
        }
        let _reading = self.readers.acquire().await.expect("the semaphore is never closed");
        // somebody else may have loaded it meanwhile
        if let Some(sender) = self.loaded_within(id, term) {
            return Ok(sender);
        }
        let stored = self.store.table(id).await?.ok_or(EnterError::NoTable)?;
        match stored.row.phase {
            Phase::Frozen => return Err(EnterError::Frozen),
            Phase::Closed => return Err(EnterError::Closed),
            Phase::Gathering | Phase::Playing | Phase::Over => {}
        }
        let row = stored.row.clone();
        let now = self.clock.now();
        // a bug in the rules of a game ends one table, not the server
        let restored = tokio::task::spawn_blocking(move || rows::restore(stored, now)).await;
        let reason = match restored {
            Ok(Ok(table)) => return self.start_table(id, table, row, term),
            Ok(Err(error)) => error.to_string(),
            Err(_) if *self.closing.borrow() => return Err(closed()),
            Err(_) => "the rules of this game have panicked".into(),
        };
        self.freeze(row, term, reason).await;
        Err(EnterError::Frozen)
    }

    /// Plays a table under this term. The error is none if it cannot be played.
    pub(crate) async fn load_for(
        self: &Arc<Self>,
        id: &str,
        term: Term,
    ) -> Result<(), Option<StoreError>> {
        match self.sender_within(id, Some(term)).await {
            Ok(_) => Ok(()),
            Err(EnterError::Store(error)) => Err(Some(error)),
            Err(_) => Err(None),
        }
    }

    /// Lets the task of a table end that was played under this term; false if there is none.
    pub(crate) fn stop(&self, id: &str, term: Term) -> bool {
        let sender = {
            let mut tables = self.tables();
            tables.asleep.remove(id);
            let awake = tables.awake.get(id).filter(|awake| awake.is(Some(term)));
            awake.map(|awake| awake.sender.clone())
        };
        let Some(sender) = sender else { return false };
        if let Err(mpsc::error::TrySendError::Full(stop)) = sender.try_send(Command::Stop) {
            tokio::spawn(async move { sender.send(stop).await });
        }
        true
    }

    pub(super) fn loaded(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let tables = self.tables();
        let awake = tables.awake.get(id).filter(|awake| !awake.sender.is_closed());
        awake.map(|awake| awake.sender.clone())
    }

    fn loaded_within(&self, id: &str, term: Option<Term>) -> Option<mpsc::Sender<Command>> {
        let tables = self.tables();
        tables.awake.get(id).filter(|awake| awake.is(term)).map(|awake| awake.sender.clone())
    }

    /// Starts the task of a table, unless somebody else was faster.
    fn start_table(
        self: &Arc<Self>,
        id: &str,
        table: SharedTable,
        row: TableRow,
        term: Option<Term>,
    ) -> Result<mpsc::Sender<Command>, EnterError> {
        let mut tables = self.tables();
        if let Some(awake) = tables.awake.get(id).filter(|awake| awake.is(term)) {
            return Ok(awake.sender.clone());
        }
        // `close` sets this while it holds `tables`, so no table is added after that
        if *self.closing.borrow() {
            return Err(closed());
        }
        let (sender, mailbox) = mpsc::channel(self.limits.mailbox);
        tables.awake.insert(id.to_owned(), AwakeTable { sender: sender.clone(), term });
        tables.asleep.remove(id);
        let row = rows::RowState::new(row, term);
        let task = TableTask::new(self.clone(), table, row, mailbox, sender.downgrade());
        // boxed, since a future that is handed on would keep room for it twice
        let task = Box::new(task);
        let mut running = self.running.lock().expect("no holder of this lock panics");
        while running.try_join_next().is_some() {}
        let (registry, id) = (self.clone(), id.to_owned());
        running.spawn(async move {
            let sleeps = task.run().await;
            registry.forget(&id);
            if let (Some(nodes), Some(term), false) = (&registry.nodes, term, sleeps) {
                nodes.let_go(&id, term);
            }
        });
        Ok(sender)
    }

    /// Removes a table that is no longer in memory.
    fn forget(&self, id: &str) {
        let mut tables = self.tables();
        if tables.awake.get(id).is_some_and(|awake| awake.sender.is_closed()) {
            tables.awake.remove(id);
        }
    }

    /// Removes an unused table from memory until a given time; returns whether that was possible.
    /// It is not while anybody else holds a sender: no command is lost, and no table is in memory
    /// twice.
    pub(super) fn retire(
        &self,
        id: &str,
        until: Option<u64>,
        is_quiet: impl FnOnce() -> bool,
    ) -> bool {
        let mut tables = self.tables();
        let alone = tables.awake.get(id).is_some_and(|awake| awake.sender.strong_count() == 1);
        if !alone || !is_quiet() {
            return false;
        }
        tables.awake.remove(id);
        tables.asleep.extend(until.map(|until| (id.to_owned(), until)));
        true
    }

    /// Loads the tables that have something to do.
    pub(super) async fn wake(self: &Arc<Self>) {
        let now = self.clock.now().machine_ms;
        let due: Vec<String> = {
            let tables = self.tables();
            let due = tables.asleep.iter().filter(|(_, until)| **until <= now);
            due.map(|(id, _)| id.clone()).collect()
        };
        for id in due {
            match self.sender(&id).await {
                Ok(_) => {}
                // it and the others are tried again later
                Err(EnterError::Store(error)) => {
                    return tracing::warn!(%error, "a table cannot be woken");
                }
                Err(_) => drop(self.tables().asleep.remove(&id)),
            }
        }
    }
}
