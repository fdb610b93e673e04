//! Errors that people read: why an input was refused, what a text should have been, why a table
//! cannot be set up this way.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Phrase, Value};

/// Why an action is not allowed: the rule that forbids it, and the reason with the values that
/// matter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refusal {
    /// The numbered rule, such as `LP-4.2`.
    pub rule: Cow<'static, str>,
    /// The reason, for a sentence in the reader's language.
    pub reason: Phrase,
}

impl Refusal {
    /// A refusal without values.
    pub const fn new(rule: &'static str, reason: &'static str) -> Self {
        Self { rule: Cow::Borrowed(rule), reason: Phrase::new(reason) }
    }

    /// The same refusal with one more value.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        self.reason = self.reason.with(name, value);
        self
    }
}

/// A plain form for logs and tests; people see the translated sentence.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule, self.reason)
    }
}

impl std::error::Error for Refusal {}

/// A text that is not what it should be. One line for a person: what was expected, and what was
/// found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("expected {expected}, found {}", quote(.found))]
pub struct ParseError {
    /// What should be there.
    pub expected: String,
    /// What is there.
    pub found: String,
}

impl ParseError {
    /// What was expected, and what was found instead.
    pub fn new(expected: impl Into<String>, found: impl Into<String>) -> Self {
        Self { expected: expected.into(), found: found.into() }
    }
}

fn quote(text: &str) -> String {
    const LONGEST: usize = 40;
    if text.is_empty() {
        return "nothing".into();
    }
    let mut short: String = text.chars().take(LONGEST).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    format!("{short:?}")
}

/// An error in a file that somebody wrote: where it is, and what was expected there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {message}")]
pub struct LineError {
    /// The line, counted from 1.
    pub line: usize,
    /// One sentence.
    pub message: String,
    /// The refusal behind it, for a sentence in the reader's language.
    pub refusal: Option<Box<Refusal>>,
}

impl LineError {
    /// An error on a line.
    pub fn new(line: usize, message: impl fmt::Display) -> Self {
        Self { line, message: message.to_string(), refusal: None }
    }

    /// The same error, caused by a refusal.
    #[must_use]
    pub fn caused_by(mut self, refusal: Option<Refusal>) -> Self {
        self.refusal = refusal.map(Box::new);
        self
    }

    /// An error from a parser of typed data, with its type names put in plain words.
    pub fn of_parser(text: &str, offset: usize, message: &str) -> Self {
        let line = message.lines().next().unwrap_or("not readable");
        // These messages name the alternative that the parser tried last, not the cause.
        let guessed = ["invalid literal string", "invalid boolean", "string values must be quoted"];
        let line = if guessed.iter().any(|guess| line.starts_with(guess)) {
            "a value is missing, or a quote is"
        } else {
            line
        };
        let words = line.split(' ').map(|word| match word {
            "sequence" => "list",
            "map" => "table",
            "u8" => "a whole number up to 255",
            "u16" => "a whole number up to 65535",
            "usize" | "u32" | "u64" | "i32" | "i64" => "a whole number",
            word => word,
        });
        Self::at_offset(text, offset, words.collect::<Vec<_>>().join(" "))
    }

    /// The same error in a text that begins `lines` lines further down in its file.
    #[must_use]
    pub fn shifted_by(mut self, lines: usize) -> Self {
        self.line += lines;
        self
    }

    /// An error at a byte offset of a text.
    pub fn at_offset(text: &str, offset: usize, message: impl fmt::Display) -> Self {
        let before = &text.as_bytes()[..offset.min(text.len())];
        let line = before.split(|&byte| byte == b'\n').count();
        Self::new(line, message)
    }
}

/// Settings that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} takes {least} to {most} seats, not {found}")]
    Seats {
        /// Which game.
        game: &'static str,
        /// The fewest seats.
        least: usize,
        /// The most seats.
        most: usize,
        /// The number asked for.
        found: usize,
    },
    /// No such option.
    #[error("no option {key:?}; there are: {known}")]
    UnknownOption {
        /// The key asked for.
        key: String,
        /// The keys that exist.
        known: String,
    },
    /// The option does not take this value.
    #[error("option {key}: {expected}")]
    Value {
        /// Which option.
        key: &'static str,
        /// What was expected, and what was found.
        expected: ParseError,
    },
}

impl SetupError {
    /// The option at fault, if it is one.
    pub fn option(&self) -> Option<&str> {
        match self {
            Self::Seats { .. } => None,
            Self::UnknownOption { key, .. } => Some(key),
            Self::Value { key, .. } => Some(key),
        }
    }
}
