//! What a host says.

use std::borrow::Cow;

use gantry_kernel::{Choice, Phrase, Refusal, Seat, Term};
use serde::{Deserialize, Serialize};

use crate::{ChatLine, Frame, GameInfo, Gathering, TableInfo};

/// A message from the host.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum HostMessage {
    /// It listens, and speaks this version of the messages. What is said before is lost.
    Ready {
        /// See [`crate::VERSION`].
        version: u32,
    },
    /// To a call.
    Answer {
        /// The number of the call: [`crate::Call::id`].
        to: u32,
        /// What came of it.
        answer: Answer,
    },
    /// The table that is looked at, as it is now.
    Frame(Box<Frame>),
    /// The table with this id is played elsewhere; it is not looked at here.
    Elsewhere(String),
    /// Something that the reader should know, such as storage that is full.
    Notice(Phrase),
    /// The table that is looked at, before its deal.
    Gathering(Box<Gathering>),
    /// Something was said at the table; when it is entered, the latest of what was said before.
    Said(Vec<ChatLine>),
    /// How long the way to each connected player and back took lately, in milliseconds, as the
    /// host has measured it.
    Latency(Vec<(Seat, u32)>),
}

/// What came of a call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// It is done.
    Done,
    /// The rules refuse it, or it cannot be done.
    Refused(Refused),
    /// The table is played elsewhere: nothing is done here.
    Elsewhere,
    /// The rules allow it, but the present step of a lesson waits for something else.
    NotThisStep,
    /// The action is allowed.
    Allowed,
    /// What somebody typed, and what the rules say of it.
    Judged(Judged),
    /// The games.
    Games(Vec<GameInfo>),
    /// The tables, the latest first.
    Tables(Vec<TableInfo>),
    /// What the host has pledged for the next deal, in hexadecimal digits.
    Pledge(String),
    /// The id of the table that is now looked at.
    Opened(String),
    /// The table with this id is deleted.
    Forgotten(String),
    /// The value of the option `data` ([`gantry_kernel::DATA_OPTION`]) that a file stands for.
    Data(String),
    /// What an action would change.
    Preview(Preview),
    /// The best choices, the best first.
    Hints(Vec<Hint>),
    /// Words of the game.
    Glossary(Vec<Term>),
    /// A file to keep.
    File {
        /// Its name, with an ending and without a folder.
        name: String,
        /// What is in it.
        text: String,
    },
}

/// Why something was not done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Refused {
    /// For a sentence in the reader's language.
    pub reason: Phrase,
    /// The number of the rule, such as `LP-4.2`, if a rule refuses.
    pub rule: Option<Cow<'static, str>>,
}

impl Refused {
    /// Not because of a rule.
    pub const fn because(reason: Phrase) -> Self {
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
    /// As notation writes it, as far as it can be understood.
    pub notation: String,
    /// Whether it can be done.
    pub verdict: Verdict,
}

/// Whether something that was typed can be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// It is allowed.
    Allowed,
    /// It is an action, but not one for now.
    Refused(Refused),
    /// It is no action of this game. Games say in English only what they would have expected.
    Unreadable(String),
}

/// What an action would change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preview {
    /// What the viewer would be told.
    pub news: Vec<Phrase>,
    /// Rows that would read differently.
    pub changes: Vec<Change>,
    /// It cannot be taken back, so what it shows is not shown before.
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
    /// Its cells then.
    pub after: Vec<Phrase>,
}

/// A choice and what to hope for after it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hint {
    /// The choice.
    pub choice: Choice,
    /// The share of the win, in thousandths.
    pub permille: u16,
}

impl Hint {
    /// The share of the win, in percent.
    pub const fn percent(&self) -> u16 {
        (self.permille + 5) / 10
    }
}
