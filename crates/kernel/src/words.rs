//! What games say to people, in no particular language: keys and values that a client turns into
//! sentences in the reader's language.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Millis, Seat};

/// A sentence or name: the key of a Fluent message and the values to fill in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Phrase {
    /// The message, such as `why-rocket-complete`.
    pub key: Cow<'static, str>,
    /// What to fill in, by name.
    pub values: Vec<(Cow<'static, str>, Value)>,
    /// How it may be coloured. Colour is never the only signal.
    pub tone: Tone,
}

/// The colour of the thing that a phrase names, such as a card's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tone {
    /// None.
    #[default]
    Plain,
    /// Less important than what is around it.
    Faint,
    /// More important than what is around it.
    Strong,
    /// A blue thing.
    Blue,
    /// A yellow thing.
    Yellow,
    /// A red thing.
    Red,
    /// A green thing.
    Green,
}

impl Phrase {
    /// A phrase without values.
    #[inline(never)]
    pub const fn new(key: &'static str) -> Self {
        Self { key: Cow::Borrowed(key), values: Vec::new(), tone: Tone::Plain }
    }

    /// The same phrase in a colour.
    #[must_use]
    pub fn toned(mut self, tone: Tone) -> Self {
        self.tone = tone;
        self
    }

    /// The same phrase with one more value.
    #[must_use]
    pub fn with(self, name: &'static str, value: impl Into<Value>) -> Self {
        self.with_value(name, value.into())
    }

    /// Not inlined: games make phrases in hundreds of places, and the web client must stay small.
    #[inline(never)]
    fn with_value(mut self, name: &'static str, value: Value) -> Self {
        self.values.push((Cow::Borrowed(name), value));
        self
    }
}

/// A plain form for logs and tests.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, value) in &self.values {
            write!(f, " {name}={value}")?;
        }
        Ok(())
    }
}

/// A value in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A seat, which clients replace with the player's name.
    Seat(Seat),
    /// Another phrase, such as the name of a card.
    Phrase(Phrase),
    /// Several values, joined as the language joins lists. An empty list is the language's word for
    /// none.
    List(Vec<Value>),
    /// Notation, shown as it is.
    Code(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Seat(seat) => seat.fmt(f),
            Self::Phrase(phrase) => write!(f, "({phrase})"),
            Self::List(values) => {
                f.debug_list().entries(values.iter().map(ToString::to_string)).finish()
            }
            Self::Code(text) => f.write_str(text),
        }
    }
}

impl From<i32> for Value {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl<T: Into<Self>> From<Vec<T>> for Value {
    fn from(values: Vec<T>) -> Self {
        Self::List(values.into_iter().map(Into::into).collect())
    }
}

/// A part of the table, as rows of text: what a terminal or a screen reader presents.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Panel {
    /// Its heading.
    pub title: Phrase,
    /// The seat it belongs to, if any.
    pub seat: Option<Seat>,
    /// Its content.
    pub rows: Vec<Row>,
    /// Shown only on request, such as a long pile.
    pub on_request: bool,
}

/// A labelled line of a panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// What the line shows.
    pub label: Phrase,
    /// The cells; clients wrap them.
    pub cells: Vec<Phrase>,
}

/// A word of the game that can be looked up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Term {
    /// How notation writes it.
    pub word: Cow<'static, str>,
    /// What people call it.
    pub name: Phrase,
    /// What it means.
    pub text: Phrase,
}

/// Something a seat may do: how to write it, and what it does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The action in notation.
    pub notation: String,
    /// What it does, in a few words.
    pub phrase: Phrase,
    /// The key that plays it when there is no time to type.
    pub key: Option<char>,
}

/// What one entry of the log told a viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryPhrases {
    /// The entry, counted from 1.
    pub entry: usize,
    /// What was said.
    pub phrases: Vec<Phrase>,
}

/// What one entry of the log told a viewer, as the game's own events.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntryEvents {
    /// The entry, counted from 1.
    pub entry: usize,
    /// When it came in, on the table's clock.
    pub at: Millis,
    /// The events, each as text that the game can read back, such as JSON.
    pub events: Vec<String>,
}

/// A part of the points of a finished game, such as those for rockets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Category {
    /// What brought the points.
    pub name: Phrase,
    /// How many, by ascending seat; negative if they were lost.
    pub points: Vec<i32>,
}

impl Category {
    /// The categories that brought or cost anybody points; the others are left out.
    pub fn listed(all: impl IntoIterator<Item = (&'static str, Vec<i32>)>) -> Vec<Self> {
        let all = all.into_iter().filter(|(_, points)| points.iter().any(|points| *points != 0));
        all.map(|(key, points)| Self { name: Phrase::new(key), points }).collect()
    }
}

/// A game's words.
pub trait Words: Game {
    /// The title on screen.
    const TITLE: &'static str;
    /// Who designed the game, and when.
    const CREDIT: &'static str;
    /// The game's Fluent messages: language (`en`, `de`, `fr`) and text. All three have the same
    /// keys.
    const MESSAGES: &'static [(&'static str, &'static str)];
    /// The lessons for beginners, in the TOML that `crates/host` reads; empty for a game without
    /// lessons.
    const LESSONS: &'static str = "";
    /// The names of the lessons, in order: lists show them without reading the lessons.
    const LESSON_IDS: &'static [&'static str] = &[];
    /// The puzzles, each the text of a file that `crates/host` reads; a game may have none.
    const PUZZLES: &'static [&'static str] = &[];

    /// What an action does, in a few words.
    fn action(view: &Self::View, action: &Self::Action) -> Phrase;
    /// The key that plays this action when there is no time to type.
    fn key(_view: &Self::View, _action: &Self::Action) -> Option<char> {
        None
    }
    /// The inverse of [`Words::key`]: the action this key means now. It may be forbidden, so that
    /// the player is told why.
    fn action_for_key(_view: &Self::View, _key: char) -> Option<Self::Action> {
        None
    }
    /// A typed action, completed with what the table knows and the player need not type, such as
    /// its number. `None` if nothing is missing.
    fn complete(_view: &Self::View, _text: &str) -> Option<String> {
        None
    }
    /// The deadline that people play against, if it is not the next one: the end of a pause may
    /// come first.
    fn deadline(_view: &Self::View) -> Option<Millis> {
        None
    }
    /// What happened, if it is worth a line in the log.
    fn event(setup: &Self::Setup, event: &Self::Event) -> Option<Phrase>;
    /// The one thing to do or wait for now.
    fn prompt(view: &Self::View) -> Phrase;
    /// Words of the game and what they mean at this table, such as cards and their texts. A table's
    /// options may change what a card says.
    fn glossary(_setup: &Self::Setup) -> Vec<Term> {
        Vec::new()
    }
    /// The table as the viewer sees it: first what is common, then a panel per seat.
    fn panels(view: &Self::View) -> Vec<Panel>;
    /// Where everybody's points come from, once the game is over: from the last view, and from
    /// everything that its viewer was told since the start. The categories add up to the points of
    /// the result.
    fn breakdown(view: &Self::View, told: &[Self::Event]) -> Vec<Category>;
}
