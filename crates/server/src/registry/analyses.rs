//! Analyses of finished games, on threads of their own. All requests for the same game share one
//! computation, and the last results are kept.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use gantry_catalog::{Analysis, AnalysisRequest, Choice, Phrasebook, find_version, think_for};
use gantry_host::AnalysedGame;
use gantry_kernel::SeatSet;
use gantry_store::StoredTable;
use serde::Serialize;
use serde_json::Value as Json;
use tokio::sync::Semaphore;

use super::{Registry, rows};
use crate::Limits;
use crate::metrics::Metrics;

/// The queue of analyses, and their results.
pub(super) struct Analyses {
    shared: Arc<Shared>,
    limits: Limits,
    /// A permit for each analysis that may run at a time.
    permits: Arc<Semaphore>,
}

struct Shared {
    jobs: Mutex<Jobs>,
    metrics: Arc<Metrics>,
}

/// Analyses by the table of their game.
#[derive(Default)]
struct Jobs {
    /// Those that wait or run.
    pending: HashMap<String, Arc<Counts>>,
    /// The last results, oldest first.
    done: VecDeque<(String, Arc<GameAnalysis>)>,
}

/// Progress counters of a running analysis; both 0 while it waits.
#[derive(Debug, Default)]
struct Counts {
    done: AtomicU64,
    of: AtomicU64,
}

/// The progress of an analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Progress {
    /// How many estimates are done.
    done: u64,
    /// Of how many; 0 while it waits for its turn.
    of: u64,
}

/// The state of an analysis.
#[derive(Debug)]
pub(crate) enum AnalysisState {
    /// It waits or runs.
    Pending(Progress),
    /// It is done.
    Done(Arc<GameAnalysis>),
}

/// Too many analyses are waiting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QueueFullError;

/// A game that was analysed.
#[derive(Debug)]
pub(crate) struct GameAnalysis {
    game: String,
    rules: u32,
    names: Vec<String>,
    digest: String,
    analysis: Analysis<Choice>,
}

impl GameAnalysis {
    /// In a language, as `gantry analyse --json` prints it.
    pub(crate) fn json(&self, language: &str) -> Json {
        let messages = find_version(&self.game, self.rules).map(|listing| listing.messages);
        let messages: Vec<_> = messages.into_iter().chain([gantry_host::MESSAGES]).collect();
        let game = AnalysedGame {
            game: &self.game,
            rules: self.rules,
            names: &self.names,
            digest: Some(&self.digest),
            analysis: &self.analysis,
        };
        game.json(&Phrasebook::new(language, &messages))
    }
}

impl Analyses {
    pub(super) fn new(limits: &Limits, metrics: Arc<Metrics>) -> Self {
        let shared = Arc::new(Shared { jobs: Mutex::default(), metrics });
        Self { shared, limits: *limits, permits: Arc::new(Semaphore::new(limits.analysers)) }
    }
}

impl Shared {
    fn jobs(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().expect("no holder of this lock panics")
    }
}

impl Jobs {
    fn state(&self, table: &str) -> Option<AnalysisState> {
        if let Some(counts) = self.pending.get(table) {
            let (done, of) =
                (counts.done.load(Ordering::Relaxed), counts.of.load(Ordering::Relaxed));
            return Some(AnalysisState::Pending(Progress { done, of }));
        }
        let (_, done) = self.done.iter().find(|(id, _)| id == table)?;
        Some(AnalysisState::Done(done.clone()))
    }
}

impl Registry {
    /// The state of the analysis of a game; `None` if none was started, or it is no longer kept.
    pub(crate) fn analysis(&self, table: &str) -> Option<AnalysisState> {
        self.analyses.shared.jobs().state(table)
    }

    /// Starts the analysis of a finished game, unless it has started already.
    pub(crate) fn analyse(&self, table: &str) -> Result<AnalysisState, QueueFullError> {
        let Analyses { shared, limits, permits } = &self.analyses;
        let counts = Arc::new(Counts::default());
        {
            let mut jobs = shared.jobs();
            if let Some(state) = jobs.state(table) {
                return Ok(state);
            }
            if jobs.pending.len() >= limits.analyses_pending {
                return Err(QueueFullError);
            }
            jobs.pending.insert(table.to_owned(), counts.clone());
        }
        shared.metrics.analyses_pending.inc();
        let (id, kept, time) = (table.to_owned(), limits.analyses_kept, limits.analysis_time);
        let (shared, permits, store) = (shared.clone(), permits.clone(), self.store.clone());
        let now = self.clock.now();
        tokio::spawn(async move {
            let _permit = permits.acquire_owned().await.expect("the semaphore is never closed");
            let result = match store.table(&id).await {
                Ok(Some(stored)) => {
                    let analysed =
                        tokio::task::spawn_blocking(move || run(stored, now, time, &counts));
                    // a bug in the rules of a game ends one analysis
                    analysed.await.unwrap_or_else(|error| Err(error.to_string()))
                }
                Ok(None) => Err("the table is gone".into()),
                Err(error) => Err(error.to_string()),
            };
            shared.metrics.analyses_pending.dec();
            let mut jobs = shared.jobs();
            jobs.pending.remove(&id);
            match result {
                Ok(analysis) => {
                    shared.metrics.analyses.inc();
                    jobs.done.push_back((id, Arc::new(analysis)));
                    let excess = jobs.done.len().saturating_sub(kept);
                    jobs.done.drain(..excess);
                }
                Err(error) => tracing::warn!(table = id, error, "a game could not be analysed"),
            }
        });
        Ok(AnalysisState::Pending(Progress { done: 0, of: 0 }))
    }
}

/// Analyses a stored game; takes long.
fn run(
    stored: StoredTable,
    now: gantry_host::MachineTime,
    time: Duration,
    counts: &Counts,
) -> Result<GameAnalysis, String> {
    let shared = rows::restore(stored, now).map_err(|error| error.to_string())?;
    let table = shared.table().ok_or("the cards were never dealt")?;
    let request = AnalysisRequest {
        seats: SeatSet::first(table.seats()),
        budget: think_for(time),
        threads: 1,
    };
    let analysis = table.analyse(&request, &|more, of| {
        counts.of.store(of, Ordering::Relaxed);
        counts.done.fetch_add(more, Ordering::Relaxed);
    });
    let header = table.header();
    Ok(GameAnalysis {
        game: header.game.clone(),
        rules: header.rules,
        names: table.names(),
        digest: table.digest().to_string(),
        analysis,
    })
}
