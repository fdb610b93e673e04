//! What a game keeps in folders: scenarios, records of earlier releases, golden playthroughs. For tests.

use std::fs;
use std::path::{Path, PathBuf};

use gantry_kernel::Text;
use gantry_kernel::record::{Pledged, Record, verify};

use crate::playthrough;

/// A game that archives fewer records proves little.
const FEWEST_RECORDS: usize = 4;

/// Name and text of every file of a folder, by name.
///
/// # Panics
/// If the folder or a file cannot be read.
pub fn files(folder: impl AsRef<Path>) -> Vec<(String, String)> {
    let folder = folder.as_ref();
    let entries =
        fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a file").path());
    let read = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a readable file"))
    };
    let mut files: Vec<(String, String)> = paths.map(read).collect();
    files.sort();
    files
}

/// The records of `logs` below a folder, by name without the ending.
fn records(folder: &Path) -> Vec<(String, Record)> {
    let read = |(name, text): (String, String)| {
        let name = name.trim_end_matches(".record").to_owned();
        let record = Record::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        (name, record)
    };
    let records: Vec<_> = files(folder.join("logs")).into_iter().map(read).collect();
    assert!(records.len() >= FEWEST_RECORDS, "the archive is there");
    records
}

/// Records of earlier releases stay provable.
///
/// # Panics
/// If one is not.
pub fn assert_proved<G: Text>(folder: impl AsRef<Path>) {
    for (name, record) in records(folder.as_ref()) {
        let (played, pledged) =
            verify::<G>(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(matches!(pledged, Pledged::Proved { outcomes } if outcomes > 0), "{name}");
        assert_eq!(played.digest().to_string(), record.end, "{name}");
    }
}

/// The answers of the game on the way through the archived records stay the same. `GANTRY_BLESS=1` writes the files
/// anew: only with a new rules version or a new answer that is meant.
///
/// # Panics
/// If an answer differs.
pub fn assert_playthroughs<G: Text>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    for (name, record) in records(folder) {
        let found = playthrough::<G>(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        let path = folder.join("playthroughs").join(format!("{name}.txt"));
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
