//! The committed seeds are what they are meant to be: a seed that is refused at its first line leads
//! the fuzzer nowhere. `GANTRY_BLESS=1` plays the records and finds the positions of random games anew, with
//! the rules and component values of today.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use gantry_claims::{TARGETS, signed_anew};
use gantry_kernel::record::{Record, verify};
use gantry_kernel::{Game, Text};
use gantry_launch_pad::LaunchPad;
use gantry_lift_off::LiftOff;
use gantry_planet_rush::PlanetRush;
use gantry_testkit::scenario::assert_scenarios;

use crate::bless;

const SEEDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds");

/// What the fuzzers do first, on every machine and in every run of the tests.
#[test]
fn every_claim_holds_for_its_seeds() {
    for target in TARGETS {
        for path in paths(target.name) {
            let input = fs::read(&path).expect("a readable seed");
            let held = std::panic::catch_unwind(|| target.check(&input));
            assert!(held.is_ok(), "{} breaks the claim of {}", path.display(), target.name);
        }
    }
}

#[test]
fn seeds_are_of_targets_that_there_are() {
    for entry in fs::read_dir(SEEDS).expect("the seeds") {
        let path = entry.expect("readable").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        assert!(TARGETS.iter().any(|target| target.name == name), "no target {name}");
    }
}

/// Every seed of a target, which are not few, with its text.
fn seeds(target: &str) -> Vec<(PathBuf, String)> {
    let text = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("a text"));
    paths(target).into_iter().map(text).collect()
}

fn paths(target: &str) -> Vec<PathBuf> {
    let directory = Path::new(SEEDS).join(target);
    let entries = fs::read_dir(&directory).expect("a directory of seeds");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    paths
}

fn all_are<T: FromStr<Err = gantry_kernel::Expected>>(target: &str) {
    for (path, text) in seeds(target) {
        text.parse::<T>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

#[test]
fn actions() {
    all_are::<<LaunchPad as Game>::Action>("launch_pad_action");
    all_are::<<LiftOff as Game>::Action>("lift_off_action");
    all_are::<<PlanetRush as Game>::Action>("planet_rush_action");
}

#[test]
fn outcomes() {
    all_are::<<LaunchPad as Game>::Chance>("launch_pad_outcome");
    all_are::<<LiftOff as Game>::Chance>("lift_off_outcome");
    all_are::<<PlanetRush as Game>::Chance>("planet_rush_outcome");
}

#[test]
fn positions() {
    all_are_positions::<LaunchPad>("launch_pad_position");
    all_are_positions::<LiftOff>("lift_off_position");
    all_are_positions::<PlanetRush>("planet_rush_position");
}

fn all_are_positions<G: Text>(target: &str) {
    if bless::blessing() {
        for (path, text) in seeds(target) {
            if let Some(met) = bless::met_anew::<G>(&text) {
                fs::write(&path, met).expect("a writable seed");
            }
        }
    }
    for (path, text) in seeds(target) {
        G::read_position(G::RULES, &text)
            .unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    }
}

#[test]
fn scenarios() {
    for (path, text) in seeds("scenario") {
        assert!(assert_scenarios::<LaunchPad>(&path.display().to_string(), &text) > 0);
    }
}

#[test]
fn records() {
    all_are_records::<LaunchPad>("launch_pad_record");
    all_are_records::<LiftOff>("lift_off_record");
    all_are_records::<PlanetRush>("planet_rush_record");
}

fn all_are_records<G: Text>(target: &str) {
    for (path, text) in seeds(target) {
        let name = path.display();
        let mut record = Record::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        if bless::blessing() {
            record = bless::played_anew::<G>(&record);
            fs::write(&path, record.to_string()).expect("a writable seed");
        }
        let signed = signed_anew::<G>(&record).expect("a table of this game");
        assert!(signed == record, "{name} is of older rules; bless it with GANTRY_BLESS=1");
        verify::<G>(&signed).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

#[test]
fn data() {
    all_are_data::<LiftOff>("lift_off_data");
    all_are_data::<PlanetRush>("planet_rush_data");
}

/// The one that is called `standard` is the file of the game itself.
fn all_are_data<G: Text>(target: &str) {
    for (path, mut text) in seeds(target) {
        if bless::blessing() && path.ends_with("standard") {
            text = bless::without_comments(G::data_file().expect("a game with a file"));
            fs::write(&path, &text).expect("a writable seed");
        }
        let read = G::read_data(&text).expect("a game whose values may be replaced");
        read.unwrap_or_else(|fault| panic!("{}: {fault}", path.display()));
    }
}
