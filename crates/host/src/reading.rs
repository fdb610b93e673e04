//! Reads texts from outside: a record, a position or a scenario, and finds their game.

use gantry_catalog::{Listing, find, find_version, games, read_scenarios, scenario};
use gantry_kernel::record::{Record, Start};
use gantry_kernel::{LineError, RulesError, Secret};

/// What a text turned out to be.
#[derive(Debug)]
pub(crate) enum ReadText {
    /// A game that was played, or begun.
    Record {
        /// Its game.
        listing: &'static Listing,
        /// The record.
        record: Box<Record>,
    },
    /// A starting point of a game.
    Start {
        /// Its game.
        listing: &'static Listing,
        /// How it begins.
        start: Start,
        /// How many sit there.
        seats: usize,
        /// The dice that belong to it, if any.
        secret: Option<Secret>,
    },
}

pub(crate) const RECORD: &str = "gantry-record ";
pub(crate) const SCENARIO: &str = "[[scenario]]";

/// The longest position or scenario; links are far shorter.
const LONGEST: usize = 1 << 20;

/// Reads a text. The error names the line.
pub(crate) fn read(text: &str) -> Result<ReadText, LineError> {
    if text.starts_with(RECORD) {
        let record = Box::new(Record::read(text)?);
        let listing = known(&record.header.game, 2)?;
        return Ok(ReadText::Record { listing, record });
    }
    if text.len() > LONGEST {
        return Err(LineError::new(1, format_args!("a position has at most {LONGEST} bytes")));
    }
    if text.lines().any(|line| line.trim() == SCENARIO) {
        return read_scenario(text);
    }
    read_position(text)
}

fn known(game: &str, line: usize) -> Result<&'static Listing, LineError> {
    find(game).ok_or_else(|| LineError::new(line, format_args!("no game {game:?}")))
}

/// The first scenario of a file, at its beginning.
fn read_scenario(text: &str) -> Result<ReadText, LineError> {
    let file = read_scenarios(text)?;
    let listing = known(&file.game.0, file.game.1)?;
    let first = file.scenarios.into_iter().next();
    let first = first.ok_or_else(|| LineError::new(1, "no scenario"))?;
    let listing = match first.version {
        None => listing,
        Some((found, line)) => find_version(listing.id, found).ok_or_else(|| {
            LineError::new(line, RulesError { game: listing.id, found, newest: listing.rules })
        })?,
    };
    let (start, seats) = match first.start {
        scenario::Start::Given(block) => {
            let seats = listing
                .position_seats(&block.text)
                .map_err(|fault| fault.shifted_by(block.line - 1))?;
            (Start::Position(block.text), seats)
        }
        scenario::Start::Fresh { seats, options, .. } => (Start::Options(options), seats),
    };
    Ok(ReadText::Start { listing, start, seats, secret: Some(Secret::from_number(first.seed)) })
}

/// The games that a position may be of: the one that it names, or all.
pub(crate) fn candidates(text: &str) -> Vec<&'static Listing> {
    let named = |listing: &&Listing| {
        text.lines().any(|line| {
            line.split_once('=').is_some_and(|(key, value)| {
                key.trim() == "game" && value.trim().trim_matches('"') == listing.id
            })
        })
    };
    match games().iter().find(named) {
        Some(listing) => vec![listing],
        None => games().iter().collect(),
    }
}

/// Reads a position. It names its game, or exactly one game understands it.
fn read_position(text: &str) -> Result<ReadText, LineError> {
    if text.trim().is_empty() {
        return Err(LineError::new(1, "nothing to read"));
    }
    let mut fault = None;
    for listing in candidates(text) {
        match listing.position_seats(text) {
            Ok(seats) => {
                let start = Start::Position(text.into());
                return Ok(ReadText::Start { listing, start, seats, secret: None });
            }
            Err(found) => fault = fault.or(Some(found)),
        }
    }
    Err(fault.unwrap_or_else(|| LineError::new(1, "nothing to read")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_finds_its_game() {
        let text = "game = \"planet-rush\"\nseats = 3\n";
        let ReadText::Start { listing, seats, .. } = read(text).unwrap() else { panic!("a start") };
        assert_eq!((listing.id, seats), ("planet-rush", 3));
    }

    #[test]
    fn a_scenario_may_name_older_rules() {
        let text = |version: u32| {
            format!(
                "game = \"lift-off\"\n[[scenario]]\nrules = [\"LO-6.7\"]\ntitle = \"t\"\n\
                 rules_version = {version}\nseats = 2\nplay = \"A done\"\n"
            )
        };
        let Ok(ReadText::Start { listing, .. }) = read(&text(1)) else { panic!("a start") };
        assert_eq!((listing.id, listing.rules), ("lift-off", 1));
        let unknown = "line 5: unknown here: played by rules 3 of lift-off, known are rules 1 to 2";
        assert_eq!(read(&text(3)).unwrap_err().to_string(), unknown);
    }

    #[test]
    fn a_scenario_begins_where_it_begins() {
        let text = "game = \"launch-pad\"\n[[scenario]]\nrules = [\"LP-4.2\"]\ntitle = \"t\"\nseats = 2\nplay = \"A end\"\n";
        let ReadText::Start { listing, seats, start, .. } = read(text).unwrap() else {
            panic!("a start")
        };
        assert_eq!((listing.id, seats), ("launch-pad", 2));
        assert_eq!(start, Start::Options(Vec::new()));
    }

    #[test]
    fn garbage_is_a_fault_with_a_line() {
        for text in [
            "",
            "gantry-record 1\n",
            "gantry-record 1\ngame chess rules 1\n",
            "{}",
            "[[scenario]]",
            "\u{0}",
        ] {
            let fault = read(text).expect_err(text);
            assert!(fault.line > 0, "{text:?}: {fault}");
        }
        let long = format!("game = \"launch-pad\"\nseats = 2\n{}", "#\n".repeat(LONGEST));
        assert!(read(&long).is_err());
    }
}
