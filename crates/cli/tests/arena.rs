//! `gantry arena`, run as users run it.

use crate::common::{GAME, digest, fail, succeed, text};
use serde_json::Value as Json;

fn json(arguments: &[&str]) -> Json {
    let mut all = vec!["arena", GAME, "--json"];
    all.extend(arguments);
    serde_json::from_str(&succeed(&all)).unwrap()
}

#[test]
fn wrong_input_is_one_line() {
    let with = |more: &[&str], expected: &str| {
        fail(&[&["arena", GAME, "--bots", "greedy,random"][..], more].concat(), expected);
    };
    fail(&["arena"], "<GAME>");
    fail(&["arena", "chess", "--bots", "greedy,random"], GAME);
    fail(&["arena", GAME], "--bots");
    fail(&["arena", GAME, "--bots", "greedy"], "an arena takes at least two bots");
    fail(&["arena", GAME, "--bots", "greedy,greedy"], "\"greedy\" is named more than once");
    fail(&["arena", GAME, "--bots", "greedy,genius"], "no bot \"genius\"; there are: random");
    fail(&["arena", GAME, "--bots", "greedy,search:"], "no bot \"search:\"; there are: random");
    fail(&["arena", GAME, "--bots", "greedy,"], "no bot \"\"; there are: random");
    fail(&["arena", GAME, "--bots", "greedy,calm"], "no bot \"calm\"; there are: random");
    fail(
        &["arena", "planet-rush", "--bots", "calm,strong"],
        "no bot \"strong\"; there are: random",
    );
    with(&["--games", "0"], "--games: expected a number from 1 to 1000000000, found 0");
    with(&["--games", "many"], "--games: expected a number from 1 to 1000000000, found many");
    with(&["--seats", "5"], "--seats: expected a number from 2 to 4, found 5");
    with(&["--seats", "1"], "--seats: expected a number from 2 to 4, found 1");
    with(&["--threads", "0"], "--threads: expected a number from 1 to 256, found 0");
    with(&["--seed", "-1"], "--seed: expected a number from 0 to ");
    with(&["--option", "nonsense=1"], "nonsense");
    with(&["--option", "length=short", "--option", "length=short"], "more than once");
    with(&["--json", "--markdown"], "--markdown");
}

#[test]
fn it_answers_in_json() {
    let json = json(&["--bots", "random,greedy,novice", "--seats", "3", "--games", "30", "--all"]);
    assert_eq!(json["game"], GAME);
    assert_eq!((&json["seats"], &json["seed"]), (&3.into(), &1.into()));
    assert_eq!((&json["games"], &json["deals"]), (&30.into(), &10.into()));
    assert_eq!(json["planned_deals"], 10);
    assert!(json["clear"].is_boolean());
    assert!(json["options"]["play-limit"].is_number());
    let bots = json["bots"].as_array().unwrap();
    let names: Vec<_> = bots.iter().map(|bot| bot["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["random", "greedy", "novice"]);
    for bot in bots {
        assert_eq!(bot["games"], 30);
        let number = |key: &str| bot[key].as_f64().unwrap_or_else(|| panic!("{key} of {bot}"));
        assert!(number("low") <= number("win_share") && number("win_share") <= number("high"));
        assert!(number("rating_low") <= number("rating"));
        assert!(number("rating") <= number("rating_high"));
        assert!((number("fair_share") - 1.0 / 3.0).abs() < 1e-9);
        assert!(number("milliseconds_per_decision") <= number("milliseconds_longest"));
        assert!(number("decisions") > 30.0);
        assert!(number("mean_score").is_finite());
    }
    let wins: f64 = bots.iter().map(|bot| bot["win_share"].as_f64().unwrap()).sum();
    assert!((wins - 1.0).abs() < 1e-9);
    let duels = json["head_to_head"].as_array().unwrap();
    assert_eq!(duels.len(), 3);
    assert_eq!((&duels[0]["bot"], &duels[0]["against"]), (&"random".into(), &"greedy".into()));
    assert_eq!(duels[0]["games"], 30);
    assert!(duels[0]["share"].as_f64().unwrap() < 0.3, "{duels:?}");
}

#[test]
fn it_repeats_itself_whatever_the_threads() {
    let with = |threads| {
        let bots = "random,greedy,search:3";
        let arguments = ["--bots", bots, "--games", "24", "--seed", "7", "--threads", threads];
        let mut json = json(&arguments);
        for bot in json["bots"].as_array_mut().unwrap() {
            let bot = bot.as_object_mut().unwrap();
            bot.retain(|key, _| !key.starts_with("milliseconds"));
        }
        json
    };
    assert_eq!(with("1"), with("2"));
}

#[test]
fn a_clear_answer_stops_it() {
    let out = succeed(&["arena", GAME, "--bots", "greedy,random", "--games", "400"]);
    assert!(out.starts_with("Launch Pad: 2 seats, 26 games on 13 deals from seed 1\n"), "{out}");
    assert!(out.contains("\n  which bot is stronger: clear after 13 of 200 deals\n"), "{out}");
    for expected in ["\nBots\n", "\n  greedy ", "\nHead to head, in percent\n", "\nThinking\n"] {
        assert!(out.contains(expected), "{expected:?} should be in\n{out}");
    }
    let all = ["arena", GAME, "--bots", "greedy,random", "--games", "100", "--all"];
    assert!(succeed(&all).contains(" 100 games on 50 deals "));
}

/// A real-time race is played in virtual time, with its own profiles.
#[test]
fn races_have_arenas_too() {
    let arguments = ["arena", "planet-rush", "--bots", "calm,expert", "--games", "20", "--json"];
    let json: Json = serde_json::from_str(&succeed(&arguments)).unwrap();
    assert!(json["bots"][1]["rating"].as_f64().unwrap() > 1000.0, "{json}");
}

#[test]
fn a_section_says_how_it_was_made() {
    let arguments = ["--bots", "greedy,random", "--seats", "3", "--games", "12", "--option"];
    let arguments = [&["arena", GAME], &arguments[..], &["length=short", "--markdown"]].concat();
    let page = succeed(&arguments);
    assert!(page.starts_with("## Launch Pad: 3 seats\n\n"), "{page}");
    let command = "    gantry arena launch-pad --bots greedy,random --seats 3 --games 12 --seed 1 \
                   --option length=short --markdown\n";
    assert!(page.contains(command), "{page}");
    assert!(page.contains(&format!("\n- gantry {}, rules", env!("CARGO_PKG_VERSION"))), "{page}");
    assert!(page.contains("\n- 12 games on 2 deals, seeds 1 to 2; "), "{page}");
    assert!(page.contains("\n- length: short\n"), "{page}");
    assert!(page.contains("\n| bot | games | wins | interval |"), "{page}");
    assert!(page.contains("\n| greedy | judges the present |"), "{page}");
}

/// A search with a fixed number of worlds decides the same again.
#[test]
fn games_of_searches_are_recorded_and_proved() {
    let folder = tempfile::tempdir().unwrap();
    let record = |seed| {
        let arguments = ["sim", GAME, "--games", "1", "--seed", seed, "--bots", "search:2,novice"];
        succeed(&[&arguments[..], &["--force", "--record", text(folder.path())]].concat());
        digest(&folder.path().join(format!("{GAME}-{seed}-0.record")))
    };
    assert_eq!(record("6"), record("6"));
    assert_ne!(record("6"), record("7"));
}
