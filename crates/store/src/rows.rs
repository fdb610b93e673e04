//! What is kept, as plain data. Numbers are below 2^63: databases have no larger ones.
//!
//! No text here may contain the character NUL, which `PostgreSQL` cannot store. Times that end in
//! `_ms` are milliseconds since 1970, except those of entries, which are the server's running time.

/// The phase of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// People are taking their seats.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
    /// It was closed before the game ended.
    Closed,
    /// Its log could not be replayed; somebody has to look at it.
    Frozen,
}

impl Phase {
    /// All phases.
    pub const ALL: [Self; 5] =
        [Self::Gathering, Self::Playing, Self::Over, Self::Closed, Self::Frozen];

    /// The word for it in databases.
    pub fn word(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
            Self::Frozen => "frozen",
        }
    }

    /// The phase with this word.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phase| phase.word() == word)
    }
}

/// A table, without its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Its id.
    pub id: String,
    /// 0 for a row that was never stored. To change a row, write it back with the revision that you
    /// read; it is stored with the next revision, unless somebody else was faster.
    pub revision: u64,
    /// Its phase.
    pub phase: Phase,
    /// Which game is played.
    pub game: String,
    /// Whether it is listed in the lobby for everybody.
    pub listed: bool,
    /// Its settings, as JSON.
    pub settings: String,
    /// Who sits where, as JSON.
    pub seats: String,
    /// The accounts at the table, to find it by; ascending, each once, without line breaks.
    pub accounts: Vec<String>,
    /// The head of its record, with the secret; empty before the deal.
    pub head: String,
    /// How many entries its log has. The store counts them and ignores what is written here.
    pub entries: u64,
    /// When it was opened.
    pub created_ms: u64,
    /// When this row was last written. Entries do not change it.
    pub changed_ms: u64,
    /// The server's running time when the table's clock began.
    pub clock_origin_ms: u64,
    /// Why a table is frozen.
    pub frozen_because: Option<String>,
}

/// One entry of a table's log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number, from 1, without gaps.
    pub seq: u64,
    /// The line of the record.
    pub line: String,
    /// The number that the client gave its call, to recognize a repeated one.
    pub call: Option<String>,
    /// The server's running time. For historical reasons the column is called `house_ms`.
    pub machine_ms: u64,
}

/// A chat line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatRow {
    /// Its number at this table, ascending. Deleted accounts leave gaps.
    pub number: u64,
    /// Who wrote it; `None` for a guest without an account.
    pub account: Option<String>,
    /// The name that was shown.
    pub name: String,
    /// What they wrote.
    pub text: String,
    /// As [`EntryRow::call`].
    pub call: Option<String>,
    /// When.
    pub said_ms: u64,
}

/// A table as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The table itself.
    pub row: TableRow,
    /// Its whole log, ascending.
    pub entries: Vec<EntryRow>,
    /// The last chat lines, ascending; at most [`CHAT_LINES`].
    pub chat: Vec<ChatRow>,
}

/// How many chat lines come with a table.
pub const CHAT_LINES: usize = 200;

/// What to store of one table, all of it or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableWrite {
    /// The table.
    pub table: String,
    /// The row, if it is new or has changed.
    pub row: Option<TableRow>,
    /// New entries, ascending by one.
    pub entries: Vec<EntryRow>,
    /// New chat lines.
    pub chat: Vec<ChatRow>,
    /// The row of another table, which is new: a rematch is stored together with the table that
    /// names it.
    pub opens: Option<Box<TableRow>>,
    /// The tenure in which it is written: it is stored only while that is not over. None on a
    /// server without nodes.
    pub term: Option<u64>,
}

impl TableWrite {
    /// Only the row.
    pub fn row(row: TableRow) -> Self {
        let mut write = Self::entries(row.id.clone(), Vec::new());
        write.row = Some(row);
        write
    }

    /// Only entries: the usual write during a game.
    pub fn entries(table: impl Into<String>, entries: Vec<EntryRow>) -> Self {
        Self { table: table.into(), row: None, entries, chat: Vec::new(), opens: None, term: None }
    }

    /// Its rows: that of the table, and that of a table that it opens.
    pub(crate) fn rows(&self) -> impl Iterator<Item = &TableRow> {
        self.row.iter().chain(self.opens.as_deref())
    }

