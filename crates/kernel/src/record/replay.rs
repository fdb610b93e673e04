//! Replays a record, and verifies it.

use std::fmt::Display;
use std::str::FromStr;

use thiserror::Error;

use super::{By, Line, Record, Start};
use crate::{
    Awaiting, Game, Input, InputError, InputOf, LineError, Match, ParseError, RULES_KEY, Refusal,
    Text, known_rules,
};

/// Where and why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}line {line}: {message}", entry_words(*.entry))]
pub struct ReplayError {
    /// The entry, counted from 1; 0 for the part above the log.
    pub entry: usize,
    /// The line of the file.
    pub line: usize,
    /// One sentence.
    pub message: String,
    /// The refusal behind it, for a sentence in the reader's language.
    pub refusal: Option<Box<Refusal>>,
    /// The record uses rules that this program does not have, so it is neither proved nor
    /// disproved.
    pub unknown: bool,
}

fn entry_words(entry: usize) -> String {
    if entry == 0 { String::new() } else { format!("entry {entry}, ") }
}

/// What verification proved about the shuffles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pledged {
    /// The secret is shown, matches the commitment, and gives every outcome.
    Proved {
        /// How many outcomes were drawn again.
        outcomes: usize,
    },
    /// The secret is not shown yet: the log is consistent, but the outcomes are not proved.
    Open,
}

type Result<T> = std::result::Result<T, ReplayError>;

/// Reads a position by a version of the rules, as [`Text::read_position`] does.
pub type PositionReader<G> = fn(u32, &str) -> std::result::Result<<G as Game>::State, LineError>;

/// Replays a record; every digest must match.
pub fn replay<G: Text>(record: &Record) -> Result<Match<G>> {
    replay_with(record, G::read_position)
}

/// The same with another way to the reader of positions, for a program that loads it when it is
/// needed.
pub fn replay_with<G: Text>(record: &Record, read: PositionReader<G>) -> Result<Match<G>> {
    walk(record, read, |_, _, _| Ok(()))
}

/// Replays a record and draws every outcome again from the secret.
pub fn verify<G: Text>(record: &Record) -> Result<(Match<G>, Pledged)> {
    verify_with(record, G::read_position)
}

/// The same with another way to the reader of positions; see [`replay_with`].
pub fn verify_with<G: Text>(
    record: &Record,
    read: PositionReader<G>,
) -> Result<(Match<G>, Pledged)> {
    let header = &record.header;
    let Some(secret) = header.secret else {
        return Ok((replay_with(record, read)?, Pledged::Open));
    };
    if secret.commitment() != header.commitment {
        let line = record.begin_line() - 1;
        return Err(above(line, "the secret does not fit the commitment"));
    }
    let seed = secret.seed(&header.salts);
    let mut outcomes = 0;
    let played = walk(record, read, |played: &Match<G>, input, line| {
        let Input::Chance(found) = input else { return Ok(()) };
        let mut dice = played.dice(&seed).expect("chance is let in only where it is awaited");
        let drawn = G::draw(played.state(), &mut dice);
        outcomes += 1;
        if drawn == *found {
            return Ok(());
        }
        Err(at(played, line, ParseError::new(format!("the outcome {drawn}"), found.to_string())))
    })?;
    Ok((played, Pledged::Proved { outcomes }))
}

/// The replay itself. `inspect` sees each input before it is applied.
fn walk<G: Text>(
    record: &Record,
    read: PositionReader<G>,
    mut inspect: impl FnMut(&Match<G>, &InputOf<G>, &Line) -> Result<()>,
) -> Result<Match<G>> {
    let start = start::<G>(record, read)?;
    let mut played = Match::<G>::new(start, record.header.digest());
    let begin = played.begin().short().to_string();
    if begin != record.begin {
        let expected = ParseError::new(format!("the digest {begin}"), &record.begin);
        return Err(above(record.begin_line(), expected));
    }
    for line in &record.lines {
        if line.by == By::Table {
            let note = spelled(&line.text).map_err(|expected| at(&played, line, expected))?;
            played.note(line.at, note).map_err(|error| at(&played, line, error))?;
        } else {
            let input = input::<G>(line).map_err(|expected| at(&played, line, expected))?;
            if matches!(input, Input::Chance(_))
                && !matches!(played.awaiting(), Awaiting::Chance(_))
            {
                return Err(at(&played, line, "the game does not wait for chance here"));
            }
            inspect(&played, &input, line)?;
            played.admit(line.at, input).map_err(|reason| rejected(&played, line, reason))?;
        }
        let digest = played.digest().short().to_string();
        if digest != line.digest {
            let expected = ParseError::new(format!("the digest {digest}"), &line.digest);
            let entry = played.line_count();
            return Err(ReplayError::new(entry, line.number, expected));
        }
    }
    let digest = played.digest().to_string();
    if digest != record.end && !record.end.is_empty() {
        let expected = ParseError::new(format!("the digest {digest}"), &record.end);
        let line = record.begin_line() + record.lines.len() + 1;
        let entry = record.lines.len();
        return Err(ReplayError::new(entry, line, expected));
    }
    Ok(played)
}

