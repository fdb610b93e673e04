//! Checks that the examples on a page about notation are true.
//!
//! An example is a fenced block whose info string is the game's id and what it shows: `actions`,
//! `outcomes`, `position`, `record` or `scenario`.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use gantry_kernel::record::{Record, verify};
use gantry_kernel::{Game, LineError, ParseError, Text};

use crate::scenario::assert_scenarios;

/// The blocks of the page marked with this word for a game.
fn blocks<G: Game>(page: &str, word: &str) -> Vec<String> {
    let begin = format!("```{} {word}\n", G::ID);
    let rest = page.split(begin.as_str()).skip(1);
    let blocks: Vec<String> =
        rest.map(|rest| rest.split("```").next().expect("a block ends").to_owned()).collect();
    assert!(!blocks.is_empty(), "an example of {word}");
    blocks
}

/// Every line without its comment reads, and is written as it is read.
fn assert_lines<T: FromStr<Err = ParseError> + Display + Debug>(blocks: &[String]) {
    for line in blocks.iter().flat_map(|block| block.lines()) {
        let line = line.split('#').next().unwrap_or(line).trim_end();
        let read: T = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(read.to_string(), line);
    }
}

/// All examples of a game hold.
///
/// # Panics
/// If one does not, or if a kind has none.
pub fn assert_examples<G: Text>(page: &str) {
    assert_lines::<G::Action>(&blocks::<G>(page, "actions"));
    assert_lines::<G::Chance>(&blocks::<G>(page, "outcomes"));
    for block in blocks::<G>(page, "position") {
        let state = G::read_position(G::RULES, &block).unwrap_or_else(|fault| panic!("{fault}"));
        let again = G::read_position(G::RULES, &G::position(&state));
        assert_eq!(again, Ok(state));
    }
    for block in blocks::<G>(page, "record") {
        let record = Record::read(&block).unwrap_or_else(|fault| panic!("{fault}"));
        verify::<G>(&record).unwrap_or_else(|error| panic!("{error}"));
    }
    for block in blocks::<G>(page, "scenario") {
        assert_eq!(assert_scenarios::<G>("the page", &block), 1);
    }
}

/// A position that no game could reach is refused with its line.
///
/// # Panics
/// If it is accepted, or refused for another reason.
#[track_caller]
pub fn assert_no_position<G: Text>(position: &str, refusal: &str) {
    let fault = G::read_position(G::RULES, position).expect_err("not a possible position");
    assert_eq!(fault.to_string(), refusal);
}

/// Reads each case: a text and, after an arrow on a separate line, the line and message of its
/// error. The first line of `cases` is skipped, so that a raw string may begin with a line break.
///
/// # Panics
/// If a text is accepted, or its error is another one.
pub fn assert_faults<T: Debug>(cases: &str, read: impl Fn(&str) -> Result<T, LineError>) {
    let mut text = String::new();
    for line in cases.lines().skip(1) {
        let Some(expected) = line.strip_prefix("=> ") else {
            text = text + line + "\n";
            continue;
        };
        let fault = read(&text).expect_err(&text);
        assert_eq!(fault.to_string(), expected, "{text}");
        text.clear();
    }
    assert_eq!(text, "", "a case without an arrow");
}
