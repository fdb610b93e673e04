//! Running games that move to the server and away from it.

use gantry_catalog::{HUMAN, TableStart, find};
use gantry_client::Encoding;
use gantry_kernel::Secret;
use gantry_kernel::record::{Player as RecordPlayer, Record, Start};
use gantry_wire::{Answer, ClientMessage, CreatedTable, RecordBody};
use serde_json::{Value, json};

use crate::common::{Player, Serving, on_both};
use crate::raw::{self, Reply, request};

/// The record of a game of one person and a bot, with its secret, after the deal.
fn record(kinds: &[&str]) -> String {
    let listing = find("launch-pad").expect("a game");
    let player = |(index, kind): (usize, &&str)| RecordPlayer {
        kind: (*kind).into(),
        name: format!("Player {index}"),
    };
    let start = TableStart {
        start: Start::Options(Vec::new()),
        players: kinds.iter().enumerate().map(player).collect(),
        secret: Secret::from_number(5),
        salts: Vec::new(),
    };
    let mut table = listing.open(start).expect("a table");
    table.settle(table.now()).expect("chance is drawn");
    table.save().to_string()
}

async fn moved(serving: &Serving, cookie: &str, record: &str) -> Reply {
    let body = json!({ "record": record }).to_string();
    request(&serving.address, "POST", "/api/tables/moved", cookie, &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_moves_to_the_server_and_back() {
    on_both(async |serving| {
        let mut ada = Player::guest(serving, "Ada", Encoding::Json).await;
        let body = json!({ "record": record(&[HUMAN, "greedy"]) });
        let made = ada.server.post("api/tables/moved", &body).await.expect("it moves");
        let CreatedTable { table } = serde_json::from_value(made).expect("a table");
        assert_eq!(ada.enter(&table).await, Answer::Opened(table.clone()));
        let frame = ada.see().await.clone();
        assert_eq!(frame.seats[0].name, "Player 0", "the record's own name");
        let choice = loop {
            match ada.frame.as_ref().and_then(|frame| frame.choices.first()) {
                Some(choice) => break choice.notation.clone(),
                None => drop(ada.see().await),
            }
        };
        assert_eq!(ada.socket.call(ClientMessage::Act(choice)).await.ok(), Some(Answer::Done));
        let path = format!("api/tables/{table}/take");
        let ben = Player::guest(serving, "Ben", Encoding::Json).await;
        let refused = ben.server.post(&path, &json!({})).await;
        assert!(refused.is_err(), "the game is not his: {refused:?}");
        let mut taken = Vec::new();
        for _ in 0..2 {
            let body = ada.server.post(&path, &json!({})).await.expect("it is hers");
            let RecordBody { record } = serde_json::from_value(body).expect("a record");
            taken.push(record);
        }
        assert_eq!(taken[0], taken[1], "an answer that was lost can be asked for again");
        let back = Record::read(&taken[0]).expect("a record");
        assert!(back.header.secret.is_some() && !back.lines.is_empty());
        find("launch-pad").expect("a game").verify(&back).expect("it holds");
        let mut again = Player::guest(serving, "Eve", Encoding::Json).await;
        assert_ne!(again.enter(&table).await, Answer::Opened(table), "the table is closed");
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_move_says_so() {
    let serving = Serving::in_memory().await;
    let at = &serving.address;
    let ada = raw::guest(at, "Ada").await;
    let key = |reply: &Reply| {
        assert_eq!(reply.status, 422, "{reply:?}");
        let body: Value = serde_json::from_str(&reply.body).expect("JSON");
        body["refused"]["reason"]["key"].as_str().expect("a key").to_owned()
    };
    assert_eq!(key(&moved(&serving, &ada, &record(&[HUMAN, HUMAN])).await), "host-stays");
    assert_eq!(key(&moved(&serving, &ada, "nothing").await), "host-cannot-read");
    assert_eq!(moved(&serving, "", &record(&[HUMAN, "greedy"])).await.status, 401);
    let settings = json!({ "game": "launch-pad", "chairs": ["Person", "Person"] });
    let open = request(at, "POST", "/api/tables", &ada, &settings.to_string()).await;
    let open: Value = serde_json::from_str(&open.body).expect("JSON");
    let path = format!("/api/tables/{}/take", open["table"].as_str().expect("an id"));
    assert_eq!(key(&request(at, "POST", &path, &ada, "").await), "host-stays");
    assert_eq!(request(at, "POST", &path, "", "").await.status, 401);
    assert_eq!(request(at, "POST", "/api/tables/nowhere/take", &ada, "").await.status, 404);
    serving.stop().await;
}
