//! Every scenario holds, every numbered rule has one, and every card is handled and revealed in one.

use gantry_kernel::record::Record;
use gantry_planet_rush::{Card, PlanetRush};
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
        assert!(assert_scenarios::<PlanetRush>(&name, &text) > 0, "{name} is empty");
    }
}

#[test]
fn what_scenarios_hear_of_views_is_true() {
    let records = archive::files(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/logs"));
    let records = records.iter().map(|(name, text)| Record::read(text).expect(name));
    let compared: usize = records.map(|record| assert_views::<PlanetRush>(&record, &[])).sum();
    assert!(compared > 100, "{compared} views");
}

#[test]
fn every_numbered_rule_has_a_scenario() {
    let ids = rule_ids(include_str!("../RULES.md"), "PR");
    assert!(ids.len() > 25, "the rules are numbered: {ids:?}");
    let files: Vec<File> = files().iter().map(|(_, text)| read(text).expect("readable")).collect();
    let coverage = Coverage::of(&ids, &files);
    assert_eq!(coverage.missing(), Vec::<&str>::new(), "rules without a scenario");
    assert_eq!(coverage.unknown(), &[], "scenarios that name no rule");
}

/// Every kind of refusal is met by a scenario.
#[test]
fn every_rule_that_refuses_does_so_in_a_scenario() {
    let texts: String = files().into_iter().map(|(_, text)| text).collect();
    for rule in
        ["PR-3.1", "PR-3.2", "PR-3.3", "PR-3.5", "PR-4.2", "PR-4.5", "PR-5.3", "PR-7.1", "PR-7.2"]
    {
        assert!(texts.contains(&format!("!{rule}\n")), "{rule} refuses nothing");
    }
    for card in Card::ALL {
        assert!(texts.contains(card.id()), "{card} is in no scenario");
    }
}
