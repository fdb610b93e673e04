//! Tables as they are kept: the record in lines, of which only new ones are written, and what a
//! list of tables shows.

use gantry_catalog::{HUMAN, Table, find_version};
use gantry_kernel::Awaiting;
use gantry_kernel::outside::harmless;
use gantry_wire::{Files, TableInfo};
use serde::{Deserialize, Serialize};

/// One kept table. The record holds everything that matters; the rest can be shown without playing
/// it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptTable {
    /// Its name in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The version of the rules it is played by.
    pub rules: u32,
    /// What the players are called.
    pub names: Vec<String>,
    /// How many of them are people.
    pub people: usize,
    /// The colour of each seat.
    pub colours: Vec<u8>,
    /// When it was last changed, in milliseconds since 1970.
    pub changed_ms: u64,
    /// Whether it is over.
    pub over: bool,
    /// What stands above the log in the record, with the secret, so that the game can go on.
    head: String,
    /// The digest after the last entry.
    end: String,
    /// The log, as in the record; kept beside this row, line by line.
    #[serde(skip)]
    lines: Vec<String>,
    /// This row as it was last read or written; none if it never was.
    #[serde(skip)]
    row: Option<String>,
}

impl KeptTable {
    /// A table that is not kept yet; see [`KeptTable::follow`].
    pub fn new(id: String, table: &dyn Table, colours: Vec<u8>) -> Self {
        let mut record = table.save();
        record.lines.clear();
        let text = record.to_string();
        let head = text.rfind("end ").map_or("", |end| &text[..end]);
        let header = table.header();
        Self {
            id,
            game: header.game.clone(),
            rules: header.rules,
            names: table.names(),
            people: header.players.iter().filter(|player| player.kind == HUMAN).count(),
            colours,
            changed_ms: 0,
            over: false,
            head: head.into(),
            end: String::new(),
            lines: Vec::new(),
            row: None,
        }
    }

    /// Takes in what has been played or taken back since; what is to be written for it.
    pub fn follow(&mut self, table: &dyn Table, wall_ms: u64) -> Write {
        self.changed_ms = wall_ms;
        self.over = table.awaiting() == Awaiting::Over;
        self.end = table.digest().to_string();
        // a line has the digest over all before it: one that is the same follows the same
        let last = self.lines.len().saturating_sub(1);
        let mut later = table.lines(last);
        let mut from = last;
        if !self.lines.is_empty() && self.lines.last() == later.first() {
            later.remove(0);
            from += 1;
        } else {
            later = table.lines(0);
            from = 0;
        }
        self.lines.truncate(from);
        self.lines.extend_from_slice(&later);
        let row = serde_json::to_string(self).expect("plain data");
        let known = self.row.replace(row.clone());
        Write::Keep { id: self.id.clone(), known, row, from, lines: later }
    }

    /// A table as it was written; none if a newer client wrote it.
    pub fn read(row: String, lines: Vec<String>) -> Option<Self> {
        let kept: Self = serde_json::from_str(&row).ok()?;
        Some(Self { lines, row: Some(row), ..kept })
    }

    /// The whole record.
    pub fn record(&self) -> String {
        let lines: String = self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        format!("{}{lines}{}\n", self.head, self.end_line())
    }

    /// What stands above the log in the record.
    pub fn head(&self) -> &str {
        &self.head
    }

    /// The log, as in the record.
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// The digest after the last entry, as it is written.
    pub fn digest(&self) -> &str {
        &self.end
    }

    /// The last line of the record, without its line break.
    pub fn end_line(&self) -> String {
        format!("end {} {}", self.lines.len(), self.end)
    }

    /// Who may have files of it.
    pub const fn files(&self) -> Files {
        Files::of(self.over, self.people)
    }

    /// What a list of tables shows.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            names: self.names.iter().map(|name| harmless(name).into_owned()).collect(),
            entries: self.lines.len(),
            changed_ms: self.changed_ms,
            over: self.over,
            files: self.files(),
            readable: find_version(&self.game, self.rules).is_some(),
        }
    }
}

/// A change of what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// A table, new or in place of what it was.
    Keep {
        /// Its name.
        id: String,
        /// The row that this is based on; none for a new table.
        known: Option<String>,
        /// The table without its log.
        row: String,
        /// Entries before this one stay as they are, later ones go.
        from: usize,
        /// The lines of the log from there on.
        lines: Vec<String>,
    },
    /// The table with this name, no more.
    Delete(String),
}

impl Write {
    /// Which table it changes.
    pub fn table(&self) -> &str {
        match self {
            Self::Keep { id, .. } | Self::Delete(id) => id,
        }
    }

    /// Whether it goes on from what is kept. A row has the digest over its whole log, so one that
    /// is the same stands for the same lines; another one was written by another tab.
    pub fn fits(&self, kept: Option<&str>) -> bool {
        match self {
            Self::Keep { known, .. } => known.as_deref() == kept,
            Self::Delete(_) => true,
        }
    }
}
