//! Every command except `play`, run as users run it.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::common::{GAME, digest, fail, gantry, gantry_with, succeed, text};
use tempfile::TempDir;

/// A folder with one recorded game.
fn recorded() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    succeed(&["sim", GAME, "--games", "1", "--seed", "5", "--record", text(folder.path())]);
    let file = folder.path().join(format!("{GAME}-5-0.record"));
    assert!(file.exists());
    (folder, file)
}

#[test]
fn games_lists_what_can_be_played() {
    let out = succeed(&["games"]);
    assert!(out.contains(GAME), "{out}");
    assert!(out.contains("  seats: 2 to 4"), "{out}");
    assert!(out.contains("  bots: random, novice, greedy, skilled, strong, expert\n"), "{out}");
}

#[test]
fn help_shows_examples() {
    let commands = [
        "play", "sim", "arena", "balance", "replay", "analyse", "verify", "scenario", "games",
        "data", "host",
    ];
    for command in commands {
        assert!(succeed(&["--help"]).contains(&format!("\n  {command} ")));
        assert!(succeed(&[command, "--help"]).contains("Usage: gantry"), "{command}");
    }
    assert!(succeed(&["play", "--help"]).contains("Examples:"));
    assert!(succeed(&["arena", "--help"]).contains("Examples:"));
    assert!(succeed(&["data", "--help"]).contains("Examples:"));
    assert!(succeed(&["verify", "--help"]).contains("Exit codes:"));
    assert!(succeed(&["scenario", "--help"]).contains("Exit codes:"));
    assert!(succeed(&["--version"]).starts_with("gantry "));
}

#[test]
fn files_that_are_something_else_are_wrong_input() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    for content in [&b"nonsense\n"[..], b"", b"\xff\xfe", b"gantry-record 1\n"] {
        fs::write(&file, content).unwrap();
        fail(&["replay", text(&file)], text(&file));
        fail(&["verify", text(&file)], text(&file));
        fail(&["play", GAME, "--resume", text(&file)], text(&file));
    }
    fs::write(&file, "nonsense").unwrap();
    fail(&["play", GAME, "--position", text(&file)], "line 1");
    let run = gantry(&["scenario", text(&file)]);
    assert_eq!((run.code, run.out.as_str()), (2, "0 passed, 1 failed\n"));
    assert!(run.err.contains(":1: "), "{}", run.err);
}

