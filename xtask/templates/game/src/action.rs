//! What a player can do.

use std::fmt;
use std::str::FromStr;

use gantry_kernel::Expected;
use serde::{Deserialize, Serialize};

/// Takes so many stones (NG-2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Action(pub u8);

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

impl FromStr for Action {
    type Err = Expected;

    fn from_str(text: &str) -> Result<Self, Expected> {
        let stones = text.strip_prefix("take ").and_then(|stones| stones.parse().ok());
        stones.map(Self).ok_or_else(|| Expected::new("`take NUMBER`", text))
    }
}
