//! What a player can do.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::ParseError;
use serde::{Deserialize, Serialize};

/// Takes this many stones (NG-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Action(pub u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Action {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let stones = text.strip_prefix("take ").and_then(|stones| stones.parse().ok());
        stones.map(Self).ok_or_else(|| ParseError::new("`take NUMBER`", text))
    }
}
