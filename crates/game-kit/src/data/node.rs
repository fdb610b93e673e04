//! The parsed text as a tree whose nodes know their name and their position, so that every error
//! can give both.

use std::fmt::Display;
use std::str::FromStr;

use gantry_kernel::{LineError, ParseError};
use toml::de::{DeTable, DeValue};

/// What is wrong with a text, and at which byte.
#[derive(Debug)]
pub struct DataError {
    /// The byte offset.
    pub at: usize,
    /// What was expected there.
    pub why: ParseError,
}

/// A value that was read, or an error.
pub type Result<T> = std::result::Result<T, DataError>;

impl DataError {
    /// The same error with its line number.
    pub fn into_line_error(self, text: &str) -> LineError {
        LineError::at_offset(text, self.at, self.why)
    }
}

// A browser loads all this: it is small first, so nothing that is called often is inlined.

/// A value, its name such as `mission.hydroscope.vp`, and its position.
#[derive(Clone)]
pub struct Node<'a> {
    /// The name; empty for the whole text.
    pub path: String,
    /// The last part of the name. A user's file may have dots inside it.
    pub key: String,
    /// The byte offset.
    pub at: usize,
    value: &'a DeValue<'a>,
}

impl<'a> Node<'a> {
    /// The whole text; it has no name.
    pub const fn root(value: &'a DeValue<'a>) -> Self {
        Self { path: String::new(), key: String::new(), at: 0, value }
    }

    /// The same value under another name and at another position.
    #[must_use]
    pub fn renamed(&self, path: String, at: usize) -> Self {
        Self { path, key: self.key.clone(), at, value: self.value }
    }

    /// The name of the parent.
    fn parent(&self) -> &str {
        let parent = self.path.strip_suffix(&self.key).unwrap_or_default().trim_end_matches('.');
        if parent.is_empty() { "the data" } else { parent }
    }

    #[inline(never)]
    fn child(&self, key: &dyn Display, at: usize, value: &'a DeValue<'a>) -> Self {
        let key = key.to_string();
        let path = if self.path.is_empty() { key.clone() } else { format!("{}.{key}", self.path) };
        Self { path, key, at, value }
    }

    /// An error at this value.
    pub fn error(&self, expected: impl Display) -> DataError {
        let found = match self.value {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Float(number) => number.to_string(),
            DeValue::Boolean(truth) => truth.to_string(),
            DeValue::Datetime(date) => date.to_string(),
            DeValue::Array(items) if items.is_empty() => "an empty list".into(),
            DeValue::Array(_) => "a list".into(),
            DeValue::Table(_) => "a table".into(),
        };
        self.found(expected, found)
    }

    /// An error at this value, with its own wording for what was found.
    pub fn found(&self, expected: impl Display, found: impl Into<String>) -> DataError {
        self.wrong(&expected, found.into())
    }

    #[cold]
    #[inline(never)]
    fn wrong(&self, expected: &dyn Display, found: String) -> DataError {
        let name = if self.path.is_empty() { "the data" } else { &self.path };
        DataError { at: self.at, why: ParseError::new(format!("{name} to be {expected}"), found) }
    }

    /// An error for an unknown key.
    #[inline(never)]
    pub fn unknown(&self, known: &[&str]) -> DataError {
        let expected = format!("one of {} in {}", known.join(", "), self.parent());
        DataError { at: self.at, why: ParseError::new(expected, &self.key) }
    }

    /// An error for a key that ended up in the wrong table. TOML puts a key after a `[table]` into
    /// that table, which is the most likely mistake in a user's file.
    pub fn misplaced(&self) -> DataError {
        let expected = format!("{} to stand before the first [table]", self.key);
        DataError { at: self.at, why: ParseError::new(expected, &self.path) }
    }

    fn table(&self) -> Result<&'a DeTable<'a>> {
        self.value.as_table().ok_or_else(|| self.error("a table"))
    }

    /// The values of a table, in file order.
    #[inline(never)]
    pub fn fields(&self) -> Result<Vec<Self>> {
        let child = |(key, value): (&toml::Spanned<_>, &'a toml::Spanned<_>)| {
            self.child(key.get_ref(), key.span().start, value.get_ref())
        };
        let mut fields: Vec<Self> = self.table()?.iter().map(child).collect();
        fields.sort_by_key(|field| field.at);
        Ok(fields)
    }

    /// One value of a table.
    #[inline(never)]
    pub fn field(&self, key: &str) -> Result<Option<Self>> {
        let found = self.table()?.get_key_value(key);
        Ok(found.map(|(name, value)| self.child(&key, name.span().start, value.get_ref())))
    }

    /// The items of a list, named by number from 1.
    #[inline(never)]
    pub fn items(&self) -> Result<Vec<Self>> {
        let items = self.value.as_array().ok_or_else(|| self.error("a list"))?.iter();
        let child = |(number, item): (usize, &'a toml::Spanned<_>)| {
            self.child(&number, item.span().start, item.get_ref())
        };
        Ok((1..).zip(items).map(child).collect())
    }

    /// The `id` of an entry.
    pub fn id(&self) -> Result<Self> {
        self.field("id")?.ok_or_else(|| self.found("an entry with an id", ""))
    }

    /// Whether it is a list.
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }

    /// A whole number within bounds.
    #[inline(never)]
    pub fn number(&self, least: u8, most: u8) -> Result<u8> {
        let number = self.value.as_integer().and_then(|number| {
            u8::from_str_radix(number.as_str().trim_start_matches('+'), number.radix()).ok()
        });
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| self.error(format!("a whole number from {least} to {most}")))
    }

    /// The key of this value as a number, in its plain spelling.
    #[inline(never)]
    pub fn key_number(&self, what: &str, least: u8, most: u8) -> Result<u8> {
        let number: Option<u8> = self.key.parse().ok();
        let plain = number.filter(|number| number.to_string() == self.key);
        plain.filter(|number| (least..=most).contains(number)).ok_or_else(|| {
            let expected = format!("{what} from {least} to {most} in {}", self.parent());
            DataError { at: self.at, why: ParseError::new(expected, &self.key) }
        })
    }

    /// A text.
    #[inline(never)]
    pub fn text(&self) -> Result<&'a str> {
        self.value.as_str().ok_or_else(|| self.error("a text in quotes"))
    }

    /// A text that is parsed further.
    pub fn word<T: FromStr<Err = ParseError>>(&self) -> Result<T> {
        self.text()?.parse().map_err(|error: ParseError| self.found(error.expected, error.found))
    }
}
