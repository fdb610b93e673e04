//! What of a table may be taken away as a file.

use serde::{Deserialize, Serialize};

/// Whether records, positions and links of a table may be had: they show everything that is hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Files {
    /// The game is over.
    Free,
    /// One person plays against bots, and is told what a file shows.
    Revealing,
    /// Several people have secrets from each other until the game is over.
    Withheld,
}

impl Files {
    /// Of a table with so many people.
    pub const fn of(over: bool, people: usize) -> Self {
        match (over, people) {
            (true, _) => Self::Free,
            (false, 0 | 1) => Self::Revealing,
            (false, _) => Self::Withheld,
        }
    }

    /// The one of two keys that says what a file shows; none if there is none to be had.
    pub const fn key(self, free: &'static str, revealing: &'static str) -> Option<&'static str> {
        match self {
            Self::Free => Some(free),
            Self::Revealing => Some(revealing),
            Self::Withheld => None,
        }
    }
}
