//! A server that consists of several nodes: who plays a table, and what clients notice of it.

use std::sync::Arc;
use std::thread::JoinHandle;
use std::time::Duration;

use futures_util::StreamExt as _;
use gantry_client::{Encoding, Server};
use gantry_server::NodeSettings;
use gantry_server::nats::Nats;
use gantry_store::Store;
use gantry_store::testing::{Nats as NatsServer, Postgres};
use gantry_wire::{Answer, ClientMessage, TableSettings};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep, timeout};

use crate::common::{PASSWORD, Player, Serving, table_of_two, until};
use crate::raw::request;

/// A table is played elsewhere after this time, however its node has ended. On a busy machine
/// everything takes longer; the simulation in `crates/cluster` measures.
const HAND_OVER: Duration = Duration::from_secs(10);
const FORMS: [Encoding; 2] = [Encoding::Json, Encoding::Postcard];

async fn open(database: &str) -> Arc<dyn Store> {
    gantry_store::open(database).await.expect("a database")
}

/// A node that has its lease, with connections of its own.
async fn node(database: &str, name: &str) -> Serving {
    node_with(database, name, NatsServer::shared().address()).await
}

async fn node_with(database: &str, name: &str, nats: &str) -> Serving {
    let node = Serving::node(open(database).await, NodeSettings::new(nats, name)).await;
    let is_ready =
        async || request(&node.address, "GET", "/readyz", "", "").await.body == "ready\n";
    until(async || is_ready().await.then_some(())).await;
    node
}

/// A node that can be killed: it has a thread of its own, whose tasks all end at once.
struct Mortal {
    address: String,
    kill: oneshot::Sender<()>,
    thread: JoinHandle<()>,
}

impl Mortal {
    async fn start(database: &str) -> Self {
        let database = database.to_owned();
        let (said, address) = oneshot::channel();
        let (kill, killed) = oneshot::channel();
        let thread = std::thread::spawn(move || {
            let runtime = tokio::runtime::Runtime::new().expect("threads");
            runtime.block_on(async move {
                let node = node(&database, "mortal").await;
                said.send(node.address.clone()).expect("somebody waits");
                let _ = killed.await;
            });
            runtime.shutdown_background();
        });
        Self { address: address.await.expect("it starts"), kill, thread }
    }

    fn kill(self) {
        self.kill.send(()).expect("it lives");
        self.thread.join().expect("it ends");
    }
}

