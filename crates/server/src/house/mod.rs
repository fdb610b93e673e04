//! The house: every table that is being played, one task each, around the store.
//!
//! A table's task hears one message at a time. What follows from it is stored, and only then said.
//! Tables share nothing but the store, the clock and the threads on which bots think.

mod chores;
mod clock;
mod departures;
mod line;
mod rating;
pub(crate) mod rows;
mod table;
#[cfg(test)]
mod tests;
mod thinking;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use gantry_host::shared::{ClientId, Kept, Person, SharedTable};
use gantry_kernel::Secret;
use gantry_store::{Committer, Phase, Store, StoreError, TableFilter, TableRow, TableWrite};
use gantry_wire::{Refused, TableSettings};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::task::{JoinHandle, JoinSet};

pub(crate) use clock::wall_ms;
pub(crate) use departures::Closing;
pub(crate) use line::Line;
pub(crate) use table::{Command, Entrance};

use crate::metrics::Metrics;
use crate::{Limits, secrets};
use clock::HouseClock;
use rating::Finished;
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
    tables: Mutex<Tables>,
    /// How many tables are read and played again at a time.
    readers: Semaphore,
    /// True once the house closes: tables end, and none is loaded any more.
    closing: watch::Sender<bool>,
    running: Mutex<JoinSet<()>>,
    next_client: AtomicU64,
    /// Games that could not be rated when they ended.
    unrated: Mutex<Vec<Finished>>,
}

/// Where every table is.
#[derive(Default)]
struct Tables {
    /// In memory.
    awake: HashMap<String, mpsc::Sender<Command>>,
    /// When a table that has left memory has something to do, on the house's clock.
    asleep: HashMap<String, u64>,
}

