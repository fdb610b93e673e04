//! The committed seeds are valid: a seed that is refused at its first line leads the fuzzer
//! nowhere. `GANTRY_BLESS=1` replays the records and finds the positions of random games again,
//! with the current rules and component values.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use gantry_catalog::{GameVisitor, Playable, visit_games};
use gantry_claims::{TARGETS, target_name, with_new_digests};
use gantry_kernel::Text;
use gantry_kernel::record::{Record, verify};
use gantry_launch_pad::LaunchPad;
use gantry_testkit::scenario::assert_scenarios;

use crate::bless;

const SEEDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/seeds");

/// What the fuzzers do first, also done in every test run.
#[test]
fn every_claim_holds_for_its_seeds() {
    for target in TARGETS.iter() {
        for path in paths(&target.name) {
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

/// Every seed of a target, with its text.
fn seeds(target: &str) -> Vec<(PathBuf, String)> {
    let text = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("a text"));
    paths(target).into_iter().map(text).collect()
}

/// A new game may have none yet; a directory of seeds is not empty.
fn paths(target: &str) -> Vec<PathBuf> {
    let directory = Path::new(SEEDS).join(target);
    if !directory.is_dir() {
        return Vec::new();
    }
    let entries = fs::read_dir(&directory).expect("a directory of seeds");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    paths
}

fn all_are<T: FromStr<Err = gantry_kernel::ParseError>>(target: &str) {
    for (path, text) in seeds(target) {
        text.parse::<T>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

/// Checks the seeds of every game.
struct SeedCheck;

impl GameVisitor for SeedCheck {
    fn visit<G: Playable>(&mut self) {
        all_are::<G::Action>(&target_name::<G>("action"));
        all_are::<G::Chance>(&target_name::<G>("outcome"));
        all_are_positions::<G>(&target_name::<G>("position"));
        all_are_records::<G>(&target_name::<G>("record"));
        if G::data_file().is_some() {
            all_are_data::<G>(&target_name::<G>("data"));
        }
    }
}

#[test]
fn the_seeds_of_every_game_are_what_they_are_called() {
    visit_games(&mut SeedCheck);
    for known in ["launch_pad_action", "lift_off_data", "planet_rush_position"] {
        assert!(!paths(known).is_empty(), "{known} has no seeds");
    }
}

fn all_are_positions<G: Text>(target: &str) {
    if bless::blessing() {
        for (path, text) in seeds(target) {
            if let Some(met) = bless::find_position::<G>(&text) {
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

fn all_are_records<G: Text>(target: &str) {
    for (path, text) in seeds(target) {
        let name = path.display();
        let mut record = Record::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        if bless::blessing() {
            record = bless::replayed::<G>(&record);
            fs::write(&path, record.to_string()).expect("a writable seed");
        }
        let signed = with_new_digests::<G>(&record).expect("a table of this game");
        assert!(signed == record, "{name} is of older rules; bless it with GANTRY_BLESS=1");
        verify::<G>(&signed).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}

/// The seed called `standard` is the game's own file.
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
