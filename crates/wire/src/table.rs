//! Tables and games in lists, and the settings of a new table.

use gantry_kernel::OptionSpec;
use serde::{Deserialize, Serialize};

/// The settings of a new table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewTable {
    /// The game's id.
    pub game: String,
    /// Options that differ from the default: the key and the value as it is written.
    pub options: Vec<(String, String)>,
    /// Who sits where, by ascending seat.
    pub seats: Vec<Sitter>,
}

/// How many colours there are.
pub const COLOURS: u8 = 4;

/// A player of a new table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// `human`, or the name of a bot.
    pub kind: String,
    /// What the others call them; empty for a default name.
    pub name: String,
    /// A colour, from 0 to below [`COLOURS`]; each has its own shape, too. If it is taken, they get
    /// the next free one.
    pub colour: u8,
    /// What they add to the deal; empty for nothing. A bot adds nothing.
    pub salt: String,
}

/// A game as the home page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameInfo {
    /// Its id, the name in records and addresses.
    pub id: String,
    /// Its title on screen.
    pub title: String,
    /// Who designed it, and when.
    pub credit: String,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// Bots by name, in the order of the game.
    pub bots: Vec<String>,
    /// The default bot.
    pub default_bot: String,
    /// Whether it is usually played in real time.
    pub is_real_time: bool,
    /// The options of a table, in the order of the game.
    pub options: Vec<OptionSpec>,
    /// Its component values as a TOML file to edit, if it has one.
    pub data_file: Option<String>,
}

/// A kept table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableInfo {
    /// Its id, the name in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What the players are called, by ascending seat.
    pub names: Vec<String>,
    /// How many entries its log has.
    pub entries: usize,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_ms: u64,
    /// Whether the game is over.
    pub over: bool,
    /// Whether its record may be exported.
    pub files: Files,
    /// Whether this program has the rules to play and replay it.
    pub readable: bool,
}

/// Whether records, positions and links of a table may be exported: they show everything that is
/// hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Files {
    /// The game is over.
    Free,
    /// One person plays against bots, and is warned what a file shows.
    Revealing,
    /// Several people have secrets from each other until the game is over.
    Withheld,
}

impl Files {
    /// For a table with this many people.
    pub const fn of(over: bool, people: usize) -> Self {
        match (over, people) {
            (true, _) => Self::Free,
            (false, 0 | 1) => Self::Revealing,
            (false, _) => Self::Withheld,
        }
    }

    /// Which of two message keys says what a file shows; `None` if files are withheld.
    pub const fn key(self, free: &'static str, revealing: &'static str) -> Option<&'static str> {
        match self {
            Self::Free => Some(free),
            Self::Revealing => Some(revealing),
            Self::Withheld => None,
        }
    }
}
