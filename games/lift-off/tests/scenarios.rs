//! Every scenario holds, every numbered rule has one, and every specialist is played, every action done, every mission
//! launched and every objective scored in one.

use gantry_kernel::record::Record;
use gantry_lift_off::{Data, LiftOff, Mission, Objective, Specialist, Work};
use gantry_testkit::archive;
use gantry_testkit::coverage::{Coverage, rule_ids};
use gantry_testkit::scenario::{File, assert_scenarios, assert_views, read};

/// Name and text of every scenario file.
fn files() -> Vec<(String, String)> {
    archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
}

#[test]
fn every_scenario_holds() {
    for (name, text) in files() {
        assert!(assert_scenarios::<LiftOff>(&name, &text) > 0, "{name} is empty");
    }
}

#[test]
fn what_scenarios_hear_of_views_is_true() {
    let apart = ["drawn", "drawn_size", "chosen", "goals_size", "seat.*.known"];
    let records = archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs"));
    let records = records.iter().map(|(name, text)| Record::read(text).expect(name));
    let compared: usize = records.map(|record| assert_views::<LiftOff>(&record, &apart)).sum();
    assert!(compared > 100, "{compared} views");
}

#[test]
fn every_numbered_rule_has_a_scenario() {
    let ids = rule_ids(include_str!("../RULES.md"), "LO");
    assert!(ids.len() > 50, "the rules are numbered: {ids:?}");
    let files: Vec<File> = files().iter().map(|(_, text)| read(text).expect("readable")).collect();
    let coverage = Coverage::of(&ids, &files);
    assert_eq!(coverage.missing(), Vec::<&str>::new(), "rules without a scenario");
    assert_eq!(coverage.unknown(), &[], "scenarios that name no rule");
}

/// What scenarios play and what is accepted, a line each; and what they expect then.
fn played_and_expected() -> (String, String) {
    let (mut played, mut expected) = (String::new(), String::new());
    for (_, text) in files() {
        for scenario in read(&text).expect("readable").scenarios {
            let lines = scenario.play.as_ref().map_or("", |block| block.text.as_str()).lines();
            // only what is accepted shows that the card works
            for line in lines.filter(|line| !line.contains('!')) {
                played.push_str(line.split('#').next().unwrap_or(line).trim_end());
                played.push('\n');
            }
            expected.push_str(scenario.then.as_ref().map_or("", |block| block.text.as_str()));
        }
    }
    (played, expected)
}

#[test]
fn every_card_and_action_has_a_scenario() {
    let (played, expected) = played_and_expected();
    let data = Data::newest();
    let mut missing: Vec<String> = Vec::new();
    let mut require = |found: bool, what: String| {
        if !found {
            missing.push(what);
        }
    };
    for card in Specialist::all().filter(|&card| data.specialist(card).copies != [0; 3]) {
        require(played.contains(&format!(" play {card}\n")), format!("play {card}"));
    }
    for work in Work::ALL {
        let name = work.name().replace(' ', "-");
        require(played.contains(&format!(" do {name}")), format!("do {name}"));
    }
    for mission in Mission::all().filter(|&mission| data.mission(mission).copies != [0; 3]) {
        require(played.contains(&format!(" load {mission}\n")), format!("load {mission}"));
    }
    for goal in Objective::all() {
        let scored =
            expected.lines().any(|line| line.contains("goal_points") && line.contains(goal.id()));
        require(scored, format!("goal_points of {goal}"));
    }
    assert_eq!(missing, Vec::<String>::new(), "no scenario has this");
}
