//! People who play on a server from their terminals, line by line over pipes.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::common::server::Serving;
use crate::common::{digest, text};
use rcgen::{CertifiedKey, generate_simple_self_signed};
use rustix::process::Signal;

/// Longer than any silence of a program that works, on the slowest machine.
const SILENCE: Duration = Duration::from_mins(2);

/// A client of the server, with its own configuration folder.
struct Person {
    child: Child,
    stdin: Option<ChildStdin>,
    lines: Receiver<String>,
    /// Everything that was printed and read so far.
    out: String,
    name: &'static str,
}

impl Person {
    fn start(folder: &Path, name: &'static str, arguments: &[&str]) -> Self {
        Self::run(Command::new(env!("CARGO_BIN_EXE_gantry")), folder, name, arguments)
    }

    /// Trusts the servers that this certificate is for, and no others.
    fn trusting(certificate: &Path, name: &'static str, arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_gantry"));
        command.env("SSL_CERT_FILE", certificate).env_remove("SSL_CERT_DIR");
        let folder = certificate.parent().expect("a folder");
        Self::run(command, folder, name, arguments)
    }

    fn run(mut command: Command, folder: &Path, name: &'static str, arguments: &[&str]) -> Self {
        let mut child = command
            .args(arguments)
            .args(["--name", name])
            .env("LC_ALL", "C")
            .env("XDG_CONFIG_HOME", folder)
            .env_remove("GANTRY_TOKEN")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let out = BufReader::new(child.stdout.take().expect("piped"));
        let (tell, lines) = channel();
        // It ends with the program's output.
        thread::spawn(move || out.lines().map_while(Result::ok).try_for_each(|l| tell.send(l)));
        let stdin = child.stdin.take();
        Self { child, stdin, lines, out: String::new(), name }
    }

    fn types(&mut self, line: &str) {
        let stdin = self.stdin.as_mut().expect("open");
        stdin.write_all(format!("{line}\n").as_bytes()).expect("it reads");
    }

    /// The next line; `None` at the end. A program that says nothing more hangs.
    #[track_caller]
    fn next(&mut self) -> Option<String> {
        let line = match self.lines.recv_timeout(SILENCE) {
            Ok(line) => line,
            Err(RecvTimeoutError::Disconnected) => return None,
            Err(RecvTimeoutError::Timeout) => {
                panic!("{} waits for ever:\n{}", self.name, self.out)
            }
        };
        self.out.push_str(&line);
        self.out.push('\n');
        Some(line)
    }

    /// Reads until a line contains this; returns that line.
    #[track_caller]
    fn sees(&mut self, what: &str) -> String {
        loop {
            match self.next() {
                Some(line) if line.contains(what) => return line,
                Some(_) => {}
                None => panic!("{} never saw {what:?}:\n{}", self.name, self.out),
            }
        }
    }

    /// Reads until this person has to choose or the game is over; whether it is over.
    fn asked(&mut self) -> bool {
        let prompt = format!("{}>", self.name);
        loop {
            match self.next() {
                Some(line) if line == prompt => return false,
                Some(line) if line.starts_with("The game is over.") => return true,
                Some(_) => {}
                None => panic!("{} left:\n{}", self.name, self.out),
            }
        }
    }

    /// Closes the input; the exit code and what was printed on standard error.
    fn ends(mut self) -> (Option<i32>, String, String) {
        drop(self.stdin.take());
        while self.next().is_some() {}
        let output = self.child.wait_with_output().expect("it ends");
        let err = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code(), err, self.out)
    }
}

