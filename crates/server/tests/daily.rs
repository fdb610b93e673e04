//! Results of the deal of the day: what counts, who is ranked, and what is told of whom.

use std::time::{SystemTime, UNIX_EPOCH};

use gantry_catalog::{HUMAN, Table};
use gantry_host::daily::{DailyDeal, day_number};
use gantry_kernel::record::Player;
use serde_json::{Value, json};

use crate::common::Serving;
use crate::raw::{self, Reply, request};

/// Its bots think for the shortest time.
const GAME: &str = "planet-rush";

/// The day that is this many days from today, and its place in the interface.
fn day(ahead: i64) -> (String, String) {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970");
    let today = i64::try_from(since.as_secs() / 86_400).expect("a small number");
    let number = u64::try_from(today + ahead).expect("after 1970");
    let dates = (2020..2200).flat_map(|year| {
        (1..=12)
            .flat_map(move |month| (1..=31).map(move |day| format!("{year}-{month:02}-{day:02}")))
    });
    let date = dates.into_iter().find(|date| day_number(date) == Some(number)).expect("a date");
    let path = format!("/api/daily/{GAME}/{date}");
    (date, path)
}

/// A finished game of a deal, with this bot at the person's seat.
fn played(date: &str, own: &str) -> String {
    let deal = DailyDeal::of(GAME, date).expect("a deal");
    let player = |kind: &str, name: String| Player { kind: kind.into(), name };
    let person = player(HUMAN, "Whoever".into());
    let others = |index: usize| player(deal.bot, format!("Bot {index}"));
    let mut table = deal.table(&person, others).expect("a table");
    settle(&mut *table);
    while let Some(seat) = table.next_to_decide() {
        let bot = if seat == deal.seat { own } else { deal.bot };
        let chosen = table.decide(seat, bot).expect("a bot decides");
        table.act(table.now(), seat, &chosen).expect("what is allowed");
        settle(&mut *table);
    }
    table.save().to_string()
}

fn settle(table: &mut dyn Table) {
    table.settle(table.now()).expect("chance is drawn");
    while let (None, Some(until)) = (table.next_to_decide(), table.awaiting().until()) {
        table.advance(until).expect("the deadline passes");
    }
}

async fn send(serving: &Serving, path: &str, cookie: &str, record: &str) -> Reply {
    let body = json!({ "record": record }).to_string();
    request(&serving.address, "POST", path, cookie, &body).await
}

/// The names in a ranking with their ranks and duplicate scores, and whose is the reader's.
fn ranking(reply: &Reply) -> Vec<(String, u64, Value, bool)> {
    assert_eq!(reply.status, 200, "{reply:?}");
    let body: Value = serde_json::from_str(&reply.body).expect("JSON");
    let results = body["results"].as_array().expect("a list");
    assert_eq!(body["count"].as_u64(), Some(results.len() as u64));
    let line = |result: &Value| {
        let name = result["name"].as_str().expect("a name").to_owned();
        let rank = result["rank"].as_u64().expect("a rank");
        (name, rank, result["duplicate"].clone(), result["own"] == true)
    };
    results.iter().map(line).collect()
}

/// The key of the phrase with which it is refused.
fn refusal(reply: &Reply) -> String {
    assert_eq!((reply.status, reply.error().as_str()), (422, "refused"), "{reply:?}");
    let body: Value = serde_json::from_str(&reply.body).expect("JSON");
    body["refused"]["reason"]["key"].as_str().expect("a key").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_a_result_is_ranked_by_the_first_one() {
    let serving = Serving::in_memory().await;
    let at = &serving.address;
    let (date, path) = day(0);
    let [ada, ben, cy] =
        [raw::guest(at, "Ada").await, raw::guest(at, "Ben").await, raw::guest(at, "Cy").await];
    let empty = request(at, "GET", &path, "", "").await;
    assert_eq!(ranking(&empty), []);
    let (good, poor) = (played(&date, "expert"), played(&date, "random"));
    let alone = send(&serving, &path, &ada, &poor).await;
    assert_eq!(ranking(&alone), [("Ada".to_owned(), 1, Value::Null, true)]);
    let again = send(&serving, &path, &ada, &good).await;
    assert_eq!(ranking(&again), ranking(&alone), "only the first one counts");
    send(&serving, &path, &ben, &good).await;
    let found = send(&serving, &path, &cy, &good).await;
    let line =
        |name: &str, rank, duplicate: u64, own| (name.to_owned(), rank, duplicate.into(), own);
    let expected = [line("Ben", 1, 750, false), line("Cy", 1, 750, true), line("Ada", 3, 0, false)];
    assert_eq!(ranking(&found), expected);
    let stranger = request(at, "GET", &path, "", "").await;
    assert!(ranking(&stranger).iter().all(|(.., own)| !own), "{stranger:?}");

    let export = request(at, "GET", "/api/me/export", &ben, "").await;
    let export: Value = serde_json::from_str(&export.body).expect("JSON");
    assert_eq!(export["daily"][0]["date"], date);
    assert_eq!(request(at, "DELETE", "/api/me", &ben, "").await.status, 204);
    let left = request(at, "GET", &path, "", "").await;
    let left: Vec<String> = ranking(&left).into_iter().map(|(name, ..)| name).collect();
    assert_eq!(left, ["Cy", "Ada"], "a result goes with its account");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_count_is_refused_with_its_reason() {
    let serving = Serving::in_memory().await;
    let at = &serving.address;
    let ada = raw::guest(at, "Ada").await;
    let (date, today) = day(0);
    let record = played(&date, "random");
    let stranger = send(&serving, &today, "", &record).await;
    assert_eq!((stranger.status, stranger.error().as_str()), (401, "stranger"));
    for (ahead, expected) in
        [(-9, "host-daily-late"), (3, "host-daily-early"), (-2, "host-daily-other")]
    {
        let (_, path) = day(ahead);
        assert_eq!(refusal(&send(&serving, &path, &ada, &record).await), expected, "{ahead}");
    }
    let cut: Vec<&str> = record.lines().collect();
    let cut = cut[..cut.len() / 2].join("\n");
    assert_eq!(refusal(&send(&serving, &today, &ada, &cut).await), "host-cannot-read");
    for nowhere in ["/api/daily/chess/2026-11-19", "/api/daily/lift-off/today"] {
        for method in ["GET", "POST"] {
            let body = if method == "POST" { r#"{"record":""}"# } else { "" };
            let reply = request(at, method, nowhere, &ada, body).await;
            assert_eq!((reply.status, reply.error().as_str()), (404, "not-found"));
        }
    }
    assert_eq!(ranking(&request(at, "GET", &today, "", "").await), [], "nobody is ranked");
    // A later day is a good time to send it, too.
    let (past, path) = day(-5);
    let late = send(&serving, &path, &ada, &played(&past, "random")).await;
    assert_eq!(ranking(&late).len(), 1);
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_not_checked_as_often_as_somebody_likes() {
    let serving = Serving::in_memory().await;
    let at = &serving.address;
    let (_, path) = day(0);
    let ada = raw::guest(at, "Ada").await;
    let mut told = Vec::new();
    for _ in 0..12 {
        told.push(send(&serving, &path, &ada, "nothing").await.status);
    }
    assert_eq!((told[0], told[11]), (422, 429), "{told:?}");
    serving.stop().await;
}