    /// Whether it is such a write.
    pub(crate) fn has_only_entries(&self) -> bool {
        let plain = self.row.is_none() && self.chat.is_empty() && self.term.is_none();
        plain && !self.entries.is_empty()
    }
}

/// Which tables to list. By default the newest hundred.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableFilter {
    /// Only in one of these phases; empty for any.
    pub phases: Vec<Phase>,
    /// Only listed ones, or only the others.
    pub listed: Option<bool>,
    /// Only tables at which this account sits.
    pub account: Option<String>,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables that come after the one with this `changed_ms` and id: the last one of the
    /// previous page.
    pub before: Option<(u64, String)>,
    /// At most this many.
    pub limit: u32,
}

impl Default for TableFilter {
    fn default() -> Self {
        Self {
            phases: Vec::new(),
            listed: None,
            account: None,
            game: None,
            before: None,
            limit: 100,
        }
    }
}

/// An account: a person, a guest or a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// Its id, which never changes.
    pub id: String,
    /// See [`TableRow::revision`].
    pub revision: u64,
    /// The name that people see.
    pub name: String,
    /// The name in a normalized spelling, which must be unique.
    pub name_key: String,
    /// What the account is and may do; the server defines the values.
    pub role: String,
    /// The hash of a password, if it has one.
    pub password: Option<String>,
    /// Everything else that the server keeps about it, as JSON.
    pub settings: String,
    /// When it was created.
    pub created_ms: u64,
    /// When this row was last written.
    pub changed_ms: u64,
}

/// A device where somebody is logged in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// The hash of the device's token.
    pub token_hash: Vec<u8>,
    /// Whose it is.
    pub account: String,
    /// What the device calls itself.
    pub device: String,
    /// When it began.
    pub created_ms: u64,
    /// When it was last used.
    pub seen_ms: u64,
    /// When it ends unless it is used.
    pub expires_ms: u64,
}

/// A passkey.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    /// The authenticator's id for it.
    pub credential: Vec<u8>,
    /// Whose it is.
    pub account: String,
    /// The name that its owner gave it.
    pub name: String,
    /// The key and its counter, in the format of the code that checks it.
    pub key: String,
    /// When it was added.
    pub created_ms: u64,
    /// When it was last used.
    pub used_ms: u64,
}

/// A token that lets a program play for an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenRow {
    /// The hash of the token.
    pub hash: Vec<u8>,
    /// Whose it is.
    pub account: String,
    /// The name that its owner gave it.
    pub name: String,
    /// When it was added.
    pub created_ms: u64,
}

/// A browser that its owner wants to be called on while no page is open there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubscriptionRow {
    /// The address at which the browser's push service takes calls.
    pub endpoint: String,
    /// Who is called.
    pub account: String,
    /// When it was added.
    pub created_ms: u64,
    /// How many calls in a row have failed.
    pub failures: u64,
}

/// What an account scored with the deal of a day, as it was sent and checked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentResultRow {
    /// Whose result it is.
    pub account: String,
    /// The game.
    pub game: String,
    /// The day, as `2026-11-19`.
    pub date: String,
    /// The points.
    pub points: i64,
    /// The place at the table, from 1.
    pub place: u64,
    /// When it was sent.
    pub sent_ms: u64,
}

/// How strong an account is at a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingRow {
    /// Whose it is.
    pub account: String,
    /// The game.
    pub game: String,
    /// The estimate.
    pub rating: f64,
    /// How certain it is.
    pub deviation: f64,
    /// How much it changes.
    pub volatility: f64,
    /// How many games it is based on.
    pub games: u64,
    /// When it last changed.
    pub changed_ms: u64,
}

/// A rating as it was after a table.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingPoint {
    /// The table that was rated.
    pub table: String,
    /// The rating after it.
    pub rating: RatingRow,
}

/// A report about somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Its id.
    pub id: String,
    /// The table where it happened.
    pub table: Option<String>,
    /// The account that reports.
    pub by: String,
    /// The reported account.
    pub about: String,
    /// The text.
    pub text: String,
    /// When.
    pub created_ms: u64,
    /// When it was handled.
    pub closed_ms: Option<u64>,
    /// What was done.
    pub outcome: Option<String>,
}
