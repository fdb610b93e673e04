//! A record: one text file per game, enough to replay and verify it.
//!
//! The format is strict: a record has exactly one spelling, so that any changed byte is noticed.
//! `docs/notation.md` describes it for people.

mod read;
mod replay;
mod write;

pub use replay::{Pledged, PositionReader, ReplayError, replay, replay_with, verify, verify_with};

use crate::{
    Digest, Entry, Game, Input, LineError, LogLine, Match, Millis, Note, ParseError, Seat, Secret,
    ShortDigest, Text, hex, outside,
};

/// The version of the file format.
pub const FORM: u32 = 1;

/// No game here has nearly this many.
const MOST_OPTIONS: usize = 64;
/// No position of a game here is nearly this long.
const LONGEST_POSITION: usize = 1 << 20;

/// A parsed record, not yet replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Everything above the log.
    pub header: Header,
    /// The short digest before the first entry.
    pub begin: String,
    /// The log.
    pub lines: Vec<Line>,
    /// The full digest after the last entry; empty while the log is still being written.
    pub end: String,
}

/// Who plays what, under which rules and with which commitment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How the match began.
    pub start: Start,
    /// The players, in seat order.
    pub players: Vec<Player>,
    /// The hash that the host committed to before play.
    pub commitment: [u8; 32],
    /// What players added.
    pub salts: Vec<(Seat, String)>,
    /// The secret behind the commitment, once it is shown.
    pub secret: Option<Secret>,
}

/// How a match began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// From the beginning, with these options; none has an empty value.
    Options(Vec<(String, String)>),
    /// From a position.
    Position(String),
}

impl Start {
    /// From the beginning, with these settings. An empty value means the same as leaving the option
    /// out, so it is left out: a record has one spelling.
    pub fn of<G: Text>(setup: &G::Setup) -> Self {
        let said = G::options(setup).into_iter().filter(|(_, value)| !value.is_empty());
        Self::Options(said.map(|(key, value)| (key.to_owned(), value)).collect())
    }
}

/// A person or a program at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// `human`, or the name of a bot.
    pub kind: String,
    /// What the others call them.
    pub name: String,
}

/// One entry of the log, as text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Its line number in the file, counted from 1.
    pub number: usize,
    /// When it came in.
    pub at: Millis,
    /// Whose input it is.
    pub by: By,
    /// The action, outcome or note in notation; empty for a timeout.
    pub text: String,
    /// The short digest after it.
    pub digest: String,
}

/// Whose input a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// A player's.
    Seat(Seat),
    /// Chance's.
    Chance,
    /// The clock's.
    Clock,
    /// Nobody: a note about the table.
    Table,
}

impl Record {
    /// Parses a file.
    pub fn read(text: &str) -> Result<Self, LineError> {
        read::record(text)
    }

    /// The record of a running game, from the part above its log and the lines so far.
    pub fn unfinished(head: &str, lines: &[String]) -> Result<Self, LineError> {
        let log: String = lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        let end = hex::encode(&[0; 32]);
        let text = format!("{head}{log}end {} {end}\n", lines.len());
        Ok(Self { end: String::new(), ..Self::read(&text)? })
    }

    /// The record of a match.
    pub fn of<G: Game>(header: Header, played: &Match<G>) -> Self {
        let first = header.line_count() + 2;
        let lines = Line::since(played, first, 0);
        Self {
            header,
            begin: played.begin().short().to_string(),
            lines,
            end: played.digest().to_string(),
        }
    }
}

impl Line {
    /// All lines after the first `lines`; the log begins on line `first` of its file.
    pub fn since<G: Game>(played: &Match<G>, first: usize, lines: usize) -> Vec<Self> {
        let later = played.lines().enumerate().skip(lines);
        later.map(|(index, line)| Self::of(&line, first + index)).collect()
    }

