//! `gantry puzzle` and `gantry puzzles`.

use crate::common::{fail, gantry_with, succeed};

#[test]
fn a_puzzle_is_solved_line_by_line() {
    let listing = gantry_catalog::find("lift-off").expect("a game");
    let answer = listing.study().puzzles[0]
        .split("answer = \"")
        .nth(1)
        .and_then(|rest| rest.split('"').next());
    let answer = answer.expect("an answer");
    let run = gantry_with(&["puzzle", "lift-off", "--lang", "en"], &format!("99\n{answer}\n"));
    assert!(run.out.contains("Type the number of a choice"), "{}", run.out);
    assert!(run.out.contains("Solved: that is clearly the best choice."), "{}", run.out);
    assert!(run.out.contains("clearly best, wins "), "{}", run.out);
}

#[test]
fn wrong_input_is_one_line() {
    fail(&["puzzle", "chess"], "lift-off");
    fail(&["puzzle", "lift-off", "999"], "lift-off has ");
    fail(&["puzzle", "lift-off", "0"], "from 1 to 1000");
    fail(&["puzzles", "lift-off"], "--out");
}

#[test]
fn games_without_a_puzzle_leave_an_empty_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("found");
    let out = out.to_str().expect("a plain name");
    let bot = ["--option", "pace=turns", "--bot", "random", "--games", "1", "--out", out];
    succeed(&[&["puzzles", "planet-rush"], &bot[..]].concat());
    assert!(std::fs::read_dir(out).expect("a folder").next().is_none());
}
