//! A server on a free port, and people who play at its tables.

use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;

use gantry_client::{Form, Server, Socket};
use gantry_server::{Client, Limits, Open, Site};
use gantry_store::Store;
use gantry_wire::{
    Access, Answer, ChairPlan, ClientMessage, Detail, Frame, HostMessage, Pace, Spectators,
    TableSettings,
};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// A server that runs until it is stopped.
pub(crate) struct Serving {
    pub(crate) address: String,
    stop: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Serving {
    /// On this store.
    pub(crate) async fn on(store: Arc<dyn Store>) -> Self {
        Self::with(store, Site::new(Client::EMBEDDED)).await
    }

    /// On this store, with these settings.
    pub(crate) async fn with(store: Arc<dyn Store>, site: Site) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = format!("http://{}/", listener.local_addr().expect("bound"));
        let (stop, told) = mpsc::channel(1);
        let open = Open::new(store, Limits::default()).await.expect("what is stored is sound");
        let task = tokio::spawn(open.serve(listener, site, told));
        Self { address, stop, task }
    }

    /// On a database of its own.
    pub(crate) async fn on_file(path: &Path) -> Self {
        let path = path.to_str().expect("a plain path");
        Self::on(gantry_store::open(path).await.expect("a new file")).await
    }

    /// Stops it as SIGTERM does, and waits until everything is stored.
    pub(crate) async fn stop(self) {
        self.stop.send(()).await.expect("it runs");
        self.task.await.expect("it ends well");
    }
}

/// A table for people alone.
pub(crate) fn settings(game: &str, seats: usize) -> TableSettings {
    TableSettings {
        game: game.into(),
        options: Vec::new(),
        chairs: vec![ChairPlan::Person; seats],
        pace: Pace::Relaxed,
        access: Access::Invitation,
        spectators: Spectators::Public,
        stand_in: String::new(),
        rated: false,
    }
}

/// Somebody with a socket.
pub(crate) struct Player {
    pub(crate) server: Server,
    pub(crate) socket: Socket,
    pub(crate) frame: Option<Frame>,
}

impl Player {
    pub(crate) async fn guest(serving: &Serving, name: &str, form: Form) -> Self {
        let server = Server::guest(&serving.address, name).await.expect("let in");
        let socket = server.socket(name, form).await.expect("connected");
        Self { server, socket, frame: None }
    }

    /// Looks at a table.
    pub(crate) async fn enter(&mut self, table: &str) -> Answer {
        let table = table.to_owned();
        let enter = ClientMessage::Enter { table, detail: Detail::Full, known: None };
        self.socket.call(enter).await.expect("an answer")
    }

    pub(crate) async fn join(&mut self) -> Answer {
        let (seat, name, salt, colour) = (None, String::new(), "salt".into(), 0);
        self.call(ClientMessage::Join { seat, name, salt, colour }).await
    }

    pub(crate) async fn call(&mut self, message: ClientMessage) -> Answer {
        self.socket.call(message).await.expect("an answer")
    }

    /// The next frame.
    pub(crate) async fn see(&mut self) -> &Frame {
        loop {
            if let HostMessage::Frame(frame) = self.socket.next().await.expect("connected") {
                return self.frame.insert(*frame);
            }
        }
    }

    /// What this player may do, if the game waits for them.
    pub(crate) fn choices(&self) -> Vec<String> {
        let Some(frame) = &self.frame else { return Vec::new() };
        let asked = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
        let choices = frame.choices.iter().filter(|_| asked);
        choices.map(|choice| choice.notation.clone()).collect()
    }
}

/// Two people at a table whose cards are dealt.
pub(crate) async fn table_of_two(
    serving: &Serving,
    settings: &TableSettings,
    forms: [Form; 2],
) -> (String, [Player; 2]) {
    let mut ada = Player::guest(serving, "Ada", forms[0]).await;
    let mut ben = Player::guest(serving, "Ben", forms[1]).await;
    let table = ada.server.create(settings).await.expect("a table");
    for player in [&mut ada, &mut ben] {
        assert_eq!(player.enter(&table).await, Answer::Opened(table.clone()));
        assert_eq!(player.join().await, Answer::Done);
    }
    assert_eq!(ada.call(ClientMessage::Begin).await, Answer::Done);
    (table, [ada, ben])
}
