//! Parses a scenario file; errors name their line.

use std::ops::Range;

use gantry_kernel::{LineError, ParseError, RULES_KEY, outside};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::lines::Lines;
use crate::{Block, File, Scenario, Start};

type Result<T> = std::result::Result<T, LineError>;

/// A table of the file whose keys are taken out one by one; any left over are unknown.
struct Keys<'a> {
    lines: &'a Lines<'a>,
    line: usize,
    table: DeTable<'a>,
}

/// A value and its position.
struct Found<'a> {
    lines: &'a Lines<'a>,
    key: &'static str,
    span: Range<usize>,
    value: DeValue<'a>,
}

pub(crate) fn file(text: &str) -> Result<File> {
    let table = DeTable::parse(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        LineError::of_parser(text, offset, error.message())
    })?;
    let lines = Lines::of(text);
    let mut keys = Keys { lines: &lines, line: 1, table: table.into_inner() };
    let game = keys.need("game")?;
    let game = (game.string()?, game.line());
    let scenarios = keys.need("scenario")?.list()?.into_iter().map(scenario).collect::<Result<_>>();
    keys.nothing_else(&["game", "scenario"])?;
    Ok(File { game, scenarios: scenarios? })
}

fn scenario(found: Found<'_>) -> Result<Scenario> {
    let (lines, line) = (found.lines, found.line());
    let DeValue::Table(table) = found.value else {
        return found.fault("a table `[[scenario]]`");
    };
    let mut keys = Keys { lines, line, table };
    let rules = keys.need("rules")?;
    let rules_line = rules.line();
    let rules: Vec<String> = rules.list()?.iter().map(Found::rule).collect::<Result<_>>()?;
    if rules.is_empty() {
        return Err(LineError::new(rules_line, "expected at least one rule, found none"));
    }
    let title = keys.need("title")?.title()?;
    let given = keys.take("given").map(|found| found.block()).transpose()?;
    let start = match given {
        Some(block) => Start::Given(block),
        None => fresh(&mut keys)?,
    };
    let seed = keys.take("seed").map_or(Ok(0), |found| found.number())?;
    let version = keys.take(RULES_KEY).map(|found| found.version()).transpose()?;
    let play = keys.take("play").map(|found| found.block()).transpose()?;
    let then = keys.take("then").map(|found| found.block()).transpose()?;
    if play.is_none() && then.is_none() {
        return Err(LineError::new(line, "expected `play` or `then`, found neither"));
    }
    let known: &[&str] = match start {
        Start::Given(_) => &["rules", "title", RULES_KEY, "given", "seed", "play", "then"],
        Start::Fresh { .. } => {
            &["rules", "title", RULES_KEY, "seats", "options", "seed", "play", "then"]
        }
    };
    keys.nothing_else(known)?;
    Ok(Scenario { line, rules, rules_line, title, start, seed, version, play, then })
}

fn fresh(keys: &mut Keys<'_>) -> Result<Start> {
    let Some(seats) = keys.take("seats") else {
        return Err(LineError::new(keys.line, "expected `given` or `seats`, found neither"));
    };
    let line = seats.line();
    let Ok(seats) = usize::try_from(seats.number()?) else {
        return seats.fault("a number of seats");
    };
    let Some(found) = keys.take("options") else {
        return Ok(Start::Fresh { line, seats, options: Vec::new() });
    };
    let DeValue::Table(table) = &found.value else { return found.fault("a table of options") };
    let option = |(key, value): (&Spanned<_>, &Spanned<DeValue<'_>>)| {
        let value = match value.get_ref() {
            DeValue::String(word) => word.to_string(),
            DeValue::Integer(number) => number.to_string(),
            _ => return found.fault("words and numbers as options"),
        };
        Ok((AsRef::<str>::as_ref(key.get_ref()).to_owned(), value))
    };
    let options = table.iter().map(option).collect::<Result<_>>()?;
    Ok(Start::Fresh { line, seats, options })
}

impl<'a> Keys<'a> {
    fn take(&mut self, key: &'static str) -> Option<Found<'a>> {
        let value = self.table.remove(key)?;
        let (lines, span) = (self.lines, value.span());
        Some(Found { lines, key, span, value: value.into_inner() })
    }

    fn need(&mut self, key: &'static str) -> Result<Found<'a>> {
        let line = self.line;
        self.take(key).ok_or_else(|| LineError::new(line, format_args!("expected the key `{key}`")))
    }

    fn nothing_else(&self, known: &[&str]) -> Result<()> {
        let unknown = self.table.keys().min_by_key(|key| key.span().start);
        unknown.map_or(Ok(()), |key| {
            let expected = format!("one of the keys {}", known.join(", "));
            let message = ParseError::new(expected, key.get_ref().as_ref());
            Err(LineError::new(self.lines.at(key.span().start), message))
        })
    }
}

impl<'a> Found<'a> {
    fn line(&self) -> usize {
        self.lines.at(self.span.start)
    }

    fn fault<T>(&self, expected: &str) -> Result<T> {
        let found = &self.lines.text()[self.span.clone()];
        let message = ParseError::new(format!("{expected} for `{}`", self.key), found);
        Err(LineError::new(self.line(), message))
    }

    fn string(&self) -> Result<String> {
        match &self.value {
            DeValue::String(text) => Ok(text.to_string()),
            _ => self.fault("a text"),
        }
    }

    /// Rules and titles are printed as they are, so they must be safe to print.
    fn rule(&self) -> Result<String> {
        let rule = self.string()?;
        let gate = outside::word("the id of a rule", &rule);
        gate.map(|()| rule).map_err(|expected| LineError::new(self.line(), expected))
    }

    fn title(&self) -> Result<String> {
        let title = self.string()?;
        let gate = outside::line(
            "a title on one line without control characters",
            &title,
            outside::LONGEST_SENTENCE,
        );
        gate.map(|()| title).map_err(|expected| LineError::new(self.line(), expected))
    }

    fn number(&self) -> Result<u64> {
        match &self.value {
            DeValue::Integer(number) => {
                let parsed = u64::from_str_radix(number.as_str(), number.radix());
                parsed.or_else(|_| self.fault("a whole number from 0"))
            }
            _ => self.fault("a whole number"),
        }
    }

    /// A version of the rules, and its line.
    fn version(&self) -> Result<(u32, usize)> {
        let version = self.number()?;
        let version = u32::try_from(version).or_else(|_| self.fault("a version of the rules"))?;
        Ok((version, self.line()))
    }

    fn list(self) -> Result<Vec<Found<'a>>> {
        let Self { lines, key, .. } = self;
        let found =
            |value: Spanned<_>| Found { lines, key, span: value.span(), value: value.into_inner() };
        match self.value {
            DeValue::Array(values) => Ok(values.into_iter().map(found).collect()),
            _ => self.fault("a list"),
        }
    }

    /// The lines of a string that begins right after `'''` or on the line after it.
    fn block(&self) -> Result<Block> {
        let raw = &self.lines.text()[self.span.clone()];
        let opening = raw.strip_prefix("'''").or_else(|| raw.strip_prefix("\"\"\""));
        let below = opening.is_some_and(|rest| rest.starts_with('\n') || rest.starts_with("\r\n"));
        let end = self.lines.at(self.span.end);
        Ok(Block { line: self.line() + usize::from(below), end, text: self.string()? })
    }
}
