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
use crate::rows::{StoredTable, TableFilter, TableRow, TableWrite};
use crate::store::{Accounts, Credentials, Ratings, Reports, Store, Subscriptions};

/// How many commits out of a thousand fail in each way; the rest succeed. No commit is stored in
/// part: no store may do that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FaultRates {
    /// The store is full; nothing is stored.
    pub full: u32,
    /// The store cannot be reached; nothing is stored.
    pub away: u32,
    /// It is stored, but the answer is lost.
    pub answer_lost: u32,
    /// It is not stored, but nobody can know.
    pub request_lost: u32,
    /// How many out of a thousand are slow, whatever their result,
    pub slow: u32,
    /// and how long at most.
    pub slowest: Duration,
}

/// The result of a commit.
enum Fate {
    Succeeds,
    Full,
    Away,
    AnswerLost,
    RequestLost,
}

/// A store whose commits fail from time to time. Everything else goes to the store inside.
pub struct Faults<S> {
    inside: S,
    rates: FaultRates,
    dice: Mutex<ChaCha8Rng>,
    commits: AtomicU64,
}

impl<S: Store> Faults<S> {
    /// Wraps a store. The same seed gives the same faults in the same order.
    pub fn new(inside: S, rates: FaultRates, seed: u64) -> Self {
        let dice = Mutex::new(ChaCha8Rng::seed_from_u64(seed));
        Self { inside, rates, dice, commits: AtomicU64::new(0) }
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
    fn draw(&self) -> (Duration, Fate) {
        let mut dice = self.dice.lock().unwrap_or_else(PoisonError::into_inner);
        let rates = self.rates;
        // Always draw the same number of values, so that one rate does not shift the others.
        let (slow, length, mut fate) =
            (dice.next_u32() % 1000, dice.next_u32() % 1000, dice.next_u32() % 1000);
        let delay = if slow < rates.slow { rates.slowest * length / 1000 } else { Duration::ZERO };
        let fates = [
            (rates.full, Fate::Full),
            (rates.away, Fate::Away),
            (rates.answer_lost, Fate::AnswerLost),
            (rates.request_lost, Fate::RequestLost),
        ];
        for (rate, kind) in fates {
            if fate < rate {
                return (delay, kind);
            }
            fate -= rate;
        }
        (delay, Fate::Succeeds)
    }
}

#[async_trait]
impl<S: Store> Store for Faults<S> {
    async fn commit(&self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>> {
        self.commits.fetch_add(1, Ordering::Relaxed);
        let (delay, fate) = self.draw();
        if !delay.is_zero() {
            sleep(delay).await;
        }
        let writes = batch.len();
        let error = match fate {
            Fate::Succeeds => return self.inside.commit(batch).await,
            Fate::Full => StoreError::Full("a fault that was planted".into()),
            Fate::Away => StoreError::Away("a fault that was planted".into()),
            Fate::AnswerLost => {
                self.inside.commit(batch).await;
                StoreError::Unknown("a fault that was planted".into())
            }
            Fate::RequestLost => StoreError::Unknown("a fault that was planted".into()),
        };
        vec![Err(error.into()); writes]
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.inside.table(id).await
    }

    async fn tables(&self, which: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        self.inside.tables(which).await
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        self.inside.delete_table(id).await
    }

    async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.inside.value(key).await
    }

    async fn set_value(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.inside.set_value(key, value).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.inside.ping().await
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        self.inside.backup(to).await
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.inside.check().await
    }

    async fn close(&self) {
        self.inside.close().await;
    }

    fn accounts(&self) -> &dyn Accounts {
        self.inside.accounts()
    }

    fn credentials(&self) -> &dyn Credentials {
        self.inside.credentials()
    }

    fn ratings(&self) -> &dyn Ratings {
        self.inside.ratings()
    }

    fn reports(&self) -> &dyn Reports {
        self.inside.reports()
    }

    fn subscriptions(&self) -> &dyn Subscriptions {
        self.inside.subscriptions()
    }
}
