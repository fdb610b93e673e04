//! The house: every table that is being played, one task each, around the store.
//!
//! A table's task hears one message at a time. What follows from it is stored, and only then said.
//! Tables share nothing but the store, the clock and the threads on which bots think.

mod clock;
mod line;
pub(crate) mod rows;
mod table;
mod thinking;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use gantry_host::shared::{ClientId, Kept, Person, SharedTable};
use gantry_kernel::Secret;
use gantry_store::{Committer, Phase, Store, StoreError, TableFilter, TableWrite};
use gantry_wire::{Refused, TableSettings};
use tokio::sync::mpsc;
use tokio::task::{JoinHandle, JoinSet};

pub(crate) use clock::wall_ms;
pub(crate) use line::Line;
pub(crate) use table::{Command, Entrance};

use crate::metrics::Metrics;
use crate::{Limits, secrets};
use clock::HouseClock;
use table::TableTask;
use thinking::Thinkers;

/// How often the house's time is stored.
const TICK: Duration = Duration::from_secs(1);
/// How many tables are read at a time when the house opens.
const PAGE: u32 = 500;

/// Every table that is in memory, and what tables share.
pub struct House {
    pub(crate) store: Arc<dyn Store>,
    committer: Committer,
    pub(crate) clock: HouseClock,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    thinkers: Thinkers,
    tables: Mutex<HashMap<String, mpsc::Sender<Command>>>,
    running: Mutex<JoinSet<()>>,
    next_client: AtomicU64,
}

/// Why somebody is not let in.
#[derive(Debug)]
pub(crate) enum EntryError {
    /// There is no such table.
    NoTable,
    /// It cannot be played on; somebody has to look at it.
    Frozen,
    /// The store failed.
    Store(StoreError),
}

impl From<StoreError> for EntryError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// What runs beside the tables.
pub(crate) struct Caretakers {
    committing: JoinHandle<()>,
    ticking: JoinHandle<()>,
}

