//! `gantry balance`, run as users run it.

use std::fs;

use crate::common::{GAME, digest, fail, succeed, text};
use serde_json::Value as Json;

/// The game that can be weighed.
const WEIGHED: &str = "lift-off";

fn json(arguments: &[&str]) -> Json {
    let mut all = vec!["balance", WEIGHED, "--json"];
    all.extend(arguments);
    serde_json::from_str(&succeed(&all)).unwrap()
}

fn find<'a>(json: &'a Json, usage: &str, id: &str) -> &'a Json {
    let subjects = json["subjects"].as_array().unwrap();
    subjects.iter().find(|subject| subject["usage"] == usage && subject["id"] == id).unwrap()
}

#[test]
fn wrong_input_is_one_line() {
    fail(&["balance"], "<GAME>");
    fail(&["balance", "chess"], WEIGHED);
    fail(&["balance", GAME], "launch-pad cannot be weighed: it does not say what to count");
    fail(&["balance", WEIGHED, "--bots", "genius"], "random, novice");
    fail(&["balance", WEIGHED, "--seats", "3", "--bots", "random,random"], "2 bots for 3 seats");
    fail(&["balance", WEIGHED, "--option", "edition=it"], "en, de or fr");
    fail(&["balance", WEIGHED, "--data", "/no/such/file"], "/no/such/file");
    fail(&["balance", WEIGHED, "--json", "--markdown"], "--markdown");
}

#[test]
fn figures_add_up_whatever_the_threads() {
    let arguments = ["--seats", "3", "--games", "12", "--seed", "4", "--threads"];
    let one = json(&[&arguments[..], &["1"]].concat());
    assert_eq!(one, json(&[&arguments[..], &["2"]].concat()));
    assert_eq!((&one["games"], &one["seats"], &one["seed"]), (&12.into(), &3.into(), &4.into()));
    assert_eq!(one["bots"], serde_json::json!(["greedy", "greedy", "greedy"]));
    let places = one["places"].as_array().unwrap();
    let wins: f64 = places.iter().map(|place| place["wins"]["share"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    for subject in one["subjects"].as_array().unwrap() {
        assert!(subject["taken"].as_u64() <= subject["offered"].as_u64(), "{subject}");
        let share = &subject["takers"]["wins"];
        assert_eq!(share.is_null(), subject["taken"] == 0, "{subject}");
        if !share.is_null() {
            assert!(share["low"].as_f64() <= share["share"].as_f64(), "{subject}");
            assert!(share["share"].as_f64() <= share["high"].as_f64(), "{subject}");
        }
    }
    assert_eq!(one["scores"]["deciles"].as_array().unwrap().len(), 9);
    let other = json(&["--seats", "3", "--games", "12", "--seed", "5"]);
    assert_ne!(one["scores"], other["scores"]);
}

#[test]
fn the_tables_name_every_kind_of_figure() {
    let out = succeed(&["balance", WEIGHED, "--games", "8", "--seed", "2"]);
    assert!(out.starts_with("Lift Off: 2 seats, 8 games from seed 2\n"), "{out}");
    for expected in [
        "  bots: greedy, greedy\n",
        "  expected wins: 50.0 %\n",
        "\nOrder of play\n",
        "\n    1 (begins)",
        "\nMilestones\n",
        "\nSpecialists drafted\n",
        "\nSpecialists played\n",
        "\nMissions kept\n",
        "\nMissions flown\n",
        "\nObjectives drafted\n",
        "\nObjectives held\n",
    ] {
        assert!(out.contains(expected), "{expected:?} should be in\n{out}");
    }
    // Eight games of two seats: three objectives each from twice three.
    let all: Vec<_> = out.lines().filter(|line| line.contains("(all of them)")).collect();
    assert_eq!(all.len(), 6, "{out}");
    assert!(all[4].contains(" 96 ") && all[4].contains(" 48 "), "{}", all[4]);
}

#[test]
fn a_page_says_how_it_was_made() {
    let arguments = [
        "balance",
        WEIGHED,
        "--games",
        "8",
        "--option",
        "edition=de",
        "--bots",
        "greedy,random",
        "--markdown",
    ];
    let page = succeed(&arguments);
    assert_eq!(page, succeed(&arguments));
    let command = "    gantry balance lift-off --seats 2 --games 8 --seed 1 --bots greedy,random \
                   --option edition=de --markdown\n";
    assert!(page.starts_with("# Lift Off: balance with 2 seats\n\n"), "{page}");
    assert!(page.contains(command), "{page}");
    assert!(page.contains(&format!("\n- gantry {}, rules", env!("CARGO_PKG_VERSION"))), "{page}");
    assert!(page.contains("\n## Missions flown\n\n|  | mission | offered | flown |"), "{page}");
}

/// How values are tuned: different values, different figures.
#[test]
fn custom_values_get_a_balance_report() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("own values");
    // A mission that nobody can lift.
    fs::write(&file, "mission = [{ id = \"first-satellites\", weight = 9 }]\n").unwrap();
    let arguments = ["--seats", "4", "--games", "16"];
    let usual = json(&arguments);
    assert!(find(&usual, "flown", "first-satellites")["taken"].as_u64() > Some(0));
    let own = json(&[&arguments[..], &["--data", text(&file)]].concat());
    assert_eq!(find(&own, "flown", "first-satellites")["taken"], 0);
    assert_eq!(usual["options"]["data"], "");
    assert_ne!(own["options"]["data"], "");
    let page = succeed(&["balance", WEIGHED, "--games", "1", "--data", text(&file), "--markdown"]);
    assert!(page.contains(&format!("--data '{}' ", text(&file))), "{page}");
    assert!(page.contains("\n- own component values, digest "), "{page}");
    fs::write(&file, "mission = 3\n").unwrap();
    fail(&["balance", WEIGHED, "--data", text(&file)], "line 1");
}

/// Somebody who doubts a figure can look at the games behind it.
#[test]
fn the_games_are_those_of_sim() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = ["--seats", "3", "--games", "2", "--seed", "8"];
    let recording = ["--bots", "greedy", "--json", "--record", text(folder.path())];
    let sim = succeed(&[&["sim", WEIGHED][..], &arguments, &recording].concat());
    let sim: Json = serde_json::from_str(&sim).unwrap();
    let weighed = json(&arguments);
    assert_eq!(weighed["decisions"], sim["decisions"]);
    let scores = sim["scores"].as_array().unwrap();
    let best = scores.iter().map(|seat| seat["max"].as_i64().unwrap()).max();
    assert_eq!(weighed["scores"]["max"].as_i64(), best);
    digest(&folder.path().join(format!("{WEIGHED}-8-1.record")));
}
