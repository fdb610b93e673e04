//! The registry: every table that is in memory, one task each.
//!
//! A table's task handles one command at a time. It stores the result before it sends anything.
//! Tables share only the store, the clock and the threads for bots.

mod analyses;
mod chores;
mod clock;
mod departures;
mod loading;
mod matching;
mod moving;
mod outbox;
mod push;
mod rating;
pub(crate) mod rows;
mod table;
#[cfg(test)]
mod tests;
mod thinking;
mod workers;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use gantry_cluster::{NodeId, Term};
use gantry_host::shared::{ClientId, Person, SharedTable, TableSetup};
use gantry_kernel::Secret;
use gantry_store::{Committer, Phase, Store, StoreError, TableFilter, TableRow, TableWrite};
use gantry_wire::{Refused, TableSettings};
use tokio::sync::{Semaphore, mpsc, oneshot, watch};
use tokio::task::{JoinHandle, JoinSet};

pub(crate) use analyses::AnalysisState;
pub(crate) use clock::wall_ms;
pub(crate) use departures::{CloseOutcome, Reason};
pub(crate) use outbox::Outbox;
pub use push::PushSettings;
pub(crate) use push::{EndpointError, Push};
pub(crate) use table::{Command, EnterRequest};

use crate::metrics::Metrics;
use crate::nats::Nats;
use crate::nodes::Nodes;
use crate::rate::Rates;
use crate::{Limits, secrets};
use analyses::Analyses;
use clock::ServerClock;
use matching::Matching;
use rating::Finished;
use thinking::BotPool;
use workers::Workers;

/// How often the server's time is stored.
const TICK: Duration = Duration::from_secs(1);
/// How long a table may take to say for whom it waits.
const TURN_TIMEOUT: Duration = Duration::from_millis(200);
/// How many tables are listed at a time.
const PAGE: u32 = 500;

/// Every table that is in memory, and what tables share.
pub struct Registry {
    pub(crate) store: Arc<dyn Store>,
    committer: Committer,
    pub(crate) clock: ServerClock,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    bot_pool: BotPool,
    /// Calls people while no page is open, where that is set up.
    pub(crate) push: Option<Push>,
    /// Reports by account.
    reports: Rates<String>,
    /// Rematches by account: each is a new table.
    rematches: Rates<String>,
    analyses: Analyses,
    matching: Matching,
    tables: Mutex<Tables>,
    /// The other nodes, where the server consists of several.
    pub(crate) nodes: Option<Arc<Nodes>>,
    /// True once every table that is being played has been loaded.
    pub(crate) loaded: watch::Sender<bool>,
    /// How many tables are read and replayed at a time.
    readers: Semaphore,
    /// How many are replayed at a time for lists, so that those never hold up somebody who enters.
    listers: Semaphore,
    /// True once the server stops: the tasks of tables end, and no table is loaded any more.
    closing: watch::Sender<bool>,
    running: Mutex<JoinSet<()>>,
    next_client: AtomicU64,
    /// Games that could not be rated when they ended.
    unrated: Mutex<Vec<Finished>>,
    /// Held while the list of unfinished bans is changed.
    banning: tokio::sync::Mutex<()>,
}

/// Where every table is.
#[derive(Default)]
struct Tables {
    /// In memory.
    awake: HashMap<String, AwakeTable>,
    /// When to load a table again that has left memory, in the server's time.
    asleep: HashMap<String, u64>,
}

/// A table in memory.
struct AwakeTable {
    sender: mpsc::Sender<Command>,
    /// The term under which this node plays it, where there are several.
    term: Option<Term>,
}

impl AwakeTable {
    /// Whether it is the table that is meant, and still runs.
    fn is(&self, term: Option<Term>) -> bool {
        self.term == term && !self.sender.is_closed()
    }
}

/// Why a table cannot be entered.
#[derive(Debug)]
pub(crate) enum EnterError {
    /// There is no such table.
    NoTable,
    /// It is frozen until an operator looks at it.
    Frozen,
    /// The host of the server has closed it.
    Closed,
    /// Another node plays it.
    Elsewhere(NodeId),
    /// The store failed.
    Store(StoreError),
}

impl EnterError {
    /// Why nobody can enter the table; none if that is only so right now.
    pub(crate) const fn reason(&self) -> Option<&'static str> {
        match self {
            Self::NoTable => Some("host-no-table"),
            Self::Frozen => Some("host-table-frozen"),
            Self::Closed => Some("host-table-closed"),
            Self::Elsewhere(_) | Self::Store(_) => None,
        }
    }
}

impl From<StoreError> for EnterError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// Whether a game waits for somebody, and how many milliseconds it still does where there is a
/// clock.
pub(crate) type Turn = (bool, Option<u64>);

/// The tasks that run besides the tables.
pub(crate) struct BackgroundTasks {
    committing: JoinHandle<()>,
    ticking: JoinHandle<()>,
    chores: JoinHandle<()>,
    calling: Option<JoinHandle<()>>,
    loading: JoinHandle<()>,
}

