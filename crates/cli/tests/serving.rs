//! `gantry serve`: its address, its host names, and how it ends.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, ChildStdout, Command, Stdio};

use rustix::process::{Pid, Signal, kill_process};

use crate::common::{fail, succeed};

/// A running server, and its output.
struct Serving {
    child: Child,
    says: BufReader<ChildStdout>,
    port: u16,
}

impl Serving {
    fn start(arguments: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gantry"))
            .args(["serve", "--port", "0", "--database", "memory:"])
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut says = BufReader::new(child.stdout.take().expect("piped"));
        let address = loop {
            let mut line = String::new();
            assert_ne!(says.read_line(&mut line).expect("text"), 0, "it says where it is");
            if let Some((_, address)) = line.split_once("Gantry is at http://127.0.0.1:") {
                break address.to_owned();
            }
        };
        let port = address.split_once('/').expect("an address").0.parse().expect("a port");
        Self { child, says, port }
    }

    fn send(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).expect("it runs");
    }

    /// A half-sent request on a connection that has been answered before.
    fn half_asked(&self) -> TcpStream {
        let mut stream = TcpStream::connect(("127.0.0.1", self.port)).expect("it listens");
        let begun = b"HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: lo";
        stream.write_all(begun).expect("it reads");
        let mut first = [0; 8];
        stream.read_exact(&mut first).expect("it answers");
        assert_eq!(&first, b"HTTP/1.1");
        stream
    }

    /// Its exit code; `None` if a signal ended it.
    fn ends(mut self) -> Option<i32> {
        self.child.wait().expect("it ends").code()
    }
}

#[test]
fn a_signal_ends_it_well_and_two_at_once() {
    for (first, second) in [
        (Signal::INT, None),
        (Signal::TERM, None),
        (Signal::INT, Some(Signal::INT)),
        (Signal::INT, Some(Signal::TERM)),
    ] {
        let serving = Serving::start(&[]);
        // Without a second signal the server waits only for those who have asked for something.
        let half = second.map(|_| serving.half_asked());
        serving.send(first);
        second.into_iter().for_each(|second| serving.send(second));
        assert_eq!(serving.ends(), Some(0), "{first:?} {second:?}");
        drop(half);
    }
}

#[test]
fn other_machines_are_told_a_real_address() {
    let mut serving = Serving::start(&["--address", "0.0.0.0"]);
    serving.send(Signal::TERM);
    let mut rest = String::new();
    serving.says.read_to_string(&mut rest).expect("text");
    assert!(!rest.contains("0.0.0.0"), "{rest}");
    let others = rest.lines().filter(|line| !line.is_empty());
    others
        .for_each(|line| assert!(line.starts_with("Other machines find it at http://"), "{line}"));
    assert_eq!(serving.ends(), Some(0));
}

#[test]
fn names_are_given_on_the_command_line() {
    let serving = Serving::start(&["--host", "attic.example"]);
    for (host, status) in [("attic.example", "200"), ("evil.example", "421")] {
        let mut stream = TcpStream::connect(("127.0.0.1", serving.port)).expect("it listens");
        let request = format!("HEAD / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("text");
        assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{host}: {answer}");
    }
    serving.send(Signal::INT);
    assert_eq!(serving.ends(), Some(0));
}

#[test]
fn a_host_is_appointed_where_a_database_is() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("gantry.db");
    let file = file.to_str().expect("a plain path");
    fail(&["host", "Ada", "--database", file], "there is no database");
    assert!(!folder.path().join("gantry.db").exists(), "none is made");
    fail(&["host", "Ada", "--database", "memory:"], "there is no database");
    fail(&["host"], "<NAME>");
}

#[test]
fn its_help_names_every_flag_and_how_to_stop_it() {
    let help = succeed(&["serve", "--help"]);
    for word in ["--address", "--port", "--host", "--open", "Ctrl-C", "SIGTERM"] {
        assert!(help.contains(word), "{word}\n{help}");
    }
    fail(&["serve", "--host"], "--host");
    for host in ["", "http://attic.local", "attic.local:8000", "attic local", "\u{1b}[31m"] {
        fail(&["serve", "--host", host], "such as attic.local");
    }
}
