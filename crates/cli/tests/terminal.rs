//! The program on a pseudo-terminal: however it ends, the terminal is restored.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::process::{Child, Command};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use crate::common::{GAME, digest, text};
use rustix::process::{Pid, Signal, kill_process};
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};
use rustix::termios::{Termios, Winsize, tcgetattr, tcsetwinsize};

/// The pause between two checks of another program, which takes as long as it takes.
const AGAIN: Duration = Duration::from_millis(5);
const ENTER_SCREEN: &str = "\x1b[?1049h";
const LEAVE_SCREEN: &str = "\x1b[?1049l";

/// A program with its own terminal.
struct Terminal {
    child: Child,
    master: File,
    /// Kept open, so that the terminal outlives the program and can be inspected.
    slave: File,
    /// What was drawn so far.
    drawn: Arc<Mutex<String>>,
    reader: JoinHandle<()>,
    before: Termios,
}

impl Terminal {
    fn begin(arguments: &[&str]) -> Self {
        let master = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).expect("a terminal");
        grantpt(&master).expect("a new pseudo-terminal");
        unlockpt(&master).expect("a new pseudo-terminal");
        let name = ptsname(&master, Vec::new()).expect("a name");
        let slave = File::options();
        let slave = slave.clone().read(true).write(true).open(name.to_str().expect("ASCII"));
        let slave = slave.expect("a new pseudo-terminal");
        let master = File::from(master);
        resize(&master, 80);
        let end = || slave.try_clone().expect("a descriptor");
        let before = tcgetattr(&slave).expect("a terminal");
        let child = Command::new(env!("CARGO_BIN_EXE_gantry"))
            .args(arguments)
            .env("LC_ALL", "C")
            .env("TERM", "xterm-256color")
            .stdin(end())
            .stdout(end())
            .stderr(end())
            .spawn()
            .expect("the program starts");
        let drawn = Arc::new(Mutex::new(String::new()));
        let (mut source, sink) = (master.try_clone().expect("a descriptor"), Arc::clone(&drawn));
        // It ends with an error once nobody has the other side open.
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = source.read(&mut bytes) {
                sink.lock()
                    .expect("not poisoned")
                    .push_str(&String::from_utf8_lossy(&bytes[..read]));
            }
        });
        Self { child, master, slave, drawn, reader, before }
    }

    /// Waits until this is drawn after the first `since` bytes, however long it takes; returns how
    /// many bytes there are then.
    fn sees(&mut self, since: usize, what: &str) -> usize {
        loop {
            let drawn = self.drawn.lock().expect("not poisoned").clone();
            if let Some(at) = drawn.get(since..).and_then(|new| new.find(what)) {
                return since + at + what.len();
            }
            let ended = self.child.try_wait().expect("a child");
            assert_eq!(ended, None, "{what:?} was never drawn:\n{drawn}");
            thread::sleep(AGAIN);
        }
    }

    fn types(&mut self, keys: &str) {
        self.master.write_all(keys.as_bytes()).expect("a terminal");
    }

    fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).expect("it is there");
    }

    /// The exit code and everything that was drawn; the terminal must be restored.
    fn end(mut self) -> (Option<i32>, String) {
        let status = self.child.wait().expect("it ends");
        let after = tcgetattr(&self.slave).expect("a terminal");
        let modes = |modes: &Termios| {
            (modes.input_modes, modes.output_modes, modes.control_modes, modes.local_modes)
        };
        assert_eq!(modes(&after), modes(&self.before), "the terminal is not as it was");
        drop((self.slave, self.child));
        self.reader.join().expect("nothing fails");
        let drawn = self.drawn.lock().expect("not poisoned").clone();
        let left = drawn.rfind(LEAVE_SCREEN) >= drawn.rfind(ENTER_SCREEN);
        assert!(left, "the whole screen is still taken:\n{drawn:?}");
        (status.code(), drawn)
    }
}

fn resize(master: &File, columns: u16) {
    let size = Winsize { ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0 };
    tcsetwinsize(master, size).expect("a terminal");
}

const SIGNALS: [(Signal, i32); 4] =
    [(Signal::HUP, 1), (Signal::INT, 2), (Signal::QUIT, 3), (Signal::TERM, 15)];

#[test]
fn a_rush_that_is_ended_by_a_signal_is_saved_and_leaves_the_screen() {
    for (signal, number) in SIGNALS {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        let arguments = ["play", "planet-rush", "--seed", "1", "--save", text(&file)];
        let mut terminal = Terminal::begin(&arguments);
        terminal.sees(0, ENTER_SCREEN);
        terminal.types("r");
        // The bot is ready, too, and the countdown has begun.
        while fs::read_to_string(&file).is_ok_and(|log| !log.contains(" B ")) {
            assert_eq!(terminal.child.try_wait().unwrap(), None);
            thread::sleep(AGAIN);
        }
        terminal.signal(signal);
        let (code, drawn) = terminal.end();
        assert_eq!(code, Some(128 + number));
        assert!(drawn.contains("gantry: the game is saved; "), "{drawn:?}");
        digest(&file);
    }
}

#[test]
fn a_replay_that_is_ended_by_a_signal_leaves_the_screen() {
    let folder = tempfile::tempdir().unwrap();
    crate::common::succeed(&["sim", GAME, "--games", "1", "--record", text(folder.path())]);
    let record = folder.path().join(format!("{GAME}-1-0.record"));
    let mut terminal = Terminal::begin(&["replay", text(&record), "--step"]);
    terminal.sees(0, "entry 0 of");
    terminal.signal(Signal::TERM);
    assert_eq!(terminal.end().0, Some(143));
}

#[test]
fn a_prompt_that_is_ended_by_a_signal_leaves_the_line_editor() {
    for (signal, number) in SIGNALS {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        let arguments = ["play", GAME, "--seed", "5", "--save", text(&file)];
        let mut terminal = Terminal::begin(&arguments);
        let shown = terminal.sees(0, "Player A> ");
        terminal.types("1\r");
        terminal.sees(shown, "Player A> ");
        terminal.signal(signal);
        assert_eq!(terminal.end().0, Some(128 + number));
        digest(&file);
    }
}

#[test]
fn whoever_leaves_finds_the_terminal_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let mut terminal =
        Terminal::begin(&["play", "planet-rush", "--seed", "1", "--save", text(&file)]);
    terminal.sees(0, ENTER_SCREEN);
    terminal.types("qq");
    let (code, drawn) = terminal.end();
    assert_eq!(code, Some(0));
    assert!(drawn.contains("Saved to "), "{drawn:?}");
    digest(&file);
}

#[test]
fn lines_are_as_wide_as_the_window_is_now() {
    let mut terminal = Terminal::begin(&["play", GAME, "--seed", "5"]);
    let widest = |drawn: &str| {
        let frames = drawn.split(['\r', '\n']).filter(|line| line.starts_with('└'));
        frames.map(|line| line.chars().count()).max().unwrap_or(0)
    };
    let first = terminal.sees(0, "Player A> ");
    resize(&terminal.master, 50);
    terminal.types("table\r");
    let echoed = terminal.sees(first, "table");
    let second = terminal.sees(echoed, "Player A> ");
    let drawn = terminal.drawn.lock().unwrap().clone();
    assert_eq!((widest(&drawn[..first]), widest(&drawn[first..second])), (80, 50), "{drawn:?}");
    terminal.types("quit\r");
    assert_eq!(terminal.end().0, Some(0));
}
