//! `gantry serve`: its address, its host names, and how it ends.

use std::io::{Read, Write};
use std::net::TcpStream;

use rustix::process::Signal;

use crate::common::server::Serving;
use crate::common::{fail, succeed};

#[test]
fn one_signal_stops_it_gracefully_and_two_at_once() {
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
fn the_help_of_serve_names_every_flag_and_how_to_stop() {
    let help = succeed(&["serve", "--help"]);
    for word in ["--address", "--port", "--host", "--open", "Ctrl-C", "SIGTERM"] {
        assert!(help.contains(word), "{word}\n{help}");
    }
    fail(&["serve", "--host"], "--host");
    for host in ["", "http://attic.local", "attic.local:8000", "attic local", "\u{1b}[31m"] {
        fail(&["serve", "--host", host], "such as attic.local");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn it_asks_for_as_many_open_files_as_it_may_need() {
    let serving = Serving::with_few_files(200);
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", serving.id())).unwrap();
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).unwrap();
    let mut numbers = line.split_whitespace().map(|word| word.parse().unwrap_or(u64::MAX));
    let (soft, hard) = (numbers.next().unwrap(), numbers.next().unwrap());
    assert!(soft > 8192 || soft == hard, "{line}");
    serving.send(Signal::TERM);
    assert_eq!(serving.ends(), Some(0));
}
