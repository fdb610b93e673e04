//! The bodies of a server's requests over HTTP that its clients read, too. They travel as JSON,
//! apart from the messages of the socket.

mod account;
mod hosting;

use serde::{Deserialize, Serialize};

pub use account::{DeviceInfo, GameRating, PasskeyInfo, Profile, PushKey, RatingAfter, TokenInfo};
pub use hosting::{AccountInfo, JudgedLine, ReportInfo};

use crate::{Refused, TableSettings};

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableSummary {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// How far it is.
    pub phase: TablePhase,
    /// How it is played.
    pub settings: TableSettings,
    /// The name at each seat; none while it is free.
    pub seats: Vec<Option<String>>,
    /// `human` or the name of a bot at each seat; none while it is free.
    pub kinds: Vec<Option<String>>,
    /// The account at each seat, if a person sits there.
    pub accounts: Vec<Option<String>>,
    /// How many entries its log has.
    pub entries: u64,
    /// When it was opened, in milliseconds since 1970.
    pub created_ms: u64,
    /// When it last changed, in milliseconds since 1970.
    pub changed_ms: u64,
    /// Whether the requesting account plays there.
    pub own: bool,
    /// Whether the game waits for the requesting account; only told in a list of its own tables.
    pub your_turn: bool,
    /// How many milliseconds it has left for that, where there is a clock.
    pub time_left_ms: Option<u64>,
    /// The place of each person with an account, by seat; only told where results are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places: Option<Vec<Option<u8>>>,
}

impl TableSummary {
    /// The names at the table, bots by their level.
    pub fn names(&self) -> Vec<String> {
        let named = self.seats.iter().zip(&self.kinds);
        named.filter_map(|(name, kind)| name.clone().or_else(|| kind.clone())).collect()
    }

    /// How many seats are free.
    pub fn free(&self) -> usize {
        self.kinds.iter().filter(|kind| kind.is_none()).count()
    }

    /// Whether somebody can sit down there now.
    pub fn is_joinable(&self) -> bool {
        self.phase == TablePhase::Gathering && self.free() > 0
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TablePhase {
    /// People are taking their seats.
    Gathering,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
    /// It was closed before the game ended.
    Closed,
    /// The server cannot continue it; somebody has to look at it.
    Frozen,
}

impl TablePhase {
    /// Its word in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
            Self::Frozen => "frozen",
        }
    }
}

/// The id of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CreatedTable {
    /// The id.
    pub table: String,
}

/// What people scored with the deal of a day, as they sent it to the server.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DailyRanking {
    /// How many have sent a result.
    pub count: usize,
    /// The best results, best first; the requesting account's own is always among them.
    pub results: Vec<SentResult>,
}

/// A result that somebody has sent, and the server has checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SentResult {
    /// The account that has sent it.
    pub account: String,
    /// What others call it.
    pub name: String,
    /// The rank, from 1; the same points have the same rank.
    pub rank: usize,
    /// The points.
    pub points: i64,
    /// The place at the table, from 1.
    pub place: u64,
    /// The duplicate score: of how many of the other results it is better, in thousandths, where an
    /// equal one counts half. None while there are no others.
    pub duplicate: Option<u16>,
    /// Whether it is the requesting account's.
    pub own: bool,
}

/// A body with a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordBody {
    /// The record, with its secret.
    pub record: String,
}

/// An account, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnAccount {
    /// Its id.
    pub account: String,
    /// What others call its owner.
    pub name: String,
    /// What it may do.
    pub role: Role,
}

/// What an account may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Role {
    /// Play; nobody can log in to it, since it has neither a password nor a passkey.
    Guest,
    /// Play; somebody can log in to it.
    Member,
    /// Look after the server as well.
    Host,
}

/// What a page asks a server first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionInfo {
    /// The version of the messages of the socket.
    pub version: u32,
    /// Who asks; none for somebody unknown or banned.
    pub me: Option<OwnAccount>,
    /// Whether the account of whoever asks is banned.
    pub banned: bool,
}

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ErrorBody {
    /// A word for programs, such as `banned`.
    pub error: String,
    /// A sentence in English.
    pub message: String,
    /// A phrase that clients put into the reader's language, where the server or a game refuses.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Refused>,
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn bodies_are_read_as_they_are_written() {
        let table = TableSummary {
            id: "k3".into(),
            game: "lift-off".into(),
            phase: TablePhase::Gathering,
            settings: TableSettings::for_people("lift-off", 3),
            seats: vec![Some("Ada".into()), None, None],
            kinds: vec![Some("human".into()), Some("easy".into()), None],
            accounts: vec![Some("a1".into()), None, None],
            entries: 0,
            created_ms: 1,
            changed_ms: 2,
            own: true,
            your_turn: false,
            time_left_ms: None,
            places: None,
        };
        let json = serde_json::to_value(&table).expect("plain data");
        assert_eq!(json["phase"], table.phase.word());
        assert_eq!(serde_json::from_value::<TableSummary>(json).ok(), Some(table.clone()));
        assert_eq!((table.names(), table.free()), (vec!["Ada".to_owned(), "easy".to_owned()], 1));
        assert!(table.is_joinable());
        assert!(!TableSummary { phase: TablePhase::Playing, ..table }.is_joinable());
    }

    #[test]
    fn roles_and_errors_have_their_words() {
        let me = json!({ "account": "a1", "name": "Ada", "role": "member" });
        let session = json!({ "version": 4, "me": me, "banned": false });
        let read: SessionInfo = serde_json::from_value(session.clone()).expect("a session");
        assert_eq!(read.me.as_ref().map(|me| me.role), Some(Role::Member));
        assert_eq!(serde_json::to_value(&read).expect("plain data"), session);
        let error = json!({ "error": "banned", "message": "This account is banned." });
        let read: ErrorBody = serde_json::from_value(error.clone()).expect("an error");
        assert_eq!(read.refused, None);
        assert_eq!(serde_json::to_value(&read).expect("plain data"), error);
    }
}
