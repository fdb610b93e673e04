//! Assertions about scenario files and about what views say.

use gantry_kernel::record::{Record, replay};
use gantry_kernel::{FactKeys, News, Text, Viewer};
pub use gantry_scenario::{File, Start, read};
use gantry_scenario::{Verdict, facts, run_file};
use toml::{Table, Value};

/// Plays all scenarios of a file and panics with everything that does not hold. Returns how many
/// scenarios passed.
///
/// # Panics
/// If the file cannot be read or a scenario fails.
pub fn assert_scenarios<G: Text>(name: &str, text: &str) -> usize {
    let verdicts = run_file::<G>(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
    let failures = |Verdict { scenario, outcome }: &Verdict| {
        let faults = outcome.as_ref().err().into_iter().flatten();
        let failure = |fault| format!("{name}: {fault} (in {:?})", scenario.title);
        faults.map(failure).collect::<Vec<String>>()
    };
    let failures: Vec<String> = verdicts.iter().flat_map(failures).collect();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    verdicts.len()
}

/// One state in this many is compared: neighbours differ little.
const STRIDE: usize = 5;

/// Replays a record and checks that what every viewer sees matches the position and the facts.
/// `apart` are keys that a viewer knows partly or in another form, or that only views have. Returns
/// how many views were compared.
///
/// # Panics
/// If the record does not replay, or a view has another value.
pub fn assert_views<G: Text>(record: &Record, apart: &[&str]) -> usize {
    let played = replay::<G>(record).unwrap_or_else(|error| panic!("{error}"));
    let mut state = played.start().clone();
    let mut compared = 0;
    for (index, entry) in played.entries().iter().enumerate() {
        G::apply(&mut state, entry.at, &entry.input(), &mut News::silent());
        if index % STRIDE > 0 && index + 1 < played.entries().len() {
            continue;
        }
        let known = |viewer| facts::<G>(&state, viewer).unwrap_or_else(|error| panic!("{error}"));
        let all = known(None);
        for viewer in Viewer::all(G::seats(G::setup(&state))) {
            let seen = known(Some(viewer));
            let mut wrong = Vec::new();
            differences(&seen, &all, "", apart, &mut wrong);
            assert!(wrong.is_empty(), "entry {}, as {viewer}: {}", index + 1, wrong.join("; "));
            assert!(!seen.is_empty(), "{viewer} sees nothing");
            compared += 1;
        }
    }
    compared
}

fn differences(seen: &Table, all: &Table, above: &str, apart: &[&str], wrong: &mut Vec<String>) {
    for (key, seen) in seen {
        let path = if above.is_empty() { key.clone() } else { format!("{above}.{key}") };
        if FactKeys::any(apart, &path) {
            continue;
        }
        match (seen, all.get(key)) {
            (Value::Table(seen), Some(Value::Table(all))) => {
                differences(seen, all, &path, apart, wrong);
            }
            (seen, Some(all)) if seen == all => {}
            (seen, all) => wrong.push(format!("{path} = {seen}, in truth {all:?}")),
        }
    }
}