    /// The text of a line of the log.
    pub fn of<G: Game>(line: &LogLine<'_, G>, number: usize) -> Self {
        match line {
            LogLine::Step(entry) => Self::of_step(entry, number),
            LogLine::Note { at, note, digest } => Self::of_note(*at, note, *digest, number),
        }
    }

    /// The line of a step.
    pub fn of_step<G: Game>(entry: &Entry<G>, number: usize) -> Self {
        let (by, text) = match &entry.input() {
            Input::Act { seat, action } => (By::Seat(*seat), action.to_string()),
            Input::Chance(chance) => (By::Chance, chance.to_string()),
            Input::Timeout => (By::Clock, String::new()),
        };
        Self { number, at: entry.at, by, text, digest: entry.digest.to_string() }
    }

    /// The line of a note.
    pub fn of_note(at: Millis, note: &Note, digest: ShortDigest, number: usize) -> Self {
        let (by, text) = (By::Table, note.to_string());
        Self { number, at, by, text, digest: digest.to_string() }
    }
}

impl Header {
    /// The digest that a match with this header begins with. It covers the commitment instead of
    /// the secret, which is shown later.
    pub fn digest(&self) -> Digest {
        let public = Self { secret: None, ..self.clone() };
        Digest::of_text(&public.to_string())
    }

    /// Checks that the header can be written, read back, and shown to anybody. All of it may come
    /// from outside.
    pub fn check(&self) -> Result<(), ParseError> {
        self.faults().map_err(|(_, expected)| expected)
    }

    /// The same check, with the line of the error.
    fn faults(&self) -> Result<(), (usize, ParseError)> {
        let at = |line: usize| move |expected| (line, expected);
        outside::word("one word for the game", &self.game).map_err(at(2))?;
        for (index, player) in self.players.iter().enumerate() {
            outside::word("one word for the kind of a player", &player.kind)
                .map_err(at(3 + index))?;
        }
        let names = self.players.iter().map(|player| player.name.as_str());
        outside::names(names).map_err(|(index, expected)| (3 + index, expected))?;
        let first = 3 + self.players.len();
        let began = match &self.start {
            Start::Options(options) => check_options(options).map(|()| options.len()),
            Start::Position(text) => check_position(text),
        };
        let began = began.map_err(|(index, expected)| (first + index, expected))?;
        for (index, (seat, salt)) in self.salts.iter().enumerate() {
            let line = first + began + 1 + index;
            let in_order = index == 0 || self.salts[index - 1].0 < *seat;
            if seat.index() >= self.players.len() || !in_order {
                let expected = ParseError::new("one salt per seat, in order", seat.to_string());
                return Err((line, expected));
            }
            outside::line("a salt on one line", salt, outside::LONGEST_SENTENCE)
                .map_err(at(line))?;
        }
        Ok(())
    }

    fn line_count(&self) -> usize {
        self.to_string().lines().count()
    }
}

fn check_options(options: &[(String, String)]) -> Result<(), (usize, ParseError)> {
    for (index, (key, value)) in options.iter().enumerate() {
        let at = |expected| (index, expected);
        if index == MOST_OPTIONS {
            return Err(at(ParseError::new(format!("at most {MOST_OPTIONS} options"), key)));
        }
        outside::word("one word for the name of an option", key).map_err(at)?;
        let what = format!("a value on one line for {key}");
        outside::line(&what, value, outside::LONGEST_VALUE).map_err(at)?;
    }
    Ok(())
}

/// Checks a position and counts its lines.
fn check_position(text: &str) -> Result<usize, (usize, ParseError)> {
    if text.len() > LONGEST_POSITION {
        let expected = format!("a position of at most {LONGEST_POSITION} bytes");
        return Err((0, ParseError::new(expected, text)));
    }
    let count = text.lines().count();
    match text.lines().position(|line| !outside::is_plain(line)) {
        None => Ok(count),
        Some(index) => {
            let line = text.lines().nth(index).unwrap_or_default();
            Err((index, ParseError::new("a line without control characters", line)))
        }
    }
}
