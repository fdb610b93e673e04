//! A real server, and people who play there.

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

use gantry_client::{Encoding, Server, Socket};
use gantry_wire::{Answer, ClientMessage, Detail, Frame, HostMessage, TableSettings};
use rustix::process::{Pid, Signal, kill_process};

/// A server that runs, and what it says.
pub(crate) struct Serving {
    child: Child,
    pub(crate) says: BufReader<ChildStdout>,
    address: String,
    pub(crate) port: u16,
}

impl Serving {
    /// On any free port, without a database.
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let common = ["serve", "--port", "0", "--database", "memory:"];
        Self::run(&[&common, arguments].concat(), Stdio::null())
    }

    /// On this database and port; 0 for any port. Programs play faster than people, so its limits
    /// on messages are higher than usual.
    pub(crate) fn on(database: &Path, port: u16) -> Self {
        let (port, database) = (port.to_string(), super::text(database));
        let arguments = ["--port", &port, "--database", database, "--rate-factor", "1000"];
        Self::run(&[&["serve"], &arguments[..]].concat(), Stdio::null())
    }

    /// With its log in a file.
    pub(crate) fn logging_to(file: &Path, arguments: &[&str]) -> Self {
        let log = File::create(file).expect("a new file");
        let common = ["serve", "--port", "0", "--database", "memory:"];
        Self::run(&[&common, arguments].concat(), log.into())
    }

    /// Where the system allows so few open files unless it is asked for more.
    pub(crate) fn with_few_files(few: u32) -> Self {
        let mut shell = Command::new("sh");
        let limit = format!("ulimit -S -n {few} && exec \"$0\" \"$@\"");
        shell.args(["-c", &limit, env!("CARGO_BIN_EXE_gantry")]);
        Self::run_by(shell, &["serve", "--port", "0", "--database", "memory:"], Stdio::null())
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    fn run(arguments: &[&str], log: Stdio) -> Self {
        Self::run_by(Command::new(env!("CARGO_BIN_EXE_gantry")), arguments, log)
    }

    fn run_by(mut command: Command, arguments: &[&str], log: Stdio) -> Self {
        let mut child = command
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the program starts");
        let mut says = BufReader::new(child.stdout.take().expect("piped"));
        let address = loop {
            let mut line = String::new();
            assert_ne!(says.read_line(&mut line).expect("text"), 0, "it says where it is");
            if let Some((_, address)) = line.split_once("Gantry is at ") {
                break address.split_once(' ').expect("and how to stop it").0.to_owned();
            }
        };
        let (_, port) = address.trim_end_matches('/').rsplit_once(':').expect("an address");
        let port = port.parse().expect("a port");
        Self { child, says, address, port }
    }

    pub(crate) fn send(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("it runs");
    }

    /// Where it is.
    pub(crate) fn address(&self) -> String {
        self.address.clone()
    }

    /// A request of which only half has been sent, on a connection that has been answered before.
    pub(crate) fn half_asked(&self) -> TcpStream {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let begun = b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: lo";
        stream.write_all(begun).expect("it reads");
        let mut first = [0; 8];
        stream.read_exact(&mut first).expect("it answers");
        assert_eq!(&first, b"HTTP/1.1");
        stream
    }

    /// The answer to a request with these headers and this body.
    pub(crate) fn ask(&self, head: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let request = format!(
            "{head}\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\n\r\n{body}",
            body.len(),
        );
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("text");
        answer
    }

    /// Its exit code; none if a signal ended it.
    pub(crate) fn ends(mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }
}

/// A table of launch-pad for two people.
pub(crate) fn table() -> TableSettings {
    TableSettings::for_people(super::GAME, 2)
}

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) server: Server,
    name: &'static str,
    socket: Option<Socket>,
    /// The number of the next call: those before it are done.
    next_call: u32,
    pub(crate) frame: Option<Frame>,
}

impl Player {
    pub(crate) async fn guest(address: &str, name: &'static str) -> Self {
        let server = Server::guest(address, name).await.expect("the server accepts it");
        Self { server, name, socket: None, next_call: 1, frame: None }
    }

    /// Connects and looks at a table.
    pub(crate) async fn enter(&mut self, table: &str) {
        let mut socket = self.server.socket(self.name, Encoding::Json).await.expect("connected");
        socket.number_next(self.next_call);
        (self.socket, self.frame) = (Some(socket), None);
        let table = table.to_owned();
        let enter = ClientMessage::Enter { table, detail: Detail::Full, known: None };
        assert!(matches!(self.call(enter).await, Answer::Opened(_)));
    }

    pub(crate) async fn call(&mut self, message: ClientMessage) -> Answer {
        self.next_call += 1;
        let socket = self.socket.as_mut().expect("connected");
        socket.call(message).await.expect("an answer")
    }

    /// Takes a seat.
    pub(crate) async fn join(&mut self, salt: &str) {
        let (seat, name, salt, colour) = (None, String::new(), salt.to_owned(), 0);
        let join = ClientMessage::Join { seat, name, salt, colour };
        assert_eq!(self.call(join).await, Answer::Done);
    }

    /// The next frame.
    pub(crate) async fn see(&mut self) {
        let socket = self.socket.as_mut().expect("connected");
        loop {
            if let HostMessage::Frame(frame) = socket.next().await.expect("connected") {
                self.frame = Some(*frame);
                return;
            }
        }
    }

    /// How many lines of the log have been shown.
    pub(crate) fn lines(&self) -> usize {
        self.frame.as_ref().map_or(0, |frame| frame.lines)
    }

    /// The first thing that this player may do, if the game waits for them.
    fn choice(&self) -> Option<String> {
        let frame = self.frame.as_ref()?;
        let asked = frame.viewer.seat().is_some_and(|seat| frame.awaiting.must().contains(seat));
        asked.then(|| frame.choices.first().map(|choice| choice.notation.clone()))?
    }
}

/// Two people at a table whose cards are dealt.
pub(crate) async fn table_of_two(address: &str) -> (String, [Player; 2]) {
    let mut players = [Player::guest(address, "Ada").await, Player::guest(address, "Ben").await];
    let id = players[0].server.create(&table()).await.expect("a table");
    for player in &mut players {
        player.enter(&id).await;
        player.join("salt").await;
    }
    assert_eq!(players[0].call(ClientMessage::Begin).await, Answer::Done);
    (id, players)
}

/// Plays this many steps, whoever it is the turn of.
pub(crate) async fn play(players: &mut [Player; 2], steps: usize) {
    for _ in 0..steps {
        let asked = loop {
            for player in players.iter_mut().filter(|player| player.frame.is_none()) {
                player.see().await;
            }
            let newest = players[0].lines().max(players[1].lines());
            for player in players.iter_mut() {
                while player.lines() < newest {
                    player.see().await;
                }
            }
            match players.iter().position(|player| player.choice().is_some()) {
                Some(asked) => break asked,
                None => players[0].see().await,
            }
        };
        let player = &mut players[asked];
        let (choice, before) = (player.choice().expect("asked"), player.lines());
        assert_eq!(player.call(ClientMessage::Act(choice)).await, Answer::Done);
        // frames also come when somebody enters
        while player.lines() <= before {
            player.see().await;
        }
    }
}