/// The same person at another node.
async fn at(node: &str, player: &Player) -> Player {
    let cookie = player.server.session_cookie().expect("they have a session");
    let server = Server::session(node, &cookie).expect("an address");
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

/// Two people at a table; the first one at the node that plays it, the second one at another.
async fn table_across(owner: &Serving, other: &str) -> (String, [Player; 2]) {
    let settings = TableSettings::for_people("launch-pad", 2);
    let (table, [ada, ben]) = table_of_two(owner, &settings, FORMS).await;
    let mut there = at(other, &ben).await;
    enter(&mut there, &table).await;
    (table, [ada, there])
}

/// One of them acts, as soon as the game waits for somebody; returns who.
async fn act(players: &mut [Player]) -> usize {
    let acted = async {
        loop {
            for (index, player) in players.iter_mut().enumerate() {
                while timeout(Duration::from_millis(20), player.see()).await.is_ok() {}
                let Some(choice) = player.choices().first().cloned() else { continue };
                assert_eq!(player.call(ClientMessage::Act(choice)).await, Answer::Done);
                return index;
            }
        }
    };
    timeout(HAND_OVER, acted).await.expect("somebody can act")
}

/// The nodes that have played a table, in order.
async fn owners(database: &str, table: &str) -> Vec<String> {
    let store = open(database).await;
    let tenures = store.leases().expect("it has leases").history(table).await.expect("read");
    let name = |node: &str| node.split('-').next().unwrap_or_default().to_owned();
    tenures.iter().map(|row| name(&row.node)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_through_two_nodes() {
    let database = Postgres::shared().database().await;
    let (one, two) = (node(&database, "one").await, node(&database, "two").await);
    let nats = Nats::connect(NatsServer::shared().address(), "test").await.expect("an address");
    until(async || nats.is_connected().then_some(())).await;
    let mut private = nats.subscribe("gantry.*.client.>".into()).await.expect("it listens");
    let (table, [ada, ben]) = table_across(&one, &two.address).await;
    let mut eve = Player::guest(&two, "Eve", Encoding::Postcard).await;
    enter(&mut eve, &table).await;
    let mut players = [ada, ben, eve];
    let mut steps = [0; 3];
    while steps[0] < 4 || steps[1] < 4 {
        steps[act(&mut players).await] += 1;
    }
    assert_eq!(steps[2], 0, "she only looks on");
    let seen = async {
        for player in &mut players {
            while player.frame.as_ref().is_none_or(|frame| frame.lines < 8) {
                player.see().await;
            }
        }
    };
    timeout(HAND_OVER, seen).await.expect("everybody sees everything");
    let [ada, ben, eve] = players.map(|player| player.frame.expect("shown"));
    assert_eq!(eve.viewer.seat(), None);
    let seats = [ada.viewer.seat(), ben.viewer.seat()];
    assert!(seats[0] != seats[1] && seats.iter().all(Option::is_some), "{seats:?}");
    assert_eq!(owners(&database, &table).await, ["one"]);
    // each client at the other node has a subject, and the one here has none
    let mut subjects = std::collections::BTreeSet::new();
    while let Ok(Some(message)) = timeout(Duration::from_millis(50), private.next()).await {
        subjects.insert(message.subject.to_string());
    }
    let is_two = |subject: &String| subject.contains(".client.two-");
    assert!(subjects.len() >= 2 && subjects.iter().all(is_two), "{subjects:?}");
    one.stop().await;
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stops_hands_its_tables_over() {
    let database = Postgres::shared().database().await;
    let (one, two) = (node(&database, "one").await, node(&database, "two").await);
    let (table, [ada, mut ben]) = table_across(&one, &two.address).await;
    let lines = ben.see().await.lines;
    let began = Instant::now();
    let stopping = tokio::spawn(one.stop());
    // her socket is gone with the node, his stays
    let mut ada = at(&two.address, &ada).await;
    enter(&mut ada, &table).await;
    assert!(began.elapsed() < HAND_OVER, "{:?}", began.elapsed());
    assert_eq!(ada.see().await.lines, lines, "it is the same game");
    let mut players = [ada, ben];
    for _ in 0..4 {
        act(&mut players).await;
    }
    stopping.await.expect("it ends well");
    assert_eq!(owners(&database, &table).await, ["one", "two"]);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_dies_loses_nothing() {
    let database = Postgres::shared().database().await;
    let mortal = Mortal::start(&database).await;
    let two = node(&database, "two").await;
    let settings = TableSettings::for_people("launch-pad", 2);
    let mut players = [
        Player::guest(&two, "Ada", Encoding::Json).await,
        Player::guest(&two, "Ben", Encoding::Postcard).await,
    ];
    let table = players[0].server.create(&settings).await.expect("a table");
    // somebody at the other node looks first, so that one plays it
    let mut eve = at(&mortal.address, &players[0]).await;
    enter(&mut eve, &table).await;
    for player in &mut players {
        enter(player, &table).await;
        assert_eq!(player.join().await, Answer::Done);
    }
    assert_eq!(players[0].call(ClientMessage::Begin).await, Answer::Done);
    act(&mut players).await;
    act(&mut players).await;
    mortal.kill();
    let began = Instant::now();
    act(&mut players).await;
    assert!(began.elapsed() < HAND_OVER, "{:?}", began.elapsed());
    act(&mut players).await;
    let frames = players.iter().filter_map(|player| player.frame.as_ref());
    let lines = frames.map(|frame| frame.lines).max();
    assert!(lines >= Some(3), "{lines:?}");
    assert_eq!(owners(&database, &table).await, ["mortal", "two"]);
    two.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_nats_tables_go_on_where_they_are_played() {
    let database = Postgres::shared().database().await;
    let nats = NatsServer::start().expect("a server");
    let one = node_with(&database, "one", nats.address()).await;
    let two = node_with(&database, "two", nats.address()).await;
    let (_, [mut ada, mut ben]) = table_across(&one, &two.address).await;
    let address = nats.address().to_owned();
    drop(nats);
    // she is where the table is played; he waits
    assert_eq!(ada.call(ClientMessage::Say("alone".into())).await, Answer::Done);
    let mut waits = Box::pin(ben.call(ClientMessage::Say("here".into())));
    assert!(timeout(Duration::from_millis(500), &mut waits).await.is_err(), "nobody hears him");
    assert_eq!(ada.call(ClientMessage::Say("still".into())).await, Answer::Done);
    let nats = NatsServer::start_again(&address).expect("it starts again");
    let answer = timeout(HAND_OVER, waits).await.expect("he is heard");
    assert_eq!(answer, Answer::Done);
    act(&mut [ada, ben]).await;
    one.stop().await;
    two.stop().await;
    drop(nats);
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_go_to_the_node_that_plays_the_table() {
    let database = Postgres::shared().database().await;
    let (one, two) = (node(&database, "one").await, node(&database, "two").await);
    let settings = TableSettings::for_people("launch-pad", 2);
    let (table, [ada, mut ben]) = table_of_two(&one, &settings, FORMS).await;
    // whoever deletes their account at another node has left the table here
    let ada = at(&two.address, &ada).await;
    let account = serde_json::json!({ "name": "Ada Lovelace", "password": PASSWORD });
    ada.server.post("api/account", &account).await.expect("a name that is free");
    ada.server.delete("api/me").await.expect("deleted");
    let left = async {
        loop {
            let frame = ben.see().await;
            let sharing = frame.sharing.as_ref().expect("it is shared");
            if !sharing.resigned.is_empty() {
                return;
            }
        }
    };
    timeout(HAND_OVER, left).await.expect("she has resigned");
    assert_eq!(owners(&database, &table).await, ["one"]);
    one.stop().await;
    two.stop().await;
}

#[tokio::test]
async fn a_server_alone_takes_no_leases() {
    let database = Postgres::shared().database().await;
    let alone = Serving::on(open(&database).await).await;
    let settings = TableSettings::for_people("launch-pad", 2);
    let (table, mut players) = table_of_two(&alone, &settings, FORMS).await;
    act(&mut players).await;
    assert_eq!(owners(&database, &table).await, [""; 0]);
    let store = open(&database).await;
    assert_eq!(store.value("nodes").await, Ok(None), "it has no name for other nodes");
    alone.stop().await;
}
