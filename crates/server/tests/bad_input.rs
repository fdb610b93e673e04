//! Bad messages over a socket: malformed, too long, too many, late, repeated, or about other
//! people's seats. Each gets a typed answer and changes nothing.

use std::borrow::Borrow;
use std::sync::Arc;
use std::time::Duration;

use gantry_client::Encoding;
use gantry_kernel::{Phrase, Seat, Viewer};
use gantry_server::{Limits, Rate};
use gantry_store::{Memory, Store, StoredTable};
use gantry_wire::{
    Access, Answer, Call, ChairPlan, ClientMessage, HostMessage, Refused, TableSettings, VERSION,
};
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::frame::{Frame, FrameHeader};
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::common::{Player, Serving, table_of_two};
use crate::raw::{self, Raw};

const B: Seat = Seat::new(1);

fn refusal(key: &'static str) -> Answer {
    Answer::Refused(Refused::without_rule(Phrase::new(key)))
}

fn key(answer: &Answer) -> &str {
    match answer {
        Answer::Refused(refused) => &refused.reason.key,
        other => panic!("{other:?}"),
    }
}

/// A server, a new table of two players, and another client with a socket.
struct Scene {
    store: Arc<dyn Store>,
    serving: Serving,
    table: String,
    players: [Player; 2],
    stranger: Raw,
}

impl Scene {
    async fn new(limits: impl Borrow<Limits>) -> Self {
        let store: Arc<dyn Store> = Arc::new(Memory::new());
        let serving = Serving::within(store.clone(), limits).await;
        let forms = [Encoding::Json, Encoding::Json];
        let (table, players) =
            table_of_two(&serving, &TableSettings::for_people("launch-pad", 2), forms).await;
        let cookie = raw::guest(&serving.address, "Eve").await;
        let mut stranger = Raw::open(&serving.address, &cookie, "?client=eve")
            .await
            .expect("the server accepts it");
        let ready = stranger.next().await.expect("a greeting");
        assert_eq!(raw::read(&ready), HostMessage::Ready { version: VERSION });
        Self { store, serving, table, players, stranger }
    }

    async fn stored(&self) -> StoredTable {
        self.store.table(&self.table).await.expect("memory").expect("a table")
    }
}