/// What a command says about a table, by its link; its exit code comes first.
fn about(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gantry"));
    command.args(arguments).env("LC_ALL", "C").env("XDG_CONFIG_HOME", folder);
    let output = command.env_remove("GANTRY_TOKEN").output().expect("it runs");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

/// Answers every question with the first choice until the game is over.
fn plays(mut person: Person, record: &Path) -> Person {
    while !person.asked() {
        person.types("1");
    }
    person.types(&format!("save {}", text(record)));
    person.sees("Saved to");
    person.types("quit");
    person
}

/// Two people play a whole game, and the server is killed and restarted in the middle.
fn whole_game(game: &str, options: &[&str]) {
    let folder = tempfile::tempdir().unwrap();
    let database = folder.path().join("db");
    let server = Serving::on(&database, 0);
    let (address, port) = (server.address(), server.port);
    let open = ["play", game, "--server", &address, "--begin"];
    let mut ada = Person::start(folder.path(), "Ada", &[&open[..], options].concat());
    let invitation = ada.sees("Invitation: ");
    let link = invitation.split_once(": ").expect("a link").1.to_owned();
    let ben = Person::start(folder.path(), "Ben", &["join", &link]);
    let records = ["ada", "ben"].map(|name| folder.path().join(name));
    let of_ada = records[0].clone();
    let ada = thread::spawn(move || plays(ada, &of_ada));
    let mut ben = ben;
    // Ben answers here, so that the server falls in the middle.
    let mut questions = 0;
    let mut server = Some(server);
    while !ben.asked() {
        questions += 1;
        if questions == 5 {
            let killed = server.take().expect("it runs");
            killed.send(Signal::KILL);
            assert_eq!(killed.ends(), None);
        }
        ben.types("1");
        if questions == 5 {
            ben.sees("The connection is lost.");
            server = Some(Serving::on(&database, port));
            ben.sees("The connection is back.");
        }
    }
    assert!(questions > 5, "the game went on after the restart: {questions}");
    ben.types(&format!("save {}", text(&records[1])));
    ben.sees("Saved to");
    ben.types("quit");
    for person in [ada.join().expect("no panic"), ben] {
        let (code, err, out) = person.ends();
        assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
        assert!(out.contains("Final standings"), "{out}");
        assert!(out.contains("The deal was fair"), "the record fits what was shown: {out}");
    }
    // Both have the same record, and it is proved.
    let [one, two] = records.map(|record| (digest(&record), fs::read_to_string(&record).unwrap()));
    assert_eq!(one, two);
    server.expect("restarted").send(Signal::TERM);
}

#[test]
fn a_whole_game_of_launch_pad_survives_a_killed_server() {
    whole_game("launch-pad", &["--option", "length=short"]);
}

#[test]
fn a_whole_game_of_lift_off_survives_a_killed_server() {
    whole_game("lift-off", &[]);
}

#[test]
fn a_whole_race_in_turns_survives_a_killed_server() {
    whole_game("planet-rush", &["--option", "pace=turns"]);
}

/// `verify`, `replay` and `analyse` take the link to a table where they take a file. A private
/// table tells only those who played there.
#[test]
fn a_finished_game_is_examined_by_its_link() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::on(&folder.path().join("db"), 0);
    let address = server.address();
    let open = ["play", "launch-pad", "--server", &address, "--begin", "--bots", "random"];
    let options = ["--access", "private", "--option", "length=short"];
    let mut ada = Person::start(folder.path(), "Ada", &[&open[..], &options].concat());
    let invitation = ada.sees("Invitation: ");
    let link = invitation.split_once(": ").expect("a link").1.to_owned();
    ada.asked();
    let (code, out, err) = about(folder.path(), &["replay", &link]);
    assert_eq!((code, out.as_str()), (Some(2), ""));
    assert!(err.contains("when the game is over"), "{err}");
    ada.types("1");

    let file = folder.path().join("saved");
    assert_eq!(plays(ada, &file).ends().0, Some(0));
    let said = |arguments: &[&str]| {
        let (code, out, err) = about(folder.path(), arguments);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{arguments:?}: {out}");
        out
    };
    let file = text(&file);
    let proved = said(&["verify", &link]);
    assert!(proved.contains(": proved"), "{proved}");
    assert_eq!(proved.replace(&link, file), said(&["verify", file]));
    assert_eq!(said(&["replay", &link]), said(&["replay", file]));
    let once = ["--iterations", "1", "--json"];
    let analysed = |of: &str| said(&[&["analyse", of], &once[..]].concat());
    assert_eq!(analysed(&link), analysed(file));

    let stranger = tempfile::tempdir().unwrap();
    let (code, _, err) = about(stranger.path(), &["verify", &link]);
    assert_eq!(code, Some(2));
    assert!(err.contains("it is not for you"), "{err}");
    server.send(Signal::TERM);
}

#[test]
fn two_who_look_for_a_match_find_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start(&[]);
    let address = server.address();
    let wants = ["play", "launch-pad", "--server", &address, "--match", "--pace", "3d"];
    let mut ada = Person::start(folder.path(), "Ada", &wants);
    ada.sees("Invitation: ");
    let ben = Person::start(folder.path(), "Ben", &wants);
    ada.sees("The cards are dealt");
    for person in [ada, ben] {
        let (code, err, out) = person.ends();
        assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    }
    server.send(Signal::TERM);
}

#[test]
fn people_talk_and_agree_to_stop() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start(&[]);
    let address = server.address();
    let open = ["play", "launch-pad", "--server", &address, "--begin", "--pace", "10m+5s"];
    let mut ada = Person::start(folder.path(), "Ada", &open);
    let invitation = ada.sees("Invitation: ");
    let link = invitation.split_once(": ").expect("a link").1.to_owned();
    let mut eve = Person::start(folder.path(), "Eve", &["join", &link, "--watch"]);
    // Whoever comes after the deal is not told about it, and the game begins when Ben is there.
    eve.sees("B: free");
    let mut ben = Person::start(folder.path(), "Ben", &["join", &link]);
    eve.sees("The cards are dealt");
    ben.types("say good luck");
    ada.sees("Ben: “good luck”");
    eve.sees("Ben: “good luck”");
    ada.types("clocks");
    ada.sees("A: Ada, 10:00");
    // A spectator sees what lies open and no more.
    eve.types("table");
    eve.sees("Hand: 6 cards");
    eve.types("1");
    eve.sees("nothing for you to decide");
    ada.types("resign");
    ada.sees("resign now");
    ben.types("abandon");
    ada.sees("Ben asks to stop the game without a result.");
    ada.types("no");
    ben.sees("The proposal was refused");
    ben.types("abandon");
    ada.sees("Ben asks to stop");
    ada.types("yes");
    for person in [&mut ada, &mut ben, &mut eve] {
        person.sees("stopped without a result");
    }
    for person in [ada, ben] {
        let (code, err, out) = person.ends();
        assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
        assert!(!out.contains("Eve sits down"), "{out}");
    }
    let (code, _, out) = eve.ends();
    assert_eq!(code, Some(0));
    let hidden = out.lines().filter(|line| line.trim_start().starts_with("Hand: "));
    let open = out.find("stopped without").expect("told");
    assert!(hidden.take_while(|line| out.find(line) < Some(open)).all(|l| l.ends_with("cards")));
    server.send(Signal::TERM);
}

