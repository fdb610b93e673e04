//! Bots think on threads of their own, a few at a time, so that no table waits for another's bot
//! and no connection for any.

use std::sync::Arc;

use gantry_host::shared::{SharedDone, SharedTask};
use tokio::sync::Semaphore;

/// The threads on which bots think.
#[derive(Debug)]
pub(super) struct Thinkers {
    free: Arc<Semaphore>,
}

impl Thinkers {
    /// So many think at a time; others wait in the order in which they came.
    pub(super) fn new(most: usize) -> Self {
        Self { free: Arc::new(Semaphore::new(most)) }
    }

    /// Thinks about something, and hands over what came of it: none if a bug ended it.
    pub(super) fn think(
        &self,
        task: SharedTask,
        done: impl FnOnce(Option<SharedDone>) + Send + 'static,
    ) {
        let free = self.free.clone();
        tokio::spawn(async move {
            let Ok(place) = free.acquire_owned().await else { return };
            let thought = tokio::task::spawn_blocking(move || task.run()).await;
            drop(place);
            done(thought.ok());
        });
    }
}
