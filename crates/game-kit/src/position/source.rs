//! The text of a position, for the lines of faults.

use std::fmt::Display;
use std::str::FromStr;

use gantry_kernel::{LineError, ParseError, Seat};
use serde::de::DeserializeOwned;
use toml::de::{DeTable, DeValue};

use super::PositionError;
use super::shape::{Pairs, Word};
use super::value::Value;
use crate::data;

/// Stands for everything that is named nowhere else.
pub const REST: &str = "...";

/// The text of a position.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a>(&'a str);

impl<'a> Source<'a> {
    /// A text with its keys; it must say something.
    pub fn parse<P: DeserializeOwned>(text: &'a str) -> Result<(Self, P), LineError> {
        if text.lines().all(|line| line.trim().is_empty() || line.trim().starts_with('#')) {
            return Err(LineError::new(1, ParseError::new("a position", "")));
        }
        let parsed = data::parse(text)?;
        let position = P::deserialize(Value::new(&parsed, 0, text.len()));
        position.map(|position| (Self(text), position)).map_err(|fault| fault.in_text(text))
    }

    /// A fault at a byte of the text.
    pub fn fault<T>(self, at: usize, message: impl Display) -> Result<T, LineError> {
        Err(LineError::at_offset(self.0, at, message))
    }

    /// What a word stands for.
    pub fn word<T>(
        self,
        word: &Word,
        parse: impl FnOnce(&str) -> Result<T, ParseError>,
    ) -> Result<T, LineError> {
        parse(word.get_ref()).or_else(|expected| self.fault(word.span().start, expected))
    }

    /// What a word stands for, or the default if there is none.
    pub fn word_or<T>(
        self,
        word: Option<&Word>,
        unsaid: T,
        parse: impl FnOnce(&str) -> Result<T, ParseError>,
    ) -> Result<T, LineError> {
        word.map_or(Ok(unsaid), |word| self.word(word, parse))
    }

    /// A seat out of this many, in its one spelling.
    pub fn seat(self, seats: usize, word: &Word) -> Result<Seat, LineError> {
        self.word(word, |text| seat(text, seats))
    }

    /// The sections of all seats; a seat without one gets the blank one.
    pub fn sections<'p, T>(
        self,
        seats: usize,
        sections: &'p Pairs<T>,
        blank: &'p T,
    ) -> Result<Vec<&'p T>, LineError> {
        let mut found = vec![blank; seats];
        for (name, section) in sections.iter() {
            found[self.seat(seats, name)?.index()] = section;
        }
        Ok(found)
    }

    /// Cards in order, at most as many as the box holds; a run stands for several.
    pub fn cards<'w, C: Copy>(
        self,
        words: impl IntoIterator<Item = &'w Word>,
        most: usize,
        run: impl Fn(&str) -> Result<(usize, C), ParseError>,
    ) -> Result<Vec<C>, LineError> {
        let mut cards = Vec::new();
        for word in words {
            let (count, card) = self.word(word, &run)?;
            cards.extend(std::iter::repeat_n(card, count));
            if cards.len() > most {
                return self.fault(word.span().start, format!("the box holds {most} cards"));
            }
        }
        Ok(cards)
    }

    /// The fault at the key that is named, or at its section; what is not there at all is a matter
    /// of the stage.
    pub fn locate(self, error: &PositionError) -> LineError {
        let path: Vec<&str> = error.path.iter().map(String::as_str).collect();
        let at = (1..=path.len()).rev().find_map(|len| match path[..len] {
            // the sections of other seats say nothing of this one
            ["seat"] => None,
            ref nearest => self.offset_of(nearest),
        });
        let at = at.or_else(|| self.offset_of(&["stage"]));
        LineError::at_offset(self.0, at.unwrap_or(0), &error.message)
    }

    /// Where the key stands that these lead to.
    pub fn offset_of(self, path: &[&str]) -> Option<usize> {
        let parsed = DeTable::parse(self.0).ok()?;
        let mut table = Some(parsed.get_ref());
        let mut at = None;
        for key in path {
            let (found, value) = table?.get_key_value(*key)?;
            at = Some(found.span().start);
            table = match value.get_ref() {
                DeValue::Table(table) => Some(table),
                _ => None,
            };
        }
        at
    }
}

/// A seat out of this many, in its one spelling.
pub fn seat(text: &str, seats: usize) -> Result<Seat, ParseError> {
    match text.parse::<Seat>() {
        Ok(seat) if seat.index() < seats && seat.to_string() == text => Ok(seat),
        _ => Err(ParseError::new(format!("a seat of {seats}"), text)),
    }
}

/// The words before [`REST`], and whether it follows them.
pub fn before_rest(words: &[Word]) -> (&[Word], bool) {
    match words.split_last() {
        Some((last, named)) if last.get_ref() == REST => (named, true),
        _ => (words, false),
    }
}

/// A card, or several of a kind, up to this many: `3 metal`.
pub fn run<C: FromStr<Err = ParseError>>(
    text: &str,
    most: usize,
    expected: &str,
) -> Result<(usize, C), ParseError> {
    match text.split_once(' ') {
        None => Ok((1, text.parse()?)),
        Some((count, card)) => match count.parse() {
            Ok(count) if (1..=most).contains(&count) => Ok((count, card.parse()?)),
            _ => Err(ParseError::new(expected, text)),
        },
    }
}
