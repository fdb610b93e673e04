//! Records: read, replayed and verified.

use std::str::FromStr;

use gantry_kernel::outside::is_plain;
use gantry_kernel::record::{By, Header, Line, Record, Start, replay, verify};
use gantry_kernel::{Game, Input, InputOf, Match, Text, known_rules};

use crate::{fault_is_inside, line_is_inside};

/// A record is written as it was read, and its lines know their numbers. An error names a line of
/// the text, or the one after its end.
pub fn record(text: &str) {
    let record = match Record::read(text) {
        Ok(record) => record,
        Err(fault) => return fault_is_inside(text, &fault),
    };
    assert_eq!(record.to_string(), text, "a record has one spelling");
    let lines = text.lines().all(is_plain);
    assert!(lines, "nothing in an accepted record is obeyed by a screen: {text:?}");
    assert_eq!(record.header.check(), Ok(()), "what is read can be written");
    let lines: Vec<&str> = text.lines().collect();
    for (index, line) in record.lines.iter().enumerate() {
        let found = lines[line.number - 1];
        assert_eq!(found, format!("{} {line}", index + 1), "line {}", line.number);
    }
}

/// Replaying a record never panics, and one that replays has correct digests. A mutated record
/// hardly ever does, so its inputs are also played with recomputed digests.
pub fn played_record<G: Text>(text: &str) {
    let Ok(record) = Record::read(text) else { return };
    match replay::<G>(&record) {
        Ok(played) => assert_eq!(Record::of(record.header.clone(), &played), record),
        Err(divergence) => line_is_inside(text, divergence.line, &divergence.message),
    }
    match verify::<G>(&record) {
        Ok(_) => assert!(replay::<G>(&record).is_ok(), "what is proved can be replayed"),
        Err(divergence) => line_is_inside(text, divergence.line, &divergence.message),
    }
    let Some(signed) = with_new_digests::<G>(&record) else { return };
    let written = signed.to_string();
    assert_eq!(Record::read(&written).as_ref(), Ok(&signed), "{written}");
    assert!(replay::<G>(&signed).is_ok(), "{written}");
    if let Err(divergence) = verify::<G>(&signed) {
        assert!(signed.header.secret.is_some(), "{divergence}: without a secret, in\n{written}");
        line_is_inside(&written, divergence.line, &divergence.message);
    }
}

/// The record as far as the rules accept it, with recomputed digests. `None` if the match cannot
/// begin.
#[must_use]
pub fn with_new_digests<G: Text>(record: &Record) -> Option<Record> {
    let mut played = open_match::<G>(&record.header)?;
    for line in &record.lines {
        let Some(input) = input::<G>(line) else { break };
        if played.admit(line.at, input).is_err() {
            break;
        }
    }
    Some(Record::of(record.header.clone(), &played))
}

/// The match before its first entry. `None` if no version of the rules accepts the beginning.
#[must_use]
pub fn open_match<G: Text>(header: &Header) -> Option<Match<G>> {
    if header.game != G::ID {
        return None;
    }
    known_rules::<G>(header.rules).ok()?;
    let start = match &header.start {
        Start::Position(text) => G::read_position(header.rules, text).ok()?,
        Start::Options(options) => {
            let setup = G::configure(header.rules, header.players.len(), options).ok()?;
            // Options have one spelling.
            (Start::of::<G>(&setup) == header.start).then(|| G::start(&setup).ok())??
        }
    };
    let setup = G::setup(&start);
    let fits = (G::rules(setup), G::seats(setup)) == (header.rules, header.players.len());
    fits.then(|| Match::new(start, header.digest()))
}

/// The input of a line. `None` if it is not in the game's notation.
#[must_use]
pub fn input<G: Game>(line: &Line) -> Option<InputOf<G>> {
    Some(match line.by {
        By::Seat(seat) => Input::Act { seat, action: FromStr::from_str(&line.text).ok()? },
        By::Chance => Input::Chance(FromStr::from_str(&line.text).ok()?),
        By::Clock => Input::Timeout,
        By::Table => return None,
    })
}