impl Registry {
    /// Resumes the clock, and begins to load every table that is being played.
    pub(crate) async fn open(
        store: Arc<dyn Store>,
        limits: &Limits,
        push: Option<PushSettings>,
        nats: Option<Nats>,
        nodes: Option<Arc<Nodes>>,
    ) -> Result<(Arc<Self>, BackgroundTasks), StoreError> {
        let clock = ServerClock::resume(&*store).await?;
        let metrics = Arc::new(Metrics::default());
        let watching = metrics.clone();
        let tried = move |batch| watching.tried(batch);
        let (committer, committing) =
            Committer::start_watched(store.clone(), limits.committer(), tried);
        let (push, calling) = match push {
            Some(push) => {
                let started = Push::start(push, store.clone(), metrics.clone()).await?;
                (Some(started.0), Some(started.1))
            }
            None => (None, None),
        };
        let workers = nats.map(|nats| Workers::new(nats, metrics.clone()));
        let registry = Arc::new(Self {
            store,
            committer,
            clock,
            limits: *limits,
            bot_pool: BotPool::new(limits, metrics.clone(), workers),
            reports: Rates::new(limits.reports),
            rematches: Rates::new(limits.tables),
            loaded: watch::Sender::new(false),
            push,
            analyses: Analyses::new(limits, metrics.clone()),
            metrics,
            matching: Matching::default(),
            tables: Mutex::default(),
            nodes,
            readers: Semaphore::new(limits.thinkers.max(1)),
            listers: Semaphore::new(limits.thinkers.max(1)),
            closing: watch::Sender::new(false),
            running: Mutex::default(),
            next_client: AtomicU64::new(1),
            unrated: Mutex::default(),
            banning: tokio::sync::Mutex::default(),
        });
        let ticking = tokio::spawn(tick(Arc::downgrade(&registry)));
        let loading = match registry.nodes {
            Some(_) => tokio::spawn(join(Arc::downgrade(&registry))),
            None => tokio::spawn(load(Arc::downgrade(&registry))),
        };
        let chores = tokio::spawn(chores::chores(Arc::downgrade(&registry)));
        Ok((registry, BackgroundTasks { committing, ticking, chores, calling, loading }))
    }

