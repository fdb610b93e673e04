//! Tables as they are kept: the lines of the record, of which only new ones are written, and what a
//! list of tables shows.

use gantry_catalog::{HUMAN, Table, find_version};
use gantry_kernel::Awaiting;
use gantry_kernel::outside::printable;
use gantry_wire::{Files, TableInfo};
use serde::{Deserialize, Serialize};

/// A kept table. The record contains everything that matters; the rest can be shown without
/// replaying it.
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
    /// The record up to its log, with the secret, so that the game can go on.
    head: String,
    /// The digest after the last entry.
    end: String,
    /// The log, as in the record; stored beside this row, line by line.
    #[serde(skip)]
    lines: Vec<String>,
    /// This row as it was last read or written; `None` if it never was.
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

    /// Takes over what has been played or taken back since; returns what to write.
    pub fn follow(&mut self, table: &dyn Table, wall_ms: u64) -> Write {
        self.changed_ms = wall_ms;
        self.over = table.awaiting() == Awaiting::Over;
        self.end = table.digest().to_string();
        // Each line has the digest over all lines before it, so equal lines follow equal logs.
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

    /// A table as it was written; `None` if a newer client wrote it.
    pub fn read(row: String, lines: Vec<String>) -> Option<Self> {
        let kept: Self = serde_json::from_str(&row).ok()?;
        Some(Self { lines, row: Some(row), ..kept })
    }

    /// The whole record.
    pub fn record(&self) -> String {
        let lines: String = self.lines.iter().flat_map(|line| [line.as_str(), "\n"]).collect();
        format!("{}{lines}{}\n", self.head, self.end_line())
    }

    /// The record up to its log.
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

    /// Whether files of it may be exported.
    pub const fn files(&self) -> Files {
        Files::of(self.over, self.people)
    }

    /// What a list of tables shows.
    pub fn info(&self) -> TableInfo {
        TableInfo {
            id: self.id.clone(),
            game: self.game.clone(),
            names: self.names.iter().map(|name| printable(name).into_owned()).collect(),
            entries: self.lines.len(),
            changed_ms: self.changed_ms,
            over: self.over,
            files: self.files(),
            readable: find_version(&self.game, self.rules).is_some(),
        }
    }
}

/// A change to what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Write {
    /// A new or changed table.
    Keep {
        /// Its name.
        id: String,
        /// The row that this is based on; `None` for a new table.
        known: Option<String>,
        /// The table without its log.
        row: String,
        /// Entries before this one stay, later ones are replaced.
        from: usize,
        /// The lines of the log from there on.
        lines: Vec<String>,
    },
    /// Deletes the table with this id.
    Delete(String),
}

impl Write {
    /// Which table it changes.
    pub fn table(&self) -> &str {
        match self {
            Self::Keep { id, .. } | Self::Delete(id) => id,
        }
    }

    /// Whether it continues what is kept. A row has the digest over its whole log, so an equal row
    /// means equal lines; a different one was written by another tab.
    pub fn fits(&self, kept: Option<&str>) -> bool {
        match self {
            Self::Keep { known, .. } => known.as_deref() == kept,
            Self::Delete(_) => true,
        }
    }
}
