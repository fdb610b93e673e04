//! Every byte that a server sends to each client in whole games, compared with what the rules show
//! that viewer. `crates/claims` does the same for thousands of games without sockets.

use std::collections::HashMap;
use std::sync::Arc;

use gantry_catalog::Table;
use gantry_claims::{Audience, audit};
use gantry_kernel::record::Record;
use gantry_kernel::{Awaiting, Seat, SeatSet, Viewer};
use gantry_store::{Memory, Store};
use gantry_wire::{
    Answer, ClientMessage, Detail, Frame, HostMessage, Pace, Proposed, Spectators, TableSettings,
};
use tokio::task::JoinSet;
use tokio_tungstenite::tungstenite::Message;

use crate::common::Serving;
use crate::raw::{self, Raw, request};

const SALT: &str = "a pinch of salt";

/// A client that keeps all messages.
struct Watcher {
    cookie: String,
    query: &'static str,
    socket: Raw,
    seats: SeatSet,
    detail: Detail,
    frame: Option<Frame>,
    next_call: u32,
    /// What came over earlier sockets, and in answer to requests.
    heard: Vec<Message>,
    texts: Vec<String>,
}

impl Watcher {
    async fn new(at: &str, name: &str, query: &'static str, detail: Detail) -> Self {
        let cookie = raw::guest(at, name).await;
        let socket = Raw::open(at, &cookie, query).await.expect("the server accepts it");
        let (seats, frame, next_call) = (SeatSet::EMPTY, None, 1);
        let (heard, texts) = (Vec::new(), Vec::new());
        Self { cookie, query, socket, seats, detail, frame, next_call, heard, texts }
    }

    async fn call(&mut self, message: ClientMessage) -> Answer {
        self.next_call += 1;
        let known = self.socket.heard.len();
        let answer = self.socket.call(self.next_call, message).await;
        for message in &self.socket.heard[known..] {
            if let HostMessage::Frame(frame) = raw::read(message) {
                self.frame = Some(*frame);
            }
        }
        answer
    }

    fn note(&mut self, message: &Message) {
        if let HostMessage::Frame(frame) = raw::read(message) {
            self.frame = Some(*frame);
        }
    }

    async fn enter(&mut self, table: &str, known: Option<usize>) -> Answer {
        let (table, detail) = (table.to_owned(), self.detail);
        self.call(ClientMessage::Enter { table, detail, known }).await
    }

    /// Loses the connection and comes back.
    async fn reconnect(&mut self, at: &str, table: &str) {
        let socket = Raw::open(at, &self.cookie, self.query).await.expect("the server accepts it");
        let before = std::mem::replace(&mut self.socket, socket);
        self.heard.extend(before.heard);
        let known = self.frame.as_ref().map(|frame| frame.lines);
        assert!(matches!(self.enter(table, known).await, Answer::Opened(_)));
    }

    /// Reads until a frame shows this many lines of the log.
    async fn see(&mut self, lines: usize) {
        while self.frame.as_ref().is_none_or(|frame| frame.lines < lines) {
            let message = self.socket.next().await.expect("connected");
            self.note(&message);
        }
    }

    async fn drain(&mut self) {
        while let Some(message) = self.socket.soon().await {
            self.note(&message);
        }
    }

    fn choices(&self) -> Vec<String> {
        let Some(frame) = &self.frame else { return Vec::new() };
        let asked = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
        let choices = frame.choices.iter().filter(|_| asked);
        choices.map(|choice| choice.notation.clone()).collect()
    }

    fn lines(&self) -> usize {
        self.frame.as_ref().map_or(0, |frame| frame.lines)
    }
}

/// Tries every request that might reveal hidden cards.
async fn pry(watcher: &mut Watcher, at: &str, table: &str) {
    for message in [
        ClientMessage::LookAs(Viewer::Seat(Seat::new(0))),
        ClientMessage::LookAs(Viewer::Seat(Seat::new(1))),
        ClientMessage::Export(table.to_owned()),
        ClientMessage::Position,
        ClientMessage::Hint,
        ClientMessage::Glossary,
        ClientMessage::LookAs(Viewer::Spectator),
    ] {
        watcher.call(message).await;
    }
    for path in ["", "/record"] {
        let path = format!("/api/tables/{table}{path}");
        let reply = request(at, "GET", &path, &watcher.cookie, "").await;
        watcher.texts.extend([reply.head, reply.body]);
    }
    for path in ["/api/tables", "/api/tables?mine=true&phase=playing", "/api/me/export"] {
        let reply = request(at, "GET", path, &watcher.cookie, "").await;
        watcher.texts.push(reply.body);
    }
}

