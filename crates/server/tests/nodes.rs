//! A server that consists of several nodes: who plays a table, and what clients notice of it.

use std::sync::Arc;
use std::time::Duration;

use gantry_client::{Encoding, Server};
use gantry_server::NodeSettings;
use gantry_store::Store;
use gantry_store::testing::Postgres;
use gantry_wire::{Answer, TableSettings};
use tokio::time::{Instant, sleep, timeout};

use crate::common::{Player, Serving, table_of_two, until};
use crate::nats::NatsServer;
use crate::raw::request;

/// A table is played elsewhere after this time, however its node has ended. On a busy machine
/// everything takes longer; the simulation in `crates/cluster` measures.
const HAND_OVER: Duration = Duration::from_secs(10);

async fn open(database: &str) -> Arc<dyn Store> {
    gantry_store::open(database).await.expect("a database")
}

/// A node that has its lease, with connections of its own.
async fn node(database: &str, name: &str) -> Serving {
    let settings = NodeSettings::new(NatsServer::shared().address(), name);
    let node = Serving::node(open(database).await, settings).await;
    let is_ready =
        async || request(&node.address, "GET", "/readyz", "", "").await.body == "ready\n";
    until(async || is_ready().await.then_some(())).await;
    node
}

/// The same person at another node.
async fn at(node: &Serving, player: &Player) -> Player {
    let cookie = player.server.session_cookie().expect("they have a session");
    let server = Server::session(&node.address, &cookie).expect("an address");
    Player::of(server, Encoding::Postcard).await
}

/// Enters a table as soon as it is played.
async fn enter(player: &mut Player, table: &str) {
    let entered = async {
        while player.enter(table).await != Answer::Opened(table.to_owned()) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(HAND_OVER, entered).await.expect("somebody plays it");
}

#[tokio::test]
async fn a_node_that_stops_hands_its_tables_over() {
    let database = Postgres::shared().database().await;
    let one = node(&database, "one").await;
    let forms = [Encoding::Json, Encoding::Postcard];
    let settings = TableSettings::for_people("launch-pad", 2);
    let (table, [mut ada, ben]) = table_of_two(&one, &settings, forms).await;
    let lines = ada.see().await.lines;
    let two = node(&database, "two").await;
    let began = Instant::now();
    let stopping = tokio::spawn(one.stop());
    let mut ada = at(&two, &ada).await;
    enter(&mut ada, &table).await;
    assert!(began.elapsed() < HAND_OVER, "{:?}", began.elapsed());
    assert_eq!(ada.see().await.lines, lines, "it is the same game");
    drop(ben);
    stopping.await.expect("it ends well");
    let store = open(&database).await;
    let tenures = store.leases().expect("it has leases").history(&table).await.expect("read");
    let nodes: Vec<bool> = tenures.iter().map(|row| row.node.starts_with("one-")).collect();
    assert_eq!(nodes, [true, false], "{tenures:?}");
    two.stop().await;
}