fn start<G: Text>(record: &Record, read: PositionReader<G>) -> Result<G::State> {
    let header = &record.header;
    if header.game != G::ID {
        return Err(above(2, ParseError::new(format!("the game {}", G::ID), &header.game)));
    }
    known_rules::<G>(header.rules)
        .map_err(|error| ReplayError { unknown: true, ..above(2, error) })?;
    let first_line = 3 + header.players.len();
    let state = match &header.start {
        Start::Position(text) => position::<G>(read, header.rules, text)
            .map_err(|fault| above(first_line - 1 + fault.line, fault.message))?,
        Start::Options(options) => {
            let setup =
                G::configure(header.rules, header.players.len(), options).map_err(|error| {
                    let at =
                        options.iter().position(|(key, _)| Some(key.as_str()) == error.option());
                    above(at.map_or(3, |index| first_line + index), error)
                })?;
            spelled_options::<G>(&setup, options)
                .map_err(|(index, expected)| above(first_line + index, expected))?;
            G::start(&setup).map_err(|error| above(3, error))?
        }
    };
    let seats = G::seats(G::setup(&state));
    if seats == header.players.len() {
        return Ok(state);
    }
    Err(above(3, ParseError::new(format!("{seats} players"), header.players.len().to_string())))
}

/// A position that names a rules version must name that of its record.
fn position<G: Text>(
    read: PositionReader<G>,
    rules: u32,
    text: &str,
) -> std::result::Result<G::State, LineError> {
    let state = read(rules, text)?;
    let named = G::rules(G::setup(&state));
    if named == rules {
        return Ok(state);
    }
    let line = text.lines().position(|line| line.trim_start().starts_with(RULES_KEY));
    let expected = ParseError::new(format!("{RULES_KEY} {rules}"), named.to_string());
    Err(LineError::new(line.map_or(1, |index| index + 1), expected))
}

/// Options have one spelling: those that have a value, in the game's order.
fn spelled_options<G: Text>(
    setup: &G::Setup,
    found: &[(String, String)],
) -> std::result::Result<(), (usize, ParseError)> {
    let Start::Options(spelled) = Start::of::<G>(setup) else { return Ok(()) };
    let Some(index) =
        (0..spelled.len().max(found.len())).find(|&index| spelled.get(index) != found.get(index))
    else {
        return Ok(());
    };
    let write = |option: Option<&(String, String)>| {
        option.map_or_else(String::new, |(key, value)| format!("option {key} {value}"))
    };
    let expected = match spelled.get(index) {
        Some(option) => format!("the spelling {:?}", write(Some(option))),
        None => "no further option".to_owned(),
    };
    Err((index, ParseError::new(expected, write(found.get(index)))))
}

fn input<G: Game>(line: &Line) -> std::result::Result<InputOf<G>, ParseError> {
    Ok(match line.by {
        By::Seat(seat) => Input::Act { seat, action: spelled(&line.text)? },
        By::Chance => Input::Chance(spelled(&line.text)?),
        By::Clock if line.text.is_empty() => Input::Timeout,
        By::Clock => return Err(ParseError::new("nothing after `~`", &line.text)),
        By::Table => return Err(ParseError::new("a step of the game", &line.text)),
    })
}

/// Notation is read leniently where people type it, but a record has one spelling.
fn spelled<T>(text: &str) -> std::result::Result<T, ParseError>
where
    T: FromStr<Err = ParseError> + Display,
{
    let value: T = text.parse()?;
    let spelling = value.to_string();
    if spelling == text { Ok(value) } else { Err(ParseError::new(format!("{spelling:?}"), text)) }
}

fn at<G: Game>(played: &Match<G>, line: &Line, message: impl Display) -> ReplayError {
    ReplayError::new(played.line_count() + 1, line.number, message)
}

fn rejected<G: Game>(played: &Match<G>, line: &Line, reason: InputError) -> ReplayError {
    let InputError::Refused(refusal) = reason else { return at(played, line, reason) };
    let divergence = at(played, line, format_args!("refused by {}", refusal.rule));
    ReplayError { refusal: Some(Box::new(refusal)), ..divergence }
}

fn above(line: usize, message: impl Display) -> ReplayError {
    ReplayError::new(0, line, message)
}

impl ReplayError {
    fn new(entry: usize, line: usize, message: impl Display) -> Self {
        Self { entry, line, message: message.to_string(), refusal: None, unknown: false }
    }
}

impl Record {
    fn begin_line(&self) -> usize {
        self.header.line_count() + 1
    }
}
