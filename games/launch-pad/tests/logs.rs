//! Records of earlier releases stay provable, and the answers of the game on the way stay the same.

use std::fs;
use std::path::PathBuf;

use gantry_kernel::record::{Pledged, Record, verify};
use gantry_launch_pad::LaunchPad;
use gantry_testkit::playthrough;

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

fn records() -> Vec<(String, Record)> {
    let mut records: Vec<(String, Record)> = fs::read_dir(folder("logs"))
        .expect("a folder of records")
        .map(|entry| entry.expect("a file").path())
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let text = fs::read_to_string(&path).expect("a readable file");
            (name, Record::read(&text).expect("a record"))
        })
        .collect();
    records.sort_by(|one, other| one.0.cmp(&other.0));
    assert!(records.len() >= 4, "the archive is there");
    records
}

#[test]
fn every_archived_record_is_proved() {
    for (name, record) in records() {
        let (played, pledged) =
            verify::<LaunchPad>(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(matches!(pledged, Pledged::Proved { outcomes } if outcomes > 0), "{name}");
        assert_eq!(played.digest().to_string(), record.end, "{name}");
    }
}

/// `GANTRY_BLESS=1` writes the files anew: only with a new rules version or a new answer that is meant.
#[test]
fn every_answer_on_the_way_is_the_same() {
    for (name, record) in records() {
        let found = playthrough::<LaunchPad>(&record).expect("proved above");
        let path = folder("playthroughs").join(format!("{name}.txt"));
        if std::env::var_os("GANTRY_BLESS").is_some() {
            fs::write(&path, &found).expect("a writable file");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        let pairs = found.lines().zip(expected.lines());
        let line = pairs.take_while(|(found, expected)| found == expected).count();
        let at = |text: &str| text.lines().nth(line).unwrap_or("the end").to_owned();
        assert!(
            found == expected,
            "{name}, line {}: expected {:?}, found {:?}",
            line + 1,
            at(&expected),
            at(&found)
        );
    }
}
