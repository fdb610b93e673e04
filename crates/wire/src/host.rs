//! What a host sends.

use std::borrow::Cow;

use gantry_kernel::{Choice, Phrase, Refusal, Seat, Term};
use serde::{Deserialize, Serialize};

use crate::{
    ChatLine, Course, DailyResults, Frame, GameInfo, Gathering, Review, TableInfo, Verified,
};

/// A message from the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HostMessage {
    /// The host is ready, and uses this version of the messages. Messages sent before this are
    /// lost.
    Ready {
        /// See [`crate::VERSION`].
        version: u32,
    },
    /// The answer to a call.
    Answer {
        /// The number of the call: [`crate::Call::id`].
        to: u32,
        /// The result.
        answer: Answer,
    },
    /// The open table, as it is now.
    Frame(Box<Frame>),
    /// The table with this id is played elsewhere; it is no longer open here.
    Elsewhere(String),
    /// Something that the reader should know, for example that the storage is full.
    Notice(Phrase),
    /// The open table, before its deal.
    Gathering(Box<Gathering>),
    /// New chat lines; when a table is entered, the latest ones.
    Said(Vec<ChatLine>),
    /// The recent round-trip time to each connected player, in milliseconds, as measured by the
    /// host.
    Latency(Vec<(Seat, u32)>),
}

/// The answer to a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// It is done.
    Done,
    /// The rules refuse it, or it cannot be done.
    Refused(Refused),
    /// The table is played elsewhere: nothing was done here.
    Elsewhere,
    /// The rules allow it, but the current step of a lesson waits for something else.
    NotThisStep,
    /// The action is allowed.
    Allowed,
    /// What somebody typed, and what the rules say about it.
    Judged(Judged),
    /// The games.
    Games(Vec<GameInfo>),
    /// The tables, the latest first.
    Tables(Vec<TableInfo>),
    /// The host's commitment to the next deal, in hexadecimal digits.
    Pledge(String),
    /// The id of the table that is now open.
    Opened(String),
    /// The record is damaged, so nothing was opened; see [`crate::ClientMessage::Recover`].
    Damaged(Damage),
    /// The table with this id is deleted.
    Forgotten(String),
    /// The value of the option `data` ([`gantry_kernel::DATA_OPTION`]) for a file.
    Data(String),
    /// What an action would change.
    Preview(Preview),
    /// The best choices, the best first.
    Hints(Vec<Hint>),
    /// Terms of the game.
    Glossary(Vec<Term>),
    /// A file to keep.
    File {
        /// Its name, with an extension and without a folder.
        name: String,
        /// Its contents.
        text: String,
    },
    /// How the game went, as far as it is estimated.
    Course(Course),
    /// The results of the deal of a day, as far as they are known.
    Daily(DailyResults),
    /// What checking a record has shown.
    Verified(Box<Verified>),
    /// What can be said about a step of a finished game.
    Review(Box<Review>),
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// The reason, for a sentence in the reader's language.
    pub reason: Phrase,
    /// The number of the rule, such as `LP-4.2`, if a rule refuses.
    pub rule: Option<Cow<'static, str>>,
}

impl Refused {
    /// A refusal that is not due to a rule.
    pub const fn without_rule(reason: Phrase) -> Self {
        Self { reason, rule: None }
    }
}

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Self {
        Self { reason: refusal.reason, rule: Some(refusal.rule) }
    }
}

/// An action that somebody typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Judged {
    /// Its notation, as far as it can be understood.
    pub notation: String,
    /// Whether it can be done.
    pub verdict: Verdict,
}

/// Whether something that was typed can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// It is allowed.
    Allowed,
    /// It is an action, but it cannot be done now.
    Refused(Refused),
    /// It is not an action of this game. The text, in English only, says what the game expected.
    Unreadable(String),
}

/// What an action would change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// What the viewer would be told.
    pub news: Vec<Phrase>,
    /// Rows that would change.
    pub changes: Vec<Change>,
    /// It cannot be taken back, so what it would show is not shown in advance.
    pub binding: bool,
}

/// A row of a panel before and after.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    /// The panel's heading.
    pub panel: Phrase,
    /// What the row shows.
    pub label: Phrase,
    /// Its cells now.
    pub before: Vec<Phrase>,
    /// Its cells after the action.
    pub after: Vec<Phrase>,
}

/// A choice and its expected share of the win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// The share of the win, in thousandths.
    pub permille: u16,
    /// How far the true share may be from that, in thousandths: two standard errors.
    pub spread: u16,
    /// How it compares with the other choices.
    pub rank: HintRank,
}

/// How a choice compares with the others, as far as that can be told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HintRank {
    /// There is no other choice.
    Only,
    /// It is better than every other, beyond doubt.
    Best,
    /// It cannot be told apart from the best.
    Equal,
    /// The best is better, beyond doubt.
    Worse,
}

impl Hint {
    /// The share of the win, in percent.
    pub const fn percent(&self) -> u16 {
        (self.permille + 5) / 10
    }

    /// The least and the greatest share of the win that are likely, in steps of five percent.
    pub fn interval(&self) -> (u16, u16) {
        let least = self.permille.saturating_sub(self.spread) / 50 * 5;
        let most = self.permille.saturating_add(self.spread).min(1000).div_ceil(50) * 5;
        (least, most)
    }
}

/// What is left of a damaged record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Damage {
    /// The game's id.
    pub game: String,
    /// How many lines of its log can be read and replayed.
    pub readable: usize,
    /// How many lines it has.
    pub lines: usize,
    /// What is wrong with the next one, in English only.
    pub fault: String,
}