/// Plays a game to its end; returns its table and all clients.
async fn play(at: &str, settings: &TableSettings, game: usize) -> (String, Vec<Watcher>) {
    let seats = settings.chairs.len();
    let mut players = Vec::new();
    for (index, name) in ["Ada", "Ben", "Cleo"][..seats].iter().enumerate() {
        let query = ["?client=one", "?client=two&form=postcard", "?client=three"][index];
        let detail = [Detail::Full, Detail::Plain, Detail::Lean][index];
        players.push(Watcher::new(at, name, query, detail).await);
    }
    let mut eve = Watcher::new(at, "Eve", "?client=eve", Detail::Full).await;
    let body = serde_json::to_string(settings).expect("plain data");
    let created = request(at, "POST", "/api/tables", &players[0].cookie, &body).await;
    let created: serde_json::Value = serde_json::from_str(&created.body).expect("an answer");
    let table = created["table"].as_str().expect("a table").to_owned();
    eve.enter(&table, None).await;
    for (index, player) in players.iter_mut().enumerate() {
        player.enter(&table, None).await;
        let (seat, name, salt, colour) = (None, String::new(), SALT.to_owned(), 0);
        player.call(ClientMessage::Join { seat, name, salt, colour }).await;
        player.seats = SeatSet::only(Seat::new(index));
    }
    assert_eq!(players[0].call(ClientMessage::Begin).await, Answer::Done);
    for step in 0.. {
        let newest = players.iter().map(Watcher::lines).max().unwrap_or_default().max(1);
        for player in &mut players {
            player.see(newest).await;
        }
        if players[0].frame.as_ref().is_some_and(|frame| frame.awaiting == Awaiting::Over) {
            break;
        }
        if step % 20 == 0 {
            // a client that never reads is disconnected
            eve.drain().await;
        }
        match step {
            15 => {
                eve.enter(&table, None).await;
                pry(&mut eve, at, &table).await;
                pry(&mut players[1], at, &table).await;
            }
            25 => players[1].reconnect(at, &table).await,
            35 => take_back(&mut players).await,
            45 if seats > 2 => {
                let resigned = players[2].call(ClientMessage::Resign(Seat::new(2))).await;
                assert_eq!(resigned, Answer::Done);
            }
            // the bot that stands in takes its time, so the others agree to stop
            55 if seats > 2 => {
                players[0].call(ClientMessage::ProposeAbandon).await;
                assert_eq!(players[1].call(ClientMessage::Respond(true)).await, Answer::Done);
                players[0].drain().await;
                continue;
            }
            _ => {}
        }
        let Some(asked) = players.iter().position(|player| !player.choices().is_empty()) else {
            let lines = players[0].lines();
            players[0].see(lines + 1).await;
            continue;
        };
        let (choices, lines) = (players[asked].choices(), players[asked].lines());
        let choice = choices[(step * 7 + game) % choices.len()].clone();
        let answer = players[asked].call(ClientMessage::Act(choice)).await;
        // a bot that stands in may have been faster
        if answer == Answer::Done {
            players[asked].see(lines + 1).await;
        }
    }
    eve.enter(&table, None).await;
    eve.call(ClientMessage::LookAs(Viewer::Seat(Seat::new(1)))).await;
    players.push(eve);
    for watcher in &mut players {
        watcher.drain().await;
        let heard = std::mem::take(&mut watcher.socket.heard);
        watcher.heard.extend(heard);
    }
    (table, players)
}

/// Somebody proposes to take back their last step, and all agree.
async fn take_back(players: &mut [Watcher]) {
    for player in players.iter_mut() {
        let before = player.lines();
        if player.call(ClientMessage::Undo).await == Answer::Done {
            player.see(before).await;
            break;
        }
    }
    for player in players.iter_mut() {
        player.drain().await;
        let agrees = player.call(ClientMessage::Respond(true)).await;
        let asked = |frame: &Frame| {
            let proposal = frame.sharing.as_ref().and_then(|sharing| sharing.proposal);
            proposal.is_some_and(|proposal| proposal.what == Proposed::TakeBack)
        };
        assert!(agrees == Answer::Done || !player.frame.as_ref().is_some_and(asked));
    }
}

