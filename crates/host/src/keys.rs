//! Reads TOML of ours key by key: serde would make the page larger. What is wrong in such a file is
//! a defect of this program, so reading it panics; tests read every file.

use std::str::FromStr;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value that must be a text.
pub(crate) fn text(value: DeValue) -> String {
    match value {
        DeValue::String(text) => text.into_owned(),
        other => panic!("expected a text, found {}", other.type_str()),
    }
}

/// A table whose keys are taken out one by one.
pub(crate) struct Keys<'a>(DeTable<'a>);

impl<'a> Keys<'a> {
    /// The keys of a whole file.
    pub(crate) fn parse(text: &'a str) -> Self {
        Self(gantry_catalog::read_table(text))
    }

    pub(crate) fn of(value: DeValue<'a>) -> Self {
        match value {
            DeValue::Table(table) => Self(table),
            other => panic!("expected a table, found {}", other.type_str()),
        }
    }

    /// What is read from it; there must be no other keys.
    pub(crate) fn read<T>(mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let found = read(&mut self);
        let other = self.0.keys().next();
        assert!(other.is_none(), "unknown key {other:?}");
        found
    }

    pub(crate) fn text(&mut self, key: &str) -> String {
        let value = self.0.remove(key).unwrap_or_else(|| panic!("expected the key {key}"));
        text(value.into_inner())
    }

    /// A number, however it is written; zero if it is left out.
    pub(crate) fn number<T: FromStr + Default>(&mut self, key: &str) -> T {
        let digits = match self.0.remove(key).map(Spanned::into_inner) {
            Some(DeValue::Integer(number)) => number.as_str().to_owned(),
            Some(DeValue::Float(number)) => number.as_str().to_owned(),
            Some(other) => panic!("expected a number for {key}, found {}", other.type_str()),
            None => return T::default(),
        };
        digits.parse().unwrap_or_else(|_| panic!("expected a number for {key}, found {digits}"))
    }

    /// A table below this key.
    pub(crate) fn table(&mut self, key: &str) -> Self {
        let value = self.0.remove(key).unwrap_or_else(|| panic!("expected the table {key}"));
        Self::of(value.into_inner())
    }

    /// The items of a list; there are none if it is left out.
    pub(crate) fn list<T>(&mut self, key: &str, read: fn(DeValue<'a>) -> T) -> Vec<T> {
        match self.0.remove(key).map(Spanned::into_inner) {
            Some(DeValue::Array(items)) => {
                items.into_iter().map(|item| read(item.into_inner())).collect()
            }
            Some(other) => panic!("expected a list for {key}, found {}", other.type_str()),
            None => Vec::new(),
        }
    }

    /// Whether something holds; it does not if it is left out.
    pub(crate) fn truth(&mut self, key: &str) -> bool {
        match self.0.remove(key).map(Spanned::into_inner) {
            Some(DeValue::Boolean(truth)) => truth,
            Some(other) => panic!("expected true or false for {key}, found {}", other.type_str()),
            None => false,
        }
    }
}
