//! Limits that hold however often somebody reconnects, and with however many guests.

use std::borrow::Borrow;
use std::sync::Arc;
use std::time::Duration;

use gantry_client::{Encoding, Server};
use gantry_server::{Limits, Rate};
use gantry_store::Memory;
use gantry_wire::{Answer, Call, ChairPlan, ClientMessage, HostMessage, TableSettings};
use serde_json::json;
use tokio::io::AsyncReadExt as _;
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::common::{PASSWORD, Player, Serving, refusal, table_of_two};
use crate::raw::{self, Raw, authority, request};

async fn serving(limits: impl Borrow<Limits>) -> Serving {
    Serving::within(Arc::new(Memory::new()), limits).await
}

const fn rate(burst: u32) -> Rate {
    Rate { burst, per_minute: 1 }
}

fn key(answer: &Answer) -> &str {
    match answer {
        Answer::Refused(refused) => &refused.reason.key,
        Answer::Done => "done",
        _ => "answered",
    }
}

#[tokio::test]
async fn a_flood_of_control_frames_is_disconnected() {
    for flood in [Message::Pong("x".into()), Message::Ping("x".into())] {
        let calls = Rate { burst: 20, per_minute: 60 };
        let serving = serving(Limits { calls, excess: 50, ..Limits::default() }).await;
        let eve = raw::guest(&serving.address, "Eve").await;
        let mut eve = Raw::open(&serving.address, &eve, "").await.expect("accepted");
        assert!(matches!(eve.next().await, Some(Message::Text(_))), "a greeting");
        for _ in 0..100 {
            eve.send(flood.clone()).await;
        }
        // what she sent after that may cut the connection before she reads the close frame
        assert!(matches!(eve.close_code().await, Some(1008) | None), "{flood:?}");
        serving.stop().await;
    }
}

/// Round-trip times come with the server's pings, and not with whatever a client sends.
#[tokio::test(flavor = "multi_thread")]
async fn pongs_that_answer_nothing_tell_nobody_anything() {
    let limits = Limits { ping: Duration::from_millis(400), ..Limits::default() };
    let serving = serving(limits).await;
    let forms = [Encoding::Json, Encoding::Json];
    let (table, [mut ada, _ben]) =
        table_of_two(&serving, &TableSettings::for_people("launch-pad", 2), forms).await;
    let eve = raw::guest(&serving.address, "Eve").await;
    let mut eve = Raw::open(&serving.address, &eve, "").await.expect("accepted");
    assert_eq!(key(&eve.enter(1, &table).await), "answered");
    let flood = async {
        for _ in 0..100 {
            eve.send(Message::Pong("x".into())).await;
            sleep(Duration::from_millis(10)).await;
        }
    };
    let mut told = 0;
    let listen = async {
        while let Ok(message) = ada.socket.next().await {
            told += u32::from(matches!(message, HostMessage::Latency(_)));
        }
    };
    tokio::select! { () = flood => {}, () = listen => panic!("disconnected") }
    assert!((1..=6).contains(&told), "once per interval: {told}");
    serving.stop().await;
}

#[tokio::test]
async fn calls_and_chat_are_counted_over_all_connections_of_an_account() {
    let limits = Limits { calls: rate(12), chat: rate(2), ..Limits::default() };
    let serving = serving(limits).await;
    let forms = [Encoding::Json, Encoding::Json];
    let (table, _players) =
        table_of_two(&serving, &TableSettings::for_people("launch-pad", 2), forms).await;
    let eve = raw::guest(&serving.address, "Eve").await;
    let mut heard = 0;
    // she connects anew for every line: one call to enter, one to speak
    for _ in 0..4 {
        let mut socket = Raw::open(&serving.address, &eve, "").await.expect("accepted");
        assert_eq!(key(&socket.enter(1, &table).await), "answered");
        let said = socket.call(2, ClientMessage::Say("spam".into())).await;
        heard += u32::from(said == Answer::Done);
    }
    assert_eq!(heard, 2, "the rate of chat is used up");
    let mut socket = Raw::open(&serving.address, &eve, "").await.expect("accepted");
    let mut other = Raw::open(&serving.address, &eve, "").await.expect("accepted");
    for id in [3, 4] {
        for socket in [&mut socket, &mut other] {
            assert_eq!(key(&socket.call(id, ClientMessage::Games).await), "answered");
        }
    }
    for socket in [&mut socket, &mut other] {
        assert_eq!(key(&socket.call(5, ClientMessage::Games).await), "host-too-many");
    }
    serving.stop().await;
}

