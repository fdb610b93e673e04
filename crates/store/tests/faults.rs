//! The planted faults.

use gantry_store::{
    CommitError, FaultRates, FaultyStore, Memory, Outage, People, Store, StoreError, TableFilter,
    TableWrite,
};

use crate::sample::{account, put, table};

/// The results of storing this many new tables, and whether each exists.
async fn fates(rates: FaultRates, seed: u64) -> Vec<(Result<(), CommitError>, bool)> {
    let store = FaultyStore::new(Memory::new(), rates, seed);
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
    let rates =
        FaultRates { full: 100, unavailable: 100, answer_lost: 100, ..FaultRates::default() };
    let first = fates(rates, 1).await;
    assert_eq!(first, fates(rates, 1).await);
    assert_ne!(first, fates(rates, 2).await);
    assert!(fates(FaultRates::default(), 1).await.iter().all(|fate| *fate == (Ok(()), true)));
}

#[tokio::test]
async fn each_fault_behaves_as_documented() {
    let rates = FaultRates {
        full: 200,
        unavailable: 200,
        answer_lost: 200,
        request_lost: 200,
        ..Default::default()
    };
    let mut counts = [0; 5];
    for fate in fates(rates, 3).await {
        let kind = match fate {
            (Ok(()), true) => 0,
            (Err(CommitError::Store(StoreError::Full(_))), false) => 1,
            (Err(CommitError::Store(StoreError::Unavailable(_))), false) => 2,
            (Err(CommitError::Store(StoreError::Unknown(_))), true) => 3,
            (Err(CommitError::Store(StoreError::Unknown(_))), false) => 4,
            other => panic!("{other:?}"),
        };
        counts[kind] += 1;
    }
    assert!(counts.iter().all(|count| (50..=110).contains(count)), "{counts:?}");
}

#[tokio::test]
async fn an_outage_lasts_until_it_is_ended() {
    let store = FaultyStore::new(Memory::new(), FaultRates::default(), 1);
    put(&store, TableWrite::row(table("t"))).await.expect("stored");
    for outage in [Outage::Unavailable, Outage::Unknown] {
        store.fail(Some(outage));
        let failed = put(&store, TableWrite::row(table("u"))).await;
        match outage {
            Outage::Unavailable => {
                assert!(matches!(failed, Err(CommitError::Store(StoreError::Unavailable(_)))));
            }
            _ => assert!(matches!(failed, Err(CommitError::Store(StoreError::Unknown(_))))),
        }
        assert!(store.table("t").await.is_err() && store.value("k").await.is_err());
        assert!(store.tables(&TableFilter::default()).await.is_err());
        assert!(store.set_value("k", "v").await.is_err() && store.ping().await.is_err());
        assert!(store.accounts().get("ada").await.is_err());
        assert!(store.credentials().sessions("ada").await.is_err());
        assert!(store.ratings().of("ada").await.is_err());
        assert!(store.reports().list(true, 1).await.is_err());
    }
    store.fail(Some(Outage::Full));
    assert!(store.table("t").await.is_ok() && store.ping().await.is_ok());
    assert!(matches!(store.set_value("k", "v").await, Err(StoreError::Full(_))));
    assert!(store.accounts().create(account("ada")).await.is_err());
    store.fail(None);
    assert_eq!(store.table("u").await, Ok(None));
    store.accounts().create(account("ada")).await.expect("stored");
}

#[tokio::test]
async fn other_requests_fail_by_their_own_dice() {
    let rates = FaultRates { others: 300, ..FaultRates::default() };
    let store = FaultyStore::new(Memory::new(), rates, 5);
    let mut failed = 0;
    for _ in 0..400 {
        failed += u32::from(store.ping().await.is_err());
        put(&store, TableWrite::row(table(&format!("t{}", store.commits()))))
            .await
            .expect("stored");
    }
    assert!((80..=160).contains(&failed), "{failed}");
}
