//! A store that fails like real ones, by a seed: for tests, and for tools that find out what a
//! server loses when it is killed.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use tokio::time::sleep;

use crate::error::{BackupError, CommitError, StoreError};
use crate::leases::Leases;
use crate::rows::{StoredTable, TableFilter, TableRow, TableWrite};
use crate::store::Store;

mod people;

/// How many commits out of a thousand fail in each way; the rest succeed. No commit is stored in
/// part: no store may do that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FaultRates {
    /// The store is full; nothing is stored.
    pub full: u32,
    /// The store cannot be reached; nothing is stored.
    pub unavailable: u32,
    /// It is stored, but the answer is lost.
    pub answer_lost: u32,
    /// It is not stored, but nobody can know.
    pub request_lost: u32,
    /// How many out of a thousand are slow, whatever their result.
    pub slow: u32,
    /// How long a slow one takes at most.
    pub slowest: Duration,
    /// How many out of a thousand other requests cannot be answered: reads, values, accounts.
    pub others: u32,
}

/// A fault that lasts until it is ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outage {
    /// Nothing can be reached.
    Unavailable,
    /// Nothing can be reached, and commits do not say whether they were stored. None is.
    Unknown,
    /// Nothing can be written; reads work.
    Full,
}

/// The text of every error.
const PLANTED: &str = "a fault that was planted";

/// The result of a commit.
enum PlannedOutcome {
    Succeeds,
    Full,
    Unavailable,
    AnswerLost,
    RequestLost,
}

/// A store that fails from time to time, or for as long as it is told to.
pub struct FaultyStore<S> {
    inside: S,
    rates: FaultRates,
    /// For commits.
    dice: Mutex<ChaCha8Rng>,
    /// For everything else, so that reads do not shift the faults of commits.
    other_dice: Mutex<ChaCha8Rng>,
    outage: Mutex<Option<Outage>>,
    commits: AtomicU64,
}

impl<S: Store> FaultyStore<S> {
    /// Wraps a store. The same seed gives the same faults in the same order.
    pub fn new(inside: S, rates: FaultRates, seed: u64) -> Self {
        let dice = |seed| Mutex::new(ChaCha8Rng::seed_from_u64(seed));
        let (dice, other_dice) = (dice(seed), dice(!seed));
        let (outage, commits) = (Mutex::default(), AtomicU64::new(0));
        Self { inside, rates, dice, other_dice, outage, commits }
    }

    /// Begins an outage, or ends it with `None`.
    pub fn fail(&self, outage: Option<Outage>) {
        *self.outage.lock().unwrap_or_else(PoisonError::into_inner) = outage;
    }

    fn outage(&self) -> Option<Outage> {
        *self.outage.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a request that reads gets through.
    fn reach(&self) -> Result<(), StoreError> {
        let mut dice = self.other_dice.lock().unwrap_or_else(PoisonError::into_inner);
        let drawn = dice.next_u32() % 1000;
        match self.outage() {
            Some(Outage::Unavailable | Outage::Unknown) => {
                Err(StoreError::Unavailable(PLANTED.into()))
            }
            _ if drawn < self.rates.others => Err(StoreError::Unavailable(PLANTED.into())),
            Some(Outage::Full) | None => Ok(()),
        }
    }

    /// Whether a request that writes gets through.
    fn reach_to_write(&self) -> Result<(), StoreError> {
        if self.outage() == Some(Outage::Full) {
            return Err(StoreError::Full(PLANTED.into()));
        }
        self.reach()
    }

    /// The store inside, which does not fail.
    pub fn inside(&self) -> &S {
        &self.inside
    }

    /// How many commits were tried, whatever their result.
    pub fn commits(&self) -> u64 {
        self.commits.load(Ordering::Relaxed)
    }

    /// How long the next commit takes, and its result.
    fn draw(&self) -> (Duration, PlannedOutcome) {
        let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
        let rates = self.rates;
        // Always draw the same number of values, so that one rate does not shift the others.
        let (slow, length, mut drawn) =
            (dice.next_u32() % 1000, dice.next_u32() % 1000, dice.next_u32() % 1000);
        let delay = if slow < rates.slow { rates.slowest * length / 1000 } else { Duration::ZERO };
        let fates = [
            (rates.full, PlannedOutcome::Full),
            (rates.unavailable, PlannedOutcome::Unavailable),
            (rates.answer_lost, PlannedOutcome::AnswerLost),
            (rates.request_lost, PlannedOutcome::RequestLost),
        ];
        for (rate, kind) in fates {
            if drawn < rate {
                return (delay, kind);
            }
            drawn -= rate;
        }
        (delay, PlannedOutcome::Succeeds)
    }
}

#[async_trait]
impl<S: Store> Store for FaultyStore<S> {
    async fn commit(&self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>> {
        self.commits.fetch_add(1, Ordering::Relaxed);
        let (delay, mut planned) = self.draw();
        if !delay.is_zero() {
            sleep(delay).await;
        }
        match self.outage() {
            Some(Outage::Unavailable) => planned = PlannedOutcome::Unavailable,
            Some(Outage::Unknown) => planned = PlannedOutcome::RequestLost,
            Some(Outage::Full) => planned = PlannedOutcome::Full,
            None => {}
        }
        let writes = batch.len();
        let error = match planned {
            PlannedOutcome::Succeeds => return self.inside.commit(batch).await,
            PlannedOutcome::Full => StoreError::Full(PLANTED.into()),
            PlannedOutcome::Unavailable => StoreError::Unavailable(PLANTED.into()),
            PlannedOutcome::AnswerLost => {
                self.inside.commit(batch).await;
                StoreError::Unknown(PLANTED.into())
            }
            PlannedOutcome::RequestLost => StoreError::Unknown(PLANTED.into()),
        };
        vec![Err(error.into()); writes]
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.reach()?;
        self.inside.table(id).await
    }

    async fn tables(&self, which: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        self.reach()?;
        self.inside.tables(which).await
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.delete_table(id).await
    }

    async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.reach()?;
        self.inside.value(key).await
    }

    async fn set_value(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.reach_to_write()?;
        self.inside.set_value(key, value).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.reach()?;
        self.inside.ping().await
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        self.reach()?;
        self.inside.backup(to).await
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.reach()?;
        self.inside.check().await
    }

    async fn close(&self) {
        self.inside.close().await;
    }

    fn leases(&self) -> Option<&dyn Leases> {
        self.inside.leases()
    }
}
