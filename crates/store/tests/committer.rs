//! Group commit, on a clock that is stopped unless somebody sleeps.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use gantry_store::{
    CommitError, Committer, CommitterLimits, ConflictError, FaultRates, FaultyStore, Memory, Store,
    StoreError, TableWrite,
};
use tokio::task::JoinSet;
use tokio::time::Instant;

use crate::sample::{entries, put, seqs, table};

const NONE: FaultRates = FaultRates {
    full: 0,
    unavailable: 0,
    answer_lost: 0,
    request_lost: 0,
    slow: 0,
    slowest: Duration::ZERO,
    others: 0,
};

/// A store with this many tables, called t0 and so on, with these faults.
async fn store(tables: usize, rates: FaultRates, seed: u64) -> Arc<FaultyStore<Memory>> {
    let store = FaultyStore::new(Memory::new(), rates, seed);
    let rows = (0..tables).map(|index| TableWrite::row(table(&format!("t{index}"))));
    assert!(store.inside().commit(&rows.collect::<Vec<_>>()).await.iter().all(Result::is_ok));
    Arc::new(store)
}

fn start(store: &Arc<FaultyStore<Memory>>, limits: CommitterLimits) -> Committer {
    Committer::start(store.clone(), limits).0
}

/// Appends the first entry to every table concurrently.
async fn append_to_all(committer: &Committer, tables: usize) -> Vec<Result<(), CommitError>> {
    let mut writes = JoinSet::new();
    for index in 0..tables {
        let committer = committer.clone();
        writes.spawn(async move { committer.submit(entries(&format!("t{index}"), [1])).await });
    }
    writes.join_all().await
}

#[tokio::test(start_paused = true)]
async fn one_write_is_stored_at_once() {
    let store = store(1, NONE, 0).await;
    let committer = start(&store, CommitterLimits::default());
    let began = Instant::now();
    for seq in 1..=3 {
        assert_eq!(committer.submit(entries("t0", [seq])).await, Ok(()));
    }
    assert_eq!((began.elapsed(), store.commits()), (Duration::ZERO, 3));
    assert_eq!(seqs(store.inside(), "t0").await, [1, 2, 3]);
}

#[tokio::test(start_paused = true)]
async fn queued_writes_share_one_transaction() {
    let slow = FaultRates { slow: 1000, slowest: Duration::from_millis(50), ..NONE };
    let store = store(100, slow, 0).await;
    let committer = start(&store, CommitterLimits::default());
    assert!(append_to_all(&committer, 100).await.iter().all(Result::is_ok));
    assert!(store.commits() <= 3, "{} commits", store.commits());
}

#[tokio::test(start_paused = true)]
async fn batches_and_the_queue_are_bounded() {
    let slow = FaultRates { slow: 1000, slowest: Duration::from_millis(50), ..NONE };
    let store = store(60, slow, 0).await;
    let committer =
        start(&store, CommitterLimits { queue: 2, batch: 5, ..CommitterLimits::default() });
    assert!(append_to_all(&committer, 60).await.iter().all(Result::is_ok));
    // Never more than fit into the queue, plus those with reserved places in it.
    assert!((12..=60).contains(&store.commits()), "{} commits", store.commits());
    let committer = start(&store, CommitterLimits { batch: 1, ..CommitterLimits::default() });
    let before = store.commits();
    assert!(append_to_all(&committer, 60).await.iter().all(Result::is_err));
    assert_eq!(store.commits() - before, 60);
}

#[tokio::test]
async fn a_conflict_affects_only_its_own_write() {
    let store = store(10, NONE, 0).await;
    put(store.inside(), entries("t3", [1])).await.expect("the first");
    let committer = start(&store, CommitterLimits::default());
    let mut outcomes = append_to_all(&committer, 10).await;
    outcomes.retain(Result::is_err);
    assert_eq!(outcomes, [Err(ConflictError::EntryTaken.into())]);
}

#[tokio::test(start_paused = true)]
async fn a_short_outage_is_not_noticed() {
    let often_unavailable = FaultRates { unavailable: 700, ..NONE };
    let store = store(30, often_unavailable, 5).await;
    // one after the other, so the last ones wait for all others, too
    let retry_for = Duration::from_mins(1);
    let committer =
        start(&store, CommitterLimits { batch: 1, retry_for, ..CommitterLimits::default() });
    assert!(append_to_all(&committer, 30).await.iter().all(Result::is_ok));
    assert!(store.commits() > 60, "{} commits", store.commits());
}

#[tokio::test(start_paused = true)]
async fn retrying_ends_after_its_time() {
    let store = store(3, FaultRates { unavailable: 1000, ..NONE }, 0).await;
    let committer = start(&store, CommitterLimits::default());
    let began = Instant::now();
    for outcome in append_to_all(&committer, 3).await {
        assert!(
            matches!(outcome, Err(CommitError::Store(StoreError::Unavailable(_)))),
            "{outcome:?}"
        );
    }
    let waited = began.elapsed();
    assert!((Duration::from_secs(3)..=Duration::from_secs(5)).contains(&waited), "{waited:?}");
}

