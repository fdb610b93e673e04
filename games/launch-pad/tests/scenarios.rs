//! Every scenario holds, every numbered rule has one, and every card is played, drawn or discarded in one.

use gantry_kernel::record::Record;
use gantry_launch_pad::{Card, LaunchPad};
use gantry_testkit::archive;
use gantry_testkit::coverage::{Coverage, rule_ids};
use gantry_testkit::scenario::{File, Start, assert_scenarios, assert_views, read};

/// Name and text of every scenario file.
fn files() -> Vec<(String, String)> {
    archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios"))
}

#[test]
fn every_scenario_holds() {
    for (name, text) in files() {
        assert!(assert_scenarios::<LaunchPad>(&name, &text) > 0, "{name} is empty");
    }
}

#[test]
fn what_scenarios_hear_of_views_is_true() {
    let apart = ["offer", "chosen", "seat.*.known", "seat.*.knows", "seat.*.open"];
    let records = archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs"));
    let records = records.iter().map(|(name, text)| Record::read(text).expect(name));
    let compared: usize = records.map(|record| assert_views::<LaunchPad>(&record, &apart)).sum();
    assert!(compared > 100, "{compared} views");
}

#[test]
fn every_numbered_rule_has_a_scenario() {
    let ids = rule_ids(include_str!("../RULES.md"), "LP");
    assert!(ids.len() > 50, "the rules are numbered: {ids:?}");
    let files: Vec<File> = files().iter().map(|(_, text)| read(text).expect("readable")).collect();
    let coverage = Coverage::of(&ids, &files);
    assert_eq!(coverage.missing(), Vec::<&str>::new(), "rules without a scenario");
    assert_eq!(coverage.unknown(), &[], "scenarios that name no rule");
}

#[test]
fn every_card_has_a_scenario() {
    let scenarios = files();
    let scenarios = scenarios.iter().flat_map(|(_, text)| read(text).expect("readable").scenarios);
    let (mut played, mut given) = (String::new(), String::new());
    for scenario in scenarios {
        let lines = scenario.play.as_ref().map_or("", |block| block.text.as_str()).lines();
        // only what is accepted shows that the card works
        for line in lines.filter(|line| !line.contains('!')) {
            played.push_str(line.split('#').next().unwrap_or(line));
            played.push('\n');
        }
        if let Start::Given(block) = &scenario.start {
            given.push_str(&block.text);
        }
    }
    let missing: Vec<&str> = Card::all()
        .filter(|card| {
            if card.is_corner() {
                !given.contains(&format!("\"{}", card.name()))
            } else {
                !played.contains(&format!(" play {}", card.name()))
            }
        })
        .map(Card::name)
        .collect();
    assert_eq!(missing, Vec::<&str>::new(), "cards that no scenario plays");
}
