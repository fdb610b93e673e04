//! What records from strangers can do to a terminal, and what a proof says.

use std::fs;
use std::path::PathBuf;

use crate::common::{GAME, fail, gantry, gantry_with, succeed, text};
use tempfile::TempDir;

/// A folder with one recorded game.
fn recorded(game: &str) -> (TempDir, PathBuf, String) {
    let folder = tempfile::tempdir().unwrap();
    succeed(&["sim", game, "--games", "1", "--seed", "5", "--record", text(folder.path())]);
    let file = folder.path().join(format!("{game}-5-0.record"));
    let log = fs::read_to_string(&file).unwrap();
    (folder, file, log)
}

/// Checks that a terminal would show this text and nothing else.
#[track_caller]
fn assert_printable(output: &str) {
    let obeyed = |letter: char| letter != '\n' && gantry_kernel::outside::is_forbidden(letter);
    assert!(!output.chars().any(obeyed), "{output:?}");
}

#[test]
fn a_forged_name_does_not_say_that_it_is_proved() {
    let (folder, _, log) = recorded(GAME);
    let forged = folder.path().join("forged.record");
    let names = [
        "\u{1b}[2K\u{1b}[1Gforged.record: proved",
        "Ada\rforged.record: proved",
        "\u{9b}2Kproved",
        "\u{202e}devorp",
        "Ada\0",
        "\u{200b}",
    ];
    for name in names {
        fs::write(&forged, log.replacen("Random A", name, 1)).unwrap();
        for command in [&["verify"][..], &["replay"], &["analyse"], &["play", GAME, "--resume"]] {
            let run = gantry(&[command, &[text(&forged)]].concat());
            assert_eq!((run.code, run.out.as_str()), (2, ""), "{name:?}");
            assert_eq!(run.err.lines().count(), 1, "{}", run.err);
            assert!(run.err.contains("forged.record: line 3: "), "{}", run.err);
            assert_printable(&run.err);
        }
    }
    fs::write(&forged, log.replacen("Random A", "Random Β", 1)).unwrap();
    fail(&["verify", text(&forged)], "does not look like another one");
}

#[test]
fn a_forged_scenario_does_not_say_that_it_passed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("scenario.toml");
    let scenario = |title: &str, rule: &str| {
        format!(
            "game = \"{GAME}\"\n[[scenario]]\nrules = [\"LP-2.3\"]\ntitle = \"{title}\"\n\
             seats = 3\nseed = 5\nplay = \"A end !{rule}\"\n"
        )
    };
    for (title, rule) in [("x\\u001b[2Kok", "LP-0.0"), ("two\\nok   lines", "LP-0.0")] {
        fs::write(&file, scenario(title, rule)).unwrap();
        let run = gantry(&["scenario", text(&file)]);
        assert_eq!((run.code, run.out.as_str()), (2, "0 passed, 1 failed\n"));
        assert!(run.err.contains(":4: expected a title on one line"), "{}", run.err);
        assert_printable(&run.err);
    }
    fs::write(&file, scenario("t", "LP-0.0\\u001b[2Kok")).unwrap();
    let run = gantry(&["scenario", text(&file)]);
    assert!(run.code != 0);
    assert_printable(&format!("{}{}", run.out, run.err));
}

#[test]
fn control_characters_in_file_names_are_not_printed() {
    let (folder, file, _) = recorded(GAME);
    let odd = folder.path().join("odd\u{1b}[2K\n\u{202e}.record");
    fs::copy(&file, &odd).unwrap();
    let out = succeed(&["verify", text(&odd)]);
    assert_printable(&out);
    assert!(out.lines().next().unwrap().ends_with(".record: proved"), "{out}");
    fs::write(&odd, "nonsense").unwrap();
    let run = gantry(&["verify", text(&odd)]);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert_printable(&run.err);
}