#[tokio::test(start_paused = true)]
async fn a_write_that_may_be_stored_is_not_retried() {
    let store = store(3, FaultRates { answer_lost: 1000, ..NONE }, 0).await;
    let committer = start(&store, CommitterLimits::default());
    for outcome in append_to_all(&committer, 3).await {
        assert!(matches!(outcome, Err(CommitError::Store(StoreError::Unknown(_)))), "{outcome:?}");
    }
    assert!(store.commits() <= 3);
    assert_eq!(seqs(store.inside(), "t0").await, [1]);
}

#[tokio::test(start_paused = true)]
async fn a_full_store_is_not_retried() {
    let store = store(1, FaultRates { full: 1000, ..NONE }, 0).await;
    let outcome = start(&store, CommitterLimits::default()).submit(entries("t0", [1])).await;
    assert!(matches!(outcome, Err(CommitError::Store(StoreError::Full(_)))), "{outcome:?}");
    assert_eq!(store.commits(), 1);
}

#[tokio::test(start_paused = true)]
async fn it_ends_when_everything_is_stored() {
    let slow = FaultRates { slow: 1000, slowest: Duration::from_millis(50), ..NONE };
    let store = store(20, slow, 0).await;
    let (committer, end) =
        Committer::start(store.clone(), CommitterLimits { batch: 3, ..CommitterLimits::default() });
    let outcomes = append_to_all(&committer, 20).await;
    assert!(outcomes.iter().all(Result::is_ok));
    drop(committer);
    end.await.expect("no panic");
}

/// Plays a table on an unreliable store, as a server does. It counts an entry only when it knows
/// that the entry is stored; if nobody knows, it reads the table again.
async fn play(
    committer: Committer,
    store: Arc<FaultyStore<Memory>>,
    id: String,
    length: u64,
) -> u64 {
    let mut acknowledged = 0;
    while acknowledged < length {
        match committer.submit(entries(&id, [acknowledged + 1])).await {
            Ok(()) => acknowledged += 1,
            Err(CommitError::Store(StoreError::Unknown(_))) => {
                let stored = seqs(store.inside(), &id).await.len() as u64;
                assert!(stored == acknowledged || stored == acknowledged + 1);
                acknowledged = stored;
            }
            Err(CommitError::Store(_)) => {}
            Err(CommitError::Conflict(conflict)) => panic!("nobody else writes: {conflict}"),
        }
    }
    acknowledged
}

#[tokio::test(start_paused = true)]
async fn nothing_acknowledged_is_lost_and_nothing_is_stored_twice() {
    let rates = FaultRates {
        full: 60,
        unavailable: 120,
        answer_lost: 60,
        request_lost: 60,
        slow: 300,
        slowest: Duration::from_millis(200),
        others: 0,
    };
    for seed in 0..40 {
        let store = store(6, rates, seed).await;
        let committer =
            start(&store, CommitterLimits { queue: 4, batch: 4, ..CommitterLimits::default() });
        let mut tables = JoinSet::new();
        for index in 0..6 {
            tables.spawn(play(committer.clone(), store.clone(), format!("t{index}"), 12));
        }
        assert_eq!(tables.join_all().await, [12; 6], "seed {seed}");
        for index in 0..6 {
            let expected: Vec<_> = (1..=12).collect();
            assert_eq!(seqs(store.inside(), &format!("t{index}")).await, expected, "seed {seed}");
        }
    }
}

/// However many batches are queued while the store is unavailable, nobody waits longer than that.
#[tokio::test(start_paused = true)]
async fn the_time_in_the_queue_counts() {
    let store = store(8, FaultRates { unavailable: 1000, ..NONE }, 0).await;
    let committer = start(&store, CommitterLimits { batch: 1, ..CommitterLimits::default() });
    let began = Instant::now();
    assert!(append_to_all(&committer, 8).await.iter().all(Result::is_err));
    assert!(began.elapsed() <= Duration::from_secs(5), "{:?}", began.elapsed());
}

#[tokio::test(start_paused = true)]
async fn every_transaction_is_reported() {
    let slow = FaultRates { slow: 1000, slowest: Duration::from_millis(50), ..NONE };
    let store = store(5, slow, 1).await;
    let told = Arc::new(Mutex::new(Vec::new()));
    let telling = told.clone();
    let tried = move |batch| telling.lock().expect("not poisoned").push(batch);
    let committer = Committer::start_watched(store.clone(), CommitterLimits::default(), tried).0;
    assert!(append_to_all(&committer, 5).await.iter().all(Result::is_ok));
    let told = told.lock().expect("not poisoned");
    assert_eq!(told.iter().map(|batch| batch.writes).sum::<usize>(), 5);
    assert_eq!(told.len() as u64, store.commits());
}
