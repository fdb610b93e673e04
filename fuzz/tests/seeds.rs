//! The committed seeds are what they are meant to be: a seed that is refused at its first line leads
//! the fuzzer nowhere. `GANTRY_BLESS=1` gives the records the digests of today's rules.

use std::fs;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use gantry_fuzz::signed_anew;
use gantry_kernel::record::{Record, verify};
use gantry_kernel::{Game, Text};
use gantry_launch_pad::LaunchPad;
use gantry_testkit::scenario::assert_scenarios;
// The tests are instrumented like everything else here, and this is what answers.
use libfuzzer_sys as _;

/// Every seed of a target, which are not few, with its text.
fn seeds(target: &str) -> Vec<(PathBuf, String)> {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("seeds").join(target);
    let entries = fs::read_dir(&directory).expect("a directory of seeds");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.sort();
    assert!(!paths.is_empty(), "{target} has no seeds");
    let text = |path: PathBuf| (path.clone(), fs::read_to_string(path).expect("a text"));
    paths.into_iter().map(text).collect()
}

fn all_are<T: FromStr<Err = gantry_kernel::Expected>>(target: &str) {
    for (path, text) in seeds(target) {
        text.parse::<T>().unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

#[test]
fn actions() {
    all_are::<<LaunchPad as Game>::Action>("launch_pad_action");
}

#[test]
fn outcomes() {
    all_are::<<LaunchPad as Game>::Chance>("launch_pad_outcome");
}

#[test]
fn positions() {
    for (path, text) in seeds("launch_pad_position") {
        LaunchPad::read_position(&text)
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
    for (path, text) in seeds("launch_pad_record") {
        let name = path.display();
        let record = Record::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let signed = signed_anew::<LaunchPad>(&record).expect("a table of Launch Pad");
        assert_eq!(signed.lines.len(), record.lines.len(), "{name}: the next entry is refused");
        if std::env::var_os("GANTRY_BLESS").is_some() {
            fs::write(&path, signed.to_string()).expect("a writable seed");
        } else {
            assert!(signed == record, "{name} is of older rules; bless it with GANTRY_BLESS=1");
        }
        verify::<LaunchPad>(&signed).unwrap_or_else(|error| panic!("{name}: {error}"));
    }
}
