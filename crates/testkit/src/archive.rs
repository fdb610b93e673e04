//! Assertions about a game's folders: scenarios, records of earlier releases, golden playthroughs.

use std::fs;
use std::path::{Path, PathBuf};

use gantry_kernel::record::{Pledged, Record, replay, verify};
use gantry_kernel::{News, Text};

use crate::scenario::assert_views;
use crate::{Form, playthrough};

/// Fewer archived records prove little.
const FEWEST_RECORDS: usize = 4;

/// The name and text of every file in a folder, by name.
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

/// The records in `logs` below a folder, by name without the extension.
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

/// Records of earlier releases still verify, by the version of the rules that each names. None has
/// been deleted: each has a playthrough, and every version has records.
///
/// # Panics
/// If one does not verify or is missing.
pub fn assert_proved<G: Text>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let records = records(folder);
    let names: Vec<&str> = records.iter().map(|(name, _)| name.as_str()).collect();
    let played = files(folder.join("playthroughs"));
    let played: Vec<&str> = played.iter().map(|(name, _)| name.trim_end_matches(".txt")).collect();
    assert_eq!(names, played, "a record for every playthrough, and a playthrough for every record");
    let mut missing = (1..=G::RULES)
        .filter(|&rules| records.iter().all(|(_, record)| record.header.rules != rules));
    assert_eq!(missing.next(), None, "a version of the rules without records");
    for (name, record) in records {
        let (played, pledged) =
            verify::<G>(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(matches!(pledged, Pledged::Proved { outcomes } if outcomes > 0), "{name}");
        assert_eq!(played.digest().to_string(), record.end, "{name}");
    }
}

/// How many views in the records of a folder were compared with positions and facts; see
/// [`assert_views`].
///
/// # Panics
/// If a record does not replay, or a view has another value.
pub fn compared_views<G: Text>(logs: impl AsRef<Path>, apart: &[&str]) -> usize {
    let compare = |(name, text): (String, String)| {
        let record = Record::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert_views::<G>(&record, apart)
    };
    files(logs).into_iter().map(compare).sum()
}

/// The serialized form of states and inputs, as far as the archived records of each version show
/// it, is what `form-N.txt` says. `GANTRY_BLESS=1` writes the file of a version that has none. It
/// never changes a file: digests of that version are made of this form, so the code must keep it,
/// whatever its memory layout. To archive more records that show more of the same form, delete the
/// file first.
///
/// # Panics
/// If the form differs.
pub fn assert_forms<G: Text>(folder: impl AsRef<Path>) {
    let folder = folder.as_ref();
    let records = records(folder);
    for rules in 1..=G::RULES {
        let mut form = Form::default();
        for (name, record) in records.iter().filter(|(_, record)| record.header.rules == rules) {
            let played = replay::<G>(record).unwrap_or_else(|error| panic!("{name}: {error}"));
            let add = |added: Result<(), _>| {
                added.unwrap_or_else(|error: crate::FormError| panic!("{name}: {error}"));
            };
            let mut state = played.start().clone();
            add(form.add(&state));
            for entry in played.entries() {
                add(form.add(&entry.input()));
                G::apply(&mut state, entry.at, &entry.input(), &mut News::silent());
                add(form.add(&state));
            }
        }
        let found = format!("# {} rules {rules}: what digests are made of\n\n{form}", G::ID);
        let path = folder.join(format!("form-{rules}.txt"));
        if std::env::var_os("GANTRY_BLESS").is_some() && !path.exists() {
            fs::write(&path, &found).expect("a writable file");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_same(&path.display().to_string(), &expected, &found);
    }
}

/// Reports the first line that differs.
fn assert_same(name: &str, expected: &str, found: &str) {
    let pairs = found.lines().zip(expected.lines());
    let line = pairs.take_while(|(found, expected)| found == expected).count();
    let at = |text: &str| text.lines().nth(line).unwrap_or("the end").to_owned();
    let (number, was, is) = (line + 1, at(expected), at(found));
    assert!(found == expected, "{name}, line {number}: expected {was:?}, found {is:?}");
}

/// The game's answers along the archived records stay the same. `GANTRY_BLESS=1` rewrites the
/// files: only for a new rules version or an intended change of an answer.
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
        assert_same(&name, &expected, &found);
    }
}

/// A source file that is made from other files is what they make of it. `GANTRY_BLESS=1` rewrites
/// it; what was compiled before is then out of date.
///
/// # Panics
/// If it differs.
pub fn assert_source(path: impl AsRef<Path>, made: &str) {
    let path = path.as_ref();
    if std::env::var_os("GANTRY_BLESS").is_some() {
        fs::write(path, made).expect("a writable file");
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    assert_same(&path.display().to_string(), made, &found);
}
