//! Games that are killed: everything that was shown is in the file.

use std::fs;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::common::{GAME, digest, fail, gantry_with, text};
use rustix::process::{Pid, Signal, kill_process};

/// The pause between two checks of another program, which takes as long as it takes.
const AGAIN: Duration = Duration::from_millis(5);
const PROMPT: &str = "Player A> ";

/// A game that is being played.
struct Game {
    child: Child,
    /// Its output so far.
    out: String,
}

impl Game {
    fn begin(arguments: &[&str]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_gantry"))
            .args(["play", GAME])
            .args(arguments)
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        Self { child, out: String::new() }
    }

    /// Reads until it waits for the next answer.
    fn asked(&mut self) {
        let pipe = self.child.stdout.as_mut().expect("piped");
        let before = self.out.len();
        while !self.out[before..].ends_with(PROMPT) {
            let mut bytes = [0; 4096];
            let read = pipe.read(&mut bytes).expect("a pipe");
            assert!(read > 0, "it ended: {}", self.out);
            self.out.push_str(std::str::from_utf8(&bytes[..read]).expect("ASCII here"));
        }
    }

    fn answer(&mut self, lines: &str) {
        self.child.stdin.as_mut().expect("piped").write_all(lines.as_bytes()).expect("a pipe");
    }

    /// Waits until the file contains this, however long it takes.
    fn written(&mut self, file: &Path, what: &str) {
        while !fs::read_to_string(file).is_ok_and(|log| log.contains(what)) {
            let ended = self.child.try_wait().expect("a child");
            assert_eq!(ended, None, "before it wrote {what}");
            std::thread::sleep(AGAIN);
        }
    }

    fn signal(&self, signal: Signal) {
        let pid = Pid::from_child(&self.child);
        kill_process(pid, signal).expect("it is there");
    }

    /// The number of the last entry that was shown.
    fn told(&self) -> usize {
        let numbers = self.out.lines().filter_map(|line| line.get(..7)?.trim().parse().ok());
        numbers.max().unwrap_or(0)
    }

    /// The exit code, and what was printed on standard error.
    fn end(mut self) -> (Option<i32>, String) {
        drop(self.child.stdin.take());
        drop(self.child.stdout.take());
        let output = self.child.wait_with_output().expect("it ends");
        (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
    }
}

/// The record without its last line, and how many entries that line says.
fn log(file: &Path) -> (String, usize) {
    let text = fs::read_to_string(file).unwrap();
    let (log, end) = text.trim_end().rsplit_once('\n').unwrap();
    let count = end.strip_prefix("end ").and_then(|rest| rest.split(' ').next()).unwrap();
    (log.to_owned(), count.parse().unwrap())
}

#[test]
fn a_game_that_is_killed_after_every_answer_loses_nothing() {
    const KILLS: usize = 40;
    let folder = tempfile::tempdir().unwrap();
    let [whole, kept] = ["whole", "kept"].map(|name| folder.path().join(name));
    let run = gantry_with(
        &["play", GAME, "--seed", "11", "--save", text(&whole)],
        &format!("{}quit\n", "1\n".repeat(KILLS)),
    );
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let (whole_log, _) = log(&whole);
    for kill in 0..KILLS {
        let mut game = if kill == 0 {
            Game::begin(&["--seed", "11", "--save", text(&kept)])
        } else {
            Game::begin(&["--resume", text(&kept), "--save", text(&kept)])
        };
        game.asked();
        game.answer("1\n");
        game.asked();
        let told = game.told();
        game.child.kill().unwrap();
        game.end();
        let (kept_log, entries) = log(&kept);
        assert!(entries >= told, "told {told}, kept {entries}");
        assert!(whole_log.starts_with(&kept_log), "after kill {kill}");
    }
    assert_eq!(fs::read_to_string(&kept).unwrap(), fs::read_to_string(&whole).unwrap());
    digest(&kept);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2, "nothing is left beside it");
}