/// What `gantry` says when it cannot go on, with exit code 2.
#[track_caller]
fn refused(folder: &Path, name: &'static str, arguments: &[&str], expected: &str) {
    gives_up(Person::start(folder, name, arguments), expected);
}

#[track_caller]
fn gives_up(person: Person, expected: &str) {
    let (code, err, out) = person.ends();
    assert_eq!(code, Some(2), "{out}{err}");
    assert!(err.starts_with("gantry: ") && err.contains(expected), "{expected:?} not in {err:?}");
    assert_eq!(err.lines().count(), 1, "{err}");
}

#[test]
fn a_player_who_cannot_enter_is_told_why_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let server = Serving::start(&[]);
    let address = server.address();
    let play = |more: &[&str]| {
        let open = ["play", "launch-pad", "--server", &address];
        let mut ada = Person::start(folder.path(), "Ada", &[&open[..], more].concat());
        let invitation = ada.sees("Invitation: ");
        (ada, invitation.split_once(": ").expect("a link").1.to_owned())
    };
    let (ada, link) = play(&["--bots", "greedy"]);
    refused(folder.path(), "Ben", &["join", &link], "Every seat is taken. With --watch");
    let wrong = format!("{address}#/join/nosuchtable");
    refused(folder.path(), "Ben", &["join", &wrong], "Ask for the invitation again");
    refused(folder.path(), "Ben", &["join", "word"], "needs --server");
    refused(folder.path(), "Ben", &["join", "http://127.0.0.1:1/#/join/a"], "does not answer");
    let pace = ["play", "planet-rush", "--server", &address, "--pace", "30s"];
    refused(folder.path(), "Ben", &pace, "cannot be played at that pace");
    let (mut closed, own) = play(&["--bots", "greedy", "--begin", "--spectators", "nobody"]);
    closed.asked();
    refused(folder.path(), "Ben", &["join", &own, "--watch"], "it is not for you");
    // The same guest gets the same seat back.
    let (code, _, out) = closed.ends();
    assert_eq!(code, Some(0));
    assert!(out.contains("Your seat stays yours: gantry join"), "{out}");
    let mut again = Person::start(folder.path(), "Ada", &["join", &own]);
    assert!(!again.asked());
    assert_eq!((again.ends().0, ada.ends().0), (Some(0), Some(0)));
    server.send(Signal::TERM);
}

/// Writes a new certificate for this machine, and its key.
fn certify(folder: &Path, name: &str) -> (PathBuf, PathBuf) {
    let names = ["localhost", "127.0.0.1"].map(str::to_owned);
    let CertifiedKey { cert, signing_key } = generate_simple_self_signed(names).unwrap();
    let [certificate, key] = ["pem", "key"].map(|end| folder.join(format!("{name}.{end}")));
    fs::write(&certificate, cert.pem()).unwrap();
    fs::write(&key, signing_key.serialize_pem()).unwrap();
    (certificate, key)
}

#[test]
fn people_meet_over_tls_if_they_trust_the_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let (certificate, key) = certify(folder.path(), "known");
    let (other, _) = certify(folder.path(), "other");
    let server =
        Serving::start(&["--tls-certificate", text(&certificate), "--tls-key", text(&key)]);
    let address = server.address();
    assert!(address.starts_with("https://"), "{address}");
    let open = ["play", "launch-pad", "--server", &address, "--begin"];
    gives_up(Person::trusting(&other, "Eve", &open), "certificate");
    gives_up(Person::trusting(&folder.path().join("none"), "Eve", &open), "SSL_CERT_FILE");
    gives_up(Person::trusting(&key, "Eve", &open), "SSL_CERT_FILE");
    let mut ada = Person::trusting(&certificate, "Ada", &open);
    let invitation = ada.sees("Invitation: https://");
    let link = invitation.split_once(": ").expect("a link").1.to_owned();
    let mut ben = Person::trusting(&certificate, "Ben", &["join", &link]);
    ada.sees("The cards are dealt");
    ben.types("say good luck");
    ada.sees("Ben: “good luck”");
    for person in [ada, ben] {
        let (code, err, out) = person.ends();
        assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    }
    server.send(Signal::TERM);
}
