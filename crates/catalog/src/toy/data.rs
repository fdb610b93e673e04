//! What a file may replace in the toy game: the die, and any text on it.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::{LineError, ParseError};
use serde::{Deserialize, Serialize};

/// The default values as a file; a later line replaces an earlier one.
pub(super) const FILE: &str = "\
# The die of the toy game.
sides 6
motto take it
";

/// The values of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Data {
    pub(super) sides: u32,
    pub(super) motto: String,
}

impl Default for Data {
    fn default() -> Self {
        Self { sides: 6, motto: "take it".into() }
    }
}

/// The option's value on one line: `SIDES MOTTO`, or nothing for the default.
impl fmt::Display for Data {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            return Ok(());
        }
        write!(f, "{} {}", self.sides, self.motto)
    }
}

impl FromStr for Data {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if text.is_empty() {
            return Ok(Self::default());
        }
        let expected = || ParseError::new("SIDES MOTTO", text);
        let (sides, motto) = text.split_once(' ').ok_or_else(expected)?;
        Ok(Self { sides: number(sides)?, motto: motto.into() })
    }
}

/// Reads a file; values that it leaves out keep their default.
pub(super) fn read(text: &str) -> Result<Data, LineError> {
    let mut data = Data::default();
    for (index, line) in text.lines().enumerate() {
        let fault = |expected| LineError::new(index + 1, expected);
        match line.split_once(' ') {
            Some(("sides", sides)) => data.sides = number(sides).map_err(fault)?,
            Some(("motto", motto)) => data.motto = motto.into(),
            _ if line.is_empty() || line.starts_with('#') => {}
            _ => return Err(fault(ParseError::new("sides or motto", line))),
        }
    }
    Ok(data)
}

fn number(text: &str) -> Result<u32, ParseError> {
    let number = text.parse().ok().filter(|number| (1..=20).contains(number));
    number.ok_or_else(|| ParseError::new("1 to 20 sides", text))
}
