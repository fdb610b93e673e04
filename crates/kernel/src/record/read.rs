//! Parses a record line by line, and says what it expected where.

use super::{By, FORM, Header, Line, Player, Record, Start};
use crate::{LineError, MAX_SEATS, Millis, ParseError, Seat, Secret, hex, outside};

/// No record of a game here is longer; the limit keeps a mistake from filling memory.
const MOST_BYTES: usize = 64 << 20;
/// The longest games have thousands.
const MOST_ENTRIES: usize = 1_000_000;

struct Lines<'a> {
    rest: std::iter::Peekable<std::iter::Enumerate<std::str::Lines<'a>>>,
    last: usize,
}

type Result<T> = std::result::Result<T, LineError>;

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        Self { rest: text.lines().enumerate().peekable(), last: 0 }
    }

    /// The next line; `expected` describes it if it is missing.
    fn next(&mut self, expected: &str) -> Result<&'a str> {
        match self.rest.next() {
            Some((index, line)) => {
                self.last = index + 1;
                Ok(line)
            }
            None => Err(LineError::new(self.last + 1, ParseError::new(expected, ""))),
        }
    }

    /// What follows `word` and a space on the next line, if that line begins so.
    fn after(&mut self, word: &str) -> Option<&'a str> {
        let (index, line) = *self.rest.peek()?;
        let rest = line.strip_prefix(word)?.strip_prefix(' ')?;
        self.rest.next();
        self.last = index + 1;
        Some(rest)
    }

    fn fault<T>(&self, expected: &str, found: &str) -> Result<T> {
        Err(LineError::new(self.last, ParseError::new(expected, found)))
    }
}

pub(super) fn record(text: &str) -> Result<Record> {
    if text.len() > MOST_BYTES {
        return Err(LineError::new(1, format_args!("a record has at most {MOST_BYTES} bytes")));
    }
    every_line_is_plain(text)?;
    let mut lines = Lines::new(text);
    let header = header(&mut lines)?;
    header.faults().map_err(|(line, expected)| LineError::new(line, expected))?;
    let expected = "`begin` and 16 hexadecimal digits";
    let line = lines.next(expected)?;
    let begin = match line.strip_prefix("begin ") {
        Some(digits) => short_digest(&lines, digits)?,
        None => return lines.fault(expected, line),
    };
    let begin_line = lines.last;
    let (entries, end) = log(&mut lines).map_err(|fault| in_entry(fault, begin_line))?;
    if let Some((index, line)) = lines.rest.next() {
        let found = if line.is_empty() { "an empty line" } else { line };
        return Err(LineError::new(
            index + 1,
            ParseError::new("nothing after the `end` line", found),
        ));
    }
    let record = Record { header, begin, lines: entries, end };
    spelled_alike(text, &record.to_string()).map_err(|fault| in_entry(fault, begin_line))?;
    Ok(record)
}

/// No line in a record may move a cursor or change the direction of writing.
fn every_line_is_plain(text: &str) -> Result<()> {
    for (index, line) in text.split('\n').enumerate() {
        if line.len() > outside::LONGEST_LINE {
            let most = outside::LONGEST_LINE;
            return Err(LineError::new(index + 1, format_args!("a line has at most {most} bytes")));
        }
        if !outside::is_plain(line) {
            let expected = ParseError::new("a line without control characters", line);
            return Err(LineError::new(index + 1, expected));
        }
    }
    Ok(())
}

/// The error with the number of its entry: each entry is one line.
fn in_entry(fault: LineError, begin_line: usize) -> LineError {
    match fault.line.checked_sub(begin_line) {
        None | Some(0) => fault,
        Some(entry) => LineError::new(fault.line, format_args!("entry {entry}: {}", fault.message)),
    }
}

/// A record has one spelling: a file that says the same in other bytes has been changed.
fn spelled_alike(text: &str, written: &str) -> Result<()> {
    if text == written {
        return Ok(());
    }
    let mut pairs = text.split('\n').zip(written.split('\n')).enumerate();
    match pairs.find(|(_, (found, expected))| found != expected) {
        Some((index, (found, expected))) => Err(LineError::new(
            index + 1,
            ParseError::new(format!("the spelling {expected:?}"), found),
        )),
        None => Err(LineError::new(written.lines().count(), "expected one line break at the end")),
    }
}

fn header(lines: &mut Lines<'_>) -> Result<Header> {
    let first = format!("gantry-record {FORM}");
    let line = lines.next(&first)?;
    if line != first {
        return lines.fault(&format!("{first:?} on the first line"), line);
    }
    let expected = "`game ID rules NUMBER`";
    let line = lines.next(expected)?;
    let Some((game, rules)) =
        line.strip_prefix("game ").and_then(|rest| rest.split_once(" rules "))
    else {
        return lines.fault(expected, line);
    };
    let Ok(rules) = rules.parse() else { return lines.fault("a rules version", rules) };
    let players = players(lines)?;
    let start = start(lines)?;
    let expected = "`commitment` and 64 hexadecimal digits";
    let line = lines.next(expected)?;
    let Some(commitment) = line.strip_prefix("commitment ").and_then(hex::decode) else {
        return lines.fault(expected, line);
    };
    let salts = salts(lines, players.len())?;
    let secret = match lines.after("secret") {
        None => None,
        Some(digits) => match hex::decode(digits) {
            Some(bytes) => Some(Secret::new(bytes)),
            None => return lines.fault("64 hexadecimal digits", digits),
        },
    };
    Ok(Header { game: game.into(), rules, start, players, commitment, salts, secret })
}

