//! Bots think on threads of their own, a few at a time, so that no table waits for another's bot
//! and no connection waits for any bot. Tables take turns: one with many computations delays
//! others by one of them at most.
//!
//! Where there are workers, they are asked first for what takes long, and threads of this server
//! think about whatever nobody else has time for.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};

use gantry_host::shared::{SharedTask, SharedTaskResult};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::workers::Workers;
use crate::limits::Limits;
use crate::metrics::Metrics;

/// How long a decision waits for a thread here before workers are asked again.
const ASK_AGAIN: Duration = Duration::from_millis(250);

/// Takes the result of a computation: `None` if it panicked.
type Done = Box<dyn FnOnce(Option<SharedTaskResult>) + Send>;

/// The threads on which bots think.
pub(super) struct BotPool {
    shared: Arc<Shared>,
    /// With more computations waiting than this, no hints are computed.
    queue: usize,
}

struct Shared {
    /// How many think at a time, here or elsewhere.
    most: usize,
    /// How many more may think here.
    here: Semaphore,
    workers: Option<Workers>,
    waiting: Mutex<Waiting<(SharedTask, Done)>>,
    metrics: Arc<Metrics>,
}

/// Computations that wait, by table, and how many are running.
struct Waiting<T> {
    by_table: HashMap<String, VecDeque<T>>,
    /// The tables that have some, in the order of their turns.
    turns: VecDeque<String>,
    count: usize,
    running: usize,
}

impl<T> Waiting<T> {
    fn new() -> Self {
        Self { by_table: HashMap::new(), turns: VecDeque::new(), count: 0, running: 0 }
    }

    fn push(&mut self, table: &str, job: T) {
        self.count += 1;
        if let Some(jobs) = self.by_table.get_mut(table) {
            return jobs.push_back(job);
        }
        self.by_table.insert(table.to_owned(), VecDeque::from([job]));
        self.turns.push_back(table.to_owned());
    }

    /// The next one of the table whose turn it is.
    fn pop(&mut self) -> Option<T> {
        let table = self.turns.pop_front()?;
        let jobs = self.by_table.get_mut(&table)?;
        let job = jobs.pop_front()?;
        self.count -= 1;
        if jobs.is_empty() {
            self.by_table.remove(&table);
        } else {
            self.turns.push_back(table);
        }
        Some(job)
    }
}

impl BotPool {
    pub(super) fn new(limits: &Limits, metrics: Arc<Metrics>, workers: Option<Workers>) -> Self {
        let waiting = Mutex::new(Waiting::new());
        let most = if workers.is_some() { limits.jobs_sent } else { limits.thinkers };
        let here = Semaphore::new(limits.thinkers);
        let shared = Arc::new(Shared { most, here, workers, waiting, metrics });
        Self { shared, queue: limits.thinking_queue }
    }

    /// Whether a hint may be computed. Decisions of bots always are: games wait for them.
    pub(super) fn has_room(&self) -> bool {
        self.shared.lock().count < self.queue
    }

    /// Runs a task of a table, and passes its result on: `None` if it panicked.
    pub(super) fn think(
        &self,
        table: &str,
        task: SharedTask,
        done: impl FnOnce(Option<SharedTaskResult>) + Send + 'static,
    ) {
        self.shared.metrics.thinking_queue.inc();
        self.shared.lock().push(table, (task, Box::new(done)));
        start(&self.shared);
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting<(SharedTask, Done)>> {
        self.waiting.lock().expect("no holder of this lock panics")
    }

    /// The next computation, if one may run.
    fn next(&self) -> Option<(SharedTask, Done)> {
        let mut waiting = self.lock();
        if waiting.running >= self.most {
            return None;
        }
        let job = waiting.pop()?;
        waiting.running += 1;
        Some(job)
    }

    /// Runs a task, wherever there is time first; `None` if it panicked. What was once sent is
    /// decided in the same way here, so that a bot is as strong wherever it thinks.
    async fn run(&self, mut task: SharedTask) -> Option<SharedTaskResult> {
        let job = self.workers.as_ref().and_then(|workers| Some((workers, task.sent()?)));
        let Some((workers, job)) = job else {
            let _permit = self.here.acquire().await;
            return tokio::task::spawn_blocking(move || task.run()).await.ok();
        };
        loop {
            if let Some(notation) = workers.decide(&job).await {
                task = match task.answered(notation) {
                    Ok(thought) => return Some(thought),
                    Err(task) => {
                        tracing::warn!("a worker has decided what cannot be chosen");
                        task
                    }
                };
            }
            let Ok(_permit) = timeout(ASK_AGAIN, self.here.acquire()).await else { continue };
            let thought = tokio::task::spawn_blocking(move || match job.think() {
                Ok(notation) => task.answered(notation).unwrap_or_else(SharedTask::run),
                Err(_) => task.run(),
            });
            return thought.await.ok();
        }
    }
}

/// Runs whatever may run now.
fn start(shared: &Arc<Shared>) {
    while let Some((task, done)) = shared.next() {
        let shared = shared.clone();
        shared.metrics.thinking_queue.dec();
        shared.metrics.thinking.inc();
        tokio::spawn(async move {
            let began = Instant::now();
            let thought = shared.run(task).await;
            shared.lock().running -= 1;
            shared.metrics.thinking.dec();
            shared.metrics.decided(began.elapsed());
            done(thought);
            start(&shared);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_take_turns() {
        let mut waiting = Waiting::new();
        for (table, job) in [("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5), ("b", 6)] {
            waiting.push(table, job);
        }
        let order: Vec<i32> = std::iter::from_fn(|| waiting.pop()).collect();
        assert_eq!(order, [1, 4, 5, 2, 6, 3]);
        assert!(waiting.count == 0 && waiting.by_table.is_empty());
    }
}
