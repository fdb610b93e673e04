//! Where `gantry play` saves, and where it does not.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::common::{GAME, Run, digest, fail, gantry_with, succeed, text};

fn play(arguments: &[&str], input: &str) -> Run {
    gantry_with(&[&["play", GAME, "--seed", "11"], arguments].concat(), input)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<_> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_place_that_cannot_be_written_is_refused_before_the_deal() {
    let folder = tempfile::tempdir().unwrap();
    fail(&["play", GAME, "--save", text(folder.path())], "a folder, not a file");
    let nowhere = folder.path().join("no/such/file");
    fail(&["play", GAME, "--save", text(&nowhere)], "no such folder");
    fail(&["play", GAME, "--save", ""], "a value is required");
    assert!(names(folder.path()).is_empty());
}

#[test]
fn a_place_that_is_gone_in_the_end_is_exit_code_two() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let file = inner.join("file");
    let mut child = Command::new(env!("CARGO_BIN_EXE_gantry"))
        .args(["play", GAME, "--lang", "en", "--save", text(&file)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The game has begun when its first line is printed.
    let mut first = [0];
    child.stdout.as_mut().unwrap().read_exact(&mut first).unwrap();
    fs::remove_dir_all(&inner).unwrap();
    drop(child.stdin.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let expected = format!("gantry: {}: it was moved or removed\n", text(&file));
    assert_eq!(String::from_utf8_lossy(&output.stderr), expected);
}

#[cfg(unix)]
#[test]
fn a_link_is_written_through() {
    let folder = tempfile::tempdir().unwrap();
    let [link, file] = ["link", "file"].map(|name| folder.path().join(name));
    std::os::unix::fs::symlink("file", &link).unwrap();
    let run = play(&["--save", text(&link)], "1\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    digest(&file);
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
}

#[cfg(unix)]
#[test]
fn a_pipe_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    fail(&["play", GAME, "--save", text(&pipe)], "not a regular file");
    let run = play(&[], &format!("save {0}\nsave! {0}\n", text(&pipe)));
    assert_eq!(run.out.matches("pipe: not a regular file").count(), 2, "{}", run.out);
    assert_eq!(names(folder.path()), ["pipe"]);
}

#[test]
fn a_file_that_somebody_else_wrote_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("letter");
    fs::write(&file, "Dear Ada").unwrap();
    let run = play(&[], &format!("1\nsave {}\n", text(&file)));
    assert!(run.out.contains("type: save! FILE"), "{}", run.out);
    assert_eq!(fs::read_to_string(&file).unwrap(), "Dear Ada");
    // The second and third are over the game's own file.
    let input = format!("1\nsave! {0}\n1\nsave {0}\nundo\nsave {0}\n", text(&file));
    let run = play(&[], &input);
    assert_eq!(run.out.matches("Saved to ").count(), 3, "{}", run.out);
    digest(&file);
    // So are those of a resumed game, and of one that has come further.
    let resumed = ["play", GAME, "--resume", text(&file)];
    let run = gantry_with(&resumed, &format!("1\nsave {}\n", text(&file)));
    assert!(run.out.contains("Saved to "), "{}", run.out);
    assert_eq!(names(folder.path()), ["letter"]);
}

#[test]
fn a_recorded_game_does_not_replace_what_is_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let taken = folder.path().join(format!("{GAME}-1-0.record"));
    fs::create_dir(&taken).unwrap();
    let arguments = ["sim", GAME, "--games", "1", "--record", text(folder.path())];
    fail(&arguments, "a folder, not a file");
    fs::remove_dir(&taken).unwrap();
    succeed(&arguments);
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn a_recorded_game_replaces_another_only_by_force() {
    let folder = tempfile::tempdir().unwrap();
    let second = folder.path().join(format!("{GAME}-1-1.record"));
    fs::write(&second, "Dear Ada").unwrap();
    let arguments = ["sim", GAME, "--games", "2", "--record", text(folder.path())];
    fail(&arguments, "launch-pad-1-1.record: there is such a file already; --force replaces it");
    assert_eq!(names(folder.path()).len(), 1, "nothing is written before");
    assert_eq!(fs::read_to_string(&second).unwrap(), "Dear Ada");
    succeed(&[&arguments[..], &["--force"]].concat());
    digest(&second);
    fail(&["sim", GAME, "--force"], "--record");
}

#[test]
fn overlong_input_lines_are_not_kept_in_memory() {
    let folder = tempfile::tempdir().unwrap();
    let [long, short] = ["long", "short"].map(|name| folder.path().join(name));
    let endless = "1".repeat(3_000_000);
    let run = play(&["--save", text(&long)], &format!("1\n{endless}\n1\n"));
    let said = "A line of more than 10000 bytes is no answer; nothing was done.";
    assert_eq!(run.out.matches(said).count(), 1);
    assert!(run.out.len() < 100_000, "it is not repeated");
    play(&["--save", text(&short)], "1\n1\n");
    assert_eq!(fs::read_to_string(&long).unwrap(), fs::read_to_string(&short).unwrap());
}

/// Line by line, time moves only to pass deadlines, whether or not the game was interrupted.
#[test]
fn a_resumed_game_equals_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, parts] = ["whole", "parts"].map(|name| folder.path().join(name));
    let run = |arguments: &[&str], answers: usize| {
        let input = "1\n".repeat(answers);
        let run = gantry_with(&[&["play", "planet-rush"], arguments].concat(), &input);
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    };
    let new = ["--option", "pace=turns", "--seed", "886", "--seats", "3", "--save"];
    run(&[&new[..], &[text(&whole)]].concat(), 30);
    run(&[&new[..], &[text(&parts)]].concat(), 10);
    for _ in 0..2 {
        run(&["--resume", text(&parts), "--save", text(&parts)], 10);
    }
    let record = fs::read_to_string(&whole).unwrap();
    assert!(record.contains(" 3000 "), "the clock has moved: {record}");
    assert_eq!(fs::read_to_string(&parts).unwrap(), record);
}
