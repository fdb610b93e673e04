//! The planted faults.

use gantry_store::{CommitError, FaultRates, Faults, Memory, Store, StoreError, TableWrite};

use crate::sample::{put, table};

/// The results of storing this many new tables, and whether each exists.
async fn fates(rates: FaultRates, seed: u64) -> Vec<(Result<(), CommitError>, bool)> {
    let store = Faults::new(Memory::new(), rates, seed);
    let mut fates = Vec::new();
    for index in 0..400 {
        let id = format!("t{index}");
        let outcome = put(&store, TableWrite::row(table(&id))).await;
        fates.push((outcome, store.inside().table(&id).await.expect("readable").is_some()));
    }
    assert_eq!(store.commits(), 400);
    fates
}

#[tokio::test]
async fn the_same_seed_gives_the_same_faults() {
    let rates = FaultRates { full: 100, away: 100, answer_lost: 100, ..FaultRates::default() };
    let first = fates(rates, 1).await;
    assert_eq!(first, fates(rates, 1).await);
    assert_ne!(first, fates(rates, 2).await);
    assert!(fates(FaultRates::default(), 1).await.iter().all(|fate| *fate == (Ok(()), true)));
}

#[tokio::test]
async fn each_fault_behaves_as_documented() {
    let rates = FaultRates {
        full: 200,
        away: 200,
        answer_lost: 200,
        request_lost: 200,
        ..Default::default()
    };
    let mut counts = [0; 5];
    for fate in fates(rates, 3).await {
        let kind = match fate {
            (Ok(()), true) => 0,
            (Err(CommitError::Store(StoreError::Full(_))), false) => 1,
            (Err(CommitError::Store(StoreError::Away(_))), false) => 2,
            (Err(CommitError::Store(StoreError::Unknown(_))), true) => 3,
            (Err(CommitError::Store(StoreError::Unknown(_))), false) => 4,
            other => panic!("{other:?}"),
        };
        counts[kind] += 1;
    }
    assert!(counts.iter().all(|count| (50..=110).contains(count)), "{counts:?}");
}