fn players(lines: &mut Lines<'_>) -> Result<Vec<Player>> {
    let mut players = Vec::new();
    while let Some(rest) = lines.after("player") {
        if players.len() == MAX_SEATS {
            return lines.fault(&format!("at most {MAX_SEATS} players"), rest);
        }
        let mut words = rest.splitn(3, ' ');
        let seat = Seat::new(players.len()).to_string();
        match (words.next(), words.next(), words.next()) {
            (Some(found), Some(kind), Some(name)) if found == seat => {
                players.push(Player { kind: kind.into(), name: name.into() });
            }
            _ => return lines.fault(&format!("`player {seat} KIND NAME`"), rest),
        }
    }
    if players.is_empty() {
        let found = lines.next("`player A KIND NAME`")?;
        return lines.fault("`player A KIND NAME`", found);
    }
    Ok(players)
}

fn start(lines: &mut Lines<'_>) -> Result<Start> {
    let mut position = String::new();
    while let Some(line) = lines.after("|") {
        position.push_str(line);
        position.push('\n');
    }
    if !position.is_empty() {
        return Ok(Start::Position(position));
    }
    let mut options = Vec::new();
    while let Some(rest) = lines.after("option") {
        match rest.split_once(' ') {
            // An option without a value is left out, or there would be two spellings.
            Some((key, value)) if !value.is_empty() => options.push((key.into(), value.into())),
            _ => return lines.fault("`option KEY VALUE`", rest),
        }
    }
    Ok(Start::Options(options))
}

fn salts(lines: &mut Lines<'_>, seats: usize) -> Result<Vec<(Seat, String)>> {
    let mut salts: Vec<(Seat, String)> = Vec::new();
    while let Some(rest) = lines.after("salt") {
        let parsed: Option<(Seat, &str)> =
            rest.split_once(' ').and_then(|(seat, salt)| Some((seat.parse().ok()?, salt)));
        let last = salts.last().map(|salt| salt.0);
        match parsed {
            Some((seat, salt)) if seat.index() < seats && Some(seat) > last => {
                salts.push((seat, salt.into()));
            }
            _ => return lines.fault("`salt SEAT TEXT`, seats ascending", rest),
        }
    }
    Ok(salts)
}

/// The entries and the digest of the `end` line.
fn log(lines: &mut Lines<'_>) -> Result<(Vec<Line>, String)> {
    let mut entries = Vec::new();
    loop {
        let expected = format!("entry {} or the `end` line", entries.len() + 1);
        let line = lines.next(&expected)?;
        if let Some(rest) = line.strip_prefix("end ") {
            let expected = format!("`end {} DIGEST`", entries.len());
            return match rest.split_once(' ') {
                Some((count, digest))
                    if count == entries.len().to_string()
                        && hex::decode::<32>(digest).is_some() =>
                {
                    Ok((entries, digest.into()))
                }
                _ => lines.fault(&expected, line),
            };
        }
        if entries.len() == MOST_ENTRIES {
            return lines.fault(&format!("at most {MOST_ENTRIES} entries"), line);
        }
        let entry = entry(lines, line, entries.len() + 1)?;
        entries.push(entry);
    }
}

fn entry(lines: &Lines<'_>, line: &str, number: usize) -> Result<Line> {
    let expected = format!("`{number} MILLISECONDS SEAT ACTION = DIGEST`");
    let Some((body, digest)) = line.rsplit_once("= ") else { return lines.fault(&expected, line) };
    let mut words = body.trim_end().splitn(4, ' ');
    let (Some(count), Some(at), Some(by)) = (words.next(), words.next(), words.next()) else {
        return lines.fault(&expected, line);
    };
    if count != number.to_string() {
        return lines.fault(&format!("entry number {number}"), count);
    }
    let Ok(at) = at.parse() else { return lines.fault("a time in milliseconds", at) };
    let by = match by {
        "*" => By::Chance,
        "~" => By::Clock,
        "!" => By::Table,
        seat => match seat.parse() {
            Ok(seat) => By::Seat(seat),
            Err(_) => return lines.fault("a seat letter, `*`, `~` or `!`", seat),
        },
    };
    let digest = short_digest(lines, digest)?;
    let text = words.next().unwrap_or("").to_owned();
    Ok(Line { number: lines.last, at: Millis(at), by, text, digest })
}

fn short_digest(lines: &Lines<'_>, digits: &str) -> Result<String> {
    match hex::decode::<8>(digits) {
        Some(_) => Ok(digits.into()),
        None => lines.fault("16 hexadecimal digits", digits),
    }
}
