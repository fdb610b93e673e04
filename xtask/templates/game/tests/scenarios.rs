//! Every scenario holds, and every numbered rule has one.

use gantry_kernel::record::Record;
use gantry_new_game::NewGame;
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
        assert!(assert_scenarios::<NewGame>(&name, &text) > 0, "{name} is empty");
    }
}

#[test]
fn what_scenarios_hear_of_views_is_true() {
    let records = archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs"));
    let records = records.iter().map(|(name, text)| Record::read(text).expect(name));
    let compared: usize = records.map(|record| assert_views::<NewGame>(&record, &[])).sum();
    assert!(compared > 10, "{compared} views");
}

#[test]
fn every_numbered_rule_has_a_scenario() {
    let ids = rule_ids(include_str!("../RULES.md"), "NG");
    assert_eq!(ids.len(), 7, "the rules are numbered: {ids:?}");
    let files: Vec<File> = files().iter().map(|(_, text)| read(text).expect("readable")).collect();
    let coverage = Coverage::of(&ids, &files);
    assert_eq!(coverage.missing(), Vec::<&str>::new(), "rules without a scenario");
    assert_eq!(coverage.unknown(), &[], "scenarios that name no rule");
}
