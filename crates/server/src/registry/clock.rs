//! The server's own time: how many milliseconds a server has run on this database. It stands still
//! while none runs, and so do the clocks of all tables.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use gantry_host::MachineTime;
use gantry_store::{Leases, Raised, Store, StoreError};

/// Under which name the time is stored.
const KEY: &str = "clock_ms";

/// How long servers have run on this database, all together.
#[derive(Debug)]
pub(crate) struct ServerClock {
    /// How long before `since`; where a server has several nodes, it grows if theirs are ahead.
    before_ms: AtomicU64,
    since: Instant,
    stored_ms: AtomicU64,
}

impl ServerClock {
    /// Goes on from where the last server stopped.
    pub(crate) async fn resume(store: &dyn Store) -> Result<Self, StoreError> {
        let stored = store.value(KEY).await?;
        let before_ms = match stored {
            None => 0,
            Some(text) => text
                .parse()
                .map_err(|_| StoreError::Damaged(format!("{KEY} is no number: {text}")))?,
        };
        let (since, stored_ms) = (Instant::now(), AtomicU64::new(before_ms));
        Ok(Self { before_ms: before_ms.into(), since, stored_ms })
    }

    /// Now.
    pub(crate) fn now(&self) -> MachineTime {
        let passed = u64::try_from(self.since.elapsed().as_millis()).unwrap_or(u64::MAX);
        let before = self.before_ms.load(Ordering::Relaxed);
        MachineTime { machine_ms: before + passed, wall_ms: wall_ms() }
    }

    /// Stores the time, so that a crash loses at most what has passed since.
    pub(crate) async fn store(&self, store: &dyn Store) -> Result<(), StoreError> {
        let now_ms = self.now().machine_ms;
        if self.stored_ms.swap(now_ms, Ordering::Relaxed) == now_ms {
            return Ok(());
        }
        store.set_value(KEY, &now_ms.to_string()).await
    }

    /// The same where a server has several nodes: the time of all is that of the one that is most
    /// ahead. Returns by how many milliseconds this machine's clock is ahead of the database's;
    /// less than nothing if it is behind.
    pub(crate) async fn share(&self, leases: &dyn Leases) -> Result<i64, StoreError> {
        let began_ms = wall_ms();
        let own = self.now().machine_ms;
        let Raised { value, store_ms } = leases.raise(KEY, own).await?;
        if let Some(behind) = value.checked_sub(own).filter(|behind| *behind > 0) {
            self.before_ms.fetch_add(behind, Ordering::Relaxed);
        }
        // the database looked at its clock in between
        let (least, most) = (signed(store_ms, wall_ms()), signed(store_ms, began_ms));
        Ok(if most > 0 { most } else { least.min(0) })
    }
}

/// How much the second number is above the first one.
fn signed(first: u64, second: u64) -> i64 {
    second.cast_signed().wrapping_sub(first.cast_signed())
}

/// Milliseconds since 1970.
pub(crate) fn wall_ms() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}
