//! Component values in files: TOML whose errors name the value and the line, and a table's custom
//! values on one line.

mod custom;
mod node;
mod places;

#[cfg(target_arch = "wasm32")]
pub use custom::install_reader;
pub use custom::{CustomData, Values, read_line};
pub use node::{DataError, Node, Result};
pub use places::Places;

use gantry_kernel::{LineError, outside};
use toml::de::{DeTable, DeValue};

/// Parses a file as TOML.
pub fn parse(text: &str) -> std::result::Result<DeValue<'_>, LineError> {
    let table = DeTable::parse(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        LineError::of_parser(text, offset, error.message())
    })?;
    Ok(DeValue::Table(table.into_inner()))
}

/// Reads a file that is part of the program. A test reads it too, so no user sees an error in it.
///
/// # Panics
/// If it has an error.
pub fn embedded<T>(text: &'static str, read: impl FnOnce(&DeValue) -> Result<T>) -> T {
    let value = parse(text).expect("an embedded file is TOML");
    read(&value).unwrap_or_else(|error| panic!("{}", error.into_line_error(text)))
}

/// A name that is shown in the middle of sentences.
pub fn name(node: &Node) -> Result<String> {
    const EXPECTED: &str = "one line of 1 to 40 characters, without control characters and without \
                            spaces at its ends";
    let text = node.text()?;
    let good =
        (1..=40).contains(&text.chars().count()) && outside::is_plain(text) && text.trim() == text;
    good.then(|| text.into()).ok_or_else(|| node.error(EXPECTED))
}

/// A text in quotes. Names have no control characters, so only quotes and backslashes are escaped.
pub fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', r"\\").replace('"', r#"\""#))
}
