//! A server on a free port, and people who play at its tables.

use std::borrow::Borrow;
use std::fmt::Debug;
use std::net::Ipv4Addr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use gantry_client::{ClientError, Encoding, Server, Socket};
use gantry_server::{Client, Limits, NodeSettings, PushSettings, Site, TableServer};
use gantry_store::Store;
use gantry_wire::{Answer, ClientMessage, Detail, Frame, HostMessage, TableSettings};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

/// Everybody's password.
pub(crate) const PASSWORD: &str = "correct horse battery";

/// A server that runs until it is stopped.
pub(crate) struct Serving {
    pub(crate) address: String,
    stop: mpsc::Sender<()>,
    task: JoinHandle<()>,
}

impl Serving {
    /// On this store.
    pub(crate) async fn on(store: Arc<dyn Store>) -> Self {
        Self::set_up(store, Limits::default(), Site::new(Client::EMBEDDED), None).await
    }

    /// On this store, with these limits.
    pub(crate) async fn within(store: Arc<dyn Store>, limits: impl Borrow<Limits>) -> Self {
        Self::set_up(store, limits, Site::new(Client::EMBEDDED), None).await
    }

    /// On this store; it calls people by web push.
    pub(crate) async fn pushing(store: Arc<dyn Store>, push: PushSettings) -> Self {
        Self::set_up(store, Limits::default(), Site::new(Client::EMBEDDED), Some(push)).await
    }

    /// On this store, with these settings.
    pub(crate) async fn with(store: Arc<dyn Store>, site: Site) -> Self {
        Self::set_up(store, Limits::default(), site, None).await
    }

    /// On this store, with workers at this NATS server.
    pub(crate) async fn thinking_at(store: Arc<dyn Store>, nats: &str) -> Self {
        let server = TableServer::connected(store, Limits::default(), None, Some(nats)).await;
        Self::run(server.expect("it starts"), Site::new(Client::EMBEDDED)).await
    }

    async fn set_up(
        store: Arc<dyn Store>,
        limits: impl Borrow<Limits>,
        site: Site,
        push: Option<PushSettings>,
    ) -> Self {
        let server = TableServer::with_push(store, *limits.borrow(), push).await;
        Self::run(server.expect("what is stored is sound"), site).await
    }

    async fn run(server: TableServer, site: Site) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let address = format!("http://{}/", listener.local_addr().expect("bound"));
        let (stop, told) = mpsc::channel(1);
        let task = tokio::spawn(server.serve(listener, site, told));
        Self { address, stop, task }
    }

    /// As one of several nodes on this store.
    pub(crate) async fn node(store: Arc<dyn Store>, settings: NodeSettings) -> Self {
        let server = TableServer::as_node(store, Limits::default(), None, settings).await;
        Self::run(server.expect("it starts"), Site::new(Client::EMBEDDED)).await
    }

    /// On a new store in memory.
    pub(crate) async fn in_memory() -> Self {
        Self::on(gantry_store::open("memory:").await.expect("memory always opens")).await
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

/// Somebody with a socket.
pub(crate) struct Player {
    pub(crate) server: Server,
    pub(crate) socket: Socket,
    pub(crate) frame: Option<Frame>,
}

impl Player {
    pub(crate) async fn guest(serving: &Serving, name: &str, form: Encoding) -> Self {
        let server = Server::guest(&serving.address, name).await.expect("the server accepts it");
        Self::of(server, form).await
    }

    /// Somebody whom the server knows, with a socket.
    pub(crate) async fn of(server: Server, form: Encoding) -> Self {
        let socket = server.socket("client", form).await.expect("connected");
        Self { server, socket, frame: None }
    }

    /// Somebody with a name and a password.
    pub(crate) async fn member(serving: &Serving, name: &str) -> Self {
        let player = Self::guest(serving, name, Encoding::Postcard).await;
        let account = json!({ "name": name, "password": PASSWORD });
        player.server.post("api/account", &account).await.expect("a name that is free");
        player
    }

    /// The account's id.
    pub(crate) async fn id(&self) -> String {
        self.server.me().await.expect("known").account
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

    /// Waits until the server ends the socket.
    pub(crate) async fn ends(mut self) {
        let ended = async { while self.socket.next().await.is_ok() {} };
        tokio::time::timeout(Duration::from_secs(10), ended).await.expect("it ends at once");
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
    forms: [Encoding; 2],
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

/// The status and the word of a refusal.
pub(crate) fn refusal<T: Debug>(answer: Result<T, ClientError>) -> (u16, String) {
    match answer {
        Err(ClientError::Refused { status, error, .. }) => (status, error),
        other => panic!("{other:?}"),
    }
}

/// Runs a test on a server with a database in a file, and on one in memory.
pub(crate) async fn on_both(test: impl AsyncFn(&Serving)) {
    let folder = tempfile::tempdir().expect("a folder");
    for serving in
        [Serving::on_file(&folder.path().join("gantry.db")).await, Serving::in_memory().await]
    {
        test(&serving).await;
        serving.stop().await;
    }
}

/// Asks again and again until something is as expected.
pub(crate) async fn until<T>(expected: impl AsyncFn() -> Option<T>) -> T {
    let timeout = Duration::from_secs(20);
    let found = async {
        loop {
            if let Some(found) = expected().await {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(timeout, found).await.expect("in time")
}
