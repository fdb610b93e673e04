//! Ratings: each rated game counts once, even if the server stops at the wrong moment.

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use gantry_client::Encoding;
use gantry_kernel::Seat;
use gantry_store::{
    Accounts, BackupError, CommitError, Credentials, People, RatingOutcome, RatingPoint, RatingRow,
    Ratings, Reports, SentResults, Store, StoreError, StoredTable, Subscriptions, TableFilter,
    TableRow, TableWrite,
};
use gantry_wire::{Access, Answer, ClientMessage, TableSettings};
use serde_json::Value;

use crate::common::{Player, Serving, on_both, table_of_two, until};

const A: Seat = Seat::new(0);

fn rated(game: &str) -> TableSettings {
    TableSettings { rated: true, access: Access::Open, ..TableSettings::for_people(game, 2) }
}

/// Everybody's rating at a game, once all have played this many games.
async fn ratings(players: &[Player], games: u64) -> Vec<Value> {
    let mut found = Vec::new();
    for player in players {
        let path = format!("api/accounts/{}", player.id().await);
        let rating = until(async || {
            let profile = player.server.get(&path).await.expect("a profile");
            let rating = profile["ratings"].get(0)?.clone();
            (rating["games"] == games).then_some(rating)
        });
        found.push(rating.await);
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_games_count_once_and_others_do_not() {
    on_both(async |serving| {
        let forms = [Encoding::Postcard, Encoding::Json];
        let (table, mut players) = table_of_two(serving, &rated("launch-pad"), forms).await;
        assert_eq!(players[0].call(ClientMessage::Resign(A)).await, Answer::Done);
        let [lost, won] = &ratings(&players, 1).await[..] else { panic!("two people") };
        assert_eq!(lost["game"], "launch-pad");
        assert!(won["rating"].as_f64() > Some(1600.0), "{won}");
        assert!(lost["rating"].as_f64() < Some(1400.0), "{lost}");
        assert!(won["deviation"].as_f64() < Some(350.0), "{won}");
        assert_eq!(won["course"].as_array().map(Vec::len), Some(1));

        // the same people again: a game that does not count, one that is stopped, one that counts
        for (settings, stopped) in [
            (TableSettings::for_people("launch-pad", 2), false),
            (rated("launch-pad"), true),
            (rated("launch-pad"), false),
        ] {
            let table = players[0].server.create(&settings).await.expect("a table");
            for player in &mut players {
                player.enter(&table).await;
                assert_eq!(player.join().await, Answer::Done);
            }
            assert_eq!(players[0].call(ClientMessage::Begin).await, Answer::Done);
            if stopped {
                assert_eq!(players[0].call(ClientMessage::ProposeAbandon).await, Answer::Done);
                assert_eq!(players[1].call(ClientMessage::Respond(true)).await, Answer::Done);
            } else {
                assert_eq!(players[0].call(ClientMessage::Resign(A)).await, Answer::Done);
            }
        }
        let twice = ratings(&players, 2).await;
        assert!(twice[1]["rating"].as_f64() > won["rating"].as_f64());
        assert_eq!(twice[1]["course"].as_array().map(Vec::len), Some(2));

        let path = format!("api/accounts/{}", players[0].id().await);
        let profile = players[1].server.get(&path).await.expect("a profile");
        assert_eq!(profile["name"], "Ada");
        let games = profile["games"].as_array().expect("a list");
        assert_eq!(games.len(), 3, "only what was open to everybody");
        assert!(games.iter().any(|game| game["id"] == table));
        assert!(!profile["ratings"].to_string().contains(&table), "no names of tables there");
    })
    .await;
}

/// Ends before anything is rated.
struct NeverRates(Arc<dyn Store>);

#[async_trait]
impl Ratings for NeverRates {
    async fn of(&self, account: &str) -> Result<Vec<RatingRow>, StoreError> {
        self.0.ratings().of(account).await
    }

    async fn history(
        &self,
        account: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.0.ratings().history(account, game, limit).await
    }

    async fn rate(&self, _: &str, _: Vec<RatingRow>) -> Result<RatingOutcome, StoreError> {
        Err(StoreError::Unavailable("for a test".into()))
    }
}

#[async_trait]
impl Store for NeverRates {
    async fn commit(&self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>> {
        self.0.commit(batch).await
    }

    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError> {
        self.0.table(id).await
    }

    async fn tables(&self, which: &TableFilter) -> Result<Vec<TableRow>, StoreError> {
        self.0.tables(which).await
    }

    async fn delete_table(&self, id: &str) -> Result<bool, StoreError> {
        self.0.delete_table(id).await
    }

    async fn value(&self, key: &str) -> Result<Option<String>, StoreError> {
        self.0.value(key).await
    }

    async fn set_value(&self, key: &str, value: &str) -> Result<(), StoreError> {
        self.0.set_value(key, value).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        self.0.ping().await
    }

    async fn backup(&self, to: &Path) -> Result<(), BackupError> {
        self.0.backup(to).await
    }

    async fn check(&self) -> Result<Vec<String>, StoreError> {
        self.0.check().await
    }

    async fn close(&self) {
        self.0.close().await;
    }
}

impl People for NeverRates {
    fn accounts(&self) -> &dyn Accounts {
        self.0.accounts()
    }

    fn credentials(&self) -> &dyn Credentials {
        self.0.credentials()
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self.0.reports()
    }

    fn sent_results(&self) -> &dyn SentResults {
        self.0.sent_results()
    }

    fn subscriptions(&self) -> &dyn Subscriptions {
        self.0.subscriptions()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ended_too_early_to_be_rated_is_rated_at_the_next_start() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("gantry.db");
    let file = path.to_str().expect("a plain path");
    let store = gantry_store::open(file).await.expect("a new file");
    let serving = Serving::on(Arc::new(NeverRates(store))).await;
    let forms = [Encoding::Postcard, Encoding::Json];
    let (table, mut players) = table_of_two(&serving, &rated("lift-off"), forms).await;
    assert_eq!(players[0].call(ClientMessage::Resign(A)).await, Answer::Done);
    let ids = [players[0].id().await, players[1].id().await];
    serving.stop().await;

    for _ in 0..2 {
        let store = gantry_store::open(file).await.expect("the same file");
        let serving = Serving::on(store.clone()).await;
        for id in &ids {
            let rated = until(async || {
                let history = store.ratings().history(id, "lift-off", 9).await.expect("a history");
                (!history.is_empty()).then_some(history)
            });
            let rated = rated.await;
            assert_eq!((rated.len(), &rated[0].table), (1, &table), "once");
        }
        serving.stop().await;
    }
}