#[test]
fn sim_answers_in_json() {
    let arguments =
        ["sim", GAME, "--seats", "3", "--games", "20", "--seed", "9", "--bots", "random", "--json"];
    let json: serde_json::Value = serde_json::from_str(&succeed(&arguments)).unwrap();
    assert_eq!(json["game"], GAME);
    assert_eq!(json["seats"], 3);
    assert_eq!(json["games"], 20);
    assert_eq!(json["seed"], 9);
    assert_eq!(json["bots"], serde_json::json!(["random", "random", "random"]));
    assert!(json["options"]["play-limit"].is_number() && json["options"]["length"].is_string());
    let decisions = json["decisions"].as_u64().unwrap();
    assert!(decisions > 20);
    let per_game = json["decisions_per_game"].as_f64().unwrap();
    assert!((per_game * 20.0 - json["decisions"].as_f64().unwrap()).abs() < 1e-6);
    assert!(json["seconds"].as_f64().unwrap() > 0.0);
    assert!(json["decisions_per_second"].as_f64().unwrap() > 0.0);
    let scores = json["scores"].as_array().unwrap();
    assert_eq!(scores.len(), 3);
    let wins: f64 = scores.iter().map(|score| score["win_share"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    for score in scores {
        let mean = score["mean"].as_f64().unwrap();
        assert!(score["min"].as_f64().unwrap() <= mean && mean <= score["max"].as_f64().unwrap());
    }
}

#[test]
fn sim_repeats_itself_whatever_the_threads() {
    let scores = |threads| {
        let arguments = ["sim", GAME, "--games", "200", "--threads", threads, "--json"];
        let json: serde_json::Value = serde_json::from_str(&succeed(&arguments)).unwrap();
        (json["decisions"].clone(), json["scores"].clone())
    };
    assert_eq!(scores("1"), scores("2"));
}

#[test]
fn sim_without_json_is_a_table() {
    let out = succeed(&["sim", GAME, "--games", "10", "--bots", "greedy,random"]);
    assert!(out.contains("2 seats, 10 games from seed 1"), "{out}");
    assert!(out.contains("  A     greedy"), "{out}");
    assert!(succeed(&["sim", GAME, "--games", "1"]).contains("1 game from"));
}

#[test]
fn recorded_games_are_the_counted_ones_and_are_proved() {
    let folder = tempfile::tempdir().unwrap();
    let path = text(folder.path());
    let arguments = [
        "sim", GAME, "--games", "4", "--seed", "30", "--bots", "greedy", "--json", "--record", path,
    ];
    let json: serde_json::Value = serde_json::from_str(&succeed(&arguments)).unwrap();
    let mut acted = 0;
    for index in 0..4 {
        let file = folder.path().join(format!("{GAME}-30-{index}.record"));
        let out = succeed(&["verify", text(&file)]);
        assert!(out.contains(": proved\n"), "{out}");
        let log = fs::read_to_string(&file).unwrap();
        let by_seat = |line: &&str| matches!(line.split(' ').nth(2), Some("A" | "B"));
        let entries = log.lines().skip_while(|line| !line.starts_with("begin "));
        acted += entries.filter(by_seat).count();
    }
    assert_eq!(json["decisions"], acted);
}

#[test]
fn verify_says_what_it_proved() {
    let (_folder, file) = recorded();
    let out = succeed(&["verify", text(&file)]);
    for part in [": proved", "game: ", "entries: ", "drawn again", "pledge: ", "digest: "] {
        assert!(out.contains(part), "{part:?} in {out}");
    }
    let log = fs::read_to_string(&file).unwrap();
    assert!(log.ends_with(&format!("{}\n", digest(&file))));
}

#[test]
fn verify_names_the_altered_entry() {
    let (folder, file) = recorded();
    let log = fs::read_to_string(&file).unwrap();
    let lines: Vec<_> = log.lines().collect();
    let begin = lines.iter().position(|line| line.starts_with("begin ")).unwrap();
    // The digest of the third entry, with its last digit changed.
    let third = lines[begin + 3];
    let last = if third.ends_with('0') { "1" } else { "0" };
    let changed = format!("{}{last}", &third[..third.len() - 1]);
    let broken = folder.path().join("broken.record");
    fs::write(&broken, log.replace(third, &changed)).unwrap();
    let run = gantry(&["verify", text(&broken)]);
    assert_eq!(run.code, 1, "{}{}", run.out, run.err);
    let expected = format!("{}: entry 3, line {}: ", text(&broken), begin + 4);
    assert!(run.out.starts_with(&expected), "{}", run.out);
    assert_eq!(run.out.lines().count(), 1);
    assert_eq!(gantry(&["replay", text(&broken)]).code, 1);
}

#[test]
fn a_record_without_its_secret_is_sound_but_not_proved() {
    let (folder, file) = recorded();
    let log = fs::read_to_string(&file).unwrap();
    let lines = log.split_inclusive('\n');
    let sealed: String = lines.filter(|line| !line.starts_with("secret ")).collect();
    let path = folder.path().join("sealed.record");
    fs::write(&path, sealed).unwrap();
    assert!(succeed(&["verify", text(&path)]).contains("sound, but not proved"));
    fail(&["play", GAME, "--resume", text(&path)], "secret");
}

#[test]
fn replay_tells_the_game_as_the_viewer_may_know_it() {
    let (_folder, file) = recorded();
    let spectator = succeed(&["replay", text(&file)]);
    let all = succeed(&["replay", text(&file), "--as", "all"]);
    let own = succeed(&["replay", text(&file), "--as", "A"]);
    assert!(spectator.contains("Final standings"), "{spectator}");
    assert_ne!(spectator, all);
    assert_ne!(spectator, own);
    let german = succeed(&["replay", text(&file), "--lang", "de"]);
    assert!(german.contains("Endstand"), "{german}");
    let french = succeed(&["replay", text(&file), "--lang", "fr"]);
    assert!(french.contains("Classement final"), "{french}");
}

#[test]
fn news_for_everybody_is_printed_once() {
    let (_folder, file) = recorded();
    for json in [&[][..], &["--json"]] {
        let arguments = [&["replay", text(&file), "--as", "all"], json].concat();
        let out = succeed(&arguments);
        assert_eq!(out.matches("The cards are dealt;").count(), 1, "{out}");
        assert!(!out.contains(" begins. (×"), "{out}");
    }
}

#[test]
fn sentences_begin_with_a_capital() {
    let folder = tempfile::tempdir().unwrap();
    let path = text(folder.path());
    succeed(&["sim", GAME, "--seats", "3", "--games", "5", "--record", path]);
    for index in 0..5 {
        let file = folder.path().join(format!("{GAME}-1-{index}.record"));
        for line in succeed(&["replay", text(&file), "--lang", "en"]).lines() {
            let text = line.trim_start().trim_start_matches(|letter: char| letter.is_ascii_digit());
            let first = text.trim_start().chars().next();
            assert!(!first.is_some_and(char::is_lowercase), "{line}");
        }
    }
}

#[test]
fn replay_shows_any_moment() {
    let (_folder, file) = recorded();
    let moment = succeed(&["replay", text(&file), "--at", "3", "--as", "B"]);
    assert!(moment.contains("After entry 3 of "), "{moment}");
    let json = succeed(&["replay", text(&file), "--at", "3", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["entries"], 3);
    assert!(json["view"].is_object());
    assert!(json.get("position").is_none(), "a spectator must not see the hands");
    let all = succeed(&["replay", text(&file), "--at", "3", "--json", "--as", "all"]);
    let all: serde_json::Value = serde_json::from_str(&all).unwrap();
    let position = succeed(&["replay", text(&file), "--at", "3", "--position"]);
    assert_eq!(all["position"], position);
    assert!(all["view"]["A"].is_object() && all["view"]["B"].is_object());
    assert_eq!(succeed(&["replay", text(&file), "--at=3", "--position", "--as=ALL"]), position);
    fail(&["replay", text(&file), "--at", "3", "--position", "--as", "A"], "hidden cards");
    fail(&["replay", text(&file), "--as", "D"], "seats A to B, not D");
}

#[test]
fn the_digest_is_shown_only_with_the_full_view() {
    let (_folder, file) = recorded();
    for moment in [&["--json"][..], &["--json", "--at", "3"]] {
        let replay = |perspective| {
            let arguments = [&["replay", text(&file), "--as", perspective], moment].concat();
            serde_json::from_str::<serde_json::Value>(&succeed(&arguments)).unwrap()
        };
        assert!(replay("all")["digest"].is_string());
        assert!(replay("A").get("digest").is_none());
        assert!(replay("spectator").get("digest").is_none());
    }
}

#[test]
fn an_unreadable_file_does_not_hide_the_others() {
    let (folder, file) = recorded();
    let missing = folder.path().join("missing");
    let run = gantry(&["verify", text(&missing), text(&file)]);
    assert_eq!(run.code, 2);
    assert!(run.out.contains(": proved\n"), "{}", run.out);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    let scenarios = folder.path().join("failing.toml");
    fs::write(&scenarios, scenario("LP-0.0")).unwrap();
    let run = gantry(&["scenario", text(&missing), text(&scenarios), text(&missing)]);
    assert_eq!(run.code, 2);
    assert!(run.out.ends_with("\n0 passed, 3 failed\n"), "{}", run.out);
    assert_eq!(run.err.lines().count(), 2, "{}", run.err);
}

/// A scenario that holds if this rule is LP-2.3: with this seed C begins.
fn scenario(rule: &str) -> String {
    format!(
        r#"game = "{GAME}"

[[scenario]]
rules = ["LP-2.3"]
title = "Play is clockwise from a random player"
seats = 3
seed = 5
play = """
A end !{rule}
"""
"#
    )
}

#[test]
fn scenarios_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let [good, bad] = ["good.toml", "bad.toml"].map(|name| folder.path().join(name));
    fs::write(&good, scenario("LP-2.3")).unwrap();
    let out = succeed(&["scenario", text(&good), text(&good)]);
    assert!(out.starts_with("ok   LP-2.3 Play is clockwise from a random player\n"), "{out}");
    assert!(out.ends_with("\n2 passed, 0 failed\n"), "{out}");
    fs::write(&bad, scenario("LP-0.0")).unwrap();
    let run = gantry(&["scenario", text(&good), text(&bad)]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains(&format!("{}:9: ", text(&bad))), "{}", run.out);
    assert!(run.out.ends_with("\n1 passed, 1 failed\n"), "{}", run.out);
}

#[test]
fn every_fault_of_a_scenario_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("faulty.toml");
    let faulty = scenario("LP-2.3").replace("rules = [\"LP-2.3\"]", "rules = [\"LP-0.33\"]")
        + "then = \"turn = 'A'\\nturns = 2\"\n"
        + "[[scenario]]\nrules = [\"LP-2.3\"]\ntitle = \"Empty\"\nseats = 2\nplay = \"# A end !\"\n";
    fs::write(&file, faulty).unwrap();
    let run = gantry(&["scenario", text(&file)]);
    assert_eq!(run.code, 1);
    let place = text(&file);
    let expected = format!(
        "FAIL LP-0.33 Play is clockwise from a random player — {place}:4: \
         expected a rule of launch-pad, found \"LP-0.33\"\n     \
         {place}:11: expected turn = \"A\", found \"C\"\n     \
         {place}:11: expected turns = 2, found 1\n\
         FAIL LP-2.3 Empty — {place}:12: expected something to check, \
         found neither a key in `then` nor a `!`\n\
         0 passed, 2 failed\n"
    );
    assert_eq!(run.out, expected);
}

/// Quietly, but not with the exit code of a complete answer.
#[test]
fn a_reader_who_stops_reading_is_not_told_that_all_is_well() {
    let (folder, file) = recorded();
    let scenarios = folder.path().join("good.toml");
    fs::write(&scenarios, scenario("LP-2.3")).unwrap();
    let commands = [
        &["replay", text(&file), "--as", "all"][..],
        &["verify", text(&file)],
        &["scenario", text(&scenarios)],
        &["arena", GAME, "--bots", "random,novice", "--games", "4"],
        &["games"],
        &["--help"],
    ];
    for arguments in commands {
        let (reader, writer) = std::io::pipe().unwrap();
        // Gone before the first word.
        drop(reader);
        let child = Command::new(env!("CARGO_BIN_EXE_gantry"))
            .args(arguments)
            .stdout(writer)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(141), "{arguments:?}");
    }
}

#[test]
fn a_record_may_come_through_a_pipe() {
    let (_folder, file) = recorded();
    let log = fs::read_to_string(&file).unwrap();
    let run = gantry_with(&["verify", "-"], &log);
    assert_eq!((run.code, run.err.as_str()), (0, ""), "{}", run.out);
    assert!(run.out.starts_with("-: proved\n"), "{}", run.out);
    let run = gantry_with(&["replay", "/dev/stdin"], &log);
    assert_eq!((run.code, run.out), (0, succeed(&["replay", text(&file)])));
}

/// Nobody may ever write to it, so the program must not wait for that.
#[cfg(unix)]
#[test]
fn a_named_pipe_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for command in [&["replay"][..], &["verify"], &["play", GAME, "--resume"], &["analyse"]] {
        fail(&[command, &[text(&pipe)]].concat(), "pipe: not a regular file; - reads standard");
        fail(&[command, &["/dev/zero"]].concat(), "/dev/zero: not a regular file");
    }
    assert_eq!(gantry(&["scenario", text(&pipe)]).code, 2);
    fail(&["verify", text(folder.path())], "a folder, not a file");
}
