//! Tests the template: makes a game in a copy of the tree, tests it there, and plays it to its end.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

use super::{about, make_folder};
use crate::shell::{
    CommandError, Outcome, answer, cannot_start, cargo, program, root, target_directory,
};
use crate::steps::show_and_run;

const NAME: &str = "trial-game";

/// More answers than any game of the template asks for.
const ANSWERS: usize = 100;

/// The tests that cover every game of the catalog.
const TESTS: &[&str] =
    &["gantry-trial-game", "gantry-catalog", "gantry-claims", "gantry-host", "gantry-web", "xtask"];

/// Makes a game in a copy of the tree, runs the tests that cover it, and plays it.
pub(crate) fn try_out() -> Outcome {
    let place = target_directory().join("new-game");
    let tree = place.join("tree");
    copy(&tree)?;
    let there = |arguments: &[&str]| {
        let mut command = cargo(["--quiet"]);
        command.args(arguments).current_dir(&tree).env("CARGO_TARGET_DIR", place.join("build"));
        command
    };
    show_and_run(&mut there(&["run", "--package", "xtask", "--", "new-game", NAME]))?;
    let mut tests = there(&["test", "--locked", "--all-features"]);
    show_and_run(tests.args(TESTS.iter().flat_map(|name| ["--package", name])))?;
    play(&mut there(&["run", "--locked", "--package", "gantry", "--", "play", NAME]))
}

/// Copies the tree as it would be committed into a folder that is cleared first.
fn copy(tree: &Path) -> Outcome {
    if tree.exists() {
        fs::remove_dir_all(tree).map_err(|error| about(tree, &error))?;
    }
    let files = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let files = answer(program("git").args(files));
    let files =
        files.ok_or_else(|| CommandError::Message("git does not list the files here".into()))?;
    for file in files.split('\0').filter(|file| !file.is_empty()) {
        let (from, to) = (root().join(file), tree.join(file));
        if !from.is_file() {
            continue;
        }
        to.parent().map_or(Ok(()), make_folder)?;
        fs::copy(&from, &to).map_err(|error| about(&from, &error))?;
    }
    Ok(())
}

/// Plays to the end against a bot, always taking the first choice.
fn play(command: &mut Command) -> Outcome {
    command.args(["--seed", "1"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().map_err(|error| cannot_start(command, &error))?;
    if let Some(mut stdin) = child.stdin.take() {
        // The game reads no more input once it is over.
        let _ = stdin.write_all("1\n".repeat(ANSWERS).as_bytes());
    }
    let output = child.wait_with_output().map_err(|error| cannot_start(command, &error))?;
    let text = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && text.contains("Final standings") {
        println!("{NAME} was played to its end");
        return Ok(());
    }
    Err(CommandError::Message(format!("{NAME} did not come to its end:\n{text}")))
}
