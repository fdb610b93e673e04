//! A finished game can be replayed from its log and from its file, and changes to the file are
//! noticed.

use gantry_kernel::Match;
use gantry_kernel::record::{Pledged, Record, replay, verify};

use crate::bench::Bench;
use crate::check::{CheckResult, Finding};
use crate::{Check, Probe};

/// How many changed copies of each record are tried.
const ALTERATIONS: usize = 3;

pub(crate) fn check_replay<G: Probe>(bench: &mut Bench<G>, setup: &G::Setup) -> CheckResult {
    let start = G::start(setup).map_err(|error| Finding::new(Check::Replay, error.to_string()))?;
    let mut again = Match::<G>::new(start, bench.header.digest());
    for (index, entry) in bench.played.entries().iter().enumerate() {
        let answer = again.admit(entry.at, entry.input());
        let same = answer.is_ok() && again.digest().short() == entry.digest;
        bench.tally.ensure(Check::Replay, same, || {
            let answer = answer.err().map_or("accepted".into(), |rejection| rejection.to_string());
            format!("entry {} ({:?}) parts ways: {answer}", index + 1, entry.input())
        })?;
    }
    Ok(())
}

pub(crate) fn check<G: Probe>(bench: &mut Bench<G>) -> CheckResult {
    let record = Record::of(bench.header.clone(), &bench.played);
    let text = record.to_string();
    let read = Record::read(&text);
    bench.tally.ensure(Check::Record, read.as_ref() == Ok(&record), || match read {
        Ok(_) => "the record reads back as another".into(),
        Err(fault) => fault.to_string(),
    })?;
    let replayed = replay::<G>(&record);
    let same = replayed.as_ref().is_ok_and(|replayed| {
        let digests = replayed.entries().iter().map(|entry| entry.digest);
        let same = digests.eq(bench.played.entries().iter().map(|entry| entry.digest));
        same && replayed.digest() == bench.played.digest()
    });
    bench.tally.ensure(Check::Record, same, || match replayed {
        Ok(_) => "the record replays to other entries".into(),
        Err(divergence) => divergence.to_string(),
    })?;
    check_proof(bench, &record)?;
    (0..ALTERATIONS).try_for_each(|_| check_altered(bench, &text))
}

fn check_proof<G: Probe>(bench: &mut Bench<G>, record: &Record) -> CheckResult {
    let drawn = bench.played.entries().iter().filter(|entry| entry.purpose.is_some()).count();
    let proof = verify::<G>(record).map(|(_, pledged)| pledged);
    let proved = proof == Ok(Pledged::Proved { outcomes: drawn });
    bench.tally.ensure(Check::RecordProof, proved, || format!("{drawn} outcomes: {proof:?}"))
}

fn check_altered<G: Probe>(bench: &mut Bench<G>, text: &str) -> CheckResult {
    let mut bytes = text.as_bytes().to_vec();
    let place = bench.dice.index(bytes.len());
    let before = bytes[place];
    while bytes[place] == before {
        // Replacing a letter by a letter or a digit by a digit is the hardest change to notice.
        bytes[place] =
            *bench.dice.pick(&[before ^ 1, before ^ 2, before ^ 4, before ^ 32, b' ', b'0']);
    }
    let line = before_line(text, place);
    let unnoticed = String::from_utf8(bytes)
        .ok()
        .and_then(|altered| Record::read(&altered).ok())
        .is_some_and(|record| verify::<G>(&record).is_ok());
    bench.tally.ensure(Check::RecordAlteration, !unnoticed, || {
        format!("a changed byte {place} passes, in the line {line:?}")
    })
}

fn before_line(text: &str, place: usize) -> &str {
    let start = text.as_bytes()[..place].iter().rposition(|&byte| byte == b'\n');
    let rest = &text[start.map_or(0, |newline| newline + 1)..];
    rest.lines().next().unwrap_or_default()
}
