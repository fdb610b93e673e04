//! Parsed values that know their name and their place, so that every fault can say both.

use std::borrow::Cow;
use std::fmt::Display;

use gantry_kernel::Expected;
use toml::de::{DeTable, DeValue};

/// What is wrong with a text, and at which byte.
#[derive(Debug)]
pub struct Wrong {
    pub at: usize,
    pub why: Expected,
}

pub type Result<T> = std::result::Result<T, Wrong>;

/// A value, its name such as `planet.beta-minor.vp`, and where it stands.
pub struct Node<'a> {
    /// Empty for the whole text.
    pub path: String,
    /// The last part of the name; empty for an item of a list.
    pub key: &'a str,
    pub at: usize,
    value: &'a DeValue<'a>,
}

impl<'a> Node<'a> {
    /// The whole text.
    pub const fn root(value: &'a DeValue<'a>) -> Self {
        Self { path: String::new(), key: "", at: 0, value }
    }

    /// A fault here.
    pub fn wrong(&self, expected: impl Display) -> Wrong {
        let found = match self.value {
            DeValue::String(text) => text.to_string(),
            DeValue::Integer(number) => number.to_string(),
            DeValue::Float(number) => number.to_string(),
            DeValue::Boolean(truth) => truth.to_string(),
            DeValue::Datetime(date) => date.to_string(),
            DeValue::Array(_) => "a list".into(),
            DeValue::Table(_) => "a table".into(),
        };
        self.found(expected, found)
    }

    /// A fault here, with what was found in other words.
    pub fn found(&self, expected: impl Display, found: impl Into<String>) -> Wrong {
        let expected = format!("{} to be {expected}", self.path);
        Wrong { at: self.at, why: Expected::new(expected, found) }
    }

    /// The fault of a field that this should not have.
    pub fn unknown(&self, field: &Node, known: &[&str]) -> Wrong {
        let place = if self.path.is_empty() { "the data" } else { &self.path };
        let expected = format!("one of {} in {place}", known.join(", "));
        Wrong { at: field.at, why: Expected::new(expected, field.key) }
    }

    /// The fault of a part that has come into another. TOML counts a key after a `[table]` as part of that table; it
    /// is the most likely slip of an owner.
    pub fn misplaced(&self) -> Wrong {
        let expected = format!("{} to stand before the first [table]", self.key);
        Wrong { at: self.at, why: Expected::new(expected, &self.path) }
    }

    /// The values of a table in the order of the text.
    pub fn fields(&self) -> Result<Vec<Self>> {
        let table: &'a DeTable = self.value.as_table().ok_or_else(|| self.wrong("a table"))?;
        let field = |(name, value): (&'a toml::Spanned<_>, &'a toml::Spanned<_>)| {
            let key: &'a Cow<str> = name.get_ref();
            let path = match self.path.as_str() {
                "" => key.to_string(),
                owner => format!("{owner}.{key}"),
            };
            Self { path, key, at: name.span().start, value: value.get_ref() }
        };
        let mut fields: Vec<Self> = table.iter().map(field).collect();
        fields.sort_by_key(|field| field.at);
        Ok(fields)
    }

    /// The values of a list, named from 1 on.
    pub fn items(&self) -> Result<Vec<Self>> {
        let items = self.value.as_array().ok_or_else(|| self.wrong("a list"))?;
        let item = |(number, item): (usize, &'a toml::Spanned<_>)| {
            let path = format!("{}.{number}", self.path);
            Self { path, key: "", at: item.span().start, value: item.get_ref() }
        };
        Ok((1..).zip(items.iter()).map(item).collect())
    }

    /// A whole number within bounds.
    pub fn number(&self, least: u8, most: u8) -> Result<u8> {
        let number = self.value.as_integer().and_then(|number| {
            u8::from_str_radix(number.as_str().trim_start_matches('+'), number.radix()).ok()
        });
        number
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| self.wrong(format!("a whole number from {least} to {most}")))
    }

    /// A text.
    pub fn text(&self) -> Result<&'a str> {
        self.value.as_str().ok_or_else(|| self.wrong("a text in quotes"))
    }

    /// Whether it is a list.
    pub fn is_list(&self) -> bool {
        self.value.is_array()
    }
}
