//! The options of a table and their values, as a game lists them and as a client reads them from a
//! message.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// A table option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OptionSpec {
    /// Its name.
    pub key: Cow<'static, str>,
    /// The values it takes.
    pub values: OptionValues,
}

impl OptionSpec {
    /// An option of a game.
    pub const fn new(key: &'static str, values: OptionValues) -> Self {
        Self { key: Cow::Borrowed(key), values }
    }
}

/// The values of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OptionValues {
    /// One of these words; the first is the default.
    Words(WordList),
    /// A number in a range, with its default.
    Number {
        /// The default.
        default: u32,
        /// The smallest.
        least: u32,
        /// The largest.
        most: u32,
    },
    /// Any text on one line, without control characters; empty by default.
    Text,
}

impl OptionValues {
    /// One of these words, as a game lists them; the first is the default.
    pub const fn words(words: &'static [&'static str]) -> Self {
        Self::Words(WordList::Fixed(words))
    }

    /// Whether a value, as it is written, is the default.
    pub fn is_default(&self, value: &str) -> bool {
        match self {
            Self::Words(words) => words.iter().next() == Some(value),
            Self::Number { default, .. } => value.parse() == Ok(*default),
            Self::Text => value.is_empty(),
        }
    }
}

/// Words in order. Two lists of the same words are equal, wherever they come from.
///
/// This is not a `Cow` of `Cow`s, because a constant list of `&str` cannot be turned into one in a
/// constant: games take their words from arrays of any length.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(from = "Vec<String>", into = "Vec<String>")]
pub enum WordList {
    /// Listed in code.
    Fixed(&'static [&'static str]),
    /// Read from a message.
    Read(Vec<String>),
}

impl WordList {
    /// The words in order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        let (fixed, read): (&[&str], &[String]) = match self {
            Self::Fixed(words) => (words, &[]),
            Self::Read(words) => (&[], words),
        };
        fixed.iter().copied().chain(read.iter().map(String::as_str))
    }
}

impl PartialEq for WordList {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for WordList {}

impl From<Vec<String>> for WordList {
    fn from(words: Vec<String>) -> Self {
        Self::Read(words)
    }
}

impl From<WordList> for Vec<String> {
    fn from(words: WordList) -> Self {
        match words {
            WordList::Fixed(words) => words.iter().map(ToString::to_string).collect(),
            WordList::Read(words) => words,
        }
    }
}
