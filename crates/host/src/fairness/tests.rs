//! What a check says of sound, forged and unfinished records.

use gantry_wire::{Answer, ClientMessage, FairVerdict, RecordSource, Verified};

use std::fs;
use std::path::Path;

use crate::tests::{answer, ask, host};

/// A finished game of the archive.
fn archived() -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/launch-pad/tests/logs");
    let files = fs::read_dir(folder).expect("an archive").flatten();
    let mut files: Vec<_> = files.map(|file| file.path()).collect();
    files.sort();
    fs::read_to_string(&files[0]).expect("a record")
}

fn checked(text: &str) -> Verified {
    let source = RecordSource::Text(text.into());
    let effects = ask(&mut host(), 0, ClientMessage::Verify(source));
    match answer(&effects) {
        Answer::Verified(found) => (**found).clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_finished_game_is_proved() {
    let found = checked(&archived());
    assert!(found.verdict.is_proved(), "{found:?}");
    assert!(found.secret.is_some() && found.commitment.len() == 64);
    let FairVerdict::Sound { entries, outcomes, points, .. } = found.verdict else { panic!() };
    assert!(entries > 10 && outcomes.is_some_and(|outcomes| outcomes > 0) && points.is_some());
}

#[test]
fn a_forged_line_is_named() {
    let text = archived();
    let lines: Vec<&str> = text.lines().collect();
    let begin = lines.iter().position(|line| line.starts_with("begin ")).expect("a log");
    let place = begin + 5;
    let mut forged: Vec<String> = lines.iter().map(|line| (*line).into()).collect();
    let digit = if forged[place].ends_with('0') { "1" } else { "0" };
    forged[place].pop();
    forged[place].push_str(digit);
    let found = checked(&(forged.join("\n") + "\n"));
    let FairVerdict::Disproved(fault) = found.verdict else { panic!("{found:?}") };
    assert_eq!((fault.line, fault.entry), (place + 1, 5), "{fault:?}");
    assert_eq!(found.secret, None);
}

#[test]
fn a_running_game_keeps_its_secret() {
    let mut host = host();
    let effects = crate::tests::start(&mut host, "launch-pad", &["human", "greedy"], &[]);
    let table = crate::host::last_frame(&effects).expect("a frame").table.clone();
    let source = RecordSource::Kept(table);
    let effects = ask(&mut host, 1, ClientMessage::Verify(source));
    let Answer::Verified(found) = answer(&effects) else { panic!("{effects:?}") };
    assert_eq!(found.secret, None, "it is still played");
    assert!(matches!(found.verdict, FairVerdict::Sound { points: None, .. }), "{found:?}");
    let nothing = ClientMessage::Verify(RecordSource::Text("gantry".into()));
    assert!(matches!(answer(&ask(&mut host, 2, nothing)), Answer::Refused(_)));
}
