//! A table's custom component values: an option, a part of the settings, and one line in records.

#[cfg(target_arch = "wasm32")]
use std::any::Any;
#[cfg(target_arch = "wasm32")]
use std::cell::RefCell;
use std::sync::Arc;

use gantry_kernel::{LineError, ParseError};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use toml::de::DeValue;

use super::{Result, parse};

/// Component values that a table may replace.
pub trait Values: Clone + PartialEq + 'static {
    /// The values of a version of the rules.
    fn standard(rules: u32) -> &'static Self;

    /// The values of a version of the rules, overridden by a text.
    fn over_standard(rules: u32, text: &DeValue) -> Result<Self>;

    /// What differs from the standard values, on one line that [`read_line`] reads; empty if
    /// nothing does. Equal values give the same line.
    fn line_over(&self, standard: &Self) -> String;

    /// The values of a version of the rules, overridden by a file.
    fn read_file(rules: u32, text: &str) -> std::result::Result<Self, LineError> {
        Self::over_standard(rules, &parse(text)?).map_err(|error| error.into_line_error(text))
    }
}

/// The values of a version of the rules, overridden by a line of [`Values::line_over`].
pub fn read_line<V: Values>(rules: u32, line: &str) -> std::result::Result<V, ParseError> {
    let line = line.trim_matches(' ');
    if line.is_empty() {
        return Ok(V::standard(rules).clone());
    }
    let expected = || ParseError::new("component values in braces, on one line", line);
    if line.contains(char::is_control) {
        return Err(expected());
    }
    let value = DeValue::parse(line).map_err(|_| expected())?.into_inner();
    if !value.is_table() {
        return Err(expected());
    }
    V::over_standard(rules, &value).map_err(|error| error.why)
}

/// A table's custom component values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CustomData<V> {
    values: V,
    /// Cached: every digest needs it, and building it takes much longer than a step of the game.
    line: String,
}

/// Reads the values of a line over those of a version of the rules; `None` if they are the same.
type Reader<V> = fn(u32, &str) -> std::result::Result<Option<Arc<CustomData<V>>>, ParseError>;

fn read_custom<V: Values>(
    rules: u32,
    line: &str,
) -> std::result::Result<Option<Arc<CustomData<V>>>, ParseError> {
    let values: V = read_line(rules, line)?;
    let standard = V::standard(rules);
    let line = values.line_over(standard);
    Ok((values != *standard).then(|| Arc::new(CustomData { values, line })))
}

#[cfg(not(target_arch = "wasm32"))]
const fn reader<V: Values>() -> Reader<V> {
    read_custom::<V>
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static INSTALLED: RefCell<Vec<Box<dyn Any>>> = const { RefCell::new(Vec::new()) };
}

/// Lets this browser read custom values of this kind. Few tables have some, and what reads them is
/// large: a browser loads it when they are needed. Until then they are refused.
#[cfg(target_arch = "wasm32")]
pub fn install_reader<V: Values>() {
    let reader: Reader<V> = read_custom::<V>;
    INSTALLED.with_borrow_mut(|installed| installed.push(Box::new(reader)));
}

#[cfg(target_arch = "wasm32")]
fn reader<V: Values>() -> Reader<V> {
    let missing: Reader<V> =
        |_, line| Err(ParseError::new("no component values: what reads them is not loaded", line));
    INSTALLED.with_borrow(|installed| {
        let known = installed.iter().find_map(|reader| reader.downcast_ref::<Reader<V>>());
        known.copied().unwrap_or(missing)
    })
}

impl<V: Values> CustomData<V> {
    /// Reads the values of a line; `None` if they are the standard ones. Shared, because search
    /// copies states all the time.
    pub fn read(rules: u32, line: &str) -> std::result::Result<Option<Arc<Self>>, ParseError> {
        if line.trim_matches(' ').is_empty() {
            return Ok(None);
        }
        reader::<V>()(rules, line)
    }

    /// The values in force at a table: custom or standard.
    #[inline]
    pub fn or_standard(own: Option<&Arc<Self>>, rules: u32) -> &V {
        match own {
            Some(own) => &own.values,
            None => V::standard(rules),
        }
    }

    /// The value of the option; empty if there are no custom values.
    pub fn line(own: Option<&Arc<Self>>) -> String {
        own.map_or_else(String::new, |own| own.line.clone())
    }

    /// The form in settings, which digests cover.
    #[allow(clippy::ref_option)] // the signature serde calls
    pub fn serialize<S: Serializer>(
        own: &Option<Arc<Self>>,
        serializer: S,
    ) -> std::result::Result<S::Ok, S::Error> {
        own.as_ref().map(|own| &own.line).serialize(serializer)
    }

    /// The inverse, for a game with one version of its rules.
    pub fn deserialize<'de, D: Deserializer<'de>>(
        deserializer: D,
    ) -> std::result::Result<Option<Arc<Self>>, D::Error> {
        let Some(line) = Option::<String>::deserialize(deserializer)? else { return Ok(None) };
        Self::read(1, &line).map_err(D::Error::custom)
    }
}