#[tokio::test]
async fn reports_have_a_rate() {
    let serving = serving(Limits { reports: rate(2), ..Limits::default() }).await;
    let forms = [Encoding::Json, Encoding::Json];
    let (_, [mut ada, mut ben]) =
        table_of_two(&serving, &TableSettings::for_people("launch-pad", 2), forms).await;
    assert_eq!(ben.call(ClientMessage::Say("fools".into())).await, Answer::Done);
    let mut answers = Vec::new();
    for _ in 0..3 {
        let report = ClientMessage::Report { line: 1, reason: "rude".into() };
        answers.push(key(&ada.call(report).await).to_owned());
    }
    assert_eq!(answers, ["done", "done", "host-too-many"]);
    let export = ada.server.get("api/me/export").await.expect("a document");
    let reports = export["reports"].as_array().expect("a list");
    assert_eq!(reports.len(), 2);
    assert!(reports[0]["text"].as_str().is_some_and(|text| text.starts_with("rude")), "{export}");
    let export = ben.server.get("api/me/export").await.expect("a document");
    assert_eq!(export["reports"], json!([]), "who is reported is not told by whom");
    serving.stop().await;
}

#[tokio::test]
async fn sockets_and_tables_of_one_address_have_limits_with_however_many_guests() {
    let limits =
        Limits { sockets_per_address: 3, tables_per_address: rate(3), ..Limits::default() };
    let serving = serving(limits).await;
    let at = &serving.address;
    let table = r#"{"game":"lift-off","chairs":["Person","Person"]}"#;
    let mut sockets = Vec::new();
    let mut created = Vec::new();
    for name in ["Ada", "Ben", "Cyd", "Dan"] {
        let guest = raw::guest(at, name).await;
        created.push(request(at, "POST", "/api/tables", &guest, table).await.status);
        match Raw::open(at, &guest, "").await {
            Ok(socket) => sockets.push(socket),
            Err(Error::Http(response)) => assert_eq!(response.status(), 429),
            Err(other) => panic!("{other}"),
        }
    }
    assert_eq!((created, sockets.len()), (vec![200, 200, 200, 429], 3));
    serving.stop().await;
}

#[tokio::test]
async fn connections_of_one_address_have_a_limit() {
    let serving = serving(Limits { connections_per_address: 2, ..Limits::default() }).await;
    let at = authority(&serving.address);
    let first = TcpStream::connect(at).await.expect("it listens");
    let second = TcpStream::connect(at).await.expect("it listens");
    let mut third = TcpStream::connect(at).await.expect("it listens");
    let mut bytes = Vec::new();
    let closed = timeout(Duration::from_secs(5), third.read_to_end(&mut bytes)).await;
    assert!(closed.is_ok() && bytes.is_empty(), "the third is closed without a word");
    drop((first, second));
    // the server notices that they are closed, and takes another
    let deadline = tokio::time::Instant::now() + Duration::from_secs(10);
    loop {
        let mut next = TcpStream::connect(at).await.expect("it listens");
        if timeout(Duration::from_millis(200), next.read_u8()).await.is_err() {
            break;
        }
        assert!(tokio::time::Instant::now() < deadline, "there is room again");
    }
    serving.stop().await;
}