impl House {
    /// Opens the house: time goes on, and every table that is being played is in its place.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        limits: Limits,
    ) -> Result<(Arc<Self>, Caretakers), StoreError> {
        let clock = HouseClock::resume(&*store).await?;
        let metrics = Arc::new(Metrics::default());
        let watching = metrics.clone();
        let tried = move |batch| watching.tried(batch);
        let (committer, committing) =
            Committer::start_watched(store.clone(), limits.committer(), tried);
        let house = Arc::new(Self {
            store,
            committer,
            clock,
            limits,
            thinkers: Thinkers::new(limits.thinkers, metrics.clone()),
            metrics,
            tables: Mutex::default(),
            running: Mutex::default(),
            next_client: AtomicU64::new(1),
        });
        let ticking = tokio::spawn(tick(Arc::downgrade(&house)));
        house.load_all().await?;
        Ok((house, Caretakers { committing, ticking }))
    }

    /// Every table that is being played is loaded: its clocks run and its bots think.
    async fn load_all(self: &Arc<Self>) -> Result<(), StoreError> {
        let mut filter =
            TableFilter { phases: vec![Phase::Playing], limit: PAGE, ..TableFilter::default() };
        loop {
            let rows = self.store.tables(&filter).await?;
            for row in &rows {
                match self.sender(&row.id).await {
                    Ok(_) | Err(EntryError::NoTable | EntryError::Frozen) => {}
                    Err(EntryError::Store(error)) => return Err(error),
                }
            }
            match rows.last() {
                Some(last) => filter.before = Some((last.changed_ms, last.id.clone())),
                None => return Ok(()),
            }
        }
    }

    /// A number for a new connection.
    pub(crate) fn next_client(&self) -> ClientId {
        ClientId(self.next_client.fetch_add(1, Ordering::Relaxed))
    }

    /// Opens a table and stores it.
    pub(crate) async fn create(
        &self,
        owner: &Person,
        settings: TableSettings,
    ) -> Result<Result<String, Refused>, StoreError> {
        match Kept::new(owner, settings, Secret::new(secrets::bytes())) {
            Ok(kept) => self.store_new(&kept).await.map(Ok),
            Err(refused) => Ok(Err(refused)),
        }
    }

    /// Stores a new table; its name.
    async fn store_new(&self, kept: &Kept) -> Result<String, StoreError> {
        let id = secrets::name();
        let row = rows::new_row(id.clone(), kept, wall_ms());
        match self.committer.submit(TableWrite::row(row)).await {
            Ok(()) => Ok(id),
            Err(gantry_store::CommitError::Store(error)) => Err(error),
            Err(gantry_store::CommitError::Conflict(conflict)) => {
                Err(StoreError::Refused(conflict.to_string()))
            }
        }
    }

    /// The record of a table, with its secret: only for a game that is over.
    pub(crate) async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        let Some(stored) = self.store.table(id).await? else { return Ok(None) };
        let table = rows::restore(stored, self.clock.now());
        Ok(table.ok().and_then(|table| Some(table.table()?.record()?.to_string())))
    }

    /// Where to send what is meant for a table; it is loaded if it is not in memory.
    pub(crate) async fn sender(
        self: &Arc<Self>,
        id: &str,
    ) -> Result<mpsc::Sender<Command>, EntryError> {
        if let Some(sender) = self.loaded(id) {
            return Ok(sender);
        }
        let stored = self.store.table(id).await?.ok_or(EntryError::NoTable)?;
        if stored.row.phase == Phase::Frozen {
            return Err(EntryError::Frozen);
        }
        let row = stored.row.clone();
        let now = self.clock.now();
        let restored = rows::restore(stored, now);
        let table = match restored {
            Ok(table) => table,
            Err(because) => {
                self.freeze(row, because.to_string()).await;
                return Err(EntryError::Frozen);
            }
        };
        Ok(self.place(id, table, row))
    }

    fn loaded(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        let tables = self.tables.lock().expect("no task panics while it holds this");
        tables.get(id).filter(|sender| !sender.is_closed()).cloned()
    }

    /// Puts a table into its place, unless somebody else was faster.
    fn place(
        self: &Arc<Self>,
        id: &str,
        table: SharedTable,
        row: gantry_store::TableRow,
    ) -> mpsc::Sender<Command> {
        let mut tables = self.tables.lock().expect("no task panics while it holds this");
        if let Some(sender) = tables.get(id).filter(|sender| !sender.is_closed()) {
            return sender.clone();
        }
        let (sender, mailbox) = mpsc::channel(self.limits.mailbox);
        tables.insert(id.to_owned(), sender.clone());
        let task = TableTask::new(self.clone(), table, row, mailbox, sender.downgrade());
        let mut running = self.running.lock().expect("no task panics while it holds this");
        while running.try_join_next().is_some() {}
        let (house, id) = (self.clone(), id.to_owned());
        running.spawn(async move {
            let row = task.row().clone();
            // a bug in the rules of a game ends one table, not the house
            if let Err(panic) = tokio::spawn(task.run()).await
                && panic.is_panic()
            {
                house.freeze(row, "the rules of this game have failed here".into()).await;
            }
            house.forget(&id);
        });
        sender
    }

    /// A table is no longer in memory.
    fn forget(&self, id: &str) {
        let mut tables = self.tables.lock().expect("no task panics while it holds this");
        if tables.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.remove(id);
        }
    }

    /// A table whose log cannot be played again stays as it is until somebody looks at it.
    async fn freeze(&self, row: gantry_store::TableRow, because: String) {
        tracing::error!(table = row.id, because, "a table is frozen; its log is kept");
        self.metrics.frozen.inc();
        // its revision may have grown since it was read
        let newest = self.store.table(&row.id).await.ok().flatten().map(|stored| stored.row);
        let mut row = newest.unwrap_or(row);
        (row.phase, row.frozen_because) = (Phase::Frozen, Some(because));
        if let Err(error) = self.committer.submit(TableWrite::row(row)).await {
            tracing::error!(%error, "it could not be marked as frozen");
        }
    }

    /// Every table finishes what it is doing and is stored; clients are told to come back.
    pub(crate) async fn close(self: Arc<Self>, caretakers: Caretakers) {
        let senders: Vec<_> = {
            let tables = self.tables.lock().expect("no task panics while it holds this");
            tables.values().cloned().collect()
        };
        for sender in senders {
            // one that is gone has nothing left to do
            let _ = sender.send(Command::Stop).await;
        }
        let mut running = {
            let mut running = self.running.lock().expect("no task panics while it holds this");
            std::mem::take(&mut *running)
        };
        while running.join_next().await.is_some() {}
        caretakers.ticking.abort();
        if let Err(error) = self.clock.store(&*self.store).await {
            tracing::error!(%error, "the time of the house could not be stored");
        }
        let store = self.store.clone();
        drop(self);
        // the last table has gone, and with it everybody who could hand in a write
        let _ = tokio::time::timeout(TICK, caretakers.committing).await;
        store.close().await;
    }
}

/// Stores the house's time again and again, for as long as there is a house.
async fn tick(house: std::sync::Weak<House>) {
    let mut interval = tokio::time::interval(TICK);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        interval.tick().await;
        let Some(house) = house.upgrade() else { return };
        if let Err(error) = house.clock.store(&*house.store).await {
            tracing::warn!(%error, "the time of the house could not be stored");
        }
    }
}