/// Checks everything that the clients of a table were sent; returns the number of bytes.
async fn look(store: &Arc<dyn Store>, table: &str, watchers: &[Watcher]) -> usize {
    let stored = store.table(table).await.expect("memory").expect("a table");
    let kept: serde_json::Value = serde_json::from_str(&stored.row.settings).expect("kept");
    let head = kept["head"].as_str().expect("dealt");
    let lines: Vec<String> = stored.entries.iter().map(|entry| entry.line.clone()).collect();
    let settings: TableSettings = serde_json::from_value(kept["settings"].clone()).expect("kept");
    let secrets = [kept["secret"].as_str().expect("a secret").to_owned(), SALT.to_owned()];
    let others: Vec<&String> = stored.row.accounts.iter().collect();
    let listing = gantry_catalog::find(&settings.game).expect("a game");
    let truth = |count: usize| -> Box<dyn Table> {
        let record = Record::unfinished(head, &lines[..count]).expect("a record");
        listing.replay(&record).expect("it replays")
    };
    // the table after each number of lines that somebody was shown
    let mut truths: HashMap<usize, Box<dyn Table>> = HashMap::new();
    let mut bytes = 0;
    let heard = |watcher: &Watcher| {
        let audience = Audience { seats: watcher.seats, spectators: settings.spectators };
        watcher.heard.iter().map(|message| (audience, message.clone())).collect::<Vec<_>>()
    };
    for (audience, message) in &watchers.iter().flat_map(heard).collect::<Vec<_>>() {
        let (raw, message) = (message.clone().into_data(), raw::read(message));
        bytes += raw.len();
        let text = String::from_utf8_lossy(&raw);
        let over = matches!(&message, HostMessage::Answer { answer: Answer::File { .. }, .. });
        for secret in &secrets {
            assert!(over || !text.contains(secret.as_str()), "{secret} in {text:.300}");
        }
        for account in &others {
            assert!(!text.contains(account.as_str()), "an account in {text:.300}");
        }
        if let HostMessage::Frame(frame) = message {
            let truth = truths.entry(frame.lines).or_insert_with(|| truth(frame.lines));
            audit(&**truth, *audience, &frame).unwrap_or_else(|leak| panic!("{table}: {leak}"));
        } else if over {
            assert_eq!(truth(lines.len()).awaiting(), Awaiting::Over);
        }
    }
    for text in watchers.iter().flat_map(|watcher| &watcher.texts) {
        bytes += text.len();
        for secret in &secrets {
            assert!(!text.contains(secret.as_str()), "{secret} in {text:.300}");
        }
    }
    bytes
}

#[tokio::test(flavor = "multi_thread")]
async fn no_byte_of_whole_games_reveals_hidden_cards() {
    let store: Arc<dyn Store> = Arc::new(Memory::new());
    let serving = Serving::on(store.clone()).await;
    let mut tables = Vec::new();
    for spectators in [
        Spectators::Public,
        Spectators::Delayed { minutes: Spectators::LEAST_DELAY_MINUTES },
        Spectators::AfterEnd,
        Spectators::Nobody,
    ] {
        // a delay needs a clock
        let pace = match spectators {
            Spectators::Delayed { .. } => Pace::PerMove { seconds: 300 },
            _ => Pace::Relaxed,
        };
        let usual = TableSettings::for_people("launch-pad", 2);
        tables.push(TableSettings { pace, spectators, ..usual });
    }
    tables.push(TableSettings::for_people("lift-off", 3));
    let mut race = TableSettings::for_people("planet-rush", 2);
    race.options.push(("pace".into(), "turns".into()));
    tables.push(race);
    let (mut bytes, mut messages) = (0, 0);
    // concurrently, since a race counts down and bots take their time
    let mut games = JoinSet::new();
    for (game, settings) in tables.into_iter().enumerate() {
        let address = serving.address.clone();
        games.spawn(async move {
            // only against a game that hangs: a busy machine takes its time
            let limit = std::time::Duration::from_mins(10);
            tokio::time::timeout(limit, play(&address, &settings, game)).await.expect("it ends")
        });
    }
    while let Some(game) = games.join_next().await {
        let (table, watchers) = game.expect("it ends well");
        bytes += look(&store, &table, &watchers).await;
        messages += watchers.iter().map(|watcher| watcher.heard.len()).sum::<usize>();
    }
    println!("{messages} messages with {bytes} bytes were read");
    assert!(bytes > 1_000_000, "{bytes}");
    serving.stop().await;
}