#[tokio::test]
async fn log_ins_have_a_rate_for_each_name_known_or_not() {
    let serving = serving(Limits { log_ins: rate(3), ..Limits::default() }).await;
    Player::member(&serving, "Ada").await;
    for name in ["Ada", "Nobody"] {
        let mut words = Vec::new();
        for _ in 0..4 {
            let answer = Server::login(&serving.address, name, "guess guess guess").await;
            words.push(refusal(answer.map(|_| json!(null))).1);
        }
        let wrong = "wrong-password";
        assert_eq!(words, [wrong, wrong, wrong, "too-many"], "{name}");
    }
    let ada = Server::login(&serving.address, "Ada", PASSWORD).await;
    assert_eq!(refusal(ada.map(|_| json!(null))), (429, "too-many".into()), "it would be a guess");
    serving.stop().await;
}

#[tokio::test]
async fn reading_has_a_rate() {
    let serving = serving(Limits { reads: rate(3), ..Limits::default() }).await;
    let mut statuses = Vec::new();
    for _ in 0..4 {
        statuses.push(request(&serving.address, "GET", "/api/tables", "", "").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 429]);
    let health = request(&serving.address, "GET", "/healthz", "", "").await;
    assert_eq!(health.status, 200, "monitoring goes on");
    serving.stop().await;
}

#[tokio::test]
async fn an_account_has_few_tables_that_are_not_over() {
    let serving = serving(Limits { open_tables: 2, ..Limits::default() }).await;
    let settings = TableSettings::for_people("launch-pad", 2);
    let (_, [mut ada, _ben]) =
        table_of_two(&serving, &settings, [Encoding::Json, Encoding::Json]).await;
    ada.server.create(&settings).await.expect("the second");
    let third = ada.server.post("api/tables", &json!(settings)).await;
    assert_eq!(refusal(third), (409, "too-many-tables".into()));
    assert_eq!(ada.call(ClientMessage::Resign(gantry_kernel::Seat::new(0))).await, Answer::Done);
    ada.server.create(&settings).await.expect("one is over");
    serving.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hint_at_a_time() {
    let serving = serving(Limits { thinkers: 1, ..Limits::default() }).await;
    let eve = raw::guest(&serving.address, "Eve").await;
    let settings = TableSettings {
        chairs: vec![ChairPlan::Person, ChairPlan::Bot("random".into())],
        ..TableSettings::for_people("launch-pad", 0)
    };
    let body = serde_json::to_string(&settings).expect("plain data");
    let created = request(&serving.address, "POST", "/api/tables", &eve, &body).await;
    let created: serde_json::Value = serde_json::from_str(&created.body).expect("an answer");
    let table = created["table"].as_str().expect("a table");
    let mut eve = Raw::open(&serving.address, &eve, "").await.expect("accepted");
    eve.enter(1, table).await;
    let (seat, name, salt, colour) = (None, String::new(), String::new(), 0);
    assert_eq!(eve.call(2, ClientMessage::Join { seat, name, salt, colour }).await, Answer::Done);
    assert_eq!(eve.call(3, ClientMessage::Begin).await, Answer::Done);
    // until it is her turn, there are no hints
    let mut id = 10;
    let hints = loop {
        for next in [id, id + 1, id + 2] {
            let call = Call { id: next, message: ClientMessage::Hint };
            eve.send(Message::text(serde_json::to_string(&call).expect("plain data"))).await;
        }
        let mut answers = Vec::new();
        while answers.len() < 3 {
            let (to, answer) = eve.answer().await;
            if to >= id {
                answers.push(key(&answer).to_owned());
            }
        }
        id += 3;
        // her turn may begin between two of the three
        if answers.iter().all(|answer| ["answered", "host-busy"].contains(&&**answer)) {
            break answers;
        }
        sleep(Duration::from_millis(50)).await;
    };
    assert_eq!(hints.iter().filter(|answer| *answer == "host-busy").count(), 2, "{hints:?}");
    assert_eq!(key(&eve.call(id, ClientMessage::Hint).await), "answered", "and then the next");
    serving.stop().await;
}
