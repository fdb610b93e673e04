//! Bots think on threads of their own, a few at a time, so that no table waits for another's bot
//! and no connection waits for any bot.

use std::sync::Arc;
use std::time::Instant;

use gantry_host::shared::{SharedDone, SharedTask};
use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// The threads on which bots think.
pub(super) struct BotPool {
    free: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl BotPool {
    /// With this many at a time; others wait in order.
    pub(super) fn new(most: usize, metrics: Arc<Metrics>) -> Self {
        Self { free: Arc::new(Semaphore::new(most)), metrics }
    }

    /// Runs a task, and passes its result on: `None` if it panicked.
    pub(super) fn think(
        &self,
        task: SharedTask,
        done: impl FnOnce(Option<SharedDone>) + Send + 'static,
    ) {
        let (free, metrics) = (self.free.clone(), self.metrics.clone());
        metrics.thinking_queue.inc();
        tokio::spawn(async move {
            let place = free.acquire_owned().await;
            metrics.thinking_queue.dec();
            let Ok(place) = place else { return };
            metrics.thinking.inc();
            let began = Instant::now();
            let thought = tokio::task::spawn_blocking(move || task.run()).await;
            drop(place);
            metrics.thinking.dec();
            metrics.decided(began.elapsed());
            done(thought.ok());
        });
    }
}
