//! Analyses of finished games.

use std::borrow::Borrow;
use std::sync::Arc;
use std::time::Duration;

use gantry_catalog::{Budget, find};
use gantry_client::{Encoding, Server};
use gantry_host::AnalysedGame;
use gantry_kernel::record::Record;
use gantry_kernel::{Seat, SeatSet};
use gantry_server::{Limits, Rate};
use gantry_store::Memory;
use gantry_wire::{Answer, ClientMessage, Spectators, TableSettings};
use serde_json::{Value, json};

use crate::common::{Player, Serving, refusal, table_of_two, until};

/// Estimates as short as they can be.
fn quick() -> Limits {
    Limits { analysis_time: Duration::ZERO, ..Limits::default() }
}

async fn serving(limits: impl Borrow<Limits>) -> Serving {
    Serving::within(Arc::new(Memory::new()), limits).await
}

/// A few steps of a game, and then one player resigns.
async fn short_game(serving: &Serving, settings: &TableSettings) -> (String, [Player; 2]) {
    let (table, mut players) =
        table_of_two(serving, settings, [Encoding::Json, Encoding::Postcard]).await;
    for _ in 0..6 {
        let asked = loop {
            let mut asked = None;
            for (index, player) in players.iter_mut().enumerate() {
                if player.frame.is_none() {
                    player.see().await;
                }
                asked = asked.or((!player.choices().is_empty()).then_some(index));
            }
            match asked {
                Some(asked) => break asked,
                None => players.iter_mut().for_each(|player| player.frame = None),
            }
        };
        let choice = players[asked].choices()[0].clone();
        assert_eq!(players[asked].call(ClientMessage::Act(choice)).await, Answer::Done);
        players.iter_mut().for_each(|player| player.frame = None);
    }
    (table, players)
}

async fn over(players: &mut [Player; 2]) {
    assert_eq!(players[0].call(ClientMessage::Resign(Seat::new(0))).await, Answer::Done);
}

fn path(table: &str) -> String {
    format!("api/tables/{table}/analysis")
}

async fn done(server: &Server, path: &str) -> Value {
    until(async || {
        let answer = server.get(path).await.expect("it has begun");
        answer.get("players").is_some().then_some(answer)
    })
    .await
}

/// The number of a metric.
async fn metric(serving: &Serving, name: &str) -> u64 {
    let reply = crate::raw::request(&serving.address, "GET", "/metrics", "", "").await;
    let line = reply.body.lines().find_map(|line| line.strip_prefix(&format!("{name} ")));
    line.and_then(|number| number.parse().ok()).expect("a number")
}

