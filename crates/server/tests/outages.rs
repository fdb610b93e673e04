//! A store that is unavailable for longer than writes are retried: everything gets a clear answer
//! soon, connections stay, and play goes on afterwards.

use std::sync::Arc;
use std::time::Duration;

use gantry_client::Encoding;
use gantry_server::Limits;
use gantry_store::{FaultRates, FaultyStore, Memory, Outage, Store, TableFilter};
use gantry_wire::{Answer, ClientMessage, TableSettings};
use tokio::time::{Instant, timeout};

use crate::common::{Player, Serving, refusal, table_of_two};
use crate::raw::request;

const RETRY: Duration = Duration::from_millis(200);
const RESULT_WAIT: Duration = Duration::from_millis(600);
/// Who does not listen for two of these is disconnected.
const PING: Duration = Duration::from_secs(1);
/// What an answer may take beyond the limits.
const SLACK: Duration = Duration::from_secs(2);

struct Scene {
    faults: Arc<FaultyStore<Memory>>,
    serving: Serving,
    table: String,
    players: [Player; 2],
}

impl Scene {
    async fn new() -> Self {
        let faults = Arc::new(FaultyStore::new(Memory::new(), FaultRates::default(), 0));
        let limits =
            Limits { retry_for: RETRY, result_wait: RESULT_WAIT, ping: PING, ..Limits::default() };
        let serving = Serving::within(faults.clone(), limits).await;
        let forms = [Encoding::Json, Encoding::Postcard];
        let (table, players) =
            table_of_two(&serving, &TableSettings::for_people("launch-pad", 2), forms).await;
        Self { faults, serving, table, players }
    }

    /// What somebody says, how it is answered, and whether that took no longer than this.
    async fn say(&mut self, who: usize, text: &str, within: Duration) -> String {
        let began = Instant::now();
        let answer = self.players[who].call(ClientMessage::Say(text.into())).await;
        assert!(began.elapsed() < within + SLACK, "{text}: {:?}", began.elapsed());
        match answer {
            Answer::Refused(refused) => refused.reason.key.to_string(),
            other => format!("{other:?}"),
        }
    }

    /// Both players wait for so long, answer pings, and are still connected.
    async fn wait(&mut self, time: Duration) {
        let [ada, ben] = &mut self.players;
        let ended = async |player: &mut Player| while player.socket.next().await.is_ok() {};
        let ended = async {
            tokio::select! { () = ended(ada) => {}, () = ended(ben) => {} }
        };
        assert!(timeout(time, ended).await.is_err(), "the connections stay");
    }

    /// Both are told how the table is now.
    async fn goes_on(&mut self) {
        self.faults.fail(None);
        for player in &mut self.players {
            timeout(SLACK, player.see()).await.expect("a frame");
        }
        let deadline = Instant::now() + SLACK;
        while self.say(0, "we go on", Duration::ZERO).await != "Done" {
            assert!(Instant::now() < deadline, "the table takes calls again");
        }
    }

    async fn said(&self) -> Vec<String> {
        let stored = self.faults.inside().table(&self.table).await.expect("memory");
        stored.expect("a table").chat.into_iter().map(|line| line.text).collect()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_call_is_answered_while_the_store_is_unavailable() {
    let mut scene = Scene::new().await;
    let mut eve = Player::guest(&scene.serving, "Eve", Encoding::Json).await;
    for player in &mut scene.players {
        player.see().await;
    }
    scene.faults.fail(Some(Outage::Unavailable));
    assert_eq!(scene.say(0, "one", RETRY).await, "host-not-stored");
    // now the table is being read, and cannot be
    for text in ["two", "three"] {
        assert_eq!(scene.say(1, text, Duration::ZERO).await, "host-not-stored");
    }
    let Answer::Refused(refused) = eve.enter(&scene.table).await else {
        panic!("nothing in memory may be shown");
    };
    assert_eq!(refused.reason.key, "host-not-stored");
    let lists = scene.players[0].server.get("api/tables?mine=true").await;
    assert_eq!(refusal(lists), (503, "store".into()));
    let ready = request(&scene.serving.address, "GET", "/readyz", "", "").await;
    assert_eq!(ready.status, 503);
    scene.wait(PING * 3).await;
    scene.goes_on().await;
    assert_eq!(scene.said().await, ["we go on"]);
    // she did not listen for so long that she was disconnected
    let mut eve = Player::of(eve.server, Encoding::Json).await;
    assert_eq!(eve.enter(&scene.table).await, Answer::Opened(scene.table.clone()));
    scene.serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_of_which_nobody_knows_is_answered_within_a_limit() {
    let mut scene = Scene::new().await;
    for player in &mut scene.players {
        player.see().await;
    }
    scene.faults.fail(Some(Outage::Unknown));
    assert_eq!(scene.say(0, "one", RESULT_WAIT).await, "host-maybe-stored");
    assert_eq!(scene.say(1, "two", Duration::ZERO).await, "host-not-stored");
    scene.wait(PING * 3).await;
    scene.goes_on().await;
    assert_eq!(scene.said().await, ["we go on"]);
    scene.serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_store_is_answered_at_once_and_still_shows_tables() {
    let mut scene = Scene::new().await;
    scene.faults.fail(Some(Outage::Full));
    for text in ["one", "two"] {
        assert_eq!(scene.say(0, text, Duration::ZERO).await, "host-store-full");
    }
    let settings = TableSettings::for_people("launch-pad", 2);
    let opened = scene.players[0].server.create(&settings).await;
    assert_eq!(refusal(opened), (503, "store-full".into()));
    // whoever is here still sees the table
    assert!(timeout(SLACK, scene.players[1].see()).await.is_ok());
    scene.faults.fail(None);
    let mut eve = Player::guest(&scene.serving, "Eve", Encoding::Json).await;
    assert_eq!(eve.enter(&scene.table).await, Answer::Opened(scene.table.clone()));
    assert_eq!(scene.say(0, "three", Duration::ZERO).await, "Done");
    assert_eq!(scene.said().await, ["three"]);
    scene.serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_of_which_nobody_knows_does_not_say_that_nothing_has_changed() {
    let rates = FaultRates { answer_lost: 1000, ..FaultRates::default() };
    let faults = Arc::new(FaultyStore::new(Memory::new(), rates, 0));
    let serving = Serving::within(faults.clone(), Limits::default()).await;
    let ada = Player::guest(&serving, "Ada", Encoding::Json).await;
    let opened = ada.server.create(&TableSettings::for_people("launch-pad", 2)).await;
    assert_eq!(refusal(opened), (503, "maybe-stored".into()));
    let tables = faults.inside().tables(&TableFilter::default()).await.expect("memory");
    assert_eq!(tables.len(), 1, "and this time it has happened");
    serving.stop().await;
}
