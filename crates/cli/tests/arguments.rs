//! Command lines that cannot be used.

use crate::common::{GAME, digest, fail, gantry, succeed, text};

#[test]
fn wrong_input_is_one_line_and_exit_code_two() {
    fail(&[], "gantry --help");
    fail(&["dance"], "dance");
    fail(&["sim"], "<GAME>");
    fail(&["sim", "chess"], GAME);
    fail(&["play", "chess"], GAME);
    fail(&["sim", GAME, "--bots", "genius"], "random, novice");
    fail(&["sim", GAME, "--seats", "3", "--bots", "random,random"], "2 bots for 3 seats");
    fail(&["sim", GAME, "--option", "nonsense=1"], "nonsense");
    fail(&["sim", GAME, "--option", "nonsense"], "--option: expected KEY=VALUE, found nonsense");
    fail(&["play", GAME, "--seat", "D"], "seats A to B, not D");
    fail(&["play", GAME, "--seat", "Z"], "--seat: expected a seat letter");
    fail(&["play", GAME, "--bots", "genius"], "random, novice");
    fail(&["play", GAME, "--bots", "search:0"], "strong, expert, expert-fixed, search:WORLDS");
    fail(&["sim", GAME, "--bots", "search:5s"], "strong, expert, expert-fixed, search:WORLDS");
    fail(&["play", GAME, "--lang", "tlh"], "tlh");
    fail(&["play", GAME, "--position", "/no/such/file"], "/no/such/file");
    fail(&["play", GAME, "--resume", "/no/such/file"], "/no/such/file");
    fail(&["replay", "/no/such/file"], "/no/such/file");
    fail(&["replay", "/no/such\nfile"], "/no/such file");
    fail(&["verify", "/no/such/file"], "/no/such/file");
    fail(&["scenario"], "<FILES>");
}

#[test]
fn numbers_say_their_range() {
    for command in ["sim", "play", "balance"] {
        for found in ["-1", "1", "9", "many", "", "2.5", "99999999999999999999"] {
            let expected = format!("--seats: expected a number from 2 to 4, found {found}");
            fail(&[command, GAME, "--seats", found], &expected);
        }
        for found in ["-1", "abc", "18446744073709551616"] {
            let most = u64::MAX;
            let expected = format!("--seed: expected a number from 0 to {most}, found {found}");
            fail(&[command, GAME, "--seed", found], &expected);
        }
    }
    for command in ["sim", "balance"] {
        fail(&[command, GAME, "--games", "0"], "--games: expected a number from 1 to ");
        let threads = "--threads: expected a number from 1 to 256, found -3";
        fail(&[command, GAME, "--threads", "-3"], threads);
    }
    let folder = tempfile::tempdir().unwrap();
    let timed = "--record: search:5ms thinks by the clock, so its games do not repeat";
    fail(&["sim", GAME, "--bots", "search:5ms", "--record", text(folder.path())], timed);
    let new = folder.path().join("new");
    fail(&["sim", GAME, "--option", "length=huge", "--record", text(&new)], "length");
    assert!(!new.exists(), "nothing is left behind");
    succeed(&["sim", GAME, "--games", "1", "--record", text(folder.path())]);
    let file = folder.path().join(format!("{GAME}-1-0.record"));
    digest(&file);
    for found in ["-1", "soon", "99999", "99999999999999999999"] {
        let run = gantry(&["replay", text(&file), "--at", found]);
        assert_eq!(run.code, 2);
        assert!(run.err.starts_with("gantry: --at: expected a number from 0 to "), "{}", run.err);
        assert!(run.err.ends_with(&format!(", found {found}\n")), "{}", run.err);
    }
    fail(&["replay", text(&file), "--as", "D"], "seats A to B, not D");
}

#[test]
fn an_option_is_given_once() {
    for command in ["sim", "play", "balance"] {
        let arguments = [command, GAME, "--option", "length=short", "--option", "length=short"];
        fail(&arguments, "--option: length is given more than once");
    }
}

#[test]
fn a_game_without_data_says_so() {
    let none = format!("{GAME} has no data file: its values are fixed");
    fail(&["data"], "<GAME>");
    fail(&["data", "chess"], GAME);
    fail(&["data", GAME], &none);
    fail(&["data", GAME, "--check", "/no/such/file"], &none);
    for command in ["sim", "play", "balance"] {
        fail(&[command, GAME, "--data", "/no/such/file"], &none);
    }
}

#[test]
fn the_data_of_a_table_is_said_once() {
    for command in ["sim", "play", "balance"] {
        let arguments = [command, GAME, "--data", "file", "--option", "data=x"];
        fail(&arguments, "--data and --option data=… both give the values: use one");
        fail(&[command, GAME, "--data", "file", "--data", "file"], "--data <FILE>");
    }
    for other in ["--resume", "--position"] {
        let run = gantry(&["play", GAME, "--data", "file", other, "file"]);
        assert_eq!(run.code, 2);
        assert!(run.err.contains(other) && run.err.contains("--data"), "{}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    }
}

#[test]
fn names_fit_into_titles() {
    for name in ["", "  ", "\u{200b}", &"n".repeat(33)] {
        fail(&["play", GAME, "--name", name], "--name: expected a name of 1 to 32 columns");
    }
    for name in ["two\nlines", "a\u{1b}[31mb", "a\u{202e}b"] {
        fail(&["play", GAME, "--name", name], "--name: expected a name without control characters");
    }
    assert!(succeed(&["play", GAME, "--name", " Ada "]).contains("A: Ada (human)"));
}

#[test]
fn two_people_have_two_names() {
    let twice = ["play", GAME, "--hot-seat", "--name", "Ada", "--name", "Ada"];
    fail(&twice, "--name: \"Ada\" is taken already");
    fail(&["play", GAME, "--name", "Ada", "--name", "Bo"], "2 names, but seats for people: 1");
}

#[test]
fn capitals_do_not_matter_where_words_are_few() {
    assert!(succeed(&["play", GAME, "--lang", "DE"]).contains("Mensch"));
    fail(&["replay", "/no/such/file", "--as", "ALL"], "/no/such/file");
}
