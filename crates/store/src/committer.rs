//! Group commit: while one transaction is being written, everything that arrives is queued and
//! becomes the next one. No write waits for a batch to fill: a single one is stored at once, and
//! the busier the server, the more writes share each wait for the disk.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::error::{CommitError, StoreError};
use crate::rows::TableWrite;
use crate::store::Store;

/// The limits of a committer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CommitterLimits {
    /// How many writes may be queued. Further ones wait for space.
    pub queue: usize,
    /// How many writes go into one transaction.
    pub batch: usize,
    /// How long to retry when the store cannot be reached, from when a write was submitted.
    pub retry_for: Duration,
}

impl Default for CommitterLimits {
    fn default() -> Self {
        Self { queue: 4096, batch: 512, retry_for: Duration::from_secs(5) }
    }
}

/// The first pause before a retry. Each is twice as long as the one before, up to the longest.
const FIRST_PAUSE: Duration = Duration::from_millis(20);
/// The longest pause before a retry.
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

type CommitResult = Result<(), CommitError>;

struct Job {
    write: TableWrite,
    answer: oneshot::Sender<CommitResult>,
    /// When it was submitted: it is retried from then on, however long it was queued.
    since: Instant,
}

/// One transaction that was tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Batch {
    /// How many writes it had.
    pub writes: usize,
    /// How long it took.
    pub took: Duration,
}

/// Takes the writes of tables. All clones share one task.
#[derive(Clone)]
pub struct Committer {
    jobs: mpsc::Sender<Job>,
}

impl Committer {
    /// Starts the task. It ends when the last clone is dropped and all queued writes are answered;
    /// wait for that before you close the store.
    ///
    /// # Panics
    /// If a limit is 0, or without a runtime.
    pub fn start(store: Arc<dyn Store>, limits: CommitterLimits) -> (Self, JoinHandle<()>) {
        Self::start_watched(store, limits, |_| {})
    }

    /// The same, with a callback for every transaction.
    ///
    /// # Panics
    /// As [`Committer::start`] does.
    pub fn start_watched(
        store: Arc<dyn Store>,
        limits: CommitterLimits,
        tried: impl Fn(Batch) + Send + Sync + 'static,
    ) -> (Self, JoinHandle<()>) {
        assert!(limits.batch > 0, "a batch holds a write");
        let (jobs, waiting) = mpsc::channel(limits.queue);
        (Self { jobs }, tokio::spawn(work(store, limits, waiting, tried)))
    }

    /// Stores a write. If the future is dropped before it is ready, the write may or may not be
    /// stored. As with [`Store::commit`], wait for the answer before the next write to the same
    /// table.
    ///
    /// If the store cannot be reached, it is retried for a while. A write is never repeated if
    /// nobody knows whether it was stored: the caller reads the table again.
    pub async fn submit(&self, write: TableWrite) -> CommitResult {
        let (answer, told) = oneshot::channel();
        let ended = || StoreError::Unavailable("the server is going down".into());
        self.jobs.send(Job { write, answer, since: Instant::now() }).await.map_err(|_| ended())?;
        let lost = |_| StoreError::Unknown("the committer has failed".into());
        told.await.map_err(lost)?
    }
}

async fn work(
    store: Arc<dyn Store>,
    limits: CommitterLimits,
    mut waiting: mpsc::Receiver<Job>,
    tried: impl Fn(Batch),
) {
    let mut jobs = Vec::new();
    while waiting.recv_many(&mut jobs, limits.batch).await > 0 {
        commit(&*store, limits.retry_for, std::mem::take(&mut jobs), &tried).await;
    }
}

/// Stores a batch and answers everybody.
async fn commit(store: &dyn Store, retry_for: Duration, jobs: Vec<Job>, tried: &impl Fn(Batch)) {
    let open = |job: Job| (job.write, (job.answer, job.since));
    let (mut writes, mut waiting): (Vec<_>, Vec<_>) = jobs.into_iter().map(open).unzip();
    let mut pause = FIRST_PAUSE;
    loop {
        let asked = Instant::now();
        let outcomes = store.commit(&writes).await;
        tried(Batch { writes: writes.len(), took: asked.elapsed() });
        let mut left = (Vec::new(), Vec::new());
        for ((write, (answer, since)), outcome) in writes.into_iter().zip(waiting).zip(outcomes) {
            let again = since.elapsed() + pause <= retry_for;
            if again && is_unavailable(&outcome) {
                left.0.push(write);
                left.1.push((answer, since));
            } else {
                // The caller may be gone.
                let _ = answer.send(outcome);
            }
        }
        (writes, waiting) = left;
        if writes.is_empty() {
            return;
        }
        sleep(pause).await;
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

fn is_unavailable(outcome: &CommitResult) -> bool {
    matches!(outcome, Err(CommitError::Store(StoreError::Unavailable(_))))
}