    /// Loads every table that is being played, so that its clocks run and its bots think. One after
    /// the other: people who enter a table must not wait for all others.
    async fn load_all(self: &Arc<Self>) -> Result<(), StoreError> {
        let mut filter =
            TableFilter { phases: vec![Phase::Playing], limit: PAGE, ..TableFilter::default() };
        loop {
            let rows = self.store.tables(&filter).await?;
            for row in &rows {
                // with any other error it cannot be played
                if let Err(EnterError::Store(error)) = self.sender(&row.id).await {
                    return Err(error);
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
        match TableSetup::new(owner, settings, Secret::new(secrets::bytes())) {
            Ok(setup) => self.store_new(&setup).await.map(Ok),
            Err(refused) => Ok(Err(refused)),
        }
    }

    /// Stores a new table; returns its id.
    async fn store_new(&self, setup: &TableSetup) -> Result<String, StoreError> {
        let row = rows::new_row(secrets::random_id(), setup, wall_ms());
        self.submit_new(TableWrite::row(row)).await
    }

    async fn submit_new(&self, write: TableWrite) -> Result<String, StoreError> {
        let id = write.table.clone();
        match self.committer.submit(write).await {
            Ok(()) => Ok(id),
            Err(gantry_store::CommitError::Store(error)) => Err(error),
            Err(gantry_store::CommitError::Conflict(conflict)) => {
                Err(StoreError::Refused(conflict.to_string()))
            }
        }
    }

    /// The record of a table, with its secret: only for finished games.
    pub(crate) async fn record(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.replayed(id, |table| Some(table.table()?.record()?.to_string()))
            .await
            .map(Option::flatten)
    }

    /// Whether a running game waits for an account, and how long it still does. No row has that:
    /// the table knows it if it is in memory, otherwise its log is replayed.
    pub(crate) async fn turn_of(&self, id: &str, account: &str) -> Result<Turn, StoreError> {
        if let Some(sender) = self.loaded(id) {
            let (answer, reply) = oneshot::channel();
            let turn = async {
                sender.send(Command::TurnOf(account.to_owned(), answer)).await.ok()?;
                reply.await.ok()
            };
            // a table that stores something, or cannot, asks nobody right now
            return Ok(tokio::time::timeout(TURN_TIMEOUT, turn)
                .await
                .ok()
                .flatten()
                .unwrap_or_default());
        }
        let (account, now) = (account.to_owned(), self.clock.now());
        let turn = self.replayed(id, move |table| table.turn_of(&account, now)).await?;
        Ok(turn.unwrap_or_default())
    }

    /// Replays a table's log on a thread for long computations, and returns what `ask` says about
    /// the table. `None` if there is no such table, or its log cannot be replayed.
    pub(crate) async fn replayed<T: Send + 'static>(
        &self,
        id: &str,
        ask: impl FnOnce(SharedTable) -> T + Send + 'static,
    ) -> Result<Option<T>, StoreError> {
        let _reading = self.listers.acquire().await.expect("the semaphore is never closed");
        let Some(stored) = self.store.table(id).await? else { return Ok(None) };
        let now = self.clock.now();
        let replayed =
            tokio::task::spawn_blocking(move || rows::restore(stored, now).ok().map(ask)).await;
        // a bug in the rules of a game fails one answer
        Ok(replayed.ok().flatten())
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().expect("no holder of this lock panics")
    }

    /// Freezes a table whose log cannot be replayed, until an operator looks at it.
    async fn freeze(&self, row: TableRow, term: Option<Term>, reason: String) {
        tracing::error!(table = row.id, reason, "a table is frozen; its log is kept");
        self.metrics.frozen.inc();
        // its revision may have grown since it was read
        let newest = self.store.table(&row.id).await.ok().flatten().map(|stored| stored.row);
        let mut row = newest.unwrap_or(row);
        (row.phase, row.frozen_because) = (Phase::Frozen, Some(reason));
        let write = TableWrite { term: term.map(|term| term.0), ..TableWrite::row(row) };
        if let Err(error) = self.committer.submit(write).await {
            tracing::error!(%error, "a table could not be marked as frozen");
        }
    }

    /// Lets every table finish its current command, then stops all tasks. A table that takes too
    /// long because the store does not answer is aborted: it has sent nothing that is not stored.
    pub(crate) async fn close(self: Arc<Self>, background: BackgroundTasks) {
        if let Some(nodes) = &self.nodes
            && tokio::time::timeout(self.limits.grace, nodes.leave()).await.is_err()
        {
            tracing::error!("the tables of this node could not be handed over");
        }
        background.ticking.abort();
        background.loading.abort();
        let mut running = {
            // a table that is being loaded now sees this and is not started
            let _tables = self.tables();
            self.closing.send_replace(true);
            let mut running = self.running.lock().expect("no holder of this lock panics");
            std::mem::take(&mut *running)
        };
        let ended = async { while running.join_next().await.is_some() {} };
        if tokio::time::timeout(self.limits.grace, ended).await.is_err() {
            tracing::error!(tables = running.len(), "tables could not finish what they were doing");
            running.shutdown().await;
        }
        background.ticking.abort();
        background.chores.abort();
        if let Some(calling) = background.calling {
            calling.abort();
        }
        // that of several nodes is stored by the others, and each second
        if self.nodes.is_none()
            && let Err(error) = self.clock.store(&*self.store).await
        {
            tracing::error!(%error, "the server's time could not be stored");
        }
        let store = self.store.clone();
        drop(self);
        // the last table is gone, so nobody submits writes any more
        let _ = tokio::time::timeout(TICK, background.committing).await;
        store.close().await;
    }
}

fn closed() -> EnterError {
    EnterError::Store(StoreError::Unavailable("the server is going down".into()))
}

/// Begins to play as a node; then the server is ready once this node has a lease.
async fn join(registry: std::sync::Weak<Registry>) {
    loop {
        let Some(registry) = registry.upgrade() else { return };
        let Some(nodes) = registry.nodes.clone() else { return };
        if nodes.is_sure() {
            registry.loaded.send_replace(true);
            return;
        }
        drop(registry);
        tokio::time::sleep(TURN_TIMEOUT).await;
    }
}

/// Loads all tables, and tries again while the store does not answer.
async fn load(registry: std::sync::Weak<Registry>) {
    let began = std::time::Instant::now();
    loop {
        let Some(registry) = registry.upgrade() else { return };
        match registry.load_all().await {
            Ok(()) => {
                let (tables, ms) = (registry.tables().awake.len(), began.elapsed().as_millis());
                tracing::info!(tables, ms, "every table is loaded");
                registry.loaded.send_replace(true);
                return;
            }
            Err(error) => tracing::warn!(%error, "tables cannot be loaded; retried soon"),
        }
        drop(registry);
        tokio::time::sleep(TICK).await;
    }
}

/// Stores the server's time at each tick and wakes tables, as long as the registry exists.
async fn tick(registry: std::sync::Weak<Registry>) {
    let mut interval = tokio::time::interval(TICK);
    interval.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut waking: Option<JoinHandle<()>> = None;
    loop {
        interval.tick().await;
        let Some(registry) = registry.upgrade() else { return };
        let leases = registry.nodes.as_ref().and_then(|_| registry.store.leases());
        let stored = match leases {
            None => registry.clock.store(&*registry.store).await,
            Some(leases) => registry.clock.share(leases).await.map(drop),
        };
        if let Err(error) = stored {
            tracing::warn!(%error, "the server's time could not be stored");
        }
        // loading many tables may take long, and storing the time must not wait for that
        if waking.as_ref().is_none_or(JoinHandle::is_finished) {
            waking = Some(tokio::spawn(async move { registry.wake().await }));
        }
    }
}