#[tokio::test]
async fn malformed_messages_are_refused_and_the_connection_stays_open() {
    let mut scene = Scene::new(Limits::default()).await;
    let before = scene.stored().await;
    let deep = format!(r#"{{"id":7,"message":{}1{}}}"#, "[".repeat(5000), "]".repeat(5000));
    let texts = [
        ("", 0),
        ("{", 0),
        ("null", 0),
        ("[]", 0),
        ("\u{0}\u{1}\u{2}", 0),
        (deep.as_str(), 7),
        (r#"{"id":7}"#, 7),
        (r#"{"id":7,"message":"Fly"}"#, 7),
        (r#"{"id":7,"message":{"Act":5}}"#, 7),
        (r#"{"id":7,"message":{"Act":"end","also":1}}"#, 7),
        (r#"{"id":7,"message":"Undo","also":1}"#, 7),
        (r#"{"id":7,"message":{"Enter":{"table":"t","detail":"Huge","known":null}}}"#, 7),
        (r#"{"id":7,"message":{"Enter":{"table":"t","detail":"Full","known":-1}}}"#, 7),
        (r#"{"id":7,"message":{"Mute":{"seat":"Z","silent":true}}}"#, 7),
        (r#"{"id":7,"message":{"Resign":0}}"#, 7),
        (r#"{"id":"7","message":"Undo"}"#, 0),
        (r#"{"id":-7,"message":"Undo"}"#, 0),
        (r#"{"id":4294967296,"message":"Undo"}"#, 0),
    ];
    for (text, to) in texts {
        scene.stranger.send(Message::text(text)).await;
        assert_eq!(scene.stranger.answer().await, (to, refusal("host-malformed")), "{text:.80}");
    }
    let call = gantry_wire::encode(&Call { id: 9, message: ClientMessage::Act("end".into()) });
    let longer: Vec<u8> = call.iter().copied().chain([0]).collect();
    let seat = [9, 27, 200];
    for (bytes, to) in [
        (&[][..], 0),
        (&[0xff; 40], 0),
        (&call[..call.len() - 1], 9),
        (&longer, 9),
        (&[9, 200], 9),
        (&seat, 9),
    ] {
        scene.stranger.send(Message::binary(bytes.to_vec())).await;
        assert_eq!(scene.stranger.answer().await, (to, refusal("host-malformed")), "{bytes:?}");
    }
    let games = scene.stranger.call(10, ClientMessage::Games).await;
    assert!(matches!(games, Answer::Games(games) if games.len() >= 3), "it still listens");
    assert_eq!(scene.stored().await, before);
    scene.serving.stop().await;
}

#[tokio::test]
async fn other_peoples_tables_and_seats_are_refused() {
    let mut scene = Scene::new(Limits::default()).await;
    let before = scene.stored().await;
    let eve = &mut scene.stranger;
    let (act, undo) = (ClientMessage::Act("end".into()), ClientMessage::Undo);
    for early in [act.clone(), undo.clone(), ClientMessage::Begin, ClientMessage::Say("hi".into())]
    {
        assert_eq!(eve.call(1, early).await, refusal("host-enter-first"));
    }
    for nowhere in ["", "nowhere", "../etc/passwd", "%00", &"x".repeat(10_000)] {
        assert_eq!(eve.enter(2, nowhere).await, refusal("host-no-table"), "{nowhere:.20}");
    }
    let closed =
        TableSettings { access: Access::Private, ..TableSettings::for_people("launch-pad", 2) };
    let closed = scene.players[0].server.create(&closed).await.expect("a table");
    assert_eq!(eve.enter(2, &closed).await, refusal("host-no-table"));
    assert_eq!(eve.call(3, ClientMessage::Begin).await, refusal("host-enter-first"));
    assert_eq!(eve.enter(3, &scene.table).await, Answer::Opened(scene.table.clone()));
    for (message, expected) in [
        (act, "host-no-table"),
        (undo, "host-no-table"),
        (ClientMessage::Key('e'), "host-no-table"),
        (ClientMessage::Explain("end".into()), "host-no-table"),
        (ClientMessage::Preview("end".into()), "host-no-table"),
        (ClientMessage::Hint, "host-no-hints"),
        (ClientMessage::Sit(B), "host-no-seat"),
        (ClientMessage::Resign(B), "host-no-seat"),
        (ClientMessage::Return(B), "host-no-seat"),
        (ClientMessage::LookAs(Viewer::Seat(B)), "host-secret-until-over"),
        (ClientMessage::LookAs(Viewer::Seat(Seat::new(3))), "host-no-seat"),
        (ClientMessage::Export(String::new()), "host-secret-until-over"),
        (ClientMessage::Position, "host-secret-until-over"),
        (ClientMessage::ProposeAbandon, "host-no-table"),
        (ClientMessage::Respond(true), "host-no-proposal"),
        (ClientMessage::Rematch, "host-no-table"),
        (ClientMessage::Begin, "host-not-here"),
        (ClientMessage::StandUp(B), "host-not-here"),
        (ClientMessage::Assign { seat: B, chair: ChairPlan::Person }, "host-not-here"),
        (ClientMessage::Tables, "host-not-here"),
        (ClientMessage::Pledge, "host-not-here"),
        (ClientMessage::Read("x".into()), "host-not-here"),
        (ClientMessage::Forget(scene.table.clone()), "host-not-here"),
        (ClientMessage::TakeOver(scene.table.clone()), "host-not-here"),
        (ClientMessage::Report { line: 99, reason: "rude".into() }, "host-no-table"),
    ] {
        let said = format!("{message:?}");
        assert_eq!(key(&eve.call(4, message).await), expected, "{said}");
    }
    assert_eq!(scene.stored().await, before);
    scene.serving.stop().await;
}

#[tokio::test]
async fn late_moves_are_refused_and_repeated_calls_count_once() {
    let mut scene = Scene::new(Limits::default()).await;
    for player in &mut scene.players {
        player.see().await;
    }
    let asked = scene.players.iter().position(|player| !player.choices().is_empty());
    let player = &mut scene.players[asked.expect("somebody is asked")];
    let choice = player.choices()[0].clone();
    for nonsense in ["", "fly me to the moon", "\u{202e}", &"x".repeat(60_000)] {
        let answer = player.call(ClientMessage::Act(nonsense.into())).await;
        assert!(matches!(answer, Answer::Refused(_)), "{answer:?}");
    }
    player.socket.number_next(500);
    assert_eq!(player.call(ClientMessage::Act(choice.clone())).await, Answer::Done);
    let entries = scene.stored().await.entries.len();
    let player = &mut scene.players[asked.expect("somebody is asked")];
    player.socket.number_next(500);
    assert_eq!(player.call(ClientMessage::Act(choice.clone())).await, Answer::Done);
    for id in [600, 600] {
        player.socket.number_next(id);
        assert_eq!(player.call(ClientMessage::Say("hello".into())).await, Answer::Done);
    }
    assert_eq!(scene.stored().await.entries.len(), entries, "it is played once");
    assert_eq!(scene.stored().await.chat.len(), 1, "it is said once");
    // the other seat is not on turn, so its action is refused
    let other = &mut scene.players[1 - asked.expect("somebody is asked")];
    let answer = other.call(ClientMessage::Act(choice)).await;
    if matches!(answer, Answer::Refused(_)) {
        assert_eq!(scene.stored().await.entries.len(), entries);
    }
    scene.serving.stop().await;
}

#[tokio::test]
async fn a_repeated_join_takes_one_seat() {
    let serving = Serving::on(Arc::new(Memory::new())).await;
    let mut ada = Player::guest(&serving, "Ada", Encoding::Postcard).await;
    let table =
        ada.server.create(&TableSettings::for_people("lift-off", 3)).await.expect("a table");
    ada.enter(&table).await;
    for _ in 0..3 {
        ada.socket.number_next(77);
        assert_eq!(ada.join().await, Answer::Done);
    }
    // the answer comes before the message that shows the change
    assert_eq!(ada.call(ClientMessage::StandUp(B)).await, refusal("host-no-seat"));
    serving.stop().await;
}

#[tokio::test]
async fn oversized_messages_close_the_connection_with_a_code() {
    let mut scene = Scene::new(Limits::default()).await;
    let before = scene.stored().await;
    let long = format!(r#"{{"id":1,"message":{{"Say":"{}"}}}}"#, "x".repeat(65 * 1024));
    let cookie = raw::guest(&scene.serving.address, "Mallory").await;
    // what the server has not read resets the connection, and that may overtake the code
    let mut code = None;
    for _ in 0..10 {
        scene.stranger.send(Message::text(long.clone())).await;
        code = scene.stranger.close_code().await;
        if code.is_some() {
            break;
        }
        scene.stranger =
            Raw::open(&scene.serving.address, &cookie, "").await.expect("the server accepts it");
    }
    assert_eq!(code, Some(1009));
    // a text that is not UTF-8, and a frame with an unknown opcode
    let header = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
    let broken = Frame::from_payload(header, vec![b'{', 0xff, 0xfe].into());
    let reserved =
        FrameHeader { opcode: OpCode::Data(Data::Reserved(3)), ..FrameHeader::default() };
    let reserved = Frame::from_payload(reserved, vec![1].into());
    for (frame, code) in [(broken, 1007), (reserved, 1002)] {
        let mut socket =
            Raw::open(&scene.serving.address, &cookie, "").await.expect("the server accepts it");
        socket.send(Message::Frame(frame)).await;
        assert_eq!(socket.close_code().await, Some(code));
    }
    assert_eq!(scene.stored().await, before);
    scene.serving.stop().await;
}

#[tokio::test]
async fn floods_are_refused_and_then_disconnected() {
    let calls = Rate { burst: 20, per_minute: 60 };
    let chat = Rate { burst: 3, per_minute: 1 };
    let mut scene = Scene::new(Limits { calls, chat, excess: 50, ..Limits::default() }).await;
    let eve = &mut scene.stranger;
    assert_eq!(eve.enter(1, &scene.table).await, Answer::Opened(scene.table.clone()));
    let mut answers = Vec::new();
    for id in 2..12 {
        answers.push(eve.call(id, ClientMessage::Say("spam".into())).await);
    }
    let heard = answers.iter().filter(|answer| **answer == Answer::Done).count();
    assert_eq!((heard, answers.last()), (3, Some(&refusal("host-too-many"))));
    assert_eq!(scene.stored().await.chat.len(), 3);
    let eve = &mut scene.stranger;
    // malformed messages count, too: by then the rate is used up, and the answers say so
    for _ in 0..100 {
        eve.send(Message::text("nonsense")).await;
    }
    let mut refused = 0;
    let code = loop {
        match eve.next().await.expect("a close frame") {
            Message::Close(frame) => break frame.map(|frame| u16::from(frame.code)),
            message => {
                let HostMessage::Answer { answer, .. } = raw::read(&message) else { continue };
                refused += usize::from(answer == refusal("host-too-many"));
            }
        }
    };
    assert_eq!((code, refused), (Some(1008), 50));
    scene.serving.stop().await;
}

#[tokio::test]
async fn sockets_above_the_limit_are_refused() {
    let limits = Limits { sockets: 5, sockets_per_account: 2, ..Limits::default() };
    let scene = Scene::new(limits).await;
    let cookie = raw::guest(&scene.serving.address, "Mallory").await;
    let address = &scene.serving.address;
    let first = Raw::open(address, &cookie, "").await.expect("the server accepts it");
    let _second = Raw::open(address, &cookie, "").await.expect("the server accepts it");
    for who in [cookie.clone(), raw::guest(address, "Trent").await] {
        let Err(Error::Http(response)) = Raw::open(address, &who, "").await else {
            panic!("three sockets are open, and then five");
        };
        assert_eq!(response.status(), 429);
    }
    drop(first);
    // the server notices that the socket is closed, and accepts another
    while Raw::open(address, &cookie, "").await.is_err() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    scene.serving.stop().await;
}

#[tokio::test]
async fn a_client_that_answers_no_ping_is_disconnected() {
    let mut scene =
        Scene::new(Limits { ping: Duration::from_millis(100), ..Limits::default() }).await;
    let entered = scene.stranger.enter(1, &scene.table).await;
    assert_eq!(entered, Answer::Opened(scene.table.clone()));
    // nobody polls her socket meanwhile, so no ping is answered; the others answer as they wait
    let [ada, ben] = &mut scene.players;
    let waiting = async { tokio::join!(listen(ada), listen(ben)) };
    let waited = tokio::time::timeout(Duration::from_millis(800), waiting).await;
    assert!(waited.is_err(), "the others are still connected");
    // her late pongs may reach a closed connection before she reads the close frame
    assert!(matches!(scene.stranger.close_code().await, Some(1008) | None));
    scene.serving.stop().await;
}

async fn listen(player: &mut Player) {
    while player.socket.next().await.is_ok() {}
}

#[tokio::test]
async fn a_client_that_does_not_read_is_disconnected_and_others_play_on() {
    let calls = Rate { burst: 10_000, per_minute: 6000 };
    let limits = Limits { stall: Duration::from_millis(300), calls, ..Limits::default() };
    let mut scene = Scene::new(limits).await;
    let entered = scene.stranger.enter(1, &scene.table).await;
    assert_eq!(entered, Answer::Opened(scene.table.clone()));
    let games = 2000;
    for id in 0..games {
        let call = Call { id, message: ClientMessage::Games };
        scene.stranger.send(Message::text(serde_json::to_string(&call).expect("plain data"))).await;
    }
    // more than the system buffers for a connection, and she reads nothing
    tokio::time::sleep(Duration::from_millis(800)).await;
    let [ada, _] = &mut scene.players;
    assert_eq!(ada.call(ClientMessage::Say("still here".into())).await, Answer::Done);
    let mut answers = 0;
    while answers < games && scene.stranger.next().await.is_some() {
        answers += 1;
    }
    assert!(answers < games, "she was let go before she had everything");
    scene.serving.stop().await;
}
