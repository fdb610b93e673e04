//! The examples of `docs/notation.md` are true.

use std::fs;
use std::path::PathBuf;

use gantry_kernel::Text;
use gantry_kernel::record::{Record, verify};
use gantry_launch_pad::{Action, Chance, LaunchPad};
use gantry_testkit::scenario::assert_scenarios;

/// The blocks of the page that are marked with this word for Launch Pad.
fn blocks(word: &str) -> Vec<String> {
    let page = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/notation.md");
    let text = fs::read_to_string(page).expect("docs/notation.md");
    let begin = format!("```launch-pad {word}\n");
    let blocks: Vec<String> = text
        .split(begin.as_str())
        .skip(1)
        .map(|rest| rest.split("```").next().expect("a block ends").to_owned())
        .collect();
    assert!(!blocks.is_empty(), "an example of {word}");
    blocks
}

/// The lines without their comments.
fn lines(block: &str) -> impl Iterator<Item = &str> {
    block.lines().map(|line| line.split('#').next().unwrap_or(line).trim_end())
}

#[test]
fn actions_are_written_as_they_are_read() {
    let blocks = blocks("actions");
    for line in blocks.iter().flat_map(|block| lines(block)) {
        let action: Action = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(action.to_string(), line);
    }
}

#[test]
fn outcomes_are_written_as_they_are_read() {
    let blocks = blocks("outcomes");
    for line in blocks.iter().flat_map(|block| lines(block)) {
        let chance: Chance = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(chance.to_string(), line);
    }
}

#[test]
fn positions_can_be_played() {
    for block in blocks("position") {
        let state = LaunchPad::read_position(&block).unwrap_or_else(|fault| panic!("{fault}"));
        let again = LaunchPad::read_position(&LaunchPad::position(&state));
        assert_eq!(again, Ok(state));
    }
}

#[test]
fn records_are_proved() {
    for block in blocks("record") {
        let record = Record::read(&block).unwrap_or_else(|fault| panic!("{fault}"));
        verify::<LaunchPad>(&record).unwrap_or_else(|error| panic!("{error}"));
    }
}

#[test]
fn scenarios_hold() {
    for block in blocks("scenario") {
        assert_eq!(assert_scenarios::<LaunchPad>("docs/notation.md", &block), 1);
    }
}