/// Why somebody is not let in.
#[derive(Debug)]
pub(crate) enum EntryError {
    /// There is no such table.
    NoTable,
    /// It cannot be played on; somebody has to look at it.
    Frozen,
    /// The host of the server has closed it.
    Closed,
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
    chores: JoinHandle<()>,
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
            readers: Semaphore::new(limits.thinkers.max(1)),
            closing: watch::Sender::new(false),
            running: Mutex::default(),
            next_client: AtomicU64::new(1),
            unrated: Mutex::default(),
        });
        let ticking = tokio::spawn(tick(Arc::downgrade(&house)));
        house.load_all().await?;
        let chores = tokio::spawn(chores::chores(Arc::downgrade(&house)));
        Ok((house, Caretakers { committing, ticking, chores }))
    }

    /// Every table that is being played is loaded: its clocks run and its bots think.
    async fn load_all(self: &Arc<Self>) -> Result<(), StoreError> {
        let mut filter =
            TableFilter { phases: vec![Phase::Playing], limit: PAGE, ..TableFilter::default() };
        loop {
            let rows = self.store.tables(&filter).await?;
            for row in &rows {
                match self.sender(&row.id).await {
                    Ok(_) | Err(EntryError::NoTable | EntryError::Frozen | EntryError::Closed) => {}
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
        let _reading = self.readers.acquire().await.expect("it is never closed");
        // of many who want the same table, the first has read it
        if let Some(sender) = self.loaded(id) {
            return Ok(sender);
        }
        let stored = self.store.table(id).await?.ok_or(EntryError::NoTable)?;
        match stored.row.phase {
            Phase::Frozen => return Err(EntryError::Frozen),
            Phase::Closed => return Err(EntryError::Closed),
            Phase::Gathering | Phase::Playing | Phase::Over => {}
        }
        let row = stored.row.clone();
        let now = self.clock.now();
        // a bug in the rules of a game ends one table, not the house
        let restored = tokio::task::spawn_blocking(move || rows::restore(stored, now)).await;
        let because = match restored {
            Ok(Ok(table)) => return self.place(id, table, row),
            Ok(Err(because)) => because.to_string(),
            Err(_) if *self.closing.borrow() => return Err(closed()),
            Err(_) => "the rules of this game have failed here".into(),
        };
        self.freeze(row, because).await;
        Err(EntryError::Frozen)
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().expect("no task panics while it holds this")
    }

    fn loaded(&self, id: &str) -> Option<mpsc::Sender<Command>> {
        self.tables().awake.get(id).filter(|sender| !sender.is_closed()).cloned()
    }

    /// Puts a table into its place, unless somebody else was faster.
    fn place(
        self: &Arc<Self>,
        id: &str,
        table: SharedTable,
        row: TableRow,
    ) -> Result<mpsc::Sender<Command>, EntryError> {
        let mut tables = self.tables();
        if let Some(sender) = tables.awake.get(id).filter(|sender| !sender.is_closed()) {
            return Ok(sender.clone());
        }
        // who closes the house looks at it after this, or has told everybody before
        if *self.closing.borrow() {
            return Err(closed());
        }
        let (sender, mailbox) = mpsc::channel(self.limits.mailbox);
        tables.awake.insert(id.to_owned(), sender.clone());
        tables.asleep.remove(id);
        let task = TableTask::new(self.clone(), table, row, mailbox, sender.downgrade());
        let mut running = self.running.lock().expect("no task panics while it holds this");
        while running.try_join_next().is_some() {}
        let (house, id) = (self.clone(), id.to_owned());
        running.spawn(async move {
            task.run().await;
            house.forget(&id);
        });
        Ok(sender)
    }

    /// A table is no longer in memory.
    fn forget(&self, id: &str) {
        let mut tables = self.tables();
        if tables.awake.get(id).is_some_and(mpsc::Sender::is_closed) {
            tables.awake.remove(id);
        }
    }

    /// A table that nobody needs leaves memory, and is read again at its time; whether it may.
    /// While somebody else can still send it something, it may not: nothing that was sent is lost,
    /// and no table is in memory twice.
    fn retire(&self, id: &str, until: Option<u64>, is_quiet: impl FnOnce() -> bool) -> bool {
        let mut tables = self.tables();
        let alone = tables.awake.get(id).is_some_and(|sender| sender.strong_count() == 1);
        if !alone || !is_quiet() {
            return false;
        }
        tables.awake.remove(id);
        tables.asleep.extend(until.map(|until| (id.to_owned(), until)));
        true
    }

    /// Reads the tables that have something to do.
    async fn wake(self: &Arc<Self>) {
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
                Err(EntryError::Store(error)) => {
                    return tracing::warn!(%error, "a table cannot be woken");
                }
                Err(EntryError::NoTable | EntryError::Frozen | EntryError::Closed) => {
                    self.tables().asleep.remove(&id);
                }
            }
        }
    }

    /// A table whose log cannot be played again stays as it is until somebody looks at it.
    async fn freeze(&self, row: TableRow, because: String) {
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

    /// Every table finishes what it is doing and is stored; clients are told to come back. One that
    /// takes too long, because the store does not answer, is left: it has told nobody anything that
    /// is not stored.
    pub(crate) async fn close(self: Arc<Self>, caretakers: Caretakers) {
        caretakers.ticking.abort();
        let mut running = {
            // whoever loads a table now sees that it is too late
            let _tables = self.tables();
            self.closing.send_replace(true);
            let mut running = self.running.lock().expect("no task panics while it holds this");
            std::mem::take(&mut *running)
        };
        let ended = async { while running.join_next().await.is_some() {} };
        if tokio::time::timeout(self.limits.grace, ended).await.is_err() {
            tracing::error!(tables = running.len(), "tables could not finish what they were doing");
            running.shutdown().await;
        }
        caretakers.ticking.abort();
        caretakers.chores.abort();
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

fn closed() -> EntryError {
    EntryError::Store(StoreError::Away("the server is going down".into()))
}

/// Stores the house's time again and again and wakes tables, for as long as there is a house.
async fn tick(house: std::sync::Weak<House>) {
    let mut interval = tokio::time::interval(TICK);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut waking: Option<JoinHandle<()>> = None;
    loop {
        interval.tick().await;
        let Some(house) = house.upgrade() else { return };
        if let Err(error) = house.clock.store(&*house.store).await {
            tracing::warn!(%error, "the time of the house could not be stored");
        }
        // many tables may take long to read, and the time must not wait for them
        if waking.as_ref().is_none_or(JoinHandle::is_finished) {
            waking = Some(tokio::spawn(async move { house.wake().await }));
        }
    }
}
