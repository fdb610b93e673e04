//! Playing back records where there is no terminal to draw on.

use std::path::PathBuf;

use crate::common::{GAME, digest, fail, succeed, text};
use tempfile::TempDir;

/// A folder with one recorded game.
fn recorded() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    succeed(&["sim", GAME, "--games", "1", "--seed", "5", "--record", text(folder.path())]);
    let file = folder.path().join(format!("{GAME}-5-0.record"));
    (folder, file)
}

#[test]
fn speed_tells_the_game_line_by_line() {
    let (_folder, file) = recorded();
    let before = digest(&file);
    let out = succeed(&["replay", text(&file), "--speed", "1000"]);
    assert_eq!(digest(&file), before, "who watches changes nothing");
    assert!(out.contains("\n[1] The cards are dealt;"), "{out}");
    assert!(out.contains("Final standings"), "{out}");
    let later = succeed(&["replay", text(&file), "--speed", "1e3", "--at", "20", "--plain"]);
    assert!(!later.contains("\n[20] ") && later.contains("\n[2"), "{later}");
    let whole: Vec<_> = out.lines().rev().collect();
    let end: Vec<_> = later.lines().rev().take_while(|line| !line.starts_with("  ")).collect();
    assert!(whole.starts_with(&end), "{later}");
}

#[test]
fn a_speed_that_makes_no_sense_is_refused() {
    let (_folder, file) = recorded();
    for wrong in ["0", "nan", "-1", "1e9", "fast", ""] {
        let expected = format!("--speed: expected a number from 0.01 to 1000, found {wrong}");
        fail(&["replay", text(&file), "--speed", wrong], expected.trim_end());
    }
}

#[test]
fn steps_take_a_terminal() {
    let (_folder, file) = recorded();
    fail(&["replay", text(&file), "--step"], "--step takes a terminal");
    fail(&["replay", text(&file), "--step", "--speed", "2", "--plain"], "--step takes a terminal");
}

#[test]
fn motion_and_data_exclude_each_other() {
    let (_folder, file) = recorded();
    for motion in [&["--speed", "2"][..], &["--step"]] {
        for data in ["--json", "--position"] {
            fail(&[&["replay", text(&file), data], motion].concat(), "cannot be used with");
        }
    }
}