#[test]
fn an_undone_entry_is_taken_out_of_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let mut game = Game::begin(&["--seed", "5", "--seats", "3", "--save", text(&file)]);
    game.asked();
    let before = fs::read_to_string(&file).unwrap();
    game.answer("discard metal\n");
    game.asked();
    assert_ne!(fs::read_to_string(&file).unwrap(), before);
    game.answer("undo\n");
    game.asked();
    game.child.kill().unwrap();
    assert!(game.out.contains("Taken back."), "{}", game.out);
    game.end();
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn a_file_that_was_cut_off_is_mended_and_said_to_be() {
    let folder = tempfile::tempdir().unwrap();
    let [file, rest] = ["file", "rest"].map(|name| folder.path().join(name));
    let play = |arguments: &[&str], input: &str| {
        let run = gantry_with(&[&["play", GAME, "--lang", "en"], arguments].concat(), input);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
        run.out
    };
    play(&["--seed", "11", "--save", text(&file)], "1\n1\n1\n");
    let (before, entries) = log(&file);
    let whole = fs::read_to_string(&file).unwrap();
    // In the middle of the last entry.
    fs::write(&file, &before[..before.len() - 7]).unwrap();
    let said = format!("cut off after entry {}", entries - 1);
    fail(&["verify", text(&file)], &said);
    fail(&["replay", text(&file)], "--resume");
    let out = play(&["--resume", text(&file), "--save", text(&rest)], "quit\n");
    let said = format!("goes on after entry {}, the last whole one.", entries - 1);
    assert!(out.contains(&said), "{out}");
    let out = play(&["--resume", text(&file), "--save", text(&file)], "quit\n");
    assert!(out.contains(&said), "{out}");
    assert_eq!(fs::read_to_string(&file).unwrap(), fs::read_to_string(&rest).unwrap());
    digest(&file);
    assert!(!play(&["--resume", text(&file)], "quit\n").contains("cut off"));
    // Anything else in that place is not an end that was cut off.
    fs::write(&file, whole.replace("\nend ", "\nwrong\nend ")).unwrap();
    fail(&["play", GAME, "--resume", text(&file)], "line ");
}

#[test]
fn signals_while_a_bot_thinks_lose_nothing() {
    let signals = [(Signal::HUP, 1), (Signal::INT, 2), (Signal::QUIT, 3), (Signal::TERM, 15)];
    for (signal, number) in signals {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        // With this seed B begins.
        let bot = ["--seat", "B", "--bots", "search:600000"];
        let mut game = Game::begin(&[&["--seed", "5", "--save", text(&file)][..], &bot].concat());
        game.answer(&"1\n".repeat(100));
        game.written(&file, " B end = ");
        game.signal(signal);
        let (code, said) = game.end();
        assert_eq!(code, Some(128 + number));
        let file = text(&file);
        let expected = format!("play {GAME} --resume {file} --save {file} goes on\n");
        assert!(said.ends_with(&expected), "{said}");
        assert!(log(Path::new(file)).0.contains(" B end = "));
        digest(Path::new(file));
    }
}

#[test]
fn a_closed_output_loses_nothing_and_is_no_success() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let mut game = Game::begin(&["--seed", "5", "--save", text(&file)]);
    game.asked();
    game.answer("1\n");
    game.asked();
    let told = game.told();
    drop(game.child.stdout.take());
    game.answer("1\n");
    assert_eq!(game.end(), (Some(141), String::new()));
    assert!(log(&file).1 >= told);
    digest(&file);
}

#[test]
fn two_games_are_not_saved_to_one_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let mut game = Game::begin(&["--seed", "5", "--save", text(&file)]);
    game.asked();
    let before = fs::read_to_string(&file).unwrap();
    let said = "another game is being saved there; name another file";
    fail(&["play", GAME, "--save", text(&file)], said);
    fail(&["play", GAME, "--resume", text(&file), "--save", text(&file)], said);
    let run = gantry_with(&["play", GAME, "--seed", "7"], &format!("save! {}\n", text(&file)));
    assert!(run.out.contains(said), "{}", run.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    game.answer(&format!("save {}\nquit\n", text(&file)));
    let (code, _) = game.end_quietly();
    assert_eq!(code, Some(0));
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}

impl Game {
    /// Like `end`, but the output is read to the end.
    fn end_quietly(mut self) -> (Option<i32>, String) {
        drop(self.child.stdin.take());
        let output = self.child.wait_with_output().expect("it ends");
        (output.status.code(), String::from_utf8(output.stdout).expect("UTF-8"))
    }
}

/// A file of a gigabyte is not read to find out that it is not this game, and a line of that size
/// is not kept in memory.
#[cfg(target_os = "linux")]
#[test]
fn large_files_and_lines_take_little_memory() {
    const MEGABYTES: u64 = 300;
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("large");
    fs::File::create(&file).unwrap().set_len(MEGABYTES << 20).unwrap();
    let mut game = Game::begin(&["--seed", "5"]);
    game.asked();
    game.answer(&format!("save {}\n", text(&file)));
    game.asked();
    assert!(game.out.contains("holds something else"), "{}", game.out);
    let megabyte = "1".repeat(1 << 20);
    for _ in 0..MEGABYTES {
        game.answer(&megabyte);
    }
    game.answer("\n");
    game.asked();
    let status = fs::read_to_string(format!("/proc/{}/status", game.child.id())).unwrap();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
    let peak_kb: u64 = peak.trim().trim_end_matches(" kB").parse().unwrap();
    assert!(peak_kb < 100 << 10, "{peak_kb} kB");
    game.answer("quit\n");
    assert_eq!(game.end_quietly().0, Some(0));
}