/// Everything in an analysis that does not depend on how long it thought.
fn log_part(analysis: &Value) -> Value {
    let mut part = analysis.clone();
    for player in part["players"].as_array_mut().expect("players") {
        let decisions = player["decisions"].as_array().expect("decisions").iter();
        let chosen = decisions
            .map(|decision| json!([decision["entry"], decision["legal"], decision["chosen"]]));
        *player = json!([player["seat"], player["name"], chosen.collect::<Vec<_>>()]);
    }
    part
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_analysed_once_for_everybody() {
    let serving = serving(quick()).await;
    let settings = TableSettings::for_people("launch-pad", 2);
    let (table, mut players) = short_game(&serving, &settings).await;
    let path = path(&table);
    let [ada, ben] = [players[0].server.clone(), players[1].server.clone()];
    for answer in [ada.get(&path).await, ada.post(&path, &Value::Null).await] {
        assert_eq!(refusal(answer), (403, "not-yet".into()), "it shows what the others hold");
    }
    over(&mut players).await;
    assert_eq!(refusal(ada.get(&path).await), (404, "no-analysis".into()));
    let klingon = ada.post(&format!("{path}?language=tlh"), &Value::Null).await;
    assert_eq!(refusal(klingon), (400, "invalid".into()));
    for server in [&ada, &ben, &ada] {
        server.post(&path, &Value::Null).await.expect("begun or joined");
    }
    let told = done(&ben, &path).await;
    assert_eq!(metric(&serving, "gantry_analyses_total").await, 1);
    assert_eq!(metric(&serving, "gantry_analyses_pending").await, 0);
    assert_eq!(ada.post(&path, &Value::Null).await.expect("it is kept"), told);

    // the same as from the record
    let record = Record::read(&ada.record(&table).await.expect("it is over")).expect("a record");
    let listing = find("launch-pad").expect("a game");
    let played = listing.replay(&record).expect("proved");
    let request = gantry_catalog::AnalysisRequest {
        seats: SeatSet::first(2),
        budget: Budget::Iterations(2),
        threads: 1,
    };
    let analysis = played.analyse(&request, &|_, _| {});
    let digest = played.digest().to_string();
    let book = |language| gantry_catalog::Phrasebook::new(language, &[listing.messages]);
    let own = AnalysedGame {
        game: listing.id,
        rules: listing.rules,
        names: &played.names(),
        digest: Some(&digest),
        analysis: &analysis,
    };
    assert_eq!(log_part(&told), log_part(&own.json(&book("en"))));
    // Whoever begins has decided something; that is not always Ada.
    let players = told["players"].as_array().expect("a list");
    let decided =
        |player: &Value| player["decisions"].as_array().is_some_and(|all| !all.is_empty());
    assert!(players.iter().any(decided), "{told}");
    let german = ada.get(&format!("{path}?language=de")).await.expect("done");
    assert_ne!(german, told, "in other words");
    assert_eq!(log_part(&german), log_part(&told));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_shown_only_to_those_who_may_see_the_game() {
    let serving = serving(quick()).await;
    let spectators = Spectators::Nobody;
    let settings = TableSettings { spectators, ..TableSettings::for_people("lift-off", 2) };
    let (table, mut players) = short_game(&serving, &settings).await;
    over(&mut players).await;
    let path = path(&table);
    players[1].server.post(&path, &Value::Null).await.expect("begun");
    let eve = Player::guest(&serving, "Eve", Encoding::Json).await;
    for answer in [eve.server.get(&path).await, eve.server.post(&path, &Value::Null).await] {
        assert_eq!(refusal(answer), (404, "not-found".into()));
    }
    done(&players[0].server, &path).await;
    assert_eq!(refusal(eve.server.get(&path).await), (404, "not-found".into()));
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn analyses_are_limited() {
    let settings = TableSettings::for_people("launch-pad", 2);
    let analyses = Rate { burst: 2, per_minute: 1 };
    let limits = Limits { analyses, analyses_kept: 1, ..quick() };
    let limited = serving(limits).await;
    let (first, mut players) = short_game(&limited, &settings).await;
    over(&mut players).await;
    let ada = players[0].server.clone();
    ada.post(&path(&first), &Value::Null).await.expect("begun");
    done(&ada, &path(&first)).await;
    // the same players again
    let mut tables = vec![first];
    for _ in 0..2 {
        let Answer::Opened(next) = players[0].call(ClientMessage::Rematch).await else {
            panic!("a table for the next game")
        };
        for player in &mut players {
            assert_eq!(player.enter(&next).await, Answer::Opened(next.clone()));
        }
        assert_eq!(players[0].call(ClientMessage::Begin).await, Answer::Done);
        let seat = Seat::new((tables.len()) % 2);
        assert_eq!(players[0].call(ClientMessage::Resign(seat)).await, Answer::Done);
        tables.push(next);
    }
    ada.post(&path(&tables[1]), &Value::Null).await.expect("begun");
    done(&ada, &path(&tables[1])).await;
    let forgotten = ada.get(&path(&tables[0])).await;
    assert_eq!(refusal(forgotten), (404, "no-analysis".into()), "one is kept");
    ada.post(&path(&tables[1]), &Value::Null).await.expect("asking for a known one is free");
    let often = ada.post(&path(&tables[2]), &Value::Null).await;
    assert_eq!(refusal(often), (429, "too-many".into()));
    limited.stop().await;

    let full = serving(Limits { analyses_pending: 0, ..quick() }).await;
    let (table, mut players) = short_game(&full, &settings).await;
    over(&mut players).await;
    let answer = players[0].server.post(&path(&table), &Value::Null).await;
    assert_eq!(refusal(answer), (503, "busy".into()));
    full.stop().await;
}
