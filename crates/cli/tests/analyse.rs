//! `gantry analyse`, run as users run it.

use std::fs;
use std::path::PathBuf;

use crate::common::{GAME, digest, fail, gantry, gantry_with, succeed, text};
use serde_json::Value as Json;
use tempfile::TempDir;

/// A folder with one recorded game of greedy players.
fn recorded(game: &str) -> (TempDir, PathBuf) {
    recorded_of(game, "greedy")
}

fn recorded_of(game: &str, bots: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["sim", game, "--games", "1", "--seed", "5", "--bots", bots, "--record"];
    succeed(&[&arguments[..], &[text(folder.path())]].concat());
    let file = folder.path().join(format!("{game}-5-0.record"));
    (folder, file)
}

fn number(json: &Json) -> f64 {
    json.as_f64().unwrap_or_else(|| panic!("a number, not {json}"))
}

/// Parsing a number may lose its last bit.
fn same(one: f64, two: f64) -> bool {
    (one - two).abs() < 1e-12
}

#[test]
fn the_digest_is_shown_only_with_the_full_view() {
    let (_folder, file) = recorded(GAME);
    let arguments = ["analyse", text(&file), "--iterations", "2", "--json", "--as"];
    for (perspective, shown) in [("B", false), ("all", true)] {
        let out = succeed(&[&arguments[..], &[perspective]].concat());
        let json: Json = serde_json::from_str(&out).unwrap();
        assert_eq!(json.get("digest").is_some(), shown, "{perspective}");
    }
}

#[test]
fn json_has_everything_and_adds_up() {
    let (_folder, file) = recorded(GAME);
    let arguments = ["analyse", text(&file), "--iterations", "5", "--json"];
    let out = succeed(&arguments);
    assert_eq!(out, succeed(&arguments), "iterations give the same answer every time");
    let json: Json = serde_json::from_str(&out).unwrap();
    assert_eq!((&json["game"], &json["over"]), (&GAME.into(), &true.into()));
    assert_eq!(json["digest"], digest(&file));
    let players = json["players"].as_array().unwrap();
    assert_eq!(players.len(), 2);
    for player in players {
        let parts = ["start", "choices", "luck", "others", "rush"];
        let sum: f64 = parts.iter().map(|part| number(&player[*part])).sum();
        assert!(same(sum, number(&player["end"])));
        for part in ["choices", "luck", "others", "rush"] {
            assert!((0.0..2.0).contains(&number(&player["errors"][part])), "{}", player["errors"]);
        }
        let decisions = player["decisions"].as_array().unwrap();
        assert!(decisions.len() > 10);
        for decision in decisions {
            let alternatives = decision["alternatives"].as_array().unwrap();
            let chosen = alternatives.iter().find(|other| other["action"] == decision["chosen"]);
            let lost = number(&decision["share"]) - number(&chosen.unwrap()["share"]);
            assert!(same(lost, number(&decision["loss"])));
            assert!(lost >= 0.0 && number(&decision["legal"]) > 1.0);
        }
        assert!(!player["steps"].as_array().unwrap().is_empty());
        assert!(!player["points"].as_array().unwrap().is_empty());
    }
    let end: f64 = players.iter().map(|player| number(&player["end"])).sum();
    assert!(same(end, 1.0));
}

#[test]
fn the_text_names_players_and_moments_in_every_language() {
    let (_folder, file) = recorded(GAME);
    let pairs = [("en", "Choices that cost most"), ("de", "am meisten kosteten"), ("fr", "coûté")];
    for (language, heading) in pairs {
        let arguments = ["analyse", text(&file), "--iterations", "5", "--lang", language];
        let out = succeed(&arguments);
        assert!(out.contains(heading), "{out}");
        assert!(!out.contains("analysis-"), "{out}");
    }
    let one = succeed(&["analyse", text(&file), "--iterations", "5", "--as", "B"]);
    assert!(one.contains("\nGreedy B\n") && !one.contains("\nGreedy A\n"), "{one}");
    assert!(one.contains("accuracy"), "{one}");
}

/// A random player loses much by some choices: the analysis says so, in numbers and in words.
#[test]
fn the_cost_of_choices_is_told() {
    let (_folder, file) = recorded_of(GAME, "random");
    let analyse = |more: &[&str]| {
        succeed(&[&["analyse", text(&file), "--iterations", "12", "--as", "A"], more].concat())
    };
    let json: Json = serde_json::from_str(&analyse(&["--json"])).unwrap();
    let decisions = json["players"][0]["decisions"].as_array().unwrap();
    let lost: Vec<&Json> =
        decisions.iter().filter(|decision| number(&decision["loss"]) > 0.0).collect();
    assert!(!lost.is_empty() && lost.len() < decisions.len(), "{} losses", lost.len());
    for decision in lost {
        let best = &decision["alternatives"][0];
        assert_ne!(best["action"], decision["chosen"], "{decision}");
        assert_eq!(best["share"], decision["share"], "{decision}");
    }
    for (language, better) in [("en", "; better: "), ("de", "; besser: "), ("fr", "mieux : ")] {
        let out = analyse(&["--lang", language]);
        assert!(out.contains(better), "{out}");
    }
}