#[test]
fn a_game_from_a_position_is_not_proved() {
    let (folder, _, _) = recorded(GAME);
    let [start, end] = ["start.toml", "end.record"].map(|name| folder.path().join(name));
    fs::write(&start, "seats = 2\n[seat.A]\nhand = [\"metal\"]\n").unwrap();
    let begin = ["play", GAME, "--position", text(&start), "--seed", "1", "--save", text(&end)];
    let run = gantry_with(&begin, "quit\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    let out = succeed(&["verify", text(&end)]);
    assert!(out.contains(": sound, but not proved: it began from a position\n"), "{out}");
    assert!(out.contains("  start: a position; nobody can tell whether it was stacked\n"), "{out}");
    assert!(!out.contains(": proved"), "{out}");
    // The draw pile is shuffled by the seed, and named in full.
    let saved = fs::read_to_string(&end).unwrap();
    let again = folder.path().join("again.record");
    let begin = ["play", GAME, "--position", text(&start), "--seed", "2", "--save", text(&again)];
    gantry_with(&begin, "quit\n");
    let other = fs::read_to_string(&again).unwrap();
    let pile = |log: &str| log.lines().find(|line| line.starts_with("| draw = ")).map(String::from);
    assert!(pile(&saved).is_some_and(|pile| !pile.contains("...")));
    assert_ne!(pile(&saved), pile(&other));
}

#[test]
fn other_rules_are_unknown_here() {
    let (folder, file, log) = recorded(GAME);
    let newer = folder.path().join("newer.record");
    fs::write(&newer, log.replacen("rules 2\n", "rules 999\n", 1)).unwrap();
    let run = gantry(&["verify", text(&newer)]);
    assert_eq!(run.code, 3, "{}{}", run.out, run.err);
    assert_eq!(run.out.lines().count(), 1, "{}", run.out);
    assert!(run.out.contains("line 2: unknown here: played by rules 999 of "), "{}", run.out);
    for command in [&["replay"][..], &["play", GAME, "--resume"]] {
        let run = gantry(&[command, &[text(&newer)]].concat());
        assert_eq!((run.code, run.err.lines().count()), (3, 1), "{}", run.err);
    }
    let [broken, disproved] =
        ["broken.record", "disproved.record"].map(|name| folder.path().join(name));
    fs::write(&broken, log.replacen("begin ", "begin 0", 1)).unwrap();
    let secret = log.lines().find(|line| line.starts_with("secret ")).unwrap();
    let other = format!("secret {}", "07".repeat(32));
    fs::write(&disproved, log.replacen(secret, &other, 1)).unwrap();
    assert_eq!(gantry(&["verify", text(&newer), text(&file)]).code, 3);
    assert_eq!(gantry(&["verify", text(&newer), text(&disproved)]).code, 1);
    assert_eq!(gantry(&["verify", text(&newer), text(&broken)]).code, 2);
}

#[test]
fn a_disproved_record_does_not_go_on() {
    let (folder, _, log) = recorded(GAME);
    let secret = log.lines().find(|line| line.starts_with("secret ")).unwrap();
    let forged = folder.path().join("forged.record");
    fs::write(&forged, log.replacen(secret, &format!("secret {}", "07".repeat(32)), 1)).unwrap();
    let run = gantry(&["play", GAME, "--resume", text(&forged)]);
    assert_eq!((run.code, run.out.as_str()), (1, ""), "{}", run.err);
    assert!(run.err.contains("the secret does not fit the commitment"), "{}", run.err);
}

#[test]
fn people_add_to_a_deal_that_is_sealed() {
    let folder = tempfile::tempdir().unwrap();
    let deal = |name: &str, salts: &[&str]| {
        let file = folder.path().join(name);
        let begin =
            ["play", GAME, "--hot-seat", "--name", "Ada", "--name", "Bo", "--seed", "1", "--save"];
        let run = gantry_with(&[&begin[..], &[text(&file)], salts].concat(), "quit\n");
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
        assert!(run.out.starts_with("The deal is fixed; the pledge for it is "), "{}", run.out);
        let log = fs::read_to_string(&file).unwrap();
        let line = |begins: &str| log.lines().find(|line| line.contains(begins)).map(String::from);
        let pledge = line("commitment ").unwrap();
        assert!(run.out.contains(pledge.trim_start_matches("commitment ")), "{}", run.out);
        (pledge, line(" * deal "), succeed(&["verify", text(&file)]))
    };
    let plain = deal("plain", &[]);
    let salted = deal("salted", &["--salt", "pepper & salt"]);
    let both = deal("both", &["--salt", "pepper & salt", "--salt", "a pinch"]);
    assert!(plain.0 == salted.0 && salted.0 == both.0, "the pledge comes before the salts");
    assert!(plain.1 != salted.1 && salted.1 != both.1, "every salt changes the deal");
    assert!(plain.2.contains("  salts: none, so whoever chose the secret"), "{}", plain.2);
    assert!(both.2.contains("  salts: Ada \"pepper & salt\", Bo \"a pinch\"\n"), "{}", both.2);
    let salt = ["--salt", "one", "--salt", "two"];
    fail(&[&["play", GAME][..], &salt].concat(), "--salt: given 2 times, but seats for people: 1");
    fail(&["play", GAME, "--salt", "a\u{1b}[2K"], "--salt: expected words on one line");
    fail(&["play", GAME, "--salt", ""], "--salt: expected words on one line, found nothing");
}

#[test]
fn thinking_has_limits() {
    let limits = "search:4294967295: a search takes at most 100000000 worlds or 600000 ms";
    fail(&["play", GAME, "--bots", "search:4294967295"], limits);
    fail(&["sim", GAME, "--bots", "search:4294967295"], limits);
    let longer = "search:60000ms thinks longer than 30000 ms about a decision";
    fail(&["play", GAME, "--bots", "search:60000ms"], longer);
}

#[test]
fn names_that_look_alike_are_told_apart_from_the_start() {
    let begin = ["play", GAME, "--hot-seat", "--name", "Ada", "--name"];
    fail(&[&begin[..], &["ada"]].concat(), "does not look like another one");
    fail(&[&begin[..], &["Аdа"]].concat(), "does not look like another one");
}