/// Checks that every tag is closed in order, and that all text between tags is escaped.
fn well_formed(xml: &str) {
    let mut open: Vec<&str> = Vec::new();
    for piece in xml.split('<').skip(1) {
        let (tag, content) = piece.split_once('>').expect("a tag ends");
        assert!(!content.contains('>'), "{piece}");
        for after in content.split('&').skip(1) {
            let known = ["amp;", "lt;", "gt;", "quot;"];
            assert!(known.iter().any(|name| after.starts_with(name)), "{piece}");
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !tag.ends_with('/') {
            open.push(tag.split(' ').next().unwrap());
        }
    }
    assert_eq!(open, [""; 0]);
}

#[test]
fn the_drawing_is_well_formed_and_says_what_it_shows() {
    let folder = tempfile::tempdir().unwrap();
    let [record, svg] = ["game", "game.svg"].map(|name| folder.path().join(name));
    let names = ["--name", "<Ada> & \"Co\"", "--seed", "4", "--save", text(&record)];
    let run = gantry_with(&[&["play", GAME], &names[..]].concat(), "1\n1\n1\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    let arguments = ["analyse", text(&record), "--iterations", "3", "--svg", text(&svg)];
    fs::write(&svg, "Dear Ada").unwrap();
    fail(&arguments, "there is such a file already; --force replaces it");
    assert_eq!(fs::read_to_string(&svg).unwrap(), "Dear Ada");
    succeed(&[&arguments[..], &["--force"]].concat());
    let drawing = fs::read_to_string(&svg).unwrap();
    well_formed(&drawing);
    assert!(drawing.contains("<title id=\"title\">Launch Pad: share of the win</title>"));
    assert!(drawing.contains("<desc id=\"desc\">&lt;Ada&gt; &amp; &quot;Co&quot; starts with "));
    assert_eq!(drawing.matches("<polyline").count(), 2);
    assert!(drawing.contains("stroke-dasharray=\"10 5\""));
}

#[test]
fn an_unfinished_game_is_analysed_as_far_as_it_goes() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game");
    let run = gantry_with(&["play", GAME, "--save", text(&record)], "1\n1\nquit\n");
    assert_eq!(run.code, 0, "{}", run.err);
    let out = succeed(&["analyse", text(&record), "--iterations", "3"]);
    assert!(out.contains("the game is not over") && out.contains("so far"), "{out}");
}

#[test]
fn a_rush_says_what_is_left_out() {
    let (_folder, file) = recorded("planet-rush");
    let out = succeed(&["analyse", text(&file), "--iterations", "3"]);
    assert!(out.contains("Decisions in the rush are not judged"), "{out}");
}

#[test]
fn wrong_input_is_one_clear_line() {
    let (folder, file) = recorded(GAME);
    let record = text(&file);
    for wrong in ["0", "-1", "nan", "inf", "1e12", "soon", ""] {
        let expected = "expected a number of seconds from 0.01 to 86400";
        fail(&["analyse", record, "--seconds", wrong], expected);
    }
    for wrong in ["0", "-1", "1000001", "many"] {
        fail(&["analyse", record, "--iterations", wrong], "expected a number from 1 to 1000000");
    }
    fail(&["analyse", record, "--iterations", "5", "--seconds", "5"], "cannot be used with");
    fail(&["analyse", record, "--as", "C"], "the table has seats A to B, not C");
    fail(&["analyse", record, "--as", "spectator"], "spectators decide nothing");
    fail(&["analyse", record, "--as", "x y"], "expected a seat letter");
    fail(&["analyse", record, "--svg", "/no/such/folder/file.svg"], "no such folder");
    fail(&["analyse", record, "--svg", text(folder.path())], "a folder, not a file");
    let before = fs::read_to_string(&file).unwrap();
    fail(&["analyse", record, "--svg", record], "would take the place of the record");
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
    fail(&["analyse", "no-such-record"], "no-such-record");
    let broken = folder.path().join("broken");
    fs::write(&broken, "nonsense\n").unwrap();
    fail(&["analyse", text(&broken)], "line 1");
    let altered = fs::read_to_string(&file).unwrap().replacen("= ", "= 0", 1);
    fs::write(&broken, altered).unwrap();
    assert_ne!(gantry(&["analyse", text(&broken)]).code, 0);
}
